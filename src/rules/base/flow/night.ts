/** A night: set-up, five rounds, the count (heading The Phases of a Round). */

import { cars, STARTING_PURSE } from '../../catalogue/components.ts';
import { ask, type Game, type Outcome, options, scene } from '../../engine/game.ts';
import type { Rule } from '../../engine/hooks.ts';
import { list } from '../../engine/lists.ts';
import { isBandit } from '../../engine/players.ts';
import type { Option, Step, Who } from '../../engine/state.ts';
import { placeLoot, put } from '../../engine/verbs.ts';
import { pickFor } from './decks.ts';
import { offered, printedRound, ROUNDS } from './round-cards.ts';

interface Purse extends Step {
  sheets: readonly Who[];
  sheet?: Who;
}
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
      for (const token of list(game, 'locomotive.tokens', {}, ['strongbox']))
        placeLoot(game, token, '0.in', 'set-up', ['Set Up']);
      for (const [place, things] of Object.entries(state.setup.drawn))
        put(
          game,
          things.map((thing) => ({ thing, from: 'box', to: place })),
          'set-up',
          ['Set Up'],
        );
      const sheets = game.kit.players.filter(isBandit).map((who) => game.kit.hands[who] as Who[]);
      const purses = list(game, 'purse.sheets', {}, sheets);
      return [...purses.map((sheets) => ({ do: 'set-up.purse', sheets })), { do: 'set-up.pick' }, { do: 'mode.place' }];
    },
    /** A starting purse goes onto the player's sheet; who has two sheets is asked on which. */
    'set-up.purse'(game: Game, step: Purse): Outcome {
      const { sheets } = step;
      const [only, other] = sheets;
      const sheet = step.sheet ?? (other === undefined ? only : undefined);
      if (sheet === undefined)
        return ask(game, {
          about: 'purse.sheet',
          asks: only as Who,
          cites: ['Set Up', 'house:two-bandits-purse'],
          options: options('bandit', sheets),
          leadsTo: step,
          into: 'sheet',
          with: { who: only as Who },
        });
      placeLoot(game, STARTING_PURSE, sheet, 'set-up', ['Set Up']);
      return undefined;
    },
    'set-up.pick'(game: Game): Outcome {
      pickFor(game, game.kit.players);
      return undefined;
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
