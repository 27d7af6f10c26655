import { fizzle } from '../../base/actions/card.ts';
import type { Game, Outcome } from '../../engine/game.ts';
import type { Rule } from '../../engine/hooks.ts';
import { spaceAt } from '../../engine/spaces.ts';
import type { Action, Space } from '../../engine/state.ts';
import { move } from '../../engine/verbs.ts';
import { carOf, MARY } from './she.ts';

const cites = ['Move', 'Mary Pumpinks'];
const TOWARDS_LOCOMOTIVE = -1;

/** Jewels that lie in and on a car. */
const jewelsOf = ({ state }: Game, car: number): number =>
  (['in', 'roof'] as const).reduce((sum, floor) => {
    const lying = state.loot[spaceAt(state, car, floor) as Space] ?? [];
    return sum + lying.filter((token) => token === 'jewel').length;
  }, 0);

/** Which way she goes: towards the one car with most jewels, towards the locomotive if there are several; 0 where she stays. */
function way(game: Game, from: number): number {
  const jewels = Array.from({ length: game.state.cars + 1 }, (_, car) => jewelsOf(game, car));
  const most = Math.max(...jewels);
  const best = jewels.indexOf(most);
  if (jewels.lastIndexOf(most) !== best) return TOWARDS_LOCOMOTIVE;
  if (best === from) return game.kit.house['mary-best-car'] === 'moves-on' ? TOWARDS_LOCOMOTIVE : 0;
  return Math.sign(best - from);
}

export const herMove: Rule = {
  id: 'mary-move',
  stage: 'variant',
  cites,
  steps: {
    'mary-move'(game: Game, step: Action): Outcome {
      // In other hands her card is a Move.
      if (step.by !== MARY) return [{ ...step, do: 'move' }];
      const car = carOf(game.state, MARY);
      const ahead = car === undefined ? 0 : way(game, car);
      const to = ahead === 0 ? undefined : spaceAt(game.state, (car ?? 0) + ahead, 'in');
      if (to === undefined) return fizzle(game, step, 'nowhere-to-go', [...cites, 'house:mary-best-car']);
      move(game, [{ who: MARY, to }], 'move', cites);
      return undefined;
    },
  },
};
