/** One simulated night through the whole stack, checked after every act. */
import { GameHost } from '../host/game-host.ts';
import { seenStore } from '../host/seen.ts';
import type { Command } from '../messages/commands.ts';
import type { Fact } from '../messages/facts.ts';
import type { View } from '../messages/view.ts';
import { newGame, run } from '../rules/engine/game.ts';
import { hands, sideOf } from '../rules/engine/players.ts';
import type { Setup } from '../rules/engine/state.ts';
import { houseRules } from '../rules/house/index.ts';
import { kitFor } from '../rules/kit.ts';
import { isExpert } from '../rules/modes.ts';
import { newState } from '../rules/setup.ts';
import type { Way } from '../table/ways.ts';
import { broken, foldDiffers, inventory, lostByJson } from './invariants.ts';
import { MemoryStorage } from './memory-storage.ts';
import { lentPowers, moduleEventsOf } from './modules-used.ts';
import { beginNight } from './new-night.ts';
import { reached } from './people/goals.ts';
import type { Hands } from './people/room.ts';
import type { Sitting } from './people/sitting.ts';
import { Random } from './random.ts';
import type { Fixed, Steering } from './steering.ts';
import { settled, VirtualClock } from './virtual-clock.ts';
import { virtualTags } from './virtual-deck.ts';
import { VirtualReader } from './virtual-reader.ts';

export interface NightOptions {
  readonly seed: number;
  readonly way: Pick<Way, 'mode' | 'players'>;
  /** What was used on the nights before. */
  readonly steering?: Steering;
  readonly fixed?: Fixed;
  /** Cards are tapped on a virtual reader instead of touched on the screen. */
  readonly reader?: boolean;
  /** Where the night is kept; forgotten if left out. */
  readonly storage?: MemoryStorage;
}

export interface NightReport {
  /** What was broken; the night ends with the first of it. */
  readonly violations: string[];
  /** How often each rule, power, event and house rule took part, each round card and turn was played, each fault made. */
  readonly used: Record<string, number>;
  readonly acts: number;
}

/** The record is copied through JSON after every so many acts: it takes longer than all other checks together. */
const COPY_EACH = 8;

/** Plays a night to its count. The same seed after the same nights gives the same night. */
export async function simulateNight(options: NightOptions): Promise<NightReport> {
  const { seed, way, steering, fixed = {}, reader = false, storage = new MemoryStorage() } = options;
  const random = new Random(seed);
  const clock = new VirtualClock();
  const device = new VirtualReader({ clock, id: `SIM${seed}` });
  const host = new GameHost({
    version: 'sim',
    storage,
    clock,
    random: () => random.next(),
    seen: await seenStore(storage),
    portsFor: () => device,
    virtualTags,
  });
  if (reader) {
    await host.send({ do: 'reader', source: 'sim' });
    await clock.advance(2000);
  }
  const hands = handsOf(host, reader ? device : null, clock);
  const sitting = await beginNight({ hands, random, way, faultOnceIn: 15, ...(steering && { steering }), fixed });
  const report = await play(host, sitting);
  device.device.stop();
  return report;
}

const setupOf = (host: GameHost): Setup => structuredClone((host.ledger ?? never()).game.state.setup);

/** People's hands on the host; a tap lasts until the device has heard that it was handled. */
function handsOf(host: GameHost, device: VirtualReader | null, clock: VirtualClock): Hands {
  const tap = async (uid: string) => {
    device?.tap(uid);
    for (let turn = 0; turn < 50 && device && device.device.waiting > 0; turn++) await settled();
    device?.lift(uid);
    await clock.advance(60);
  };
  // On a reader's nights the screen is attached, as it is at a table; on the others it is looked at when people do.
  let view: View | null = null;
  if (device)
    host.onView((shown) => {
      view = shown;
    });
  const send = async (command: Command) => {
    const reply = await host.send(command);
    if (!device) view = null;
    return reply;
  };
  return { view: () => (view ??= host.view('console')), send, tap: device && tap };
}

