import type { Game, Outcome } from '../../engine/game.ts';
import type { Rule } from '../../engine/hooks.ts';
import { list } from '../../engine/lists.ts';
import { thingsAt } from '../../engine/records.ts';
import type { Cite, Step, Who } from '../../engine/state.ts';
import { intoDecks } from '../../engine/verbs.ts';
import { lasting } from './bullets/bullet.ts';
import { bullets } from './bullets/index.ts';
import { HE } from './he.ts';

const PASSED_OVER = 'pass';
/** It is played at the end of Stealin', so the round is not over before it is. */
const STILL_STEALIN = 'reflex-action';

/** Every bullet that lies before a bandit, with its penalty. */
const laid = (game: Game) =>
  game.kit.bandits.flatMap((who) =>
    bullets.flatMap((bullet) => {
      const thing = lasting(bullet);
      return thingsAt(game.state, who)
        .filter((one) => one === thing)
        .map(() => ({ who, thing, by: HE }));
    }),
  );

/** The penalty that keeps cards of that name from having an effect for that bandit, if one lies before him. */
function stops(game: Game, who: Who, card: string) {
  const kinds = list(game, 'card.kinds', { card }, [card]);
  const held = thingsAt(game.state, who);
  return bullets.find(
    (bullet) => bullet.stops !== undefined && kinds.includes(bullet.stops) && held.includes(lasting(bullet)),
  );
}

const over = (game: Game): Step[] | undefined => (laid(game).length > 0 ? [{ do: 'penalties.end' }] : undefined);

/** Bullets with a penalty that lasts lie before the bandit until the end of the round, and then join the deck. */
export const penalties: Rule = {
  id: 'penalties',
  stage: 'module',
  cites: ['Extended Penalties'],
  steps: {
    'penalties.end'(game: Game): Outcome {
      intoDecks(game, laid(game), penalties.cites);
      return undefined;
    },
  },
  hooks: {
    barCard: (game, { by, from }): Cite | undefined => {
      const hurt = from.copied ? undefined : stops(game, by, from.card);
      return hurt && penalties.cites[0];
    },
    narrow: {
      // A penalty leaves him the cards of others to copy, not his own of that kind.
      'copy.cards': (game, cards, { by }) =>
        cards.filter(({ who, card }) => who !== by || stops(game, by, card) === undefined),
    },
    before: {
      'round.end': (game, { go }) => {
        if (go === undefined && game.holds) return undefined;
        return game.state.round?.event === STILL_STEALIN && go !== PASSED_OVER ? undefined : over(game);
      },
      'reflex.end': over,
      'game.end': over,
    },
  },
};
