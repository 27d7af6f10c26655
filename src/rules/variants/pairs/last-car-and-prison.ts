import type { Game, Outcome } from '../../engine/game.ts';
import type { Rule } from '../../engine/hooks.ts';
import { thingsAt } from '../../engine/records.ts';
import { put } from '../../engine/verbs.ts';
import { losePrisonCar, prisonCarAt } from '../../modules/prison/car.ts';
import { FREE } from '../../modules/prison/prisoners.ts';

/** Whether the prison car is the one that is left behind. */
const isLost = ({ state, kit }: Game): boolean =>
  kit.steps.has('lock-up') && prisonCarAt(state) !== undefined && kit.house['last-car-prison'] !== 'car-before';

/** The prison car is the caboose: it is lost with the prisoners behind it, and nobody is locked up any more. */
export const lastCarAndPrison: Rule = {
  id: 'last-car-and-prison',
  stage: 'variant',
  cites: ['Doc Variant – Last Car', 'The Prison Car (Prison module)', 'house:last-car-prison'],
  hooks: { after: { 'last-car': (game) => (isLost(game) ? [{ do: 'prison-car.lost' }] : undefined) } },
  steps: {
    'prison-car.lost'(game: Game): Outcome {
      const prisoners = thingsAt(game.state, FREE).map((thing) => ({ thing, from: FREE, to: 'box' }));
      put(game, prisoners, 'last-car', lastCarAndPrison.cites);
      losePrisonCar(game);
      return undefined;
    },
  },
};
