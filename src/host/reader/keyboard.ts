import type { Port, PortEvents, PortInfo, Ports } from './port.ts';

/** The source of a reader that types like a keyboard: the screens hear it, and hand on what it typed. */
export const KEYBOARD = 'keyboard';

export class Keyboard implements Ports {
  #events: PortEvents | null = null;

  async list(): Promise<PortInfo[]> {
    return [{ path: KEYBOARD, device: KEYBOARD, label: KEYBOARD, serialNumber: null, make: null }];
  }

  async open(_path: string, _baud: number, events: PortEvents): Promise<Port> {
    this.#events = events;
    return {
      kind: 'keyboard',
      recorded: null,
      write: () => undefined,
      close: async () => {
        if (this.#events === events) this.#events = null;
      },
      present: async () => true,
    };
  }

  /** What was typed, faster than people type, up to its Enter. Dropped when no such reader is connected. */
  typed(text: string): void {
    this.#events?.data(Uint8Array.from([...text.replace(/[^ -~]/g, ''), '\r'], (char) => char.charCodeAt(0)));
  }
}
