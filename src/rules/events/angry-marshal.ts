import type { Game, Outcome } from '../engine/game.ts';
import type { Rule } from '../engine/hooks.ts';
import { list } from '../engine/lists.ts';
import { otherFloor, spaceAt, spotOf } from '../engine/spaces.ts';
import { giveNeutral, move } from '../engine/verbs.ts';
import { standing } from './standing.ts';

/** The Marshal shoots the bandits on the roof of his car, then steps one car towards the caboose. */
export const angryMarshal: Rule = {
  id: 'angry-marshal',
  stage: 'rule',
  cites: ['Angry Marshal', 'Marshal'],
  steps: {
    'angry-marshal'(game: Game): Outcome {
      const space = game.state.pieces.marshal;
      const spot = spotOf(space);
      if (space === undefined || !spot) return undefined;
      const above = otherFloor(space);
      const struck = list(
        game,
        'event.struck',
        { event: 'angry-marshal' },
        standing(game, (at) => at === above),
      );
      giveNeutral(game, struck, 'angry-marshal', angryMarshal.cites);
      const back = spaceAt(game.state, spot.car + 1, spot.floor);
      if (back !== undefined) move(game, [{ who: 'marshal', to: back }], 'angry-marshal', angryMarshal.cites);
      return undefined;
    },
  },
};
