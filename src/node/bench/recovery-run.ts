/**
 * Forty cards over a bad line: bytes flipped and dropped, the cable pulled, the board reset and without power, the app
 * restarted, all at moments that a seed decides. Each card must reach the app once, in the order of laying.
 */
import { ReaderLink } from '../../host/reader/link.ts';
import { Random } from '../../sim/random.ts';
import { EmulatedReader } from '../emulator/emulated-reader.ts';
import { Picc } from '../emulator/picc.ts';

/** A byte in a hundred is damaged, each way. */
const DAMAGE = 0.01;
/**
 * Power cut sooner after a tap can lose it: it waits 300 ms for its ACK before it is stored, and each event takes
 * 70 ms to write.
 */
const QUIET_MS = 1500;
/** The reader keeps 16 events; players stop tapping when so many taps in a row stay amber. */
const UNANSWERED = 12;
/** Players hold a card there until the reader ticks (for 20 ms), or give up. */
const HOLD_MS = 3000;
const LISTEN_MS = 10;
/** How long taps that were not answered are waited for. */
const PATIENCE_MS = 30_000;
/** Where the firmware keeps events (core/storage_layout.hpp). */
const STORED_EVENTS = { from: 192, to: 984 };

export interface RecoveryRun {
  readonly seed: number;
  readonly laid: readonly string[];
  readonly taken: readonly string[];
  readonly isExact: boolean;
  readonly flips: number;
  readonly drops: number;
  readonly cuts: number;
  readonly resets: number;
  readonly powerCuts: number;
  readonly appRestarts: number;
  readonly simulatedSeconds: number;
}

export interface RecoveryOptions {
  readonly program: Uint16Array;
  readonly seed: number;
  readonly cards: number;
  /** The negative control: nothing survives a restart of the board. */
  readonly wiped?: boolean;
}

export async function recoveryRun({ program, seed, cards, wiped = false }: RecoveryOptions): Promise<RecoveryRun> {
  const random = new Random(seed);
  const between = (least: number, most: number) => least + random.below(most - least + 1);
  const reader = new EmulatedReader({ program, random: () => random.next(), damage: DAMAGE, bootMs: 150 });
  if (wiped) reader.onRestart = () => wipe(reader, random);
  const counts = { cuts: 0, resets: 0, powerCuts: 0, appRestarts: 0 };
  const laid: string[] = [];
  const taken: string[] = [];
  const seen = new Map<string, number>();
  let link = openLink();

  function openLink(): ReaderLink {
    const one = new ReaderLink({
      path: 'emulated',
      ports: reader,
      clock: reader.clock,
      seen: { get: (device) => seen.get(device) ?? null, set: (device, last) => void seen.set(device, last) },
      onTap: async ({ uid }) => void taken.push(uid),
      onState: () => undefined,
    });
    one.open();
    return one;
  }

  async function accident(): Promise<void> {
    const what = random.below(10);
    if (what < 3 && reader.isPlugged) {
      counts.cuts++;
      reader.unplug();
    } else if (what < 5) {
      counts.resets++;
      reader.reset();
    } else if (what === 5) {
      counts.appRestarts++;
      await link.close();
      link = openLink();
    } else if (what < 8) {
      await reader.run(QUIET_MS);
      counts.powerCuts++;
      reader.cutPower();
    }
  }

  /** Waits until the link has recovered; gives up when that takes too long, once and for all. */
  let patience = PATIENCE_MS;
  async function settle(): Promise<void> {
    if (!reader.isPlugged) reader.plug();
    const taps = taken.length;
    for (let waited = 0; waited < patience && taken.length < laid.length; waited += 100) await reader.run(100);
    if (taken.length === taps) patience = 0;
  }

  await reader.run(between(200, 1500));
  for (let card = 0; card < cards; card++) {
    const uid = `04${Array.from({ length: 6 }, () => random.below(256).toString(16).padStart(2, '0')).join('')}`;
    const picc = new Picc({ uid });
    if (laid.length - taken.length >= UNANSWERED) await settle();
    laid.push(picc.uid);
    // An accident may come before a card is laid on, while it lies, or behind it.
    const when = random.below(8);
    if (when === 0) await accident();
    reader.board.radios[0]?.place(picc);
    const least = between(80, 250);
    let ticked = false;
    for (let held = 0; held < least || (!ticked && held < HOLD_MS); held += LISTEN_MS) {
      await reader.run(LISTEN_MS);
      ticked = ticked || reader.board.buzzes;
    }
    if (when === 1) {
      await accident();
      await reader.run(between(250, 500));
    }
    reader.board.radios[0]?.remove(picc);
    await reader.run(between(120, 300));
    if (when === 2) await accident();
    if (!reader.isPlugged && random.below(3) === 0) reader.plug();
  }
  await settle();
  // What would come twice comes now.
  await reader.run(2000);
  await link.close();
  return {
    seed,
    laid,
    taken,
    isExact: laid.length === taken.length && laid.every((uid, i) => uid === taken[i]),
    ...reader.damaged,
    ...counts,
    simulatedSeconds: Math.round(reader.board.cycles / 16_000_000),
  };
}

function wipe(reader: EmulatedReader, random: Random): void {
  const { ram, eeprom } = reader.board;
  for (let i = 0; i < ram.length; i++) ram[i] = random.below(256);
  eeprom.fill(0xff, STORED_EVENTS.from, STORED_EVENTS.to);
}
