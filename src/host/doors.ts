/** Who may come in from the network: a code for screens and seats, a token for a console. All of them die with the switch. */
import type { Audience } from '../messages/host.ts';
import type { FreeSeat, Joining, Refusal } from '../messages/wire.ts';
import type { Who } from '../rules/engine/state.ts';
import { Attempts } from './attempts.ts';

export interface DoorOptions {
  /** For the limit on wrong codes, in milliseconds. */
  readonly now: () => number;
  /** Six letters and digits that nobody can foresee. */
  readonly code: () => string;
  /** 128 bits that nobody can foresee, as text. */
  readonly secret: () => string;
  /** The players of the open night. */
  readonly players: () => readonly Who[];
  readonly onChange: () => void;
}

export type Joined =
  | { readonly ok: true; readonly audience: Audience; readonly ticket: string | null; leave(): void }
  | { readonly ok: false; readonly why: Refusal };

interface Guest {
  readonly audience: Audience;
  readonly from: string;
}

export class Doors {
  readonly code: string;
  readonly token: string;
  readonly #attempts: Attempts;
  readonly #guests = new Set<Guest>();
  /** Who sits where, by the ticket of the device; a seat is kept while its phone sleeps. */
  readonly #seats = new Map<Who, { ticket: string; from: string }>();

  constructor(private readonly options: DoorOptions) {
    this.code = options.code();
    this.token = options.secret();
    this.#attempts = new Attempts(options.now);
  }

  /** The seats of the night, for who knows the code. */
  look(code: string, from: string): FreeSeat[] | Refusal {
    return (
      this.#refused(code, this.code, from) ??
      this.options.players().map((who) => ({ who, taken: this.#seats.has(who) }))
    );
  }

  /** @param from the address, for the limit and for the console's list */
  join(joining: Joining, from: string): Joined {
    const { as } = joining;
    const refused =
      as === 'console' ? this.#refused(joining.token, this.token, from) : this.#refused(joining.code, this.code, from);
    if (refused) return { ok: false, why: refused };
    if (as !== 'seat') return this.#enter({ audience: as, from }, null);
    const { who, ticket } = joining;
    if (!this.options.players().includes(who)) return { ok: false, why: 'no-seat' };
    const taken = this.#seats.get(who);
    if (taken && taken.ticket !== ticket) return { ok: false, why: 'seat-taken' };
    const seat = taken ?? { ticket: this.options.secret(), from };
    this.#seats.set(who, seat);
    return this.#enter({ audience: `seat:${who}`, from }, seat.ticket);
  }

  /** Somebody else may take that seat. Whoever sits there now is no longer let in by the old ticket. */
  free(who: Who): void {
    this.#seats.delete(who);
    this.options.onChange();
  }

  /** Whether a seat is still its holder's: the console may have freed it. */
  holds(audience: Audience, ticket: string | null): boolean {
    return ticket === null || this.#seats.get(audience.slice('seat:'.length))?.ticket === ticket;
  }

  faces(): { audience: Audience; from: string; here: boolean }[] {
    const here = [...this.#guests].map((guest) => ({ ...guest, here: true }));
    const away = [...this.#seats]
      .map(([who, { from }]) => ({ audience: `seat:${who}` as const, from, here: false }))
      .filter(({ audience }) => !here.some((guest) => guest.audience === audience));
    return [...here, ...away];
  }

  #enter(guest: Guest, ticket: string | null): Joined {
    this.#guests.add(guest);
    this.options.onChange();
    const leave = () => {
      if (this.#guests.delete(guest)) this.options.onChange();
    };
    return { ok: true, audience: guest.audience, ticket, leave };
  }

  #refused(given: string, right: string, from: string): Refusal | undefined {
    if (this.#attempts.tooMany(from)) return 'slow-down';
    if (isSame(given, right)) return undefined;
    this.#attempts.wrong(from);
    return 'wrong-code';
  }
}

/** Takes as long for a code that is nearly right as for any other. */
function isSame(given: string, right: string): boolean {
  let difference = given.length ^ right.length;
  for (let at = 0; at < right.length; at++) difference |= given.charCodeAt(at) ^ right.charCodeAt(at);
  return difference === 0;
}
