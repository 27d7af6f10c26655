/** The switch for screens on the local network: off at every start, and everything that was let in goes with it. */
import { z } from 'zod';
import type { Reply } from '../messages/commands.ts';
import type { LanOn, LanView } from '../messages/view.ts';
import type { Who } from '../rules/engine/state.ts';
import { type DoorOptions, Doors } from './doors.ts';
import { no, ok } from './replies.ts';
import type { Storage } from './storage.ts';

/** What the network is to the host. src/node/lan.ts is the real one. */
export interface Lan extends Pick<DoorOptions, 'now' | 'code' | 'secret'> {
  /** Where this computer can be reached from others. */
  interfaces(): { name: string; address: string }[];
  /** Serves faces there from now on, to whom `doors` lets in. Fails with a LanError. */
  open(address: string, port: number, doors: Doors): Promise<{ close(): Promise<void> }>;
  /** `text` as a QR code, a row a string. */
  qr(text: string): string[];
}

/** Why it cannot listen there. */
export class LanError extends Error {
  override readonly name = 'LanError';
  constructor(
    readonly code: 'port-taken' | 'port-forbidden' | 'no-such-address' | 'other',
    options?: ErrorOptions,
  ) {
    super(code, options);
  }
}

const KEPT = 'screens';
const kept = z.object({ port: z.int().min(1).max(65_535) });
const FIRST_PORT = 4747;

interface DeskOptions {
  readonly lan: Lan;
  readonly storage: Storage;
  readonly players: () => readonly Who[];
  readonly onChange: () => void;
}

export class LanDesk {
  #port = FIRST_PORT;
  #trouble: string | null = null;
  #open: { doors: Doors; close(): Promise<void>; view: Omit<LanOn, 'faces'> } | null = null;

  constructor(private readonly options: DeskOptions) {}

  async load(): Promise<void> {
    const read = kept.safeParse(await this.options.storage.readJson(KEPT).catch(() => undefined));
    if (read.success) this.#port = read.data.port;
  }

  /** Switches it on at that address and port, with codes of its own: those of before open nothing. */
  async open(address: string, port: number): Promise<Reply> {
    const { lan, storage, players, onChange } = this.options;
    if (!lan.interfaces().some((one) => one.address === address)) return this.#failed('no-such-address', port);
    await this.close();
    const doors = new Doors({ ...lan, players, onChange });
    try {
      const { close } = await lan.open(address, port, doors);
      const page = `http://${address}:${port}/`;
      const door = (url: string) => ({ url, qr: lan.qr(url) });
      const screen = door(`${page}#${doors.code}`);
      const console = door(`${page}?face=console#${doors.token}`);
      this.#open = { doors, close, view: { address: page, code: doors.code, screen, console } };
    } catch (error) {
      if (!(error instanceof LanError)) throw error;
      return this.#failed(error.code, port);
    }
    this.#port = port;
    this.#trouble = null;
    await storage.writeJson(KEPT, { port }).catch(() => undefined);
    return ok;
  }

  /** Switches it off: every face that came by it is gone, every code and token is worth nothing. */
  async close(): Promise<void> {
    const open = this.#open;
    this.#open = null;
    this.#trouble = null;
    await open?.close();
  }

  freeSeat(who: Who): Reply {
    this.#open?.doors.free(who);
    return this.#open ? ok : no('refused.not-now');
  }

  view(): LanView {
    const on = this.#open && { ...this.#open.view, faces: this.#open.doors.faces() };
    return { interfaces: this.options.lan.interfaces(), port: this.#port, trouble: this.#trouble, on };
  }

  #failed(code: LanError['code'], port: number): Reply {
    this.#trouble = code;
    return no(`lan.${code}`, { port });
  }
}
