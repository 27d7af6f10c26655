import type { Game, Outcome } from '../../engine/game.ts';
import type { Rule } from '../../engine/hooks.ts';
import { spaceOf } from '../../engine/players.ts';
import type { Action, Space, Step, Who } from '../../engine/state.ts';
import { AMULET, cites, dropJewels, holdsAmulet } from './held.ts';

const WORTH = 750;

/** Whether a player has the Amulet on one of his sheets: then none of his bandits has a power. */
const isCursed = ({ state, kit }: Game, who: Who): boolean =>
  (kit.hands[kit.playerOf[who] ?? ''] ?? [who]).some((one) => holdsAmulet(state, one));

/** The Amulet pays at the end. Until then its holder's player has no power, and its holder neither takes nor keeps jewels. */
export const curse: Rule = {
  id: 'amulet-curse',
  stage: 'variant',
  cites,
  hooks: {
    narrow: {
      powers: (game, powers, { who }) => (isCursed(game, who) ? [] : powers),
      'loot.tokens': ({ state }, tokens, { by }) =>
        holdsAmulet(state, by) ? tokens.filter((token) => token !== 'jewel') : tokens,
      'given.tokens': ({ state }, tokens, { to }) =>
        tokens.filter((token) => token !== AMULET && (token !== 'jewel' || !holdsAmulet(state, to))),
    },
    after: {
      loot(_game, step) {
        const taken = String(step.token ?? '').split('+');
        return taken.includes(AMULET) ? [{ do: 'amulet.weighs', who: (step as Action).by }] : undefined;
      },
    },
    terms: ({ state }, who): Record<string, number> => (holdsAmulet(state, who) ? { amulet: WORTH } : {}),
  },
  steps: {
    'amulet.weighs'(game: Game, { who }: Step & { who: Who }): Outcome {
      dropJewels(game, who, spaceOf(game.state, who) as Space);
      return undefined;
    },
  },
};
