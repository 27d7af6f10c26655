/** The one place where host, storage, reader and demo are put together: for Electron, the Node host and the tests. */
import { randomInt } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { howToRead } from '../host/command-schema.ts';
import { GameHost } from '../host/game-host.ts';
import { systemClock } from '../host/reader/clock.ts';
import type { Ports } from '../host/reader/port.ts';
import { recordingPorts } from '../host/reader/recording.ts';
import { seenStore } from '../host/seen.ts';
import { type Storage, StorageError } from '../host/storage.ts';
import type { HostPort } from '../messages/host.ts';
import { Demo } from '../sim/demo.ts';
import { virtualTags } from '../sim/virtual-deck.ts';
import { VirtualReader } from '../sim/virtual-reader.ts';
import { lockFolder } from './folder-lock.ts';
import { localNetwork } from './lan.ts';
import { type Log, openLog } from './log.ts';
import { PCSC, pcscPorts } from './pcsc/ports.ts';
import { recordInto } from './recorder.ts';
import { reportsInto } from './reports.ts';
import { openSaveFolder } from './save-folder.ts';
import { serialPorts } from './serial.ts';
import { StartError } from './start-error.ts';
import type { Assets } from './static.ts';
import { within } from './within.ts';

/** Milliseconds between two acts of a night that plays itself, so that people can follow it. */
const WATCHABLE_PACE = 1500;

export interface AppOptions {
  /** Where nights and cards are kept; made when it is not there. */
  readonly dataDir: string;
  /** A device path, a recording, `sim`, or `none`; null: the one of last time. */
  readonly reader: string | null;
  /** A night plays itself from the start. */
  readonly demo: boolean;
  /** The same seed gives the same night; another one each time if left out. */
  readonly demoSeed?: number | undefined;
  /** Milliseconds between two acts of it. */
  readonly demoPace?: number;
  readonly version: string;
  /** The pages, for screens of the local network. */
  readonly assets: Assets;
}

export interface App {
  readonly host: HostPort;
  /** Before the computer sleeps, and when it woke: the reader's port is not kept open over that. */
  suspend(): Promise<void>;
  resume(): Promise<void>;
  readonly log: Log;
  /** Lets go of the reader and the files; of a reader that will not let go, after a while all the same. */
  close(): Promise<void>;
}

/** How long closing may take, in milliseconds: nothing that was shown is lost by going. */
const PATIENCE = 3000;

/** Throws a StartError, with words for the person who starts it, when the folder cannot be had. */
export async function createApp(options: AppOptions): Promise<App> {
  const { dataDir, version } = options;
  const unlock = await lockFolder(dataDir);
  const log = openLog(dataDir);
  log.say(`Caboose ${version} starts on ${process.platform}, Node ${process.versions.node}`);
  const storage = await openFolder(dataDir);
  let virtual: VirtualReader | null = null;
  const reader = () => {
    virtual ??= new VirtualReader({ clock: systemClock, id: `sim-${randomInt(1e9)}` });
    return virtual;
  };
  let demo: Demo | null = null;
  const host: GameHost = new GameHost({
    version,
    storage,
    clock: systemClock,
    random: Math.random,
    seen: await seenStore(storage),
    portsFor: (source) => (source === 'sim' ? reader() : portsOf(source)),
    virtualTags,
    record: () => recordInto(dataDir),
    lan: localNetwork(() => host, options.assets),
    report: reportsInto(dataDir, log),
    demo: () => {
      demo?.end();
      const pace = options.demoPace ?? WATCHABLE_PACE;
      demo = new Demo({
        host,
        reader: reader(),
        clock: systemClock,
        seed: options.demoSeed ?? randomInt(2 ** 31),
        pace,
      });
      demo.play().catch((error: unknown) => log.say(`the demonstration ended early: ${error}`));
    },
  });
  await host.load();
  await useReader(host, storage, options.reader);
  if (options.demo) await host.send({ do: 'demo' });
  return {
    host,
    suspend: () => host.suspend(),
    resume: () => host.resume(),
    log,
    async close() {
      demo?.end();
      virtual?.device.stop();
      const closed = await within(PATIENCE, host.close(), (error) => log.say(`closing failed: ${error}`));
      log.say(closed ? 'Caboose ends' : 'Caboose ends, although the reader or the disk has not let go');
      await unlock();
    },
  };
}

async function openFolder(dataDir: string): Promise<Storage> {
  try {
    return await openSaveFolder(dataDir);
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    throw new StartError(
      `The folder ${dataDir} cannot be used (${error.code}). Start with --data and a folder that you may write to.`,
    );
  }
}

/** A regular file is a recording of what a reader once sent; for no source in particular, all ports that can be listed. */
function portsOf(source: string): Ports {
  if (source === PCSC || source.startsWith(`${PCSC}:`)) return pcscPorts();
  const recorded = source !== '' && statSync(source, { throwIfNoEntry: false })?.isFile();
  if (recorded) return recordingPorts(source, readFileSync(source), systemClock);
  const serial = serialPorts();
  const lists = source === '' ? [serial, pcscPorts()] : [serial];
  return { ...serial, list: async () => (await Promise.all(lists.map((ports) => ports.list()))).flat() };
}

/** Connects the reader that was asked for, or the one of last time. */
async function useReader(host: GameHost, storage: Storage, asked: string | null): Promise<void> {
  const kept = (await storage.readJson('settings').catch(() => undefined)) as
    | { reader?: unknown; how?: unknown }
    | undefined;
  const source = asked ?? kept?.reader;
  if (typeof source !== 'string' || source === 'none') return;
  const how = howToRead.safeParse(source === kept?.reader ? kept.how : undefined);
  await host.send({ do: 'reader', source, ...(how.success && { how: how.data }) });
}
