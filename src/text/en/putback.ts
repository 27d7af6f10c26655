/** What to move on the real table so that it matches the record again. */
import type { PutBack } from '../../messages/view.ts';
import { pileName } from './marshal-cards.ts';
import { names } from './names.ts';
import { isPerson } from './people.ts';
import { capital, count } from './words.ts';

export function tellPutBack(move: PutBack): string {
  if (move.piece.startsWith('turn:')) return tellTurn(move);
  const whose = move.whose ? `${names.who(move.whose)}’s ` : '';
  const away = move.from ? ` ${place(move, move.from, whose, 'from')}` : '';
  const goal = move.to ? ` ${place(move, move.to, whose, 'to')}` : '';
  return `${capital(piece(move))}:${away}${away && goal ? ',' : ''}${goal}`;
}

/** A token that stays where it is, `turn:flask-half:any-flask`. */
function tellTurn({ piece: id, from }: PutBack): string {
  const [, token = '', into = ''] = id.split(':');
  const where = from ? ` ${names.at(from)}` : '';
  return `${capital(names.token(token))}${where}: turn it, so that it is a ${names.token(into)}`;
}

/** `doc`, `purse`, `card`, `bullet:doc`, `bullet:neutral`, `round-card:24-braking`, `first-player`. */
function piece({ piece: id, count: n }: PutBack): string {
  const [kind = id, of] = id.split(':');
  switch (kind) {
    case 'card':
      return n > 1 ? count(n, 'card') : 'one card';
    case 'bullet':
      return bullet(of ?? 'neutral', n);
    case 'round-card':
      return of === 'none' ? 'the round card' : `the round card “${names.roundCard(of ?? '', null)}”`;
    case 'first-player':
      return 'the round deck, sign of the first player';
    case 'car':
      return `the car “${names.car(of ?? '')}”`;
    case 'thing':
      return names.thing(id.slice('thing:'.length));
    default:
      return isPerson(id) ? names.who(id) : names.tokens(Array.from({ length: n }, () => id)).replace(/^1 /, 'a ');
  }
}

function bullet(by: string, n: number): string {
  const whose = by === 'neutral' ? 'neutral' : `${names.who(by)}’s`;
  return n > 1
    ? `${n} ${by === 'neutral' ? 'neutral bullets' : `of ${whose} bullets`}`
    : `${by === 'neutral' ? 'a ' : ''}${whose} bullet`;
}

function place(move: PutBack, where: string, whose: string, way: 'from' | 'to'): string {
  const [kind] = move.piece.split(':');
  if (kind === 'car')
    return where === 'box'
      ? `${way} the box`
      : `${way === 'from' ? 'out of the train, from' : 'coupled in as'} car ${where}`;
  if (kind === 'bullet' && where === 'out') return `${way} the box, out of the game`;
  if (kind === 'bullet' && where === move.piece.split(':')[1]) return `${way} ${names.who(where)}’s cylinder`;
  const [owner = '', cylinder] = where.split('/');
  if (cylinder !== undefined) return `${way} ${names.who(owner)}’s ${pileName(cylinder)}`;
  if (kind === 'first-player') return `${way} ${names.who(where)}`;
  if (kind === 'bullet' && where === 'box') return `${way} the neutral pile`;
  const piles: Record<string, string> = {
    deck: `${whose || 'the '}deck`,
    hand: `${whose || 'the '}hand`,
    pile: 'the pile',
    discard: `${whose || 'the '}discard pile`,
    box: 'the box',
  };
  const pile = piles[where];
  if (pile) return `${way} ${pile}`;
  // A card that a partner had drawn.
  if (kind === 'card') return `${way} ${names.who(where)}’s hand`;
  const at = names.at(where);
  if (way === 'from') return `from ${at.replace(/^on /, '')}`;
  return at.endsWith('sheet') ? at.replace(/^on /, 'to ') : at.replace(/^on /, 'onto ').replace(/^inside /, 'into ');
}
