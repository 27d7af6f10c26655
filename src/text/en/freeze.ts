/** Where everything goes, piece by piece: for a train that fell over, a check between rounds, a night that is packed. */
import type { FreezeItem } from '../../messages/record.ts';
import { names } from './names.ts';
import { capital, count, word } from './words.ts';

/** A car by number, a bandit, or `table`. */
export function tellPart(of: string): string {
  if (of === 'table') return 'The table';
  if (of === '0') return 'Locomotive';
  if (of === 'stagecoach') return 'Stagecoach';
  return /^\d+$/.test(of) ? `Car ${of}` : capital(names.who(of));
}

export function tellItem(item: FreezeItem): string {
  const { what, name, at, count: n } = item;
  switch (what) {
    case 'car':
      return name === 'locomotive' ? 'The locomotive' : name ? names.car(name) : 'A car';
    case 'pawn':
      return `${capital(names.who(name ?? ''))} ${at === 'off' ? 'off the train' : floorOf(at)}`.trim();
    case 'token':
      return `${names.tokens(Array.from({ length: n }, () => name ?? 'purse'))} ${floorOf(at)}`.trim();
    case 'thing':
      return `${capital(names.thing(name ?? ''))}${n > 1 ? ` ×${n}` : ''}${places(at)}`;
    case 'pile':
      return n === 0 ? 'No pile' : `The pile: ${count(n, 'card')}`;
    case 'cylinder':
      return `${count(n, 'bullet')} to fire`;
    case 'received':
      return name === 'neutral' ? `Neutral hits: ${n}` : `Hits by ${names.who(name ?? '')}: ${n}`;
    case 'neutral':
      return count(n, 'neutral bullet');
    case 'deck':
      return `Deck: ${count(n, 'card')}`;
    case 'hand':
      return `Hand: ${count(n, 'card')}`;
    case 'round-card':
      return `Round card: ${names.roundCard(name ?? '', null)}`;
    case 'first-player':
      return `First player: ${capital(names.who(name ?? ''))}`;
    case 'discard':
      return `Discarded: ${n}`;
    case 'bag':
      return name
        ? `The sheet with ${count(n, 'token')}, face down`
        : `${count(n, 'token')} ${floorOf(at)}, in one bag`;
    case 'round-cards':
      return `${count(n, 'round card')} played so far, in their order`;
    default:
      return `${word({}, what)}${n > 1 ? ` ×${n}` : ''}`;
  }
}

/** Where a thing lies that is not with the car or the sheet where it is listed. */
const places = (at: FreezeItem['at']): string =>
  at === null || at.startsWith('beside.') || names.at(at).endsWith('sheet') ? '' : ` ${names.at(at)}`;

const floorOf = (at: FreezeItem['at']): string =>
  at?.endsWith('.roof') ? 'on the roof' : at?.endsWith('.in') ? 'inside' : '';
