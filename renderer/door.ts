/** How this page comes in where it was served to the network: by what stands in its address, or what is typed. */
import { atom } from 'nanostores';
import type { FreeSeat, Joining, Refusal } from '../src/messages/wire.ts';
import { asked, face } from './face.ts';

/** What the page waits for before it shows anything; null while it is in, or need not ask. */
export interface AtTheDoor {
  readonly refused: Refusal | null;
  /** The seats to choose from, once the code was right. */
  readonly seats: readonly FreeSeat[] | null;
}
export const $door = atom<AtTheDoor | null>(null);

/** The code or token of the address; what follows `#` is never sent by itself. */
const secret = decodeURIComponent(location.hash.slice(1));
const who = asked.get('who');
const named = asked.has('face');

const TICKET = `ticket:${who}`;

/** What to say at the door, or null where somebody has to say first what this page is for. */
export function joining(): Joining | { readonly look: string } | null {
  if (secret === '' || !named) return null;
  if (face === 'console') return { as: 'console', token: secret };
  if (face === 'screen') return { as: 'screen', code: secret };
  if (who === null) return { look: secret };
  const ticket = sessionStorage.getItem(TICKET);
  return { as: 'seat', code: secret, who, ...(ticket !== null && { ticket }) };
}

/** The seat is taken again by it, also after the page was loaded anew. */
export function keepTicket(ticket: string | null): void {
  if (ticket !== null) sessionStorage.setItem(TICKET, ticket);
}

export const givenCode = face === 'console' && named ? '' : secret;

/** Comes in by the code, as a screen or for a seat. */
export function come(as: 'screen' | 'seat', code: string, seat?: string): void {
  const query = `?${new URLSearchParams({ face: as, ...(seat !== undefined && { who: seat }) })}`;
  const hash = `#${encodeURIComponent(code.trim().toUpperCase())}`;
  if (query === location.search) {
    // An address that differs behind # alone is no other page.
    location.hash = hash;
    location.reload();
  } else location.assign(query + hash);
}
