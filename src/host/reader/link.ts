/**
 * The reader as the rest of the host sees it: it opens its port, finds out what speaks there, hands on taps, and comes
 * back by itself after every way in which a reader can go. An explicit state machine with one connection and one
 * retry timer at a time, over an abstract port and an injected clock.
 *
 * closed → opening → greeting → ready ⇄ quiet, and from any of them → lost → waiting → opening.
 */
import type { DeviceEvent } from '../../../firmware-protocol/ttr/messages.ts';
import type { DriverId } from '../../messages/view.ts';
import { Connection } from './connection.ts';
import type { Light, Sound } from './drivers/driver.ts';
import { Heard } from './heard.ts';
import { Inbox } from './inbox.ts';
import type { LinkOptions, ReaderLinkState, ReaderTap } from './link-options.ts';
import type { TagMemory } from './memory.ts';
import type { PortError, PortInfo } from './port.ts';
import { type LinkTimes, linkTimes } from './times.ts';
import type { ReaderTrouble } from './trouble.ts';
import { Whereabouts } from './whereabouts.ts';

/** Rates that readers use, the likeliest first, in bits per second. */
export const BAUD_RATES = [115_200, 9600, 57_600, 2400];
const FIRST_RATE = 115_200;

export class ReaderLink {
  #options: LinkOptions;
  #times: LinkTimes;
  #state: ReaderLinkState;
  #heard = new Heard();
  #inboxes = new Map<string, Inbox>();
  #connection: Connection | null = null;
  #cancelRetry: (() => void) | null = null;
  #retryMs: number;
  /** Index into the rates. */
  #rate = 0;
  /** A card was read at this rate, so later noise is only noise. */
  #rateKnown = false;
  #where: Whereabouts;
  /** Counts attempts, so that one that was overtaken while it looked for ports is dropped. */
  #attempts = 0;
  #openedAt = 0;
  /** How the last connection went, if the device was taken from us. */
  #gone: 'unplugged' | 'vanished' | null = null;
  /** Taps of readers that have no memory are handled one after the other too. */
  #taps: Promise<void> = Promise.resolve();
  #closing: Promise<void> = Promise.resolve();

  constructor(options: LinkOptions) {
    this.#options = options;
    this.#times = options.times ?? linkTimes;
    this.#retryMs = this.#times.firstRetry;
    this.#where = new Whereabouts(options.path);
    const nothing = { dialect: null, trouble: null, heard: [], bytes: [] };
    this.#state = { state: 'closed', source: options.path, baud: this.#baud, ...nothing };
  }

