/**
 * The reader as the rest of the host sees it: it opens its port, finds out what speaks there, hands on taps, and comes
 * back by itself after every way in which a reader can go. An explicit state machine with one connection and one
 * retry timer at a time, over an abstract port and an injected clock.
 *
 * closed → opening → greeting → ready ⇄ quiet, and from any of them → lost → waiting → opening.
 */
import type { DeviceEvent } from '../../../firmware-protocol/ttr/messages.ts';
import { Connection } from './connection.ts';
import { Heard } from './heard.ts';
import { Inbox } from './inbox.ts';
import type { LinkOptions, ReaderLinkState, ReaderTap } from './link-options.ts';
import type { PortError } from './port.ts';
import type { ReaderTrouble } from './trouble.ts';

/** Rates that readers use, the likeliest first, in bits per second. */
export const BAUD_RATES = [115_200, 9600, 57_600, 2400];
const FIRST_RATE = 115_200;
const FIRST_RETRY_MS = 250;
const LAST_RETRY_MS = 2000;
/** A port that goes within this time of opening was taken away, not pulled out. */
const VANISH_MS = 2000;
/** Closing a serial port can hang for ever; we do not. */
const CLOSE_MS = 1000;

export class ReaderLink {
  #options: LinkOptions;
  #state: ReaderLinkState;
  #heard = new Heard();
  #inboxes = new Map<string, Inbox>();
  #connection: Connection | null = null;
  #cancelRetry: (() => void) | null = null;
  #retryMs = FIRST_RETRY_MS;
  /** Index into the rates. */
  #rate = 0;
  /** A card was read at this rate, so later noise is only noise. */
  #rateKnown = false;
  /** Where it is now: a USB reader may come back under another path. */
  #path: string;
  #serialNumber: string | null = null;
  #openedAt = 0;
  /** How the last connection went, if the device was taken from us. */
  #gone: 'unplugged' | 'vanished' | null = null;
  /** Taps of readers that have no memory are handled one after the other too. */
  #taps: Promise<void> = Promise.resolve();
  #closing: Promise<void> = Promise.resolve();

  constructor(options: LinkOptions) {
    this.#options = options;
    this.#path = options.path;
    this.#state = { state: 'closed', source: options.path, dialect: null, trouble: null, heard: [] };
  }

  get state(): ReaderLinkState {
    return this.#state;
  }

  /** Starts; does nothing unless closed. */
  open(): void {
    if (this.#state.state === 'closed') this.#attempt();
  }

  /** Ends everything, for the night or for the sleep of the computer; `open` starts again. Resolves once the port is free. */
  close(): Promise<void> {
    this.#cancelRetry?.();
    this.#retryMs = FIRST_RETRY_MS;
    this.#gone = null;
    if (this.#state.state !== 'closed') this.#show({ state: 'closed', dialect: null, trouble: null });
    return this.#release();
  }

  /** Shows the table on the reader's own lamp what became of a tap; readers without a lamp ignore it. */
  answer(reader: number, pattern: 'ok' | 'bad' | 'wait'): void {
    this.#connection?.light(reader, pattern);
  }

  /** The lines heard so far are shown no more. */
  forgetHeard(): void {
    this.#heard.forget();
    this.#show({});
  }

  #attempt(): void {
    const { ports, clock, profile = 'auto', baud } = this.#options;
    this.#show({ state: 'opening', dialect: null });
    const context = { ports, clock, profile, heard: this.#heard, inboxOf: (device: string) => this.#inboxOf(device) };
    this.#connection = new Connection(context, {
      opened: () => this.#opened(),
      refused: (error) => this.#refused(error),
      changed: (state, dialect, trouble) => this.#changed(state, dialect, trouble),
      heard: () => this.#show({}),
      tap: ({ uid, reader, flags }) => {
        this.#rateKnown = true;
        this.#tapped({ uid, reader, flags, at: clock.now(), origin: null });
      },
      misread: (code) => this.#options.onMisread?.(code),
      noisy: () => this.#tryNextRate(),
      lost: (why) => this.#lost(why),
    });
    this.#connection.open(this.#path, baud ?? BAUD_RATES[this.#rate] ?? FIRST_RATE);
  }

  #opened(): void {
    this.#openedAt = this.#options.clock.now();
    const path = this.#path;
    if (this.#serialNumber !== null) return;
    this.#options.ports.list().then(
      (ports) => {
        this.#serialNumber = ports.find((port) => port.path === path || port.device === path)?.serialNumber ?? null;
      },
      () => {
        // Then it is only found again under the same path.
      },
    );
  }

  #refused(error: PortError): void {
    this.#connection = null;
    if (error.code === 'no-such-port') this.#findElsewhere();
    this.#wait(this.#troubleOf(error));
  }

  #troubleOf(error: PortError): ReaderTrouble {
    if (error.code === 'no-such-port') return this.#gone ?? 'no-such-port';
    return error.code === 'other' ? 'cannot-open' : error.code;
  }

  /** A USB reader that was pulled out may come back under another name; only its serial number tells that it is the same. */
  #findElsewhere(): void {
    const serialNumber = this.#serialNumber;
    if (serialNumber === null) return;
    this.#options.ports.list().then(
      (ports) => {
        const found = ports.find((port) => port.serialNumber === serialNumber);
        if (found) this.#path = found.path;
      },
      () => {
        // The next attempt looks again.
      },
    );
  }

  #changed(state: 'greeting' | 'ready' | 'quiet', dialect: 'ttr' | 'text' | null, trouble: ReaderTrouble | null): void {
    // After noise at one rate, silence at the next proves nothing: nobody may have tapped.
    const undecided = dialect === null && (trouble === null || trouble === 'silent');
    this.#show({ state, dialect, trouble: undecided && this.#state.trouble === 'noise' ? 'noise' : trouble });
  }

  #tryNextRate(): void {
    const { baud, profile } = this.#options;
    if (baud !== undefined || profile === 'ttr' || this.#rateKnown) return;
    this.#rate = (this.#rate + 1) % BAUD_RATES.length;
    this.#show({ state: 'lost' });
    void this.#release().then(() => this.#state.state === 'lost' && this.#attempt());
  }

  #lost(why: 'gone' | 'silent'): void {
    const lived = this.#options.clock.now() - this.#openedAt;
    if (lived >= VANISH_MS) this.#retryMs = FIRST_RETRY_MS;
    if (why === 'gone') this.#gone = lived < VANISH_MS ? 'vanished' : 'unplugged';
    const trouble = why === 'silent' ? 'silent' : this.#gone;
    this.#show({ state: 'lost', trouble });
    void this.#release().then(() => this.#state.state === 'lost' && this.#wait(trouble));
  }

  #wait(trouble: ReaderTrouble | null): void {
    this.#show({ state: 'waiting', dialect: null, trouble });
    this.#cancelRetry = this.#options.clock.after(this.#retryMs, () => this.#attempt());
    this.#retryMs = Math.min(this.#retryMs * 2, LAST_RETRY_MS);
  }

  /** Closes the present connection; resolves when its port is free, or cannot be freed in time. */
  #release(): Promise<void> {
    const connection = this.#connection;
    this.#connection = null;
    if (!connection) return this.#closing;
    this.#closing = new Promise((resolve) => {
      const cancel = this.#options.clock.after(CLOSE_MS, resolve);
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
      await this.#options.onTap({ uid, reader, flags, at: clock.now() - age, origin: { device, s } });
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
    this.#state = { ...this.#state, source: this.#path, heard: this.#heard.lines, ...change };
    this.#options.onState(this.#state);
  }
}
