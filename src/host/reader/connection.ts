/**
 * One opening of one port, from open to lost or closed, and never used again: bytes that are written to a closed
 * serial port would come out at its next opening. The driver for what is plugged in there does the talking.
 */
import type { Profile } from '../../../firmware-protocol/dialects/decoder.ts';
import type { Clock } from './clock.ts';
import type { DriverEvents, Light, ReaderDriver, Sound } from './drivers/driver.ts';
import { driverFor } from './drivers/index.ts';
import type { Heard } from './heard.ts';
import type { Inbox } from './inbox.ts';
import type { TagMemory } from './memory.ts';
import { NoiseMeter } from './noise.ts';
import { type Port, PortError, type PortEvents, type Ports } from './port.ts';
import type { LinkTimes } from './times.ts';

/** Milliseconds from the first bytes that were not told to the telling of all of them. */
const HEARD_EVERY_MS = 150;

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
export interface ConnectionEvents extends Omit<DriverEvents, 'understood' | 'lost'> {
  opened(): void;
  refused(error: PortError): void;
  /** More was heard. */
  heard(): void;
  /** What comes is no text. */
  noisy(): void;
  /** The port is to be closed: the device is gone, or its driver gives it up. */
  lost(why: 'gone' | 'silent' | 'stranger'): void;
}

export class Connection {
  #context: ConnectionContext;
  #events: ConnectionEvents;
  #over = false;
  #opening: Promise<Port | null> = Promise.resolve(null);
  #port: Port | null = null;
  #driver: ReaderDriver | null = null;
  /** Where the driver listens for text. */
  #noise: NoiseMeter | null = null;
  #kind: Parameters<DriverEvents['changed']>[1] = null;
  #timers = new Map<'look' | 'look-after-data' | 'heard', () => void>();

  constructor(context: ConnectionContext, events: ConnectionEvents) {
    this.#context = context;
    this.#events = events;
  }

  open(path: string, baud: number): void {
    const events: PortEvents = {
      data: (bytes) => this.#over || this.#data(bytes),
      line: (text) => this.#over || this.#driver?.line(text),
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

  /** What is played back from a file: there is no port to let go of. */
  get isRecording(): boolean {
    return this.#port !== null && this.#port.recorded !== null;
  }

  get memory(): TagMemory | null {
    return this.#driver?.memory ?? null;
  }

  get antennas(): number {
    return this.#driver?.antennas ?? 1;
  }

  light(antenna: number, pattern: Light, sound: Sound): void {
    this.#driver?.light(antenna, pattern, sound);
  }

  /** Resolves once the port is free, also when it was still being opened. */
  async close(): Promise<void> {
    this.#stop();
    const port = await this.#opening;
    await port?.close();
  }

  #begin(port: Port): void {
    this.#port = port;
    const { profile, clock, times, inboxOf } = this.#context;
    const { start, isText } = driverFor(port, profile);
    this.#events.opened();
    if (port.recorded === null) this.#lookIn('look', times.look);
    if (isText) this.#noise = new NoiseMeter(clock, () => this.#noisy());
    this.#driver = start({ clock, times, profile, port, inboxOf }, this.#driverEvents());
  }

  /** What the driver tells, as long as this connection lasts. */
  #driverEvents(): DriverEvents {
    const { tap, gone, misread, isWanted, changed } = this.#events;
    return {
      changed: (state, kind, trouble) => {
        this.#kind = kind;
        if (!this.#over) changed(state, kind, trouble);
      },
      understood: () => this.#noise?.clear(),
      tap: (...all) => this.#over || tap(...all),
      gone: (card) => this.#over || gone(card),
      misread: (code) => this.#over || misread(code),
      isWanted: (device) => !this.#over && isWanted(device),
      lost: (why) => this.#lose(why),
    };
  }

  #data(bytes: Uint8Array): void {
    this.#context.heard.feed(bytes);
    this.#tellHeard();
    if (this.#port?.recorded === null) this.#lookIn('look-after-data', this.#context.times.lookAfterData);
    if (this.#kind === null || this.#kind === 'text') this.#noise?.feed(bytes);
    this.#driver?.data(bytes);
  }

  /** A few times a second at most, for some readers speak all the time, and never before what the bytes say is done. */
  #tellHeard(): void {
    if (this.#timers.has('heard')) return;
    const soon = this.#context.clock.after(HEARD_EVERY_MS, () => {
      this.#timers.delete('heard');
      this.#events.heard();
    });
    this.#timers.set('heard', soon);
  }

  #noisy(): void {
    this.#events.changed('quiet', this.#kind, 'noise');
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
    this.#driver?.stop();
    this.#noise?.clear();
    for (const cancel of this.#timers.values()) cancel();
  }
}
