import { GameHost } from '../../src/host/game-host.ts';
import type { Recorder } from '../../src/host/reader/recorder.ts';
import type { Reporter } from '../../src/host/report.ts';
import { seenStore } from '../../src/host/seen.ts';
import type { Storage } from '../../src/host/storage.ts';
import type { Command, Reply, SetupDraft } from '../../src/messages/commands.ts';
import type { Audience } from '../../src/messages/host.ts';
import type { NightView, QuestionView, View } from '../../src/messages/view.ts';
import { MemoryStorage } from '../../src/sim/memory-storage.ts';
import { settled, VirtualClock } from '../../src/sim/virtual-clock.ts';
import { virtualTags } from '../../src/sim/virtual-deck.ts';
import { VirtualReader } from '../../src/sim/virtual-reader.ts';
import { emptyDraft } from '../../src/table/set-up.ts';
import type { Tags } from '../../src/table/tags.ts';

export const agreedDraft: SetupDraft = {
  ...emptyDraft,
  seats: ['ghost', 'doc', 'tuco', 'django'].map((who) => ({ bandits: [who], names: [''] })),
  firstPlayer: 'ghost',
  cars: ['car-1p', 'car-3p', 'car-1p1j', 'car-3j'],
};

export interface HostRig {
  readonly host: GameHost;
  readonly clock: VirtualClock;
  readonly storage: Storage;
  readonly reader: VirtualReader;
  /** What the reader was sent: its lamp is a face too. */
  readonly toReader: string[];
  view(audience?: Audience): View;
  night(): NightView;
  question(): QuestionView;
  send(command: Command): Promise<Reply>;
  /** Answers the open question. */
  choose(key: string): Promise<Reply>;
  /** Lays a card on the reader, waits for the host, takes it off. */
  tap(uid: string): Promise<void>;
}

/** A host on a table of its own: a storage in memory, a reader and a clock that move only when told to. */
export async function hostRig({
  storage = new MemoryStorage() as Storage,
  random = (): number => 0,
  tags = virtualTags as Tags,
  record = undefined as (() => Recorder) | undefined,
  report = undefined as Reporter | undefined,
  clock = new VirtualClock(),
  reader = new VirtualReader({ clock, id: 'RIG' }),
} = {}): Promise<HostRig> {
  const toReader: string[] = [];
  const ports = {
    list: () => reader.list(),
    async open(...how: Parameters<VirtualReader['open']>) {
      const port = await reader.open(...how);
      const write = (text: string) => {
        toReader.push(text);
        port.write(text);
      };
      return { ...port, write };
    },
  };
  const host = new GameHost({
    version: 'test',
    storage,
    clock,
    random,
    seen: await seenStore(storage),
    portsFor: () => ports,
    virtualTags: tags,
    ...(record && { record }),
    ...(report && { report }),
  });
  await host.load();
  const view = (audience: Audience = 'console') => host.view(audience);
  const night = () => view().night ?? missing('night');
  const question = () => night().question ?? missing('question');
  return {
    host,
    clock,
    storage,
    reader,
    toReader,
    view,
    night,
    question,
    send: (command) => host.send(command),
    choose: (key) => host.send({ do: 'answer', question: question().id, key }),
    async tap(uid) {
      reader.tap(uid);
      for (let turn = 0; turn < 50 && reader.device.waiting > 0; turn++) await settled();
      reader.lift(uid);
      await clock.advance(60);
    },
  };
}

/** Agrees the set-up and starts; with `reader` the virtual one is connected and greeted. */
export async function startNight(rig: HostRig, { draft = agreedDraft, reader = false } = {}): Promise<void> {
  await rig.send({ do: 'go', to: 'setup' });
  await rig.send({ do: 'draft', draft });
  await rig.send({ do: 'start-night' });
  if (!reader) return;
  await rig.send({ do: 'reader', source: 'sim' });
  await rig.clock.advance(2000);
}

function missing(what: string): never {
  throw new Error(`there is no ${what} in the view`);
}
