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

/** Home, set-up, Schemin', Stealin' with a decision, and the count. */
export async function realViews() {
  const folder = await mkdtemp(join(tmpdir(), 'caboose-screens-'));
  const args = [join(root, 'dist/host/host.mjs'), '--headless', '--reader', 'none', '--data', folder];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(child.stdout, 'data');
  const host = await face(String(line).match(/http:(\S+)/)[1]);
  try {
    await begin(host);
    const night = await playNight(host);
    await host.send({ do: 'leave-night' });
    const home = host.view();
    await host.send({ do: 'go', to: 'setup' });
    await host.send({ do: 'draft', draft });
    return { home: withoutFolder(home), 'set-up': host.view(), ...night };
  } finally {
    child.kill();
    await once(child, 'exit');
    await rm(folder, { recursive: true, force: true });
  }
}

/** The temporary folder of this run says nothing to a reader of the README. */
const withoutFolder = (view) => ({ ...view, home: { ...view.home, folder: '~/.local/share/caboose' } });

async function begin(host) {
  await host.send({ do: 'go', to: 'setup' });
  await host.send({ do: 'draft', draft });
  await host.send({ do: 'start-night' });
}

/** Plays by chance with a seed and keeps the first good view of each kind. */
async function playNight(host) {
  const kept = {};
  let state = 5;
  const chance = (below) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >>> 8) % below;
  };
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
