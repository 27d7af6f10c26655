/**
 * Finds out who speaks: greets our firmware and listens for text at once, and when all is silent asks for a PN532,
 * which says nothing by itself. The first that is sure of its reader goes on alone; only our firmware may still take
 * over from text, for a board prints before it introduces itself.
 */
import { RecordSplitter } from '../../../../firmware-protocol/dialects/records.ts';
import type { DriverId } from '../../../messages/view.ts';
import type { TagMemory } from '../memory.ts';
import type { DriverContext, DriverEvents, Light, ReaderDriver, Sound, StartDriver } from './driver.ts';
import { startPn532 } from './pn532.ts';
import { startText } from './text.ts';
import { startTtr } from './ttr.ts';

export const startAuto: StartDriver = (context, events) => new Auto(context, events);

class Auto implements ReaderDriver {
  #context: DriverContext;
  #events: DriverEvents;
  #drivers = new Map<DriverId, ReaderDriver>();
  #kind: DriverId | null = null;
  #splitter = new RecordSplitter(false);
  /** Something readable came, though no tap yet. */
  #sawText = false;
  #greetingOver = false;

  constructor(context: DriverContext, events: DriverEvents) {
    this.#context = context;
    this.#events = events;
    this.#add('text', startText);
    this.#add('ttr', startTtr);
  }

  data(bytes: Uint8Array): void {
    for (const driver of [...this.#drivers.values()]) driver.data(bytes);
    if (this.#kind === null) for (const { text } of this.#splitter.feed(bytes)) this.#judge(text);
  }

  line(text: string): void {
    for (const driver of [...this.#drivers.values()]) driver.line(text);
  }

  light(antenna: number, pattern: Light, sound: Sound): void {
    for (const driver of this.#drivers.values()) driver.light(antenna, pattern, sound);
  }

  get antennas(): number {
    return (this.#kind && this.#drivers.get(this.#kind)?.antennas) ?? 1;
  }

  get memory(): TagMemory | null {
    return (this.#kind && this.#drivers.get(this.#kind)?.memory) ?? null;
  }

  stop(): void {
    for (const driver of this.#drivers.values()) driver.stop();
    this.#drivers.clear();
  }

  #add(id: DriverId, start: StartDriver): void {
    const events: DriverEvents = {
      ...this.#events,
      changed: (state, kind, trouble) => {
        if (kind !== null) this.#decide(kind);
        if (kind !== null || id === 'ttr') this.#changed(state, kind, trouble);
      },
      lost: (why) => {
        if (this.#kind === id || why === 'stranger') this.#events.lost(why);
      },
    };
    this.#drivers.set(id, start(this.#context, events));
  }

  #changed(...[state, kind, trouble]: Parameters<DriverEvents['changed']>): void {
    if (kind === null && trouble === 'silent') this.#endGreeting();
    else if (kind !== null || this.#kind === null) this.#events.changed(state, kind, trouble);
  }

  /** Boot messages and chatter while it is open who speaks there. */
  #judge(text: string): void {
    if (/waiting for download/i.test(text)) this.#events.changed('quiet', null, 'bootloader');
    else if (/^(?!\$)[ -~]{4,}$/.test(text)) {
      this.#sawText = true;
      if (this.#greetingOver) this.#hearText();
    }
  }

  /** Our firmware did not answer in time. */
  #endGreeting(): void {
    this.#greetingOver = true;
    if (this.#kind !== null) return;
    if (this.#sawText) this.#hearText();
    else {
      this.#events.changed('quiet', null, 'silent');
      this.#add('pn532', startPn532);
    }
  }

  #hearText(): void {
    this.#decide('text');
    this.#events.changed('ready', 'text', null);
  }

  #decide(kind: DriverId): void {
    this.#kind = kind;
    for (const [id, driver] of this.#drivers) {
      if (id === kind || (kind === 'text' && id === 'ttr')) continue;
      driver.stop();
      this.#drivers.delete(id);
    }
  }
}
