/** The Gunslinger prize for whoever fired the most bullets; tied, each gets the whole of it. */

import { CYLINDER, GUNSLINGER_PRIZE } from '../../catalogue/components.ts';
import type { Game } from '../../engine/game.ts';
import type { Rule } from '../../engine/hooks.ts';
import { list, number } from '../../engine/lists.ts';
import { sidesOf } from '../../engine/players.ts';
import type { Who } from '../../engine/state.ts';

/** Bullets that count for the prize, of these bandits: by side, each named by the first of them. */
export function firedBySide(game: Game, bandits: readonly Who[]): Record<Who, number> {
  const { state } = game;
  const fired: Record<Who, number> = {};
  for (const members of sidesOf(state.setup, bandits).values())
    fired[members[0] as Who] = members.reduce(
      (sum, who) => sum + number(game, 'score.fired', { who }, CYLINDER - (state.cylinder[who] ?? 0)),
      0,
    );
  return fired;
}

/** Sides who win the prize, each by its first bandit of those who are counted at the end. */
function gunslingers(game: Game): Who[] {
  const fired = firedBySide(game, list(game, 'score.bandits', {}, game.kit.bandits as Who[]));
  const most = Math.max(...Object.values(fired));
  return list(
    game,
    'score.gunslingers',
    { fired },
    Object.keys(fired).filter((who) => fired[who] === most),
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
