import { ask, type Game, type Outcome, options } from '../engine/game.ts';
import type { BeforeHook } from '../engine/hooks.ts';
import { OFF } from '../engine/spaces.ts';
import type { Space, Step } from '../engine/state.ts';
import { HE } from '../modules/marshal/he.ts';
import type { HouseRule } from './house-rule.ts';

const ID = 'deadly-fall-marshal-player';

interface Decided extends Step {
  /** The punch or push that would knock him off. */
  knock: Step;
  said?: string;
}

const onTheTrain = (spaces: readonly Space[]): Space[] => spaces.filter((space) => space !== OFF);

/** The table is asked once whether he may be knocked off the train: when somebody wants to. */
const decide =
  (victim: string): BeforeHook =>
  (game, step) =>
    step[victim] !== HE || step.to !== OFF || game.state.more[ID] === 'yes'
      ? undefined
      : ask(game, {
          about: 'deadly-fall.marshal',
          asks: 'table',
          cites: ['Deadly Fall', `house:${ID}`],
          options: options('yes-no', ['yes', 'no']),
          leadsTo: { do: 'deadly-fall.decided', knock: step },
          into: 'said',
          skip: [{ do: 'deadly-fall.decided', knock: step, said: 'no' }],
          with: { who: HE },
        });

const isSafe = ({ state }: Game): boolean => state.more[ID] === 'no';

/** Whether Deadly Fall can throw the Marshal player's pawn off the train: his goals are then not looked at. */
export const deadlyFallMarshalPlayer: HouseRule = {
  id: ID,
  options: ['ask', 'allowed', 'not-allowed'],
  modules: ['marshal'],
  cites: ['Deadly Fall'],
  steps: {
    'deadly-fall.decided'(game: Game, { knock, said }: Decided): Outcome {
      game.state.more[ID] = said as string;
      if (said === 'yes') return [knock];
      const { to: _off, ...again } = knock;
      return [{ ...again, do: knock.do, ...(Array.isArray(knock.spaces) && { spaces: onTheTrain(knock.spaces) }) }];
    },
  },
  hooks: {
    ask: {
      narrow: {
        'punch.spaces': (game, spaces, { target }) => (target === HE && isSafe(game) ? onTheTrain(spaces) : spaces),
        'push.spaces': (game, spaces, { target }) => (target === HE && isSafe(game) ? onTheTrain(spaces) : spaces),
      },
      before: { punch: decide('target'), push: decide('who') },
    },
    'not-allowed': {
      narrow: {
        'punch.spaces': (_game, spaces, { target }) => (target === HE ? onTheTrain(spaces) : spaces),
        'push.spaces': (_game, spaces, { target }) => (target === HE ? onTheTrain(spaces) : spaces),
      },
    },
  },
};
