import type { Game, Outcome } from '../engine/game.ts';
import type { Rule } from '../engine/hooks.ts';
import { list } from '../engine/lists.ts';
import { spaceAt, spotOf } from '../engine/spaces.ts';
import type { Space } from '../engine/state.ts';
import { shiftLoot } from '../engine/verbs.ts';

/** Everything that lies inside the Marshal's car is put on its roof, on whichever floor he stands. */
export const safekeeping: Rule = {
  id: 'safekeeping',
  stage: 'rule',
  cites: ['Safekeeping'],
  steps: {
    safekeeping(game: Game): Outcome {
      const { state } = game;
      const spot = spotOf(state.pieces.marshal);
      if (!spot) return undefined;
      const from = spaceAt(state, spot.car, 'in') as Space;
      const to = spaceAt(state, spot.car, 'roof') as Space;
      const tokens = list(game, 'event.tokens', { event: 'safekeeping', space: from }, state.loot[from] ?? []);
      if (tokens.length === 0)
        game.tell?.({ is: 'fizzled', who: null, what: 'safekeeping', why: 'no-loot', cites: [...safekeeping.cites] });
      shiftLoot(game, tokens, from, to, 'safekeeping', safekeeping.cites);
      return undefined;
    },
  },
};
