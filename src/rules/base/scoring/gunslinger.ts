/** The Gunslinger prize for whoever fired the most bullets; tied, each gets the whole of it. */

import { CYLINDER, GUNSLINGER_PRIZE } from '../../catalogue/components.ts';
import type { Game } from '../../engine/game.ts';
import type { Rule } from '../../engine/hooks.ts';
import { list } from '../../engine/lists.ts';
import type { Who } from '../../engine/state.ts';

/** Bandits who win the prize, of those who are counted at the end. */
export function gunslingers(game: Game): Who[] {
  const scored = list(game, 'score.bandits', {}, game.kit.bandits as Who[]);
  const fired = Object.fromEntries(scored.map((who) => [who, CYLINDER - (game.state.cylinder[who] ?? 0)]));
  const most = Math.max(...scored.map((who) => fired[who] ?? 0));
  return list(
    game,
    'score.gunslingers',
    { fired },
    scored.filter((who) => fired[who] === most),
  );
}

export const gunslinger: Rule = {
  id: 'gunslinger',
  stage: 'rule',
  cites: ['End of the Game'],
  hooks: {
    terms(game: Game, who: Who): Record<string, number> {
      return gunslingers(game).includes(who) ? { gunslinger: GUNSLINGER_PRIZE } : {};
    },
  },
};
