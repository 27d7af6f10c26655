/** What one deed does to the table. */

import { typeIn } from '../rules/base/flow/round-cards.ts';
import { mayRepeat } from '../rules/base/flow/stealin.ts';
import { type Correction, putRight, recognise } from '../rules/engine/correction.ts';
import { answer, type Game, insert, passOver, reask } from '../rules/engine/game.ts';
import { canSwap, leave, mergeSeats, swapSeats } from '../rules/engine/seats.ts';
import type { Who } from '../rules/engine/state.ts';
import { isHouseOption } from '../rules/house/index.ts';
import { kitFor } from '../rules/kit.ts';
import type { Amended, Deed } from './entries.ts';

/** The table stands as it did, although an entry before it was amended. It is part of the amend `n`. */
export interface Stood {
  is: 'stand';
  n: number;
  put: Correction;
}

/** A deed that is done by itself; an amend is done by doing others anew. */
export type Plain = Exclude<Deed, Amended> | Stood;

/** Does one deed; returns why it does not fit, and then nothing has changed. */
export function perform(game: Game, deed: Plain): string | undefined {
  switch (deed.is) {
    case 'answer':
      if (deed.typed && deed.question === game.state.question?.id) typeIn(game, deed.typed);
      return answer(game, deed.key, deed.question, deed.by);
    case 'skip':
      return passOver(game, deed.question);
    case 'repeat':
      return repeat(game, deed.question);
    case 'correct': {
      const { n, at, is, uid, origin, ...put } = deed;
      putRight(game, recognise(game.state, put));
      return undefined;
    }
    case 'stand':
      putRight(game, deed.put);
      return undefined;
    case 'house':
      return changeHouse(game, deed.id, deed.option);
    case 'taps':
      game.state.setup.taps = deed.taps;
      return withNewKit(game);
    case 'leave':
      if (!seated(game, deed.who)) return 'unknown-name';
      leave(game.state, deed.who);
      game.tell?.({ is: 'seats', how: 'left', who: deed.who, with: null, cites: [] });
      reask(game);
      return undefined;
    case 'swap':
      if (!canSwap(game.state, deed.a, deed.b)) return 'unknown-name';
      swapSeats(game.state, deed.a, deed.b);
      game.tell?.({ is: 'seats', how: 'swapped', who: deed.a, with: deed.b, cites: [] });
      return withNewKit(game);
    case 'merge':
      if (!seated(game, deed.from) || !seated(game, deed.into)) return 'unknown-name';
      mergeSeats(game.state, deed.from, deed.into);
      game.tell?.({ is: 'seats', how: 'merged', who: deed.from, with: deed.into, cites: [] });
      reask(game);
      return undefined;
  }
}

const seated = (game: Game, who: Who): boolean => game.kit.characters.includes(who);

function repeat(game: Game, question: string): string | undefined {
  if (game.state.question?.id !== question) return 'stale';
  if (!mayRepeat(game.state)) return 'nothing-to-repeat';
  insert(game, [{ do: 'card.again' }]);
  return undefined;
}

function changeHouse(game: Game, id: string, option: string): string | undefined {
  if (!isHouseOption(id, option)) return 'no-such-option';
  game.state.setup.house[id] = option;
  game.tell?.({ is: 'house-rule', id, option, cites: [`house:${id}`] });
  return withNewKit(game);
}

/** What was agreed has changed, so the rules are gathered anew. */
function withNewKit(game: Game): undefined {
  game.kit = kitFor(game.state.setup);
  reask(game);
  return undefined;
}
