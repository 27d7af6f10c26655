/**
 * What follows from pawns having arrived: meetings, then the bullets they cost as one batch, then the flights
 * as one batch, whose arrivals make the next wave. Two pawns that moved together do not meet half way.
 */
import { type Arrival, ask, type Game, type Meeting, type Outcome, options } from './game.ts';
import { allOf, list } from './lists.ts';
import type { Space, Step } from './state.ts';
import { giveNeutral, move } from './verbs.ts';

const MOST_WAVES = 20;

interface Settle extends Step {
  arrived: Arrival[];
  wave: number;
}
interface Flights extends Step {
  met: Meeting[];
  wave: number;
  /** Chosen spaces so far, in the order of `met`. */
  chosen?: Space;
}

/** The step `settle`: asks the hooks who is met, and leads to the bullets and flights of this wave. */
function settle(game: Game, step: Step): Outcome {
  const { arrived, wave } = step as Settle;
  if (wave > MOST_WAVES) throw new Error(`pawns flee for ever: ${arrived.map((one) => one.who).join(', ')}`);
  const all: Meeting[] = [];
  allOf(game, game.kit.meet, (hook, bearer) => {
    const more = hook(game, arrived, bearer);
    for (const one of more) all.push(one);
    return more.length > 0;
  });
  const met = list(game, 'meetings', { arrived }, all);
  if (met.length === 0) return undefined;
  return [
    { do: 'meeting.bullets', met },
    { do: 'meeting.flights', met, wave },
  ];
}

/** The engine's own steps: every kit has them. */
export const settling = {
  settle,
  'meeting.bullets'(game: Game, step: Step): Outcome {
    const met = (step.met as Meeting[]).filter((one) => one.bullet);
    for (const cause of new Set(met.map((one) => one.cause))) {
      const batch = met.filter((one) => one.cause === cause);
      const first = batch[0] as Meeting;
      giveNeutral(
        game,
        batch.map(({ who, taker }) => taker ?? who),
        cause,
        first.cites,
        first.encounter,
      );
    }
    return undefined;
  },
  'meeting.flights'(game: Game, step: Step): Outcome {
    const { met, wave, chosen } = step as Flights;
    const open = met.findIndex((one) => one.flee.length > 1);
    if (open >= 0) {
      const one = met[open] as Meeting;
      if (chosen === undefined)
        return ask(game, {
          about: 'flee.where',
          asks: one.who,
          cites: one.cites,
          options: options('space', one.flee),
          leadsTo: step,
          into: 'chosen',
          with: { who: one.who },
        });
      const settled = met.map((each, at) => (at === open ? { ...each, flee: [chosen] } : each));
      return [{ do: 'meeting.flights', met: settled, wave }];
    }
    const moves = met.flatMap(({ who, flee }) => (flee[0] === undefined ? [] : [{ who, to: flee[0] }]));
    move(game, moves, 'flight', [...new Set(met.flatMap((one) => one.cites))]);
    const arrived = game.arrived;
    game.arrived = [];
    return arrived.length > 0 ? [{ do: 'settle', arrived, wave: wave + 1 }] : undefined;
  },
} satisfies Record<string, (game: Game, step: Step) => Outcome>;
