/**
 * Punch: somebody in the same space loses a token of the puncher's choice and is knocked into an adjacent car.
 * It asks in the manual's order (victim, token, who keeps it, where to) and acts once at the end.
 */
import { ask, type Game, type Outcome, options } from '../../engine/game.ts';
import type { Rule } from '../../engine/hooks.ts';
import { list } from '../../engine/lists.ts';
import { spaceOf } from '../../engine/players.ts';
import { besides } from '../../engine/spaces.ts';
import type { Action, Space, Token, Who } from '../../engine/state.ts';
import { kinds } from '../../engine/tokens.ts';
import { dropLoot, move, takeLoot } from '../../engine/verbs.ts';
import { fizzle } from './card.ts';
import { othersIn } from './shoot.ts';

export interface Punch extends Action {
  target?: Who;
  token?: Token;
  /** `yes` when a power lets the puncher keep the token. */
  keep?: string;
  to?: Space;
}

export const punch: Rule = {
  id: 'punch',
  stage: 'rule',
  cites: ['Punch'],
  steps: {
    punch(game: Game, step: Punch): Outcome {
      const { state } = game;
      const { by, target, token } = step;
      const here = spaceOf(state, by) as Space;
      if (target === undefined) {
        const targets = list(game, 'punch.targets', step, othersIn(game, by, here));
        if (targets.length === 0) return fizzle(game, step, 'nobody-here', punch.cites);
        return question(game, step, 'punch.whom', 'target', options('bandit', targets));
      }
      if (token === undefined) {
        const tokens = list(game, 'punch.tokens', step, kinds(state.loot[target] ?? []));
        if (tokens.length > 0) return question(game, step, 'punch.token', 'token', options('token', tokens));
      }
      if (token !== undefined && step.keep === undefined && list(game, 'punch.keepers', step, []).length > 0)
        return question(game, step, 'punch.keep', 'keep', options('yes-no', ['yes', 'no']));
      if (step.to === undefined) {
        const near = list(game, 'neighbours', { space: here, for: 'push' }, besides(state, here));
        const spaces = list(game, 'punch.spaces', step, near);
        if (spaces.length > 0) return question(game, step, 'punch.where', 'to', options('space', spaces));
      }
      if (token !== undefined) {
        if (step.keep === 'yes') takeLoot(game, by, token, target, 'punch', punch.cites);
        else dropLoot(game, target, token, here, by, 'punch', punch.cites);
      }
      if (step.to !== undefined) move(game, [{ who: target, to: step.to }], 'punch', punch.cites);
      return undefined;
    },
  },
};

function question(game: Game, step: Punch, about: string, into: string, choices: ReturnType<typeof options>): Outcome {
  const words: Record<string, string> = { who: step.by };
  if (step.target !== undefined) words.target = step.target;
  if (step.token !== undefined) words.token = step.token;
  return ask(game, {
    about,
    asks: step.by,
    cites: punch.cites,
    options: choices,
    leadsTo: step,
    into,
    with: words,
  });
}
