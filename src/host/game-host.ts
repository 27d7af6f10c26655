/**
 * The one host behind every face: it takes commands and taps one after another, keeps each on disk before
 * its effect is shown, and gives every audience the view that is cut for it. A face owns nothing.
 */
import type { Ledger } from '../ledger/ledger.ts';
import type { Command, Reply, RoundIcons, SetupDraft } from '../messages/commands.ts';
import type { Audience, Face, HostPort } from '../messages/host.ts';
import type { AntennaRole, HowToRead, NightSummary, Notice, ReaderView, Screen, View } from '../messages/view.ts';
import { bandOfSetup, isTypable, typedCard } from '../rules/base/flow/round-cards.ts';
import type { Who } from '../rules/engine/state.ts';
import { bandOfDraft } from '../table/round-deck.ts';
import { agreed, emptyDraft, missing, namesOf } from '../table/set-up.ts';
import type { Tags } from '../table/tags.ts';
import { answers } from './answers.ts';
import { CardBox, type Saying } from './card-box.ts';
import { readCommand } from './command-schema.ts';
import { Enrolling } from './enrolling.ts';
import type { Table } from './hands-free/asks.ts';
import { HandsFree } from './hands-free/hands-free.ts';
import { type Lan, LanDesk } from './lan-desk.ts';
import { answer, decisionOf, drawForUs, playTap, turnOverTyped } from './night-acts.ts';
import { Nights } from './nights.ts';
import type { OpenNight } from './open-night.ts';
import { PrintBox } from './print-box.ts';
import type { Clock } from './reader/clock.ts';
import type { ReaderTap, SeenStore } from './reader/link-options.ts';
import type { Ports } from './reader/port.ts';
import type { Recorder } from './reader/recorder.ts';
import type { LinkTimes } from './reader/times.ts';
import { type Answered, ReaderDesk } from './reader-desk.ts';
import { putRecordRight, type RecordCommand } from './record-acts.ts';
import type { Replay } from './replay.ts';
import { no, ok } from './replies.ts';
import { type Reporter, reportOf } from './report.ts';
import { namesAt, refusedTo } from './rights.ts';
import { RoundCardBox } from './round-card-box.ts';
import { type Storage, StorageError } from './storage.ts';
import { setupView } from './views/setup.ts';

export interface HostOptions {
  readonly version: string;
  readonly storage: Storage;
  readonly clock: Clock;
  /** From 0 up to 1: for chance that the table leaves to the app. */
  readonly random: () => number;
  readonly seen: SeenStore;
  /** How long the reader link waits for what; shortened in tests on real ports. */
  readonly times?: LinkTimes;
  portsFor(source: string): Ports;
  /** Tags that are known without being enrolled. */
  readonly virtualTags?: Tags;
  /** Begins a file for the raw bytes of the reader, where there can be one. */
  readonly record?: () => Recorder;
  /** The local network, where there can be screens on it. */
  readonly lan?: Lan;
  /** Keeps a report of a problem, where there can be one. */
  readonly report?: Reporter;
  /** Starts a night that plays itself, where there is one. */
  readonly demo?: (host: GameHost) => void;
}

export class GameHost implements HostPort {
  private screen: Screen = 'home';
  private draft: SetupDraft = emptyDraft;
  private night: OpenNight | null = null;
  /** A night that is looked at again; there is none while one is played. */
  private replay: Replay | null = null;
  private list: NightSummary[] = [];
  private notice: Notice | null = null;
  /** Notices so far. */
  private said = 0;
  private demoRuns = false;
  private readonly box: CardBox;
  private readonly roundCards: RoundCardBox;
  private readonly prints: PrintBox;
  private readonly desk: ReaderDesk;
  private readonly enrolling: Enrolling;
  private readonly lan: LanDesk | null;
  private readonly nights: Nights;
  private readonly hands = new HandsFree(this.table());
  private readonly listeners = new Map<(view: View) => void, Audience>();
  /** What each audience was shown last, as JSON. */
  private readonly shown = new Map<Audience, string>();
  /** Commands and taps are done one after another. */
  private queue: Promise<unknown> = Promise.resolve();

