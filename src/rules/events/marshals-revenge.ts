import type { Game, Outcome } from '../engine/game.ts';
import type { Rule } from '../engine/hooks.ts';
import { list } from '../engine/lists.ts';
import { otherFloor } from '../engine/spaces.ts';
import type { Token, Who } from '../engine/state.ts';
import { dollarsOf, looks } from '../engine/tokens.ts';
import { discardLoot } from '../engine/verbs.ts';
import { standing } from './standing.ts';

const LEAST_PURSE = 250;

/**
 * The purse a bandit loses: the cheapest if the record knows that it is; otherwise one of unknown value,
 * which the owner picks at the table.
 */
function cheapest(tokens: readonly Token[]): Token | undefined {
  const held = tokens.filter((token) => looks(token) === 'purse');
  const known = held.filter((token) => dollarsOf(token) !== undefined);
  known.sort((a, b) => (dollarsOf(a) ?? 0) - (dollarsOf(b) ?? 0));
  const least = known[0];
  if (least !== undefined && (known.length === held.length || dollarsOf(least) === LEAST_PURSE)) return least;
  return held.length > 0 ? 'purse' : undefined;
}

/** Every bandit on the roof above the Marshal loses the least valuable purse. */
export const marshalsRevenge: Rule = {
  id: 'marshals-revenge',
  stage: 'rule',
  cites: ['Marshal’s Revenge'],
  steps: {
    'marshals-revenge'(game: Game): Outcome {
      const his = game.state.pieces.marshal;
      const above = his === undefined ? undefined : otherFloor(his);
      const struck: Who[] = standing(game, (space) => space === above);
      for (const who of list(game, 'event.struck', { event: 'marshals-revenge' }, struck)) {
        const purse = cheapest(game.state.loot[who] ?? []);
        if (purse !== undefined) discardLoot(game, purse, who, 'marshals-revenge', marshalsRevenge.cites);
      }
      return undefined;
    },
  },
};
