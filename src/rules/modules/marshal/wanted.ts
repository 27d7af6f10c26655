import type { Game } from '../../engine/game.ts';
import type { Rule } from '../../engine/hooks.ts';
import { thingsAt } from '../../engine/records.ts';
import type { Place, Thing, Who } from '../../engine/state.ts';

const NEVER_CAUGHT = 500;
/** A bandit's wanted poster: before him until he is caught for the first time, then with the Marshal for good. */
export const poster = (who: Who): Thing => `wanted:${who}`;
export const hangsAt = (game: Game, who: Who, place: Place): boolean =>
  thingsAt(game.state, place).includes(poster(who));

/** Whoever was never caught still has his poster at the end, and it pays. */
export const wanted: Rule = {
  id: 'wanted',
  stage: 'module',
  cites: ['End of the Game'],
  hooks: {
    terms: (game, who): Record<string, number> => (hangsAt(game, who, who) ? { wanted: NEVER_CAUGHT } : {}),
  },
};
