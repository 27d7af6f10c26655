/** What Brilliant Idea does on the prison car: one captured bandit or one prisoner comes free, or its bandit leaves the cell. */
import { fizzle } from '../../base/actions/card.ts';
import { ask, type Game, type Outcome, options } from '../../engine/game.ts';
import type { Rule } from '../../engine/hooks.ts';
import { list } from '../../engine/lists.ts';
import { spaceOf } from '../../engine/players.ts';
import type { Action, Space, Step, Token, Who } from '../../engine/state.ts';
import { kinds } from '../../engine/tokens.ts';
import { move, put, takeLoot } from '../../engine/verbs.ts';
import { freeSpaces, isInCell } from './car.ts';
import { FREE, prisonerOf } from './prisoners.ts';

interface BreakOut extends Action {
  to?: Space;
}
interface Free extends Action {
  /** `free-prisoner:belle` or `free-bandit:doc`. */
  way?: string;
}
interface Pay extends Step {
  /** The bandit who was let out. */
  who: Who;
  to: Who;
  token?: Token;
}

const PRISONER = 'free-';
const BANDIT = 'free-bandit:';
const cites = ['Brilliant Idea (Prison module)'];

/** Whom or what a bandit can let out: a prisoner if he has none, and whoever sits in the cell. */
function ways(game: Game, by: Who): string[] {
  const prisoners = prisonerOf(game, by) === undefined ? (game.state.things[FREE] ?? []) : [];
  return [
    ...prisoners.map((prisoner) => PRISONER + prisoner),
    ...game.kit.bandits.filter((who) => isInCell(game, who)).map((who) => BANDIT + who),
  ];
}

export const freeing: Rule = {
  id: 'freeing',
  stage: 'module',
  cites,
  steps: {
    'break-out'(game: Game, step: BreakOut): Outcome {
      if (step.to !== undefined) {
        move(game, [{ who: step.by, to: step.to }], 'break-out', cites);
        return undefined;
      }
      return ask(game, {
        about: 'break-out',
        asks: step.by,
        cites,
        options: options('space', freeSpaces(game)),
        leadsTo: step,
        into: 'to',
        with: { who: step.by },
      });
    },
    free(game: Game, step: Free): Outcome {
      const { by, way } = step;
      if (way === undefined) {
        const all = ways(game, by);
        if (all.length === 0) return fizzle(game, { by, do: step.from.card }, 'nobody-to-free', cites);
        return ask(game, {
          about: 'free.whom',
          asks: by,
          cites,
          options: options('word', all),
          leadsTo: step,
          into: 'way',
          with: { who: by },
        });
      }
      if (!way.startsWith(BANDIT)) {
        put(game, [{ thing: way.slice(PRISONER.length), from: FREE, to: by }], 'free', cites);
        return undefined;
      }
      const who = way.slice(BANDIT.length);
      move(game, [{ who, to: spaceOf(game.state, by) as Space }], 'free', cites);
      return [{ do: 'free.pay', who, to: by }];
    },
    /** Whoever was let out gives his rescuer a token of his own choice. */
    'free.pay'(game: Game, step: Pay): Outcome {
      const { who, to, token } = step;
      if (token !== undefined) {
        takeLoot(game, to, token, who, 'free', cites);
        return undefined;
      }
      const tokens = list(game, 'given.tokens', { from: who, to }, kinds(game.state.loot[who] ?? []));
      if (tokens.length === 0) return undefined;
      return ask(game, {
        about: 'free.pay',
        asks: who,
        cites,
        options: options('token', tokens),
        leadsTo: step,
        into: 'token',
        with: { who, target: to },
      });
    },
  },
};
