/**
 * Prisoners: each is the sidekick of a bandit, in play or not. Freed, one lends the power of his bandit; his own bandit
 * takes two tokens at a time instead. He is worth money to whoever has him at the end.
 */
import type { Game } from '../../engine/game.ts';
import type { Rule } from '../../engine/hooks.ts';
import type { Place, Thing, Who } from '../../engine/state.ts';

/** Where the prisoners lie whom nobody has freed: behind the prison car. */
export const FREE: Place = 'prison';
/** What a tag on such a card says, besides the bandit. */
export const PRISONER = 'prisoner';
const CARD = `${PRISONER}:`;
/** A prisoner card, named by the bandit whose sidekick it shows. */
export const prisonerCard = (who: Who): Thing => CARD + who;
/** So many are drawn at set-up. */
export const DRAWN = 3;
const WORTH = 200;
const OWN_LOOT = 2;

export const isPrisoner = (thing: Thing): boolean => thing.startsWith(CARD);

/** Whose sidekick a bandit has freed; undefined where he has none. */
export const prisonerOf = ({ state }: Game, who: Who): Who | undefined =>
  state.things[who]?.find(isPrisoner)?.slice(CARD.length);

export const prisoners: Rule = {
  id: 'prisoners',
  stage: 'module',
  cites: ['The Prisoners (Prison module)'],
  hooks: {
    widen: {
      powers(game, powers, { who }) {
        const lent = prisonerOf(game, who);
        return lent === undefined || lent === who ? powers : [...powers, lent];
      },
    },
    numbers: {
      'loot.take': (game, tokens, { by }) => (prisonerOf(game, by) === by ? Math.max(tokens, OWN_LOOT) : tokens),
    },
    terms(game, who): Record<string, number> {
      return prisonerOf(game, who) === undefined ? {} : { prisoner: WORTH };
    },
  },
};