  constructor(private readonly options: HostOptions) {
    const { clock, storage, version, seen } = options;
    this.box = new CardBox(storage, options.virtualTags);
    this.roundCards = new RoundCardBox(storage);
    this.prints = new PrintBox(storage);
    this.nights = new Nights(storage, () => clock.now(), version);
    this.enrolling = new Enrolling({
      box: this.box,
      memory: () => this.desk.memory,
      say: (saying) => this.sayAll(saying),
      later: (work) => {
        void this.inTurn(work)
          .catch((error: unknown) => this.sayTrouble(error))
          .then(() => this.show());
      },
      light: (reader, answered) => this.desk.light(reader, answered),
    });
    this.desk = new ReaderDesk({
      clock,
      seen,
      times: options.times,
      portsFor: (source) => options.portsFor(source),
      onTap: (tap, role) => this.inTurn(() => this.tapped(tap, role)),
      onMishap: (code, words) => {
        this.say('bad', code, null, words);
        this.show();
      },
      onChange: () => this.show(),
    });
    const { lan } = options;
    const players = () => this.night?.view().seats.map(({ player }) => player) ?? [];
    this.lan = lan
      ? new LanDesk({ lan, storage, players: () => [...new Set(players())], onChange: () => this.show() })
      : null;
  }

  /** Reads what is kept; call once before anything else. Files that are not ours are left alone and said. */
  async load(): Promise<void> {
    const { storage } = this.options;
    if (!(await this.box.load())) this.say('bad', 'cards.unreadable', null, { folder: storage.folder });
    if (!(await this.roundCards.load())) this.say('bad', 'round-cards.unreadable', null, { folder: storage.folder });
    if (!(await this.prints.load())) this.say('bad', 'prints.unreadable', null, { folder: storage.folder });
    await this.nights.load();
    await this.lan?.load();
    try {
      this.list = await this.nights.list();
    } catch (error) {
      this.sayTrouble(error);
    }
  }

  /** The computer goes to sleep: the reader is let go of. All else is on disk already. */
  suspend(): Promise<void> {
    return this.desk.suspend();
  }

  /** It woke up: the reader is looked for again. */
  resume(): Promise<void> {
    return this.desk.resume();
  }

  /** Lets go of the reader and the night, once everything begun is done. */
  async close(): Promise<void> {
    this.desk.record(null);
    await this.lan?.close();
    await this.desk.close();
    await this.queue;
    // What the disk still refuses was said to be unsaved long ago.
    await this.night?.settle().catch(() => undefined);
    await this.night?.close();
  }

  send(value: unknown, from?: Face): Promise<Reply> {
    const { command, fault } = readCommand(value);
    if (!command) return Promise.resolve(no('bad-command', { at: fault }));
    return this.inTurn(async () => {
      const refused = from && refusedTo(from.audience, command, this.night);
      if (refused) return refused;
      const reply = await this.carryOut(command).catch((error: unknown) => this.sayTrouble(error));
      this.show();
      return reply;
    });
  }

  onView(callback: (view: View) => void, audience: Audience = 'console'): () => void {
    this.listeners.set(callback, audience);
    callback(this.view(audience));
    return () => this.listeners.delete(callback);
  }

  /** What that audience is shown now. The raw lines of the reader hold UIDs, so nobody sees them during a night. */
  view(audience: Audience): View {
    const console = audience === 'console';
    return {
      version: this.options.version,
      screen: this.screen,
      reader: console ? this.desk.view(this.night === null) : elsewhere(this.desk.view(false)),
      notice: console || !tellsPlaces(this.notice) ? this.notice : null,
      home: { nights: this.list, enrolled: this.box.complete, folder: console ? this.options.storage.folder : '' },
      cards: this.screen === 'cards' ? this.box.view(console, this.desk.memory !== null) : null,
      setup: this.screen === 'setup' ? setupView(this.draft, this.roundCards.cards) : null,
      night: this.night?.view() ?? null,
      replay: this.replay?.view() ?? null,
      demo: this.demoRuns,
      hands: this.hands.view(this.box.tags, this.desk.hasReader),
      ...(console && this.lan && { lan: this.lan.view() }),
      ...(audience.startsWith('seat:') && { seat: namesAt(audience, this.night) }),
    };
  }