  get state(): ReaderLinkState {
    return { ...this.#state, heard: this.#heard.lines, bytes: this.#heard.rows };
  }

  /** Starts; does nothing unless closed. */
  open(): void {
    if (this.#state.state === 'closed') this.#connect();
  }

  /** The computer goes to sleep: closed until `open`, but for a recording, which would begin again. Resolves once the port is free. */
  sleep(): Promise<void> {
    return this.#connection?.isRecording ? Promise.resolve() : this.close();
  }

  /** Ends everything until `open`. Resolves once the port is free. */
  close(): Promise<void> {
    this.#cancelRetry?.();
    this.#retryMs = this.#times.firstRetry;
    this.#gone = null;
    this.#attempts++;
    if (this.#state.state !== 'closed') this.#show({ state: 'closed', dialect: null, trouble: null });
    return this.#release();
  }

  /** The memory of the cards that lie there; null for readers that do not reach it, and while it is away. */
  get memory(): TagMemory | null {
    return this.#connection?.memory ?? null;
  }

  /** How many antennas it says it has. */
  get antennas(): number {
    return this.#connection?.antennas ?? 1;
  }

  /** Shows the table on the reader's own lamp what became of a tap, and sounds; readers without a lamp ignore it. */
  answer(reader: number, pattern: Light, sound: Sound = null): void {
    this.#connection?.light(reader, pattern, sound);
  }

  /** The lines heard so far are shown no more. */
  forgetHeard(): void {
    this.#heard.forget();
    this.#show({});
  }

  /** Tries again, where the reader is by now. */
  #retry(): void {
    const attempt = ++this.#attempts;
    this.#show({ state: 'opening', dialect: null });
    void this.#listed().then((ports) => {
      if (attempt !== this.#attempts) return;
      this.#where.look(ports);
      this.#connect();
    });
  }

  /** The ports of this machine; none when the system does not tell in time. */
  #listed(): Promise<readonly PortInfo[]> {
    const { ports, clock } = this.#options;
    return new Promise((resolve) => {
      const cancel = clock.after(this.#times.close, () => resolve([]));
      void ports
        .list()
        .catch(() => [])
        .then((found) => {
          cancel();
          resolve(found);
        });
    });
  }

  #connect(): void {
    const { ports, clock, profile = 'auto' } = this.#options;
    this.#show({ state: 'opening', dialect: null });
    const inboxOf = (device: string) => this.#inboxOf(device);
    const context = { ports, clock, times: this.#times, profile, heard: this.#heard, inboxOf };
    this.#connection = new Connection(context, {
      opened: () => this.#opened(),
      isWanted: (device) => this.#where.greeted(device),
      refused: (error) => this.#refused(error),
      changed: (state, kind, trouble) => this.#changed(state, kind, trouble),
      heard: () => this.#show({}),
      tap: ({ uid, reader, flags }, leaves) => {
        this.#rateKnown = true;
        this.#tapped({ uid, reader, flags, at: clock.now(), leaves, origin: null });
      },
      gone: (card) => {
        // Behind the taps that came before it.
        this.#taps = this.#taps.then(() => this.#options.onGone?.(card));
      },
      misread: (code) => this.#options.onMisread?.(code),
      noisy: () => this.#tryNextRate(),
      lost: (why) => this.#lost(why),
    });
    this.#connection.open(this.#where.path, this.#baud);
  }

  get #baud(): number {
    return this.#options.baud ?? BAUD_RATES[this.#rate] ?? FIRST_RATE;
  }

  #opened(): void {
    this.#openedAt = this.#options.clock.now();
    const { path } = this.#where;
    void this.#listed().then((ports) => this.#where.opened(path, ports));
  }

  #refused(error: PortError): void {
    this.#connection = null;
    this.#wait(this.#troubleOf(error));
  }

  #troubleOf(error: PortError): ReaderTrouble {
    if (error.code === 'no-such-port') return this.#gone ?? 'no-such-port';
    return error.code === 'other' ? 'cannot-open' : error.code;
  }

  #changed(state: 'greeting' | 'ready' | 'quiet', dialect: DriverId | null, trouble: ReaderTrouble | null): void {
    // After noise at one rate, silence at the next proves nothing: nobody may have tapped.
    const undecided = dialect === null && (trouble === null || trouble === 'silent');
    this.#show({ state, dialect, trouble: undecided && this.#state.trouble === 'noise' ? 'noise' : trouble });
  }

  #tryNextRate(): void {
    const { baud, profile } = this.#options;
    if (baud !== undefined || profile === 'ttr' || this.#rateKnown) return;
    this.#rate = (this.#rate + 1) % BAUD_RATES.length;
    this.#show({ state: 'lost' });
    void this.#release().then(() => this.#state.state === 'lost' && this.#connect());
  }

  #lost(why: 'gone' | 'silent' | 'stranger'): void {
    const lived = this.#options.clock.now() - this.#openedAt;
    if (lived >= this.#times.vanish) this.#retryMs = this.#times.firstRetry;
    if (why === 'gone') this.#gone = lived < this.#times.vanish ? 'vanished' : 'unplugged';
    const trouble = why === 'silent' ? 'silent' : this.#gone;
    this.#show({ state: 'lost', trouble });
    void this.#release().then(() => this.#state.state === 'lost' && this.#wait(trouble));
  }

  #wait(trouble: ReaderTrouble | null): void {
    this.#show({ state: 'waiting', dialect: null, trouble });
    this.#cancelRetry = this.#options.clock.after(this.#retryMs, () => this.#retry());
    this.#retryMs = Math.min(this.#retryMs * 2, this.#times.lastRetry);
  }

  /** Closes the present connection; resolves when its port is free, or cannot be freed in time. */
  #release(): Promise<void> {
    const connection = this.#connection;
    this.#connection = null;
    if (!connection) return this.#closing;
    this.#closing = new Promise((resolve) => {
      const cancel = this.#options.clock.after(this.#times.close, resolve);
      const done = () => {
        cancel();
        resolve();
      };
      connection.close().then(done, done);
    });
    return this.#closing;
  }

  #inboxOf(device: string): Inbox {
    const known = this.#inboxes.get(device);
    if (known) return known;
    const inbox = new Inbox(this.#options.seen.get(device), (event) => this.#handle(device, event));
    this.#inboxes.set(device, inbox);
    return inbox;
  }

  async #handle(device: string, event: DeviceEvent): Promise<void> {
    const { clock, seen } = this.#options;
    if (event.is === 'scan') {
      const { uid, antenna: reader, flags, age, s } = event;
      const origin = { device, s };
      await this.#options.onTap({ uid, reader, flags, at: clock.now() - age, leaves: true, origin });
    } else if (event.is === 'gone') this.#options.onGone?.({ uid: event.uid, reader: event.antenna });
    else this.#options.onLost?.(event.count);
    try {
      await seen.set(device, event.s);
    } catch {
      // The event took effect: letting the device repeat it would only double it.
    }
  }

  #tapped(tap: ReaderTap): void {
    this.#taps = this.#taps.then(() =>
      this.#options.onTap(tap).catch(() => {
        // Such a reader cannot repeat it; the host has said what went wrong, and the player taps again.
      }),
    );
  }

  #show(change: Partial<ReaderLinkState>): void {
    this.#state = {
      ...this.#state,
      source: this.#where.path,
      heard: this.#heard.lines,
      bytes: this.#heard.rows,
      baud: this.#baud,
      ...change,
    };
    this.#options.onState(this.#state);
  }
}
