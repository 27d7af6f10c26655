import { type Arrival, ask, type Game, type Outcome, options } from '../../../engine/game.ts';
import type { Rule } from '../../../engine/hooks.ts';
import { isBandit } from '../../../engine/players.ts';
import { fromFirstPlayer } from '../../../engine/spaces.ts';
import type { Step, Who } from '../../../engine/state.ts';
import { put } from '../../../engine/verbs.ts';
import { COACH_IN, WAITING } from '../coach.ts';
import { hostageOf, hostagesIn } from './held.ts';

interface Take extends Step {
  who: Who;
  hostage?: string;
}

/** A bandit without a hostage who comes into the stagecoach must take one, and has it for good. */
export const take: Rule = {
  id: 'hostage-taken',
  stage: 'module',
  cites: ['Inside the Stagecoach', 'The Hostages'],
  hooks: {
    after: {
      settle(game, step) {
        const came = (step.arrived as Arrival[]).filter(({ to }) => to === COACH_IN).map(({ who }) => who);
        if (came.length === 0) return undefined;
        const takers = fromFirstPlayer(game.state).filter((who) => isBandit(who) && came.includes(who));
        return takers.map((who) => ({ do: 'hostage.take', who }));
      },
    },
  },
  steps: {
    'hostage.take'(game: Game, step: Take): Outcome {
      const { who, hostage } = step;
      if (hostage !== undefined) {
        put(game, [{ thing: hostageOf(hostage), from: WAITING, to: who }], 'hostage', take.cites);
        return undefined;
      }
      const waiting = hostagesIn(game.state, WAITING);
      const inside = game.state.pieces[who] === COACH_IN;
      if (!inside || waiting.length === 0 || hostagesIn(game.state, who).length > 0) return undefined;
      return ask(game, {
        about: 'hostage.which',
        asks: who,
        cites: take.cites,
        options: options('thing', waiting),
        leadsTo: step,
        into: 'hostage',
        with: { who, kind: 'hostage' },
      });
    },
  },
};
