import { fizzle } from '../../base/actions/card.ts';
import { INSIDE_REACH, ROOF_REACH, reachable } from '../../base/actions/move.ts';
import type { Game, Outcome } from '../../engine/game.ts';
import type { Rule } from '../../engine/hooks.ts';
import { spaceOf } from '../../engine/players.ts';
import { OFF, onRoof, otherFloor, spotOf } from '../../engine/spaces.ts';
import type { Action, Space, Who } from '../../engine/state.ts';
import { move } from '../../engine/verbs.ts';
import { MARSHAL } from './she.ts';

const cites = ['Seduction'];

interface Seduction extends Action {
  /** Who is drawn now; all at once where it is left out. */
  part?: 'marshal' | 'bandits';
}

/** The space nearest to that car among those that a pawn reaches on its floor; undefined where none is nearer than its own. */
function nearest(game: Game, from: Space, car: number): Space | undefined {
  const far = (space: Space): number => Math.abs((spotOf(space)?.car ?? Number.POSITIVE_INFINITY) - car);
  const floor = onRoof(from) ? 'roof' : 'in';
  const reach = onRoof(from) ? ROOF_REACH : INSIDE_REACH;
  const nearer = reachable(game, from, reach)
    .filter((space) => spotOf(space)?.floor === floor && far(space) < far(from))
    .sort((a, b) => far(a) - far(b));
  return nearer[0];
}

/** Where a pawn is drawn that stands there, towards whoever stands `here`. */
function towards(game: Game, from: Space, here: Space): Space | undefined {
  if (from === here) return undefined;
  return from === otherFloor(here) ? here : nearest(game, from, spotOf(here)?.car ?? 0);
}

/** All bandits and the Marshal come closer: a car inside, up to three on the roofs, from the own roof down. */
export const seduction: Rule = {
  id: 'mary-seduction',
  stage: 'variant',
  cites,
  steps: {
    seduction(game: Game, step: Seduction): Outcome {
      const { state, kit } = game;
      const { by, part } = step;
      if (part === undefined && kit.house['mary-seduction-order'] === 'marshal-first')
        return [
          { ...step, part: 'marshal' },
          { ...step, part: 'bandits' },
        ];
      const here = spaceOf(state, by) as Space;
      const drawn = [
        ...(part === 'marshal' ? [] : kit.bandits.filter((who) => who !== by)),
        ...(part === 'bandits' ? [] : [MARSHAL]),
      ];
      const moves = drawn.flatMap((who: Who) => {
        const from = state.pieces[who];
        const to = from === undefined || from === OFF ? undefined : goal(game, who, from, here);
        return to === undefined ? [] : [{ who, to }];
      });
      if (moves.length === 0 && part === undefined) return fizzle(game, step, 'nobody-comes', cites);
      move(game, moves, 'seduction', cites);
      return undefined;
    },
  },
};

/** The Marshal stays inside, on whichever floor they are towards whom he is drawn. */
function goal(game: Game, who: Who, from: Space, here: Space): Space | undefined {
  if (who === MARSHAL) return nearest(game, from, spotOf(here)?.car ?? 0);
  return towards(game, from, here);
}
