/**
 * One opening of one port, from open to lost or closed, and never used again: bytes that are written to a closed
 * serial port would come out at its next opening. Finds out whether our firmware or another reader speaks there.
 */
import { createDecoder, type Profile } from '../../../firmware-protocol/dialects/decoder.ts';
import type { DecodeError, Decoder, Tap } from '../../../firmware-protocol/dialects/outcome.ts';
import type { Clock } from './clock.ts';
import type { Heard } from './heard.ts';
import type { Inbox } from './inbox.ts';
import { NoiseMeter } from './noise.ts';
import { type Port, PortError, type PortEvents, type Ports } from './port.ts';
import type { LinkTimes } from './times.ts';
import type { ReaderTrouble } from './trouble.ts';
import { TtrTalk } from './ttr-talk.ts';

export interface ConnectionContext {
  readonly ports: Ports;
  readonly clock: Clock;
  readonly times: LinkTimes;
  readonly profile: Profile;
  readonly heard: Heard;
  /** The inbox of a device, kept over connections. */
  inboxOf(device: string): Inbox;
}

/** None of these is called any more after `refused`, `lost` or `close`. */
export interface ConnectionEvents {
  opened(): void;
  /** The device says who it is; false when it is not the one that is looked for. */
  isWanted(device: string): boolean;
  refused(error: PortError): void;
  changed(state: 'greeting' | 'ready' | 'quiet', dialect: 'ttr' | 'text' | null, trouble: ReaderTrouble | null): void;
  /** Another line was heard. */
  heard(): void;
  /** From a reader without our protocol; those of our firmware go to the inbox. */
  tap(tap: Tap): void;
  misread(code: DecodeError): void;
  /** What comes is no text. */
  noisy(): void;
  /** The port is to be closed: the device is gone, has been silent too long, or is another than was looked for. */
  lost(why: 'gone' | 'silent' | 'stranger'): void;
}

export class Connection {
  #context: ConnectionContext;
  #events: ConnectionEvents;
  #over = false;
  #opening: Promise<Port | null> = Promise.resolve(null);
  #port: Port | null = null;
  #talk: TtrTalk | null = null;
  #decoders: Decoder[] = [];
  #noise: NoiseMeter | null = null;
  #dialect: 'ttr' | 'text' | null = null;
  /** Something readable came, though no tap yet. */
  #sawText = false;
  #greetingOver = false;
  /** The last we told of was noise. */
  #isNoisy = false;
  #timers = new Map<'greeting' | 'look' | 'look-after-data', () => void>();

  constructor(context: ConnectionContext, events: ConnectionEvents) {
    this.#context = context;
    this.#events = events;
  }

