// The views of the README's pictures, as the real host shows them: it is started, and a night is played on it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { root } from '../setup.mjs';

const seats = [
  { bandits: ['ghost'], names: ['Anna'] },
  { bandits: ['tuco'], names: ['Ben'] },
  { bandits: ['belle'], names: ['Carla'] },
  { bandits: ['django'], names: ['Dario'] },
];
const draft = {
  mode: 'standard',
  expert: false,
  seats,
  firstPlayer: 'belle',
  cars: ['car-3j', 'car-3p1j', 'car-1p', 'car-4p1j'],
  house: {},
  silk: '',
  silkWords: '',
  modules: [],
  drawn: {},
  taps: 'scheming',
  deck: { kind: 'station', cards: [] },
};

const withModules = {
  ...draft,
  firstPlayer: null,
  cars: ['car-4p1j', 'car-3p', 'car-1p1j', 'car-3p1j'],
  modules: ['horses', 'stagecoach', 'whiskey'],
};

/** Home, set-up, Schemin', Stealin' with a decision, the count, and a night with three modules. */
export async function realViews() {
  const folder = await mkdtemp(join(tmpdir(), 'caboose-screens-'));
  const args = [join(root, 'dist/host/host.mjs'), '--headless', '--reader', 'none', '--data', folder];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(child.stdout, 'data');
  const host = await face(String(line).match(/http:(\S+)/)[1]);
  try {
    await begin(host, draft);
    const night = await playNight(host);
    await host.send({ do: 'leave-night' });
    const home = host.view();
    await host.send({ do: 'go', to: 'setup' });
    await host.send({ do: 'draft', draft });
    const setup = host.view();
    return { home: withoutFolder(home), 'set-up': setup, ...night, modules: await nightWithModules(host) };
  } finally {
    child.kill();
    await once(child, 'exit');
    await rm(folder, { recursive: true, force: true });
  }
}

/** The temporary folder of this run says nothing to a reader of the README. */
const withoutFolder = (view) => ({ ...view, home: { ...view.home, folder: '~/.local/share/caboose' } });

async function begin(host, agreed) {
  await host.send({ do: 'go', to: 'setup' });
  await host.send({ do: 'draft', draft: agreed });
  await host.send({ do: 'start-night' });
}

/** @returns chance with a seed: a whole number from 0, below the one given */
function chanceFrom(seed) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >>> 8) % below;
  };
}

/** Plays by chance and keeps the first good view of each kind. */
async function playNight(host) {
  const kept = {};
  const chance = chanceFrom(5);
  for (let { question, round, pile } = host.view().night; question; { question, round, pile } = host.view().night) {
    const view = host.view();
    const middle = round && round.number >= 2;
    if (middle && question.about === 'scheme.act' && pile.length >= 6 && pile.at(-1).card) kept.schemin ??= view;
    if (middle && question.about === 'move.where' && question.options.length >= 4) kept.stealin ??= view;
    const cards = question.options.filter((option) => option.kind === 'card');
    // People draw now and then; a night in which everybody lays a card each turn looks like nobody's.
    const choices = cards.length > 0 && chance(8) > 0 ? cards : question.options;
    await host.send({ do: 'answer', question: question.id, key: choices[chance(choices.length)].key });
  }
  return { ...kept, count: host.view() };
}

/** Nights by chance, until one shows what three modules bring: somebody may get off at the stagecoach. */
async function nightWithModules(host) {
  const chance = chanceFrom(1);
  for (let night = 1; night <= 40; night++) {
    await begin(host, withModules);
    for (let { question } = host.view().night; question; { question } = host.view().night) {
      if (showsModules(host.view().night)) return host.view();
      const own = question.options.filter(({ for: by }) => by === null || by === question.waits[0]);
      const laying = own.filter(({ kind, key }) => kind === 'card' || key === 'flask');
      const choices = laying.length > 0 && chance(8) > 0 ? laying : own;
      await host.send({ do: 'answer', question: question.id, key: choices[chance(choices.length)].key });
    }
  }
  throw new Error('in none of these nights the three modules came together');
}

/** A rider beside the stagecoach may choose it, the Shotgun guards it, and a flask and a hostage are on a sheet. */
function showsModules({ question, train, things, seats }) {
  const coach = train.annexes[0];
  return (
    question.about === 'ride.where' &&
    question.options.some(({ key }) => key === 'stagecoach.in') &&
    coach.car > 0 &&
    train.pawns[question.asks[0]].startsWith(`${coach.car}.`) &&
    train.pawns.shotgun === 'stagecoach.roof' &&
    Object.values(things)
      .flat()
      .filter((thing) => thing === 'horse').length > 1 &&
    seats.some(({ loot }) => loot.some((token) => token.endsWith('-half'))) &&
    seats.some(({ who }) => (things[who] ?? []).length > 0)
  );
}

/** A face on the host, by WebSocket; a command is done once its reply and the view after it have come. */
async function face(address) {
  const socket = new WebSocket(`ws:${address}ws`);
  const waiting = new Map();
  let view = null;
  let id = 0;
  let arrived = () => {};
  const first = new Promise((resolve) => {
    arrived = resolve;
  });
  socket.on('message', (data) => {
    const message = JSON.parse(String(data));
    if (message.view) {
      view = message.view;
      arrived();
    } else waiting.get(message.id)?.(message.reply);
  });
  await first;
  return {
    view: () => view,
    send: async (command) => {
      id += 1;
      const reply = await new Promise((resolve) => {
        waiting.set(id, resolve);
        socket.send(JSON.stringify({ id, command }));
      });
      if (!reply.ok) throw new Error(`${JSON.stringify(command)}: ${reply.code}`);
    },
  };
}
