/** The cover rule: after a Shoot on a standard turn the player may lay a card of the other bandit, but no Marshal card. */
import type { Game } from '../../engine/game.ts';
import type { Rule, Scheming } from '../../engine/hooks.ts';
import { cardOf } from '../../engine/players.ts';
import type { Step, Who } from '../../engine/state.ts';
import { laysCard } from '../flow/schemin.ts';

/** Which bandit's Shoot may be covered, or undefined. */
function shooter(game: Game, { who: player, act = '' }: Scheming): Who | undefined {
  const { who, card } = cardOf(act, player);
  // What lies face down must not be told by the cover being offered or not: it is always offered then.
  const hidden = game.holds && game.state.pile.at(-1)?.face === 'down';
  return card === 'shoot' || hidden ? who : undefined;
}

export const cover: Rule = {
  id: 'cover',
  stage: 'rule',
  cites: ['Cover rule'],
  hooks: {
    after: {
      'schemin.act'(game, done) {
        const step = done as Step & Scheming;
        const { who, turn, half, type, act, given } = step;
        if (type !== 'standard' || step.cover !== undefined) return undefined;
        if (act === undefined || !laysCard(game.kit, act)) return undefined;
        const covers = shooter(game, step);
        return covers === undefined
          ? undefined
          : [{ do: 'schemin.act', who, turn, half: half + 1, type, cover: covers, ...(given && { given }) }];
      },
    },
    widen: {
      'scheme.acts': (_game, acts, { cover: covers }) => (covers === undefined ? acts : [...acts, 'pass']),
    },
    narrow: {
      'scheme.acts': (_game, acts, { cover: covers }) => {
        if (covers === undefined) return acts;
        return acts.includes('play') ? acts.filter((act) => act !== 'draw') : [];
      },
      'scheme.cards': (_game, cards, { cover: covers, of }) => {
        if (covers === undefined) return cards;
        return of === covers ? [] : cards.filter((card) => card !== 'marshal');
      },
    },
  },
};