  open(path: string, baud: number): void {
    const events: PortEvents = {
      data: (bytes) => this.#over || this.#data(bytes),
      line: (text) => this.#over || this.#line(text),
      closed: () => this.#lose('gone'),
      ended: () => this.#over || this.#events.changed('quiet', 'text', 'ended'),
    };
    this.#opening = this.#context.ports.open(path, baud, events).then(
      (port) => {
        if (!this.#over) this.#begin(port);
        return port;
      },
      (error: unknown) => {
        if (!this.#over) this.#refuse(error);
        return null;
      },
    );
  }

  light(antenna: number, pattern: 'ok' | 'bad' | 'wait'): void {
    this.#talk?.light(antenna, pattern);
  }

  /** Resolves once the port is free, also when it was still being opened. */
  async close(): Promise<void> {
    this.#stop();
    const port = await this.#opening;
    await port?.close();
  }

  #begin(port: Port): void {
    this.#port = port;
    const { profile, clock, times } = this.#context;
    this.#events.opened();
    if (port.recorded) {
      const profiles: Profile[] = profile === 'auto' ? ['auto', 'ttr'] : [profile];
      this.#decoders = profiles.map((one) => createDecoder(one));
      this.#decide('text');
      return;
    }
    this.#lookIn('look', times.look);
    if (profile !== 'pn532-hsu' && profile !== 'pcsc-apdu') this.#noise = new NoiseMeter(clock, () => this.#noisy());
    if (profile !== 'ttr') this.#decoders = [createDecoder(profile, { dropFirst: true })];
    if (profile !== 'ttr' && profile !== 'auto') {
      this.#decide('text');
      return;
    }
    this.#events.changed('greeting', null, null);
    this.#timers.set(
      'greeting',
      clock.after(times.greeting, () => this.#endGreeting()),
    );
    this.#talk = new TtrTalk(clock, times, (line) => port.write(line), this.#context.inboxOf, {
      changed: (state, trouble) => {
        this.#dialect = 'ttr';
        this.#decoders = [];
        this.#events.changed(state === 'up' ? 'ready' : state === 'quiet' ? 'quiet' : 'greeting', 'ttr', trouble);
      },
      isWanted: (device) => {
        const isWanted = this.#events.isWanted(device);
        if (!isWanted) this.#lose('stranger');
        return isWanted;
      },
      dead: () => this.#lose('silent'),
    });
    this.#talk.start();
  }

  #data(bytes: Uint8Array): void {
    const lines = this.#context.heard.feed(bytes);
    if (lines.length > 0) this.#events.heard();
    if (!this.#port?.recorded) this.#lookIn('look-after-data', this.#context.times.lookAfterData);
    if (this.#dialect !== 'ttr') this.#noise?.feed(bytes);
    for (const outcome of this.#decoders.flatMap((decoder) => decoder.feed(bytes))) {
      this.#noise?.clear();
      // A card tells more than a greeting that does not come: our firmware never prints UIDs outside of frames.
      if (this.#dialect === null || this.#isNoisy) this.#decide('text');
      if (outcome.kind === 'tap') this.#events.tap(outcome);
      else this.#events.misread(outcome.code);
    }
    if (this.#dialect === null) this.#judge(lines);
  }

  #line(text: string): void {
    if (this.#talk?.line(text)) this.#noise?.clear();
  }

  /** Boot messages and chatter while it is open who speaks there. */
  #judge(lines: readonly string[]): void {
    if (lines.some((line) => /waiting for download/i.test(line))) this.#events.changed('quiet', null, 'bootloader');
    else if (lines.some((line) => /^(?!\$)[ -~]{4,}$/.test(line))) {
      this.#sawText = true;
      if (this.#greetingOver) this.#decide('text');
    }
  }

  #endGreeting(): void {
    this.#greetingOver = true;
    if (this.#dialect !== null) return;
    if (this.#sawText && this.#context.profile === 'auto') this.#decide('text');
    else this.#events.changed('quiet', null, 'silent');
  }

  #decide(dialect: 'text'): void {
    this.#dialect = dialect;
    this.#isNoisy = false;
    this.#events.changed('ready', dialect, null);
  }

  #noisy(): void {
    this.#isNoisy = true;
    this.#events.changed('quiet', this.#dialect, 'noise');
    this.#events.noisy();
  }

  #lookIn(timer: 'look' | 'look-after-data', ms: number): void {
    if (this.#timers.has(timer)) return;
    this.#timers.set(
      timer,
      this.#context.clock.after(ms, () => {
        this.#timers.delete(timer);
        void this.#look();
      }),
    );
  }

  /** Not every system tells of an unplugged device, and one that went right after it sent something never does on Linux. */
  async #look(): Promise<void> {
    const present = (await this.#port?.present()) ?? false;
    if (this.#over) return;
    if (present) this.#lookIn('look', this.#context.times.look);
    else this.#lose('gone');
  }

  #refuse(error: unknown): void {
    this.#stop();
    this.#events.refused(error instanceof PortError ? error : new PortError('other', String(error)));
  }

  #lose(why: 'gone' | 'silent' | 'stranger'): void {
    if (this.#over) return;
    this.#stop();
    this.#events.lost(why);
  }

  #stop(): void {
    this.#over = true;
    this.#talk?.stop();
    this.#noise?.clear();
    for (const cancel of this.#timers.values()) cancel();
  }
}
