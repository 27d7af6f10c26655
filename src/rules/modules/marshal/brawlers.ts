import type { Punch } from '../../base/actions/punch.ts';
import type { Game, Outcome } from '../../engine/game.ts';
import type { Rule } from '../../engine/hooks.ts';
import { thingsAt } from '../../engine/records.ts';
import type { Step, Thing, Who } from '../../engine/state.ts';
import { put } from '../../engine/verbs.ts';
import { HE } from './he.ts';

/** What the brawler cards pay, the top one first: gold, silver, bronze. */
export const PRIZES = [800, 500, 300] as const;
export const brawler = (dollars: number): Thing => `brawler:${dollars}`;

/** Dollars of the brawler cards in a place, the dearest first. */
export const brawlersAt = (game: Game, place: Who): number[] =>
  PRIZES.filter((dollars) => thingsAt(game.state, place).includes(brawler(dollars)));

/** Whoever punches the Marshal takes the top brawler card; he himself drops nothing. At the end the cards pay. */
export const brawlers: Rule = {
  id: 'brawlers',
  stage: 'module',
  cites: ['Punch', 'End of the Game'],
  steps: {
    'brawler.take'(game: Game, { who }: Step & { who: Who }): Outcome {
      const [top] = brawlersAt(game, HE);
      if (top !== undefined) put(game, [{ thing: brawler(top), from: HE, to: who }], 'punch', ['Punch']);
      return undefined;
    },
  },
  hooks: {
    narrow: { 'punch.tokens': (_game, tokens, action) => ((action as Punch).target === HE ? [] : tokens) },
    after: {
      punch: (_game, step) => {
        const { by, target, from } = step as Punch;
        return target === HE ? [{ do: 'brawler.take', who: by, card: from.card }] : undefined;
      },
    },
    terms: (game, who): Record<string, number> => {
      const dollars = brawlersAt(game, who).reduce((sum, one) => sum + one, 0);
      return dollars > 0 ? { brawler: dollars } : {};
    },
  },
};