  /** The ledger of the open night, for checks of the whole by the simulator; faces are given views. */
  get ledger(): Ledger | null {
    return this.night?.ledger ?? null;
  }

  /** Marks the present night as one that plays itself. */
  playsItself(runs: boolean): void {
    this.demoRuns = runs;
    this.show();
  }

  /** One thing after another; what fails is said to its caller alone, and the next goes on. */
  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.queue.then(work);
    this.queue = done.catch(() => undefined);
    return done;
  }

  /** Gives every face its view, unless it would see no difference: a reader's every line asks to be shown. */
  private show(): void {
    this.desk.decide(this.night && decisionOf(this.night));
    for (const audience of new Set(this.listeners.values())) {
      const view = this.view(audience);
      const json = JSON.stringify(view);
      if (this.shown.get(audience) === json) continue;
      this.shown.set(audience, json);
      for (const [listener, theirs] of this.listeners) if (theirs === audience) listener(view);
    }
  }

  private say(
    tone: Notice['tone'],
    code: string,
    who: Who | null,
    words: Notice['with'] = {},
    card: string | null = null,
  ) {
    this.sayAll({ tone, code, who, card, with: words });
  }

  private sayAll(saying: Saying): void {
    this.said++;
    this.notice = { n: this.said, ...saying };
  }

  /** What the disk refused, in words; any other error is a mistake of ours and goes on. */
  private sayTrouble(error: unknown): Reply {
    if (!(error instanceof StorageError)) throw error;
    const words = { folder: this.options.storage.folder };
    this.say('bad', `save.${error.code}`, null, words);
    return no(`save.${error.code}`, words);
  }

  private async carryOut(command: Command): Promise<Reply> {
    switch (command.do) {
      case 'go':
        return this.go(command.to);
      case 'draft':
        this.draft = command.draft;
        return ok;
      case 'start-night':
        return this.start();
      case 'type-round-card':
        return this.typeRoundCard(command.icons, command.station);
      case 'forget-round-card':
        await this.roundCards.forget(command.id);
        return ok;
      case 'type-prints':
        return this.typePrints(command.known);
      case 'open-night':
        return this.openNight(command.id);
      case 'import-night':
        return this.importNight(command.file);
      case 'leave-night':
        return this.go('home');
      case 'answer':
        return this.onNight((night) => answer(night, command.question, command.key, command.by));
      case 'draw-for-us':
        return this.onNight((night) => drawForUs(night, command.question, this.options.random));
      case 'table-matches':
        this.night?.matches();
        return ok;
      case 'demo':
        if (!this.options.demo) return no('no-demo');
        this.options.demo(this);
        return ok;
      case 'enrol':
        if (this.screen !== 'cards') return no('refused.not-now');
        this.notice = null;
        return this.box.begin(command.who, command.list ?? 'actions', command) ? ok : no('refused.no-such-option');
      case 'write-names':
        if (command.on && this.desk.memory === null) return no('enrol.cannot-write');
        this.box.writes = command.on;
        return ok;
      case 'settle-doubt':
        return this.enrolling.settle(command.as);
      case 'import-cards':
        this.sayAll(await this.box.take(command.file, command.way));
        return ok;
      case 'forget-cards':
        await this.box.forget(command.who);
        return ok;
      case 'forget-tag':
        await this.box.forgetTag(command.uid);
        return ok;
      case 'reader':
        return this.useReader(command.source, command.how);
      case 'antenna':
        return this.giveRole(command.antenna, command.role);
      case 'record-reader':
        return this.recordReader(command.on);
      case 'typed':
        this.desk.typed(command.place, command.typed);
        return ok;
      case 'list-ports':
        await this.desk.list();
        return ok;
      case 'lan':
        return this.switchLan(command.on);
      case 'free-seat':
        return this.lan?.freeSeat(command.who) ?? no('refused.not-now');
      case 'report':
        return this.report();
      case 'quiet-notice':
        this.notice = null;
        return ok;
      case 'open-replay':
        return this.openReplay(command.id);
      case 'replay-to':
        if (!this.replay) return no('refused.not-now');
        return this.replay.to(command.n) ? ok : no('refused.no-such-option', { key: command.n });
      case 'close-replay':
        return this.replay ? this.go('home') : no('refused.not-now');
      default:
        return this.onNight((night) => putRecordRight(night, command), withoutNight(command));
    }
  }

  /** Remembers a round card by its icons, and turns it over where a night waits for one. */
  private async typeRoundCard(icons: RoundIcons, station: boolean): Promise<Reply> {
    if (this.night === null && this.screen !== 'setup') return no('refused.not-now');
    const setup = this.night?.ledger.game.state.setup;
    const card = typedCard(station ? 'station' : setup ? bandOfSetup(setup) : bandOfDraft(this.draft), icons);
    if (!isTypable(card)) return no('refused.no-such-option');
    if (this.night) {
      const reply = await this.onNight((night) => turnOverTyped(night, card));
      if (!reply.ok) return reply;
    }
    return (await this.roundCards.remember(card)) ? ok : no('round-cards.too-many');
  }

  private async typePrints(known: SetupDraft['known']): Promise<Reply> {
    if (this.screen !== 'setup') return no('refused.not-now');
    if (!(await this.prints.remember(known))) return no('refused.no-such-option');
    this.draft = { ...this.draft, known };
    return ok;
  }

  /** Connects a reader and remembers it for the next start; the virtual one is not worth remembering. */
  private async useReader(source: string, how: HowToRead = {}): Promise<Reply> {
    await this.desk.connect(source, how);
    if (source !== 'sim') await this.options.storage.writeJson('settings', { reader: source, how });
    return ok;
  }

  private async giveRole(antenna: number, role: AntennaRole): Promise<Reply> {
    const { source } = this.desk;
    if (source === null) return no('refused.not-now');
    const how = this.desk.give(antenna, role);
    if (source !== 'sim') await this.options.storage.writeJson('settings', { reader: source, how });
    return ok;
  }

  private recordReader(on: boolean): Reply {
    const { record } = this.options;
    if (on && !record) return no('refused.not-now');
    const ended = this.desk.record(on && record ? record() : null);
    if (ended !== null) this.say('good', 'reader.recorded', null, { path: ended });
    return ok;
  }

  /** A night that the disk would not take is not left: what is in memory alone would be gone. */
  private async go(to: Exclude<Screen, 'night' | 'replay'>): Promise<Reply> {
    if (this.night) {
      await this.night.settle();
      await this.nights.remember(this.night);
      await this.night.close();
      this.night = null;
      this.demoRuns = false;
      this.desk.forgetHeard();
    }
    this.box.begin(null, 'actions');
    this.box.writes = false;
    this.notice = null;
    this.replay = null;
    if (to === 'home') this.list = await this.nights.list();
    if (to === 'setup' && this.screen !== 'setup') this.draft = { ...emptyDraft, known: this.prints.known };
    this.screen = to;
    this.hands.begin();
    return ok;
  }

  private async start(): Promise<Reply> {
    if (this.screen !== 'setup') return no('refused.not-now');
    const faults = missing(this.draft, this.roundCards.cards);
    if (faults.length > 0) return no('setup.missing', { what: faults.join(', ') });
    const setup = agreed(this.draft, this.roundCards.cards);
    await this.enter(await this.nights.create(setup, namesOf(this.draft)));
    return ok;
  }

  private async openNight(id: string): Promise<Reply> {
    const opened = await this.nights.open(id);
    if (!opened.ok) {
      this.say('bad', opened.code, null, opened.with);
      return no(opened.code, opened.with);
    }
    await this.enter(opened.night);
    if (opened.dropped > 0) this.say('wait', 'save.torn', null, { dropped: opened.dropped });
    else this.say('good', 'night.resumed', null);
    return ok;
  }

  /** A night that is played is not left for one that was brought. */
  private async importNight(text: string): Promise<Reply> {
    const taken = await this.nights.take(text);
    if (!taken.ok) {
      this.say('bad', taken.code, null, taken.with);
      return no(taken.code, taken.with);
    }
    if (!this.night) return this.openNight(taken.id);
    this.say('good', 'save.taken', null);
    return ok;
  }

  private async switchLan(on: { address: string; port: number } | null): Promise<Reply> {
    if (!this.lan) return no('refused.not-now');
    if (on) return this.lan.open(on.address, on.port);
    await this.lan.close();
    return ok;
  }

  private async report(): Promise<Reply> {
    const { report: reporter, version } = this.options;
    if (!reporter) return no('refused.not-now');
    const entries = this.night?.ledger.entries ?? [];
    const path = await reporter.write(reportOf({ version, reporter, reader: this.desk.view(true), entries }));
    this.say('good', 'report.written', null, { path });
    return ok;
  }

  private async openReplay(id: string): Promise<Reply> {
    if (this.night) return no('refused.not-now');
    const opened = await this.nights.replay(id);
    if (!opened.ok) {
      this.say('bad', opened.code, null, opened.with);
      return no(opened.code, opened.with);
    }
    this.box.begin(null, 'actions');
    this.notice = null;
    this.replay = opened.replay;
    this.screen = 'replay';
    return ok;
  }

  private async enter(night: OpenNight): Promise<void> {
    await this.night?.close();
    this.replay = null;
    this.night = night;
    this.notice = null;
    this.box.begin(null, 'actions');
    this.screen = 'night';
    this.hands.begin();
  }

  /** Does something to the open night; what was said before is then said no more. */
  private async onNight(act: (night: OpenNight) => Promise<Reply>, without = 'refused.no-question'): Promise<Reply> {
    if (!this.night) return no(without);
    const reply = await act(this.night);
    if (!reply.ok) return reply;
    this.notice = null;
    this.rememberSoon(this.night);
    return reply;
  }

  /** What command tags choose among: they do what the screens do. */
  private table(): Table {
    const host = this;
    return {
      get screen() {
        return host.screen;
      },
      get night() {
        return host.night;
      },
      get nights() {
        return host.list;
      },
      get draft() {
        return host.draft;
      },
      random: () => this.options.random(),
      agreeOn: (draft) => {
        this.draft = draft;
      },
      go: (to) => this.go(to),
      start: () => this.start(),
      open: (id) => this.openNight(id),
    };
  }

  /** A new tap: enrols a card, or means something for the night; either way it is answered. */
  private async tapped(tap: ReaderTap, role: AntennaRole): Promise<Answered> {
    let answered: Answered = answers.refused;
    try {
      const enrolled = this.screen === 'cards' ? await this.enrolling.tap(tap) : null;
      answered = enrolled ?? (await this.playTap(tap, role));
    } catch (error) {
      this.sayTrouble(error);
    }
    this.show();
    return answered;
  }

  private async playTap(tap: ReaderTap, role: AntennaRole): Promise<Answered> {
    const { tags } = this.box;
    const { good, saying } = (await this.hands.tap(tap, tags)) ?? (await playTap(this.night, tags, tap, role));
    if (saying) this.sayAll(saying);
    else if (good) this.notice = null;
    if (good && this.night) this.rememberSoon(this.night);
    return good ? answers.taken : saying?.tone === 'wait' ? answers.notNow : answers.refused;
  }

  /** What the list of nights says of it is written once its effect is shown: nobody at the table waits for that. */
  private rememberSoon(night: OpenNight): void {
    void this.inTurn(() => this.nights.remember(night));
  }
}

/** What of the reader is nobody's business away from the console: where things lie on that computer. */
const elsewhere = (reader: ReaderView): ReaderView => ({ ...reader, ports: [], recording: null });

const tellsPlaces = (notice: Notice | null): boolean =>
  notice !== null && ('path' in notice.with || 'folder' in notice.with);

/** What a command is answered that needs a night where none is open. */
const withoutNight = ({ do: name }: RecordCommand): string =>
  name === 'undo' || name === 'redo' ? `refused.nothing-to-${name}` : 'refused.no-question';
