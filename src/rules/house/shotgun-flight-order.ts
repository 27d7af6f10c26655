import { ask, type Game, type Meeting, type Outcome } from '../engine/game.ts';
import type { Space, Step, Who } from '../engine/state.ts';
import { SHOTGUN } from '../modules/stagecoach/shotgun.ts';
import type { HouseRule } from './house-rule.ts';

interface Flights extends Step {
  met: Meeting[];
}
interface Sealed extends Flights {
  /** The step that this stands in for. */
  flights: Step;
  /** Where to, by bandit. */
  to?: Record<Who, Space>;
}

const runs = ({ cause, flee }: Meeting): boolean => cause === SHOTGUN && flee.length > 1;

/** Whether several bandits who run from the Shotgun choose in turn, or all at once without knowing of each other. */
export const shotgunFlightOrder: HouseRule = {
  id: 'shotgun-flight-order',
  options: ['first-player', 'simultaneous'],
  cites: ['The Shotgun'],
  modules: ['stagecoach'],
  hooks: {
    simultaneous: {
      instead: {
        'meeting.flights'(game, step, former) {
          const open = (step as Flights).met.filter(runs);
          if (open.length < 2) return former(step);
          return ask(game, {
            about: 'flee.where',
            asks: open.map(({ who }) => who),
            cites: ['The Shotgun'],
            options: open.flatMap(({ who, flee }) => flee.map((key) => ({ key, tap: 'space', for: who }))),
            leadsTo: { do: 'shotgun.flights', flights: step },
            into: 'to',
          });
        },
      },
    },
  },
  steps: {
    'shotgun.flights'(_game: Game, { flights, to }: Sealed): Outcome {
      if (to === undefined) return [flights];
      const met = (flights as Flights).met.map((one) => (runs(one) ? { ...one, flee: [to[one.who] as Space] } : one));
      return [{ ...flights, met }];
    },
  },
};
