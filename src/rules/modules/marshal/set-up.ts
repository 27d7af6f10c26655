import type { Game, Outcome } from '../../engine/game.ts';
import type { Rule } from '../../engine/hooks.ts';
import type { Thing } from '../../engine/state.ts';
import { put } from '../../engine/verbs.ts';
import { brawler, PRIZES } from './brawlers.ts';
import { GOALS_OF_A_NIGHT, HIDDEN, UPCOMING } from './goals/zones.ts';
import { HE } from './he.ts';
import { poster } from './wanted.ts';

/** Two mailbags instead of the strongbox, a wanted poster of every bandit, the brawler cards, five goals nobody has seen. */
export const setUp: Rule = {
  id: 'marshal-set-up',
  stage: 'module',
  cites: ['Set Up'],
  steps: {
    /** He is the first of the First Players, wherever he sits. */
    'marshal.leads'(game: Game): Outcome {
      game.state.firstPlayer = HE;
      game.tell?.({ is: 'first-player', who: HE, cites: [...setUp.cites] });
      return undefined;
    },
    'marshal.set-up'(game: Game): Outcome {
      const { kit } = game;
      const laid: { thing: Thing; from: string; to: string }[] = [
        ...kit.bandits.map((who) => ({ thing: poster(who), from: 'box', to: who })),
        ...PRIZES.map((dollars) => ({ thing: brawler(dollars), from: 'box', to: HE })),
        ...Array.from({ length: GOALS_OF_A_NIGHT }, () => ({ thing: HIDDEN, from: 'box', to: UPCOMING })),
      ];
      put(game, laid, 'set-up', setUp.cites);
      return undefined;
    },
  },
  hooks: {
    widen: { 'locomotive.tokens': (_game, tokens) => [...tokens, 'mailbag', 'mailbag'] },
    narrow: { 'locomotive.tokens': (_game, tokens) => tokens.filter((token) => token !== 'strongbox') },
    before: {
      'game.begin': ({ state }) => (state.firstPlayer === HE ? undefined : [{ do: 'marshal.leads' }]),
    },
    after: { 'game.begin': () => [{ do: 'marshal.set-up' }] },
  },
};
