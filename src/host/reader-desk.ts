/** The reader's desk: one link at a time, its state for the screens, and taps filtered down to those that are new. */
import type { Profile } from '../../firmware-protocol/dialects/decoder.ts';
import type { AntennaRole, DriverId, HowToRead, ReaderView } from '../messages/view.ts';
import { TapFilter } from '../table/tap-filter.ts';
import type { Clock } from './reader/clock.ts';
import type { Light, Sound } from './reader/drivers/driver.ts';
import { KEYBOARD, Keyboard } from './reader/keyboard.ts';
import { ReaderLink } from './reader/link.ts';
import type { ReaderLinkState, ReaderTap, SeenStore } from './reader/link-options.ts';
import type { TagMemory } from './reader/memory.ts';
import type { PortInfo, Ports } from './reader/port.ts';
import { proposal } from './reader/proposal.ts';
import { overheard, type Recorder, recordingHeader } from './reader/recorder.ts';
import type { LinkTimes } from './reader/times.ts';

/** What a reader shows and sounds. */
export interface Answered {
  readonly light: Light;
  readonly sound: Sound;
}

/** Long enough to see what became of a tap, before the lamp calls for the next answer. */
const AFTER_ANSWER_MS = 800;

export interface DeskOptions {
  readonly clock: Clock;
  readonly seen: SeenStore;
  readonly times?: LinkTimes | undefined;
  /** The ports that a source lives on: `sim` has its own. */
  portsFor(source: string): Ports;
  /** A new tap; the reader hears that it was handled once this resolves, and how by the answer. */
  onTap(tap: ReaderTap, role: AntennaRole): Promise<Answered>;
  /** A card was laid on and could not be read (`tap.misread`), or the reader had to forget taps (`tap.lost`). */
  onMishap(code: string, words: Record<string, string | number>): void;
  onChange(): void;
}

/** What lines, bytes and cards there were is nobody's business during a night. */
const closed = { heard: [], bytes: [], card: null };
const nothing = { state: 'none', source: null, dialect: null, trouble: null, baud: null, ...closed } as const;

/** How the bytes of a reader are to be read later. */
function profileOf(dialect: DriverId | null, { profile = 'auto' }: HowToRead): Profile {
  if (dialect === 'pn532') return 'pn532-hsu';
  return dialect === 'pcsc' ? 'pcsc-apdu' : profile;
}

export class ReaderDesk {
  private link: ReaderLink | null = null;
  private state: ReaderLinkState | null = null;
  private ports: PortInfo[] = [];
  private how: HowToRead = {};
  private recorder: Recorder | null = null;
  private hasTyped = false;
  /** The highest antenna that a tap came from, for readers that do not say how many they have. */
  private highest = 0;
  /** The decision that is open, and the antenna that blinks for it. */
  private deciding: string | null = null;
  private blinks: number | null = null;
  private cancelBlinking: (() => void) | null = null;
  /** The last card since the reader was chosen, and how many before it had lost digits. */
  private card: ReaderView['card'] = null;
  private ambiguous = 0;
  /** Resolves once the port is free that was let go of for the sleep of the computer. */
  private asleep: Promise<void> = Promise.resolve();
  private readonly filter = new TapFilter();
  private readonly keyboard = new Keyboard();

  constructor(private readonly options: DeskOptions) {}

  /** @param source a path, `sim`, `keyboard`, or `none` */
  async connect(source: string, how: HowToRead = {}): Promise<void> {
    await this.close();
    this.how = how;
    this.hasTyped = false;
    this.highest = 0;
    this.blinks = null;
    this.card = null;
    this.ambiguous = 0;
    if (source === 'none') return this.options.onChange();
    const { clock, seen, times, portsFor } = this.options;
    const { baud, profile } = how;
    const link = new ReaderLink({
      path: source,
      ports: overheard(source === KEYBOARD ? this.keyboard : portsFor(source), () => this.recorder),
      clock,
      seen,
      ...(times && { times }),
      ...(baud !== undefined && { baud }),
      ...(profile !== undefined && { profile }),
      onTap: (tap) => this.tapped(link, tap),
      onGone: ({ uid, reader }) => this.filter.gone(uid, reader),
      onMisread: (why) => {
        this.card = { fault: why };
        this.ambiguous = why === 'ambiguous' ? this.ambiguous + 1 : 0;
        this.options.onMishap('tap.misread', { why });
      },
      onLost: (count) => {
        // What it forgot may be that a card left: such a card must be able to come again.
        this.filter.clear();
        this.options.onMishap('tap.lost', { count });
      },
      onState: (state) => {
        if (this.link !== link) return;
        if (state.state === 'lost' || state.state === 'closed') this.filter.clear();
        this.state = state;
        this.options.onChange();
      },
    });
    this.link = link;
    link.open();
  }

