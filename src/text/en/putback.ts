/** What to move on the real table so that it matches the record again. */
import type { PutBack } from '../../messages/view.ts';
import { names } from './names.ts';
import { capital, count, humanise } from './words.ts';

export function tellPutBack(move: PutBack): string {
  const whose = move.whose ? `${names.who(move.whose)}’s ` : '';
  const away = move.from ? ` ${place(move.from, whose, 'from')}` : '';
  const goal = move.to ? ` ${place(move.to, whose, 'to')}` : '';
  return `${capital(piece(move, whose))}:${away}${away && goal ? ',' : ''}${goal}`;
}

function piece(move: PutBack, whose: string): string {
  const name = pieceName(move.piece);
  if (move.count > 1) return count(move.count, name);
  return ['bullet', 'card'].includes(name) && whose ? `${whose}${name}` : name;
}

function pieceName(id: string): string {
  if (['purse', 'jewel', 'strongbox'].includes(id.split(':')[0] ?? '')) return names.token(id);
  if (id === 'neutral') return 'neutral bullet';
  const [who = id, card] = id.split(/[.:\s]/);
  if (card) return `${names.who(who)}’s ${names.card(card)}`;
  const person = names.who(id);
  return person === humanise(id) ? names.card(id).toLowerCase() : person;
}

function place(where: string, whose: string, way: 'from' | 'to'): string {
  const piles: Record<string, string> = {
    deck: `${whose || 'the '}deck`,
    hand: `${whose || 'the '}hand`,
    pile: 'the pile',
    box: 'the box',
    cylinder: `${whose || 'the '}cylinder`,
  };
  const pile = piles[where];
  if (pile) return `${way} ${pile}`;
  const at = names.at(where);
  if (at.startsWith('on ')) return way === 'from' ? `from ${at.slice(3)}` : at.replace(/^on (.*sheet)$/, 'to $1');
  return `${way} ${at}`;
}
