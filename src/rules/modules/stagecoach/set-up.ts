import { counted } from '../../base/modes/counted.ts';
import { hostages } from '../../catalogue/names.ts';
import { ask, type Game, type Outcome, options } from '../../engine/game.ts';
import type { Rule } from '../../engine/hooks.ts';
import { besideCar } from '../../engine/spaces.ts';
import type { Step } from '../../engine/state.ts';
import { move, placeLoot, put } from '../../engine/verbs.ts';
import { COACH, COACH_ROOF, WAITING } from './coach.ts';
import { hostageOf, hostagesIn } from './hostages/held.ts';
import { SHOTGUN } from './shotgun.ts';

const cites = ['Set Up'];

interface Drawn extends Step {
  hostage?: string;
}

/** Hostages that were drawn, those taken among them. */
const onTable = ({ state }: Game): string[] => Object.keys(state.things).flatMap((place) => hostagesIn(state, place));

/** Hostages that are still to be drawn: one fewer than bandits play. */
const toDraw = (game: Game): number => counted(game.state.setup, game.kit.bandits).length - 1 - onTable(game).length;

/** The coach stands beside the locomotive, the Shotgun on its roof guards a strongbox, and hostages are drawn by chance. */
export const setUp: Rule = {
  id: 'stagecoach-set-up',
  stage: 'module',
  cites,
  hooks: {
    instead: {
      'game.begin'(game, step, former) {
        const then = former(step);
        put(game, [{ thing: COACH, from: 'box', to: besideCar(0) }], 'set-up', cites);
        placeLoot(game, 'strongbox', COACH_ROOF, 'set-up', cites);
        move(game, [{ who: SHOTGUN, to: COACH_ROOF }], 'set-up', cites);
        return then;
      },
    },
    before: { 'mode.place': (game) => (toDraw(game) > 0 ? [{ do: 'hostages.draw' }] : undefined) },
  },
  steps: {
    'hostages.draw'(game: Game, step: Drawn): Outcome {
      if (step.hostage !== undefined)
        put(game, [{ thing: hostageOf(step.hostage), from: 'box', to: WAITING }], 'set-up', cites);
      const left = toDraw(game);
      const there = onTable(game);
      const others = hostages.filter((hostage) => !there.includes(hostage));
      if (left <= 0 || others.length === 0) return undefined;
      return ask(game, {
        about: 'hostage.drawn',
        asks: 'table',
        cites,
        options: options('thing', others),
        leadsTo: { do: 'hostages.draw' },
        into: 'hostage',
        with: { kind: 'hostage', left },
        skip: null,
      });
    },
  },
};
