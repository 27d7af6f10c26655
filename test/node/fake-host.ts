import type { Reply } from '../../src/messages/commands.ts';
import type { Audience, Face, HostPort } from '../../src/messages/host.ts';
import type { View } from '../../src/messages/view.ts';

/** A host that keeps what it is sent, and shows what it is told to. */
export class FakeHost implements HostPort {
  readonly sent: { command: unknown; from: Face | undefined }[] = [];
  readonly audiences: Audience[] = [];
  readonly #listeners = new Set<(view: View) => void>();
  #view = viewNumber(0);

  async send(command: unknown, from?: Face): Promise<Reply> {
    this.sent.push({ command, from });
    return { ok: true };
  }

  onView(callback: (view: View) => void, audience: Audience = 'console'): () => void {
    this.audiences.push(audience);
    this.#listeners.add(callback);
    callback(this.#view);
    return () => this.#listeners.delete(callback);
  }

  /** How many faces look at it. */
  get faces(): number {
    return this.#listeners.size;
  }

  show(view: View): void {
    this.#view = view;
    for (const listener of this.#listeners) listener(view);
  }
}

/** A view that can be told from others by its `version`, and is about as many bytes long as wanted. */
export function viewNumber(n: number, bytes = 0): View {
  return {
    version: String(n),
    screen: 'home',
    reader: {
      state: 'none',
      source: null,
      dialect: null,
      how: {},
      baud: null,
      bytes: [],
      recording: null,
      card: null,
      proposal: null,
      trouble: null,
      ports: [],
      antennas: ['any'],
      heard: ['x'.repeat(bytes)],
    },
    notice: null,
    home: { nights: [], enrolled: [], folder: '' },
    cards: null,
    setup: null,
    night: null,
    replay: null,
    demo: false,
    hands: null,
  };
}
