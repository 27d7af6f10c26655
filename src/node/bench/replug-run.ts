/** The plug of the reader is pulled, on a real device node with the real serialport: what becomes of link and taps. */
import { GameHost } from '../../host/game-host.ts';
import { systemClock } from '../../host/reader/clock.ts';
import { ReaderLink } from '../../host/reader/link.ts';
import type { LinkTimes } from '../../host/reader/times.ts';
import { seenStore } from '../../host/seen.ts';
import { MemoryStorage } from '../../sim/memory-storage.ts';
import { beginNight, plain } from '../../sim/new-night.ts';
import { Random } from '../../sim/random.ts';
import { virtualTags } from '../../sim/virtual-deck.ts';
import { until } from '../pty.ts';
import { PulledReader } from './pulled-reader.ts';

const PLAYERS = 4;
/** USB devices that go while their old node is still held come back under another name. */
const NAMES = ['ttyUSB0', 'ttyUSB1'];

export interface Pulls {
  /** Per pull, milliseconds from the pull until the link has noticed it. */
  readonly noticed: readonly number[];
  /** Per pull, milliseconds from plugging in until the reader is ready again. */
  readonly ready: readonly number[];
  /** What this process computed meanwhile, as a share of one core: a busy loop takes all of it. */
  readonly cpuShare: number;
}

/** Pulls the plug right behind data, again and again. */
export async function pullRightAfterData(times: LinkTimes, pulls: number): Promise<Pulls> {
  const reader = await PulledReader.open('7503');
  const link = new ReaderLink({
    path: reader.path,
    ports: reader.ports,
    clock: systemClock,
    times,
    seen: { get: () => null, set: () => undefined },
    onTap: async () => undefined,
    onState: () => undefined,
  });
  const [noticed, ready]: [number[], number[]] = [[], []];
  try {
    link.open();
    await until(() => link.state.state === 'ready', 'the reader is ready');
    const [cpu, start] = [process.cpuUsage(), performance.now()];
    for (let pull = 0; pull < pulls; pull++) {
      const pulled = performance.now();
      await reader.pullRightAfter('a line of the log, and then half a li');
      await until(() => link.state.state === 'waiting', 'the pull is noticed');
      noticed.push(performance.now() - pulled);
      const plugged = performance.now();
      await reader.plugIn();
      await until(() => link.state.state === 'ready', 'the reader is ready again');
      ready.push(performance.now() - plugged);
    }
    const { user, system } = process.cpuUsage(cpu);
    return { noticed, ready, cpuShare: (user + system) / 1000 / (performance.now() - start) };
  } finally {
    await link.close();
    await reader.remove();
  }
}

export interface PulledNight {
  readonly pulls: number;
  /** Cards that were laid on, in order. */
  readonly laid: readonly string[];
  /** Those that stand in the record of the night. */
  readonly recorded: readonly string[];
  /** What was said against a tap: that it came twice, above all. */
  readonly refusals: readonly string[];
  /** Per tap, milliseconds from the laying on until the reader was told that it is handled. */
  readonly handled: readonly number[];
}

/** A whole night of taps; the plug is pulled twice for each until it has been `pulls` times, and the reader comes back elsewhere. */
export async function pulledNight(times: LinkTimes, pulls: number, seed: number): Promise<PulledNight> {
  const reader = await PulledReader.open(null);
  const storage = new MemoryStorage();
  const host = new GameHost({
    version: 'bench',
    storage,
    clock: systemClock,
    random: Math.random,
    seen: await seenStore(storage),
    times,
    portsFor: () => reader.ports,
    virtualTags,
  });
  const random = new Random(seed);
  const [laid, handled, refusals]: [string[], number[], string[]] = [[], [], []];
  let pulled = 0;
  const plugBackIn = () => reader.plugIn(NAMES[pulled % NAMES.length]);
  const pull = async () => {
    pulled++;
    await reader.pull();
    if (random.below(2) === 0) await until(() => host.view('console').reader.state !== 'ready', 'the pull is noticed');
  };
  const tap = async (uid: string) => {
    laid.push(uid);
    const start = performance.now();
    const before = random.below(2) === 0;
    if (pulled < pulls && before) await pull();
    reader.device.tap(uid);
    if (pulled < pulls && !before) await pull();
    if (!reader.isPlugged) await plugBackIn();
    await until(() => reader.device.waiting === 0, `the tap ${uid} is handled`);
    handled.push(performance.now() - start);
    reader.device.lift(uid);
    if (pulled < pulls) {
      await pull();
      await plugBackIn();
    }
    await until(() => reader.device.waiting === 0, `the lifting of ${uid} is handled`);
  };
  try {
    await host.load();
    await host.send({ do: 'reader', source: reader.path });
    await until(() => host.view('console').reader.state === 'ready', 'the reader is ready');
    let said = 0;
    host.onView(({ notice }) => {
      if (notice && notice.n > said && notice.tone !== 'good') refusals.push(notice.code);
      said = Math.max(said, notice?.n ?? 0);
    });
    const sitting = await beginNight({
      hands: { view: () => host.view('console'), send: (command) => host.send(command), tap },
      random,
      way: { mode: 'standard', players: PLAYERS },
      fixed: plain,
      faultOnceIn: 0,
    });
    while (await sitting.act());
    const standing = host.ledger?.standing ?? [];
    const recorded = standing.flatMap((deed) => (deed.is === 'answer' && deed.uid !== undefined ? deed.uid : []));
    return { pulls: pulled, laid, recorded, refusals, handled };
  } finally {
    await host.close();
    await reader.remove();
  }
}
