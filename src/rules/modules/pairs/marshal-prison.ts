import type { Rule } from '../../engine/hooks.ts';
import { thingsAt } from '../../engine/records.ts';
import { put } from '../../engine/verbs.ts';
import { isPrisoner } from '../marshal/bullets/got-im.ts';
import { throwAwayKey } from '../marshal/goals/throw-away-key.ts';
import { HE } from '../marshal/he.ts';
import { FREE } from '../prison/prisoners.ts';

/** With prisoners on board the Marshal may have to keep two; at the end those whom nobody freed are his. */
export const marshalAndPrison: Rule = {
  id: 'marshal-and-prison',
  stage: 'module',
  cites: ['End of the Game', 'Special Targets'],
  steps: {
    'verdict.prisoners'(game) {
      const left = thingsAt(game.state, FREE).filter(isPrisoner);
      put(
        game,
        left.map((thing) => ({ thing, from: FREE, to: HE })),
        'left-behind',
        marshalAndPrison.cites,
      );
      return undefined;
    },
  },
  hooks: {
    widen: { 'goal.cards': (_game, cards) => [...cards, throwAwayKey.id] },
    before: {
      'verdict.mail': ({ state }) =>
        thingsAt(state, FREE).some(isPrisoner) ? [{ do: 'verdict.prisoners' }] : undefined,
    },
  },
};
