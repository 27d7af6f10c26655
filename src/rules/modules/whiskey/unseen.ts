/**
 * Whoever takes a flask off the floor or knocks it out of another's hands sees its back alone: normal or old, it is one
 * of them. Once one is picked among several, nobody knows any more which is which.
 */

import type { Game } from '../../engine/game.ts';
import type { BeforeHook, Rule } from '../../engine/hooks.ts';
import { spaceOf } from '../../engine/players.ts';
import type { Action, Place, Step, Token, Who } from '../../engine/state.ts';
import { mixLoot } from '../../engine/verbs.ts';
import { isClosed, UNKNOWN } from './flasks.ts';

/** Tokens as whoever picks one can tell them apart. */
function alike(game: Game, tokens: Token[]): Token[] {
  const closed = new Set(tokens.filter(isClosed));
  if (closed.size < 2 || game.kit.house['unknown-flask'] === 'one-kind') return tokens;
  return tokens.map((token) => (isClosed(token) ? UNKNOWN : token));
}

/** Before a flask that nobody knows is taken out of a place where the record still knows some of them. */
const mixed =
  (placeOf: (game: Game, step: Step) => Place | undefined): BeforeHook =>
  (game, step) => {
    const place = placeOf(game, step);
    const known = (game.state.loot[place ?? ''] ?? []).some((token) => isClosed(token) && token !== UNKNOWN);
    const taken = String(step.token ?? '').split('+');
    return known && taken.includes(UNKNOWN) ? [{ do: 'flasks.mixed', place }] : undefined;
  };

export const unseen: Rule = {
  id: 'flasks-face-down',
  stage: 'module',
  cites: ['Loot', 'The Whiskey Flasks'],
  steps: {
    'flasks.mixed'(game: Game, step: Step & { place: Place }) {
      mixLoot(game, step.place, isClosed, UNKNOWN);
      return undefined;
    },
  },
  hooks: {
    narrow: { 'loot.tokens': alike, 'punch.tokens': (game, tokens) => [...new Set(alike(game, tokens))] },
    before: {
      loot: mixed((game, step) => spaceOf(game.state, (step as Action).by)),
      punch: mixed((_game, step) => step.target as Who | undefined),
    },
  },
};