  async close(): Promise<void> {
    const link = this.link;
    this.link = null;
    this.state = null;
    this.filter.clear();
    await link?.close();
  }

  /**
   * The computer goes to sleep. A port that is open over that may come back as one that hears nothing, so it is let go
   * of; the reader keeps its taps meanwhile.
   */
  async suspend(): Promise<void> {
    this.asleep = this.link?.sleep() ?? this.asleep;
    await this.asleep;
  }

  /** It woke up: the reader of before is looked for again, once its port is free. */
  async resume(): Promise<void> {
    const { link } = this;
    await this.asleep;
    if (link === this.link) link?.open();
  }

  /** Whether a reader was chosen, be it plugged in or not. */
  get hasReader(): boolean {
    return this.link !== null;
  }

  /** The memory of the cards that lie on the reader, where it reaches it. */
  get memory(): TagMemory | null {
    return this.link?.memory ?? null;
  }

  /** Shows on the reader's lamp what became of a card after its tap was answered. */
  light(reader: number, { light, sound }: Answered): void {
    this.link?.answer(reader, light, sound);
  }

  /**
   * Somebody has to decide: the antenna that takes answers blinks and sounds, once the answer to the tap before it has
   * been seen. null: nobody has to any more.
   */
  decide(question: string | null): void {
    if (question === this.deciding) return;
    this.deciding = question;
    this.cancelBlinking?.();
    this.cancelBlinking = null;
    const antenna = Math.max(0, this.roles.indexOf('answers'));
    if (question !== null)
      this.cancelBlinking = this.options.clock.after(AFTER_ANSWER_MS, () => {
        this.blinks = antenna;
        this.link?.answer(antenna, 'id', 'id');
      });
    // A tap that decided has shown its own colour; an answer by touch has not.
    else if (this.blinks === antenna) this.link?.answer(antenna, 'off');
    if (question === null) this.blinks = null;
  }

  /** What an antenna is for, from now on. */
  give(antenna: number, role: AntennaRole): HowToRead {
    const roles = Array.from({ length: Math.max(this.roles.length, antenna + 1) }, (_, at) => this.roles[at] ?? 'any');
    roles[antenna] = role;
    this.how = { ...this.how, roles };
    return this.how;
  }

  get source(): string | null {
    return this.state?.source ?? null;
  }

  private get roles(): readonly AntennaRole[] {
    return this.how.roles ?? [];
  }

  /** What a reader that types like a keyboard has typed. */
  typed(place: string, typed: string): void {
    this.hasTyped = true;
    this.keyboard.typed(this.how.layout === 'typed' ? typed : place);
  }

  /**
   * Raw bytes go there from now on, or nowhere.
   * @returns the path of the recording that this ends, or null
   */
  record(recorder: Recorder | null): string | null {
    const before = this.recorder;
    before?.end();
    this.recorder = recorder;
    recorder?.write(recordingHeader(profileOf(this.state?.dialect ?? null, this.how)));
    return before?.path ?? null;
  }

  /** Looks for ports anew; a system that cannot tell has none, and the path is typed. */
  async list(): Promise<void> {
    this.ports = await this.options.portsFor('').list();
    this.options.onChange();
  }

  /** Lines heard during a night are not for later either: cards of it may still lie face down. */
  forgetHeard(): void {
    this.card = null;
    this.link?.forgetHeard();
  }

  /** @param open whether the raw lines may be shown: during a night they would give hidden cards away */
  view(open: boolean): ReaderView {
    const ports = this.ports.map(({ path, label }) => ({ path, label }));
    const { how } = this;
    const { state, source, dialect, trouble, baud, heard, bytes } = this.state ?? nothing;
    const recording = this.recorder?.path ?? null;
    const count = Math.max(this.link?.antennas ?? 1, this.highest + 1, this.roles.length);
    const antennas = Array.from({ length: count }, (_, at) => this.roles[at] ?? 'any');
    const known = { state, source, dialect, how, trouble, baud, ports, recording, antennas };
    if (!open) return { ...known, ...closed, proposal: null };
    const offered = proposal({ ...known, typed: this.hasTyped, ambiguous: this.ambiguous });
    return { ...known, heard: [...heard], bytes: [...bytes], card: this.card, proposal: offered };
  }

  private async tapped(link: ReaderLink, tap: ReaderTap): Promise<void> {
    if (!this.filter.seen(tap.uid, tap.reader, tap.at, tap.leaves)) return;
    this.card = { uid: tap.uid };
    this.ambiguous = 0;
    this.highest = Math.max(this.highest, tap.reader);
    const { light, sound } = await this.options.onTap(tap, this.roles[tap.reader] ?? 'any');
    if (this.blinks === tap.reader) this.blinks = null;
    link.answer(tap.reader, light, sound);
  }
}
