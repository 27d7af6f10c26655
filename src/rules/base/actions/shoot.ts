/**
 * Shoot: inside into an adjacent car; on the roofs the nearest occupied roof each way, however far.
 * Nobody shoots into the own space. Without a target the bullet is kept.
 */
import { ask, type Game, type Outcome, options } from '../../engine/game.ts';
import type { Rule } from '../../engine/hooks.ts';
import { list } from '../../engine/lists.ts';
import { spaceOf } from '../../engine/players.ts';
import { besides, onRoof, spaceAt, spotOf } from '../../engine/spaces.ts';
import type { Action, Space, Who } from '../../engine/state.ts';
import { fire, type Shot } from '../../engine/verbs.ts';
import { fizzle } from './card.ts';

export interface Shoot extends Action {
  target?: Who;
}

/** One bullet of a Shoot that lands: `{ do: 'hit', by, target, at }`, where `at` is the target's space when shot. */
export interface Hit extends Action {
  target: Who;
  at: Space;
  /** Which bullet card, where it is not the next one of a bandit's cylinder. */
  shot?: Shot;
  /** True where another bullet of the same Shoot follows it into the same target. */
  more?: boolean;
}

/** Characters who stand in that space, besides the one who acts, in seat order. */
export function othersIn(game: Game, by: Who, space: Space | undefined): Who[] {
  const found: Who[] = [];
  for (const who of list(game, 'characters', { by }, game.kit.characters as Who[]))
    if (who !== by && spaceOf(game.state, who) === space && space !== undefined) found.push(who);
  return found;
}

/** The first occupied roof each way and everybody on it (heading Shoot, line of sight); nobody from beside the train. */
function inSight(game: Game, by: Who, from: Space): Who[] {
  const { state } = game;
  const car = spotOf(from)?.car;
  if (car === undefined) return [];
  const found: Who[] = [];
  for (const way of [-1, 1]) {
    const row: Space[] = [];
    for (let next = car + way; next >= 0 && next <= state.cars; next += way)
      row.push(spaceAt(state, next, 'roof') as Space);
    for (const space of list(game, 'shoot.row', { by }, row)) {
      const there = othersIn(game, by, space);
      if (there.length === 0) continue;
      found.push(...there);
      break;
    }
  }
  return found;
}

function adjacent(game: Game, by: Who, from: Space): Who[] {
  const spaces = list(game, 'neighbours', { space: from, for: 'shoot' }, besides(game.state, from));
  return spaces.flatMap((space) => othersIn(game, by, space));
}

/** Everybody whom this Shoot could hit, those among them who will be spared. */
export function inReach(game: Game, step: Shoot): Who[] {
  const from = spaceOf(game.state, step.by) as Space;
  const reached = onRoof(from) ? inSight(game, step.by, from) : adjacent(game, step.by, from);
  for (const space of list(game, 'shoot.through', step, [])) reached.push(...othersIn(game, step.by, space));
  return reached;
}

export const shoot: Rule = {
  id: 'shoot',
  stage: 'rule',
  cites: ['Shoot'],
  steps: {
    shoot(game: Game, step: Shoot): Outcome {
      if (step.target !== undefined) {
        const at = spaceOf(game.state, step.target) as Space;
        return [{ ...step, do: 'hit', at }];
      }
      if ((game.state.cylinder[step.by] ?? 0) === 0) return fizzle(game, step, 'no-bullets', shoot.cites);
      const targets = list(game, 'shoot.targets', step, inReach(game, step));
      if (targets.length === 0) return fizzle(game, step, 'no-target', shoot.cites);
      return ask(game, {
        about: 'shoot.whom',
        asks: step.by,
        cites: shoot.cites,
        options: options('bandit', targets),
        leadsTo: step,
        into: 'target',
        with: { who: step.by },
      });
    },
    hit(game: Game, step: Hit): Outcome {
      fire(game, step.by, step.target, shoot.cites, step.shot);
      return undefined;
    },
  },
};
