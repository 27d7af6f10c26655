import { fizzle } from '../../base/actions/card.ts';
import type { Punch } from '../../base/actions/punch.ts';
import type { Game, Outcome } from '../../engine/game.ts';
import type { Rule } from '../../engine/hooks.ts';
import { barredAction } from '../../engine/lists.ts';
import { isBandit, spaceOf } from '../../engine/players.ts';
import { OFF, otherFloor } from '../../engine/spaces.ts';
import type { Action, Space } from '../../engine/state.ts';
import { landing } from '../../engine/verbs.ts';

export const SPECIAL_PUNCH = 'special-punch';

interface Special extends Punch {
  /** True for a Punch that sends its victim to the other floor. */
  changesFloor?: boolean;
}

/** Whether what holds for a Punch holds for this one too (house rule `special-punch-limits`). */
const isLimited = ({ kit }: Game): boolean => kit.house['special-punch-limits'] !== 'free';

/** The other floor of where a victim stands, unless it has none. */
function otherFloors(game: Game, { target = '' }: Punch): Space[] {
  const here = spaceOf(game.state, target);
  const other = here === undefined ? undefined : otherFloor(here);
  return other === undefined || landing(game, target, other) === here ? [] : [other];
}

/** A Punch like any other, but that its victim changes floors instead of cars. */
export const special: Rule = {
  id: SPECIAL_PUNCH,
  stage: 'variant',
  cites: ['The Special Punch Cards', 'Punch'],
  steps: {
    [SPECIAL_PUNCH](game: Game, step: Action): Outcome {
      const punch: Special = { ...step, do: 'punch', changesFloor: true };
      const bar = isLimited(game) ? barredAction(game, punch) : undefined;
      return bar === undefined ? [punch] : fizzle(game, punch, 'barred', [bar, ...limits]);
    },
  },
  hooks: {
    widen: {
      'deck.cards': (_game, cards, { who }) => (isBandit(who) ? [...cards, SPECIAL_PUNCH] : cards),
      'card.kinds': (game, kinds, { card }) =>
        card === SPECIAL_PUNCH && isLimited(game) ? [...kinds, 'punch'] : kinds,
    },
    narrow: {
      'punch.spaces'(game, spaces, action) {
        const punch = action as Special;
        if (!punch.changesFloor || !isPlayed(game, punch)) return spaces;
        const fall = isLimited(game) ? spaces.filter((space) => space === OFF) : [];
        return [...otherFloors(game, punch), ...fall];
      },
    },
  },
};

const limits = ['house:special-punch-limits'];

/** Whether somebody plays whoever is hit: a pawn that nobody plays goes where it always goes. */
const isPlayed = ({ kit }: Game, { target = '' }: Punch): boolean => kit.characters.includes(target);
