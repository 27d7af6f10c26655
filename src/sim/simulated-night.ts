/** One simulated night through the whole stack, checked after every act. */
import { GameHost } from '../host/game-host.ts';
import { seenStore } from '../host/seen.ts';
import type { Fact, Who } from '../messages/facts.ts';
import { broken, foldDiffers, inventory } from './invariants.ts';
import { MemoryStorage } from './memory-storage.ts';
import { beginNight, sitDown } from './new-night.ts';
import { Random } from './random.ts';
import { type Hands, Sitting } from './sitting.ts';
import { settled, VirtualClock } from './virtual-clock.ts';
import { virtualTags, virtualUid } from './virtual-deck.ts';
import { VirtualReader } from './virtual-reader.ts';

export interface NightOptions {
  readonly seed: number;
  /** 4 to 6. */
  readonly players: number;
  readonly house?: Readonly<Record<string, string>>;
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

/** Plays a night to its count. The same seed gives the same night. */
export async function simulateNight(options: NightOptions): Promise<NightReport> {
  const { seed, players, house = {}, reader = false, storage = new MemoryStorage() } = options;
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
  const people = sitDown(random, players);
  await beginNight((command) => host.send(command), people, { house });
  if (reader) {
    await host.send({ do: 'reader', source: 'sim' });
    await clock.advance(2000);
  }
  const sitting = new Sitting({
    hands: handsOf(host, reader ? device : null, clock),
    random,
    seats: people.seats.flat(),
    firstPlayer: people.firstPlayer,
    uidOf: ({ who, card, copy }) => virtualUid(who, card, copy),
    faultOnceIn: 20,
  });
  const report = await play(host, sitting);
  device.device.stop();
  return report;
}

/** People's hands on the host; a tap lasts until the device has heard that it was handled. */
function handsOf(host: GameHost, device: VirtualReader | null, clock: VirtualClock): Hands {
  const tap = async (uid: string) => {
    device?.tap(uid);
    for (let turn = 0; turn < 50 && device && device.device.waiting > 0; turn++) await settled();
    device?.lift(uid);
    await clock.advance(60);
  };
  let view = host.view('console');
  host.onView((shown) => {
    view = shown;
  });
  return { view: () => view, send: (command) => host.send(command), tap: device && tap };
}

async function play(host: GameHost, sitting: Sitting): Promise<NightReport> {
  const violations: string[] = [];
  const rules: Record<string, number> = {};
  let acts = 0;
  try {
    sitting.begin();
    const begun = inventory(host.ledger?.game.state ?? never());
    // Undo and reopening bring a new game, which is to be counted too.
    const count = () => {
      (host.ledger ?? never()).game.uses = (rule) => {
        rules[rule] = (rules[rule] ?? 0) + 1;
      };
    };
    for (count(); await sitting.act(); count()) {
      acts++;
      const ledger = host.ledger ?? never();
      const { state } = ledger.game;
      const corrected = ledger.standing.some((deed) => deed.is === 'correct');
      violations.push(...broken(state, begun, corrected));
      const json = JSON.stringify(state);
      if (JSON.stringify(JSON.parse(json)) !== json) violations.push('a copy through JSON is not the same');
      if (violations.length > 0) break;
    }
    violations.push(...foldDiffers(host.ledger ?? never()), ...miscounted(host, sitting));
  } catch (error) {
    violations.push((error as Error).message);
  }
  return { violations, used: used(rules, host.ledger?.facts ?? [], sitting), acts };
}

/** The count beside the table's own: what lies on a sheet, added up by people. */
function miscounted(host: GameHost, sitting: Sitting): string[] {
  const { score } = host.ledger?.game.state ?? never();
  return sitting.table.seats.flatMap((who: Who) => {
    const counted = score?.terms[who]?.loot;
    const held = sitting.table.dollars(who);
    return counted === held ? [] : [`${who} holds $${held} and is counted $${counted}`];
  });
}

/** Adds what no rule object stands for: round cards, types of turn, human faults. */
function used(counts: Record<string, number>, facts: readonly Fact[], sitting: Sitting): Record<string, number> {
  const add = (what: string, times = 1) => {
    counts[what] = (counts[what] ?? 0) + times;
  };
  for (const fact of facts) {
    if (fact.is !== 'round-begins') continue;
    add(`card:${fact.card}`);
    for (const turn of fact.turns) add(`turn:${turn}`);
  }
  for (const [fault, times] of Object.entries(sitting.faults)) add(`fault:${fault}`, times);
  return counts;
}

function never(): never {
  throw new Error('the night has gone');
}