async function play(host: GameHost, sitting: Sitting): Promise<NightReport> {
  const violations: string[] = [];
  const rules: Record<string, number> = {};
  const setup = setupOf(host);
  let acts = 0;
  try {
    let begun: Record<string, number> | null = null;
    // Undo and reopening bring a new game, which is to be counted too.
    const uses = (rule: string) => {
      rules[rule] = (rules[rule] ?? 0) + 1;
    };
    const count = () => {
      (host.ledger ?? never()).game.uses = uses;
    };
    // What the rules did before the first question is past; it is the same on every night of this set-up.
    run(Object.assign(newGame(newState(structuredClone(setup)), kitFor(setup)), { uses }));
    for (count(); await sitting.act(); count()) {
      acts++;
      const ledger = host.ledger ?? never();
      // Some pieces are laid out by what people are asked before the first round: others, after an undo of it.
      const { state } = ledger.game;
      begun = state.round ? (begun ?? inventory(state)) : null;
      violations.push(...broken(ledger, begun ?? inventory(state)));
      if (acts % COPY_EACH === 0) violations.push(...lostByJson(ledger));
      if (violations.length > 0) break;
    }
    violations.push(...foldDiffers(host.ledger ?? never()), ...miscounted(host, sitting), ...misjudged(host));
  } catch (error) {
    violations.push((error as Error).message);
  }
  return { violations, used: used(setup, rules, host.ledger?.facts ?? [], sitting), acts };
}

/** The count beside the table's own: what lies on a sheet, added up by people. */
function miscounted(host: GameHost, { room: { table } }: Sitting): string[] {
  const { score, round, setup, eliminated } = host.ledger?.game.state ?? never();
  // What is shared is not what lies on a sheet.
  if (!score || round?.event === 'sharing-the-loot') return [];
  return Object.keys(score.terms).flatMap((who) => {
    const counted = score.terms[who]?.loot;
    const members = table.bandits.filter((one) => sideOf(setup, one) === who);
    const left = members.filter((one) => !eliminated.includes(one));
    // Where nobody is left a house rule may count them all.
    const held = (left.length > 0 ? left : members).reduce((sum, one) => sum + table.dollars(one), 0);
    return counted === held ? [] : [`${who} holds $${held} and is counted $${counted}`];
  });
}

/** The verdict on the Marshal's goals beside what people see on the table. */
function misjudged(host: GameHost): string[] {
  const { eliminated, setup } = host.ledger?.game.state ?? never();
  const { night } = host.view('console');
  const out = setup.house['goals-and-eliminated'] === 'ignore' ? eliminated : [];
  return (night?.count?.goals ?? []).flatMap(({ id, reached: judged }) =>
    night && reached(night, id, out) !== judged ? [`the goal ${id} is ${judged ? '' : 'not '}judged as reached`] : [],
  );
}

/** Adds what no rule object stands for: how people sat and tapped, round cards, types of turn, house rules, human faults. */
function used(
  setup: Setup,
  rules: Record<string, number>,
  facts: readonly Fact[],
  { room, temper }: Sitting,
): Record<string, number> {
  const { mode, taps, deck, house, modules, variants, extras } = setup;
  const found: Record<string, number> = { ...rules };
  const add = (what: string, times = 1) => {
    if (times > 0) found[what] = (found[what] ?? 0) + times;
  };
  for (const what of [`mode:${mode}`, `taps:${taps}`, `deck:${deck.kind}`]) add(what);
  add(`players:${hands(setup).length}`);
  if (isExpert(setup)) add('expert');
  for (const id of modules) add(`module:${id}`);
  for (const id of variants) add(`variant:${id}`);
  for (const id of extras) add(`extra:${id}`);
  add(`temper:${temper}`);
  for (const rule of houseRules) {
    const option = house[rule.id] ?? rule.options[0];
    // Once for the night; how often another option than the manual's decided something stands under the rule's own id.
    add(`house:${rule.id}=${option}`);
  }
  for (const what of [...moduleEventsOf(facts), ...lentPowers(rules, setup.seats.flat())]) add(what);
  for (const fact of facts) {
    if (fact.is === 'put' && fact.cause === 'free') for (const { thing } of fact.things) add(`free:${thing}`);
    if (fact.is !== 'round-begins') continue;
    add(`card:${fact.card}`);
    for (const turn of fact.turns) add(`turn:${turn}`);
  }
  for (const [fault, times] of Object.entries(room.faults)) add(`fault:${fault}`, times);
  return found;
}

function never(): never {
  throw new Error('the night has gone');
}
