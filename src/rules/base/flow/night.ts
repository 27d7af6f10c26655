/** A night: set-up, five rounds, the count (heading The Phases of a Round). */

import { cars, STARTING_PURSE } from '../../catalogue/components.ts';
import { ask, type Game, type Outcome, scene } from '../../engine/game.ts';
import type { Rule } from '../../engine/hooks.ts';
import type { Option, Step } from '../../engine/state.ts';
import { placeLoot } from '../../engine/verbs.ts';
import { offered, printedRound, ROUNDS } from './round-cards.ts';

interface NextRound extends Step {
  number: number;
  card?: string;
}

export const night: Rule = {
  id: 'night',
  stage: 'rule',
  cites: ['Set Up', 'The Phases of a Round'],
  steps: {
    night(): Outcome {
      return [{ do: 'game.begin' }, { do: 'round.next', number: 1 }];
    },
    'game.begin'(game: Game): Outcome {
      const { state } = game;
      scene(game, 'set-up');
      for (const [behind, id] of state.setup.cars.entries())
        for (const token of cars.find((car) => car.id === id)?.loot ?? [])
          placeLoot(game, token, `${behind + 1}.in`, 'set-up', ['Set Up']);
      placeLoot(game, 'strongbox', '0.in', 'set-up', ['Set Up']);
      for (const who of game.kit.bandits) placeLoot(game, STARTING_PURSE, who, 'set-up', ['Set Up']);
      return [{ do: 'mode.place' }];
    },
    'round.next'(game: Game, step: NextRound): Outcome {
      const { number, card } = step;
      if (number > ROUNDS) return [{ do: 'game.end' }];
      if (card === undefined) {
        scene(game, `r${number}`);
        const { setup, cards: played } = game.state;
        const choices: Option[] = offered(setup, played, number).map(({ id }) => ({ key: id, tap: 'round-card' }));
        return ask(game, {
          about: 'round-card',
          asks: 'table',
          cites: ["Phase 1: Schemin'!"],
          options: choices,
          leadsTo: step,
          into: 'card',
          with: { number },
          hold: true,
          skip: null,
        });
      }
      const printed = printedRound(game.state.setup, card);
      if (!printed) throw new Error(`no such round card: ${card}`);
      const { turns, event, keep } = printed;
      return [
        { do: 'round.begin', round: { number, card, turns: [...turns], event, keep, turn: 0 } },
        { do: 'schemin.end' },
        { do: 'stealin' },
        { do: 'round.end' },
        { do: 'round.next', number: number + 1 },
      ];
    },
  },
};
