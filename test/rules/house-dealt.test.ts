import { expect, test } from 'vitest';
import { colour } from '../../src/rules/base/flow/decks.ts';
import { newGame } from '../../src/rules/engine/game.ts';
import type { Setup } from '../../src/rules/engine/state.ts';
import { houseRules, isDealt } from '../../src/rules/house/index.ts';
import { kitFor } from '../../src/rules/kit.ts';
import { modules } from '../../src/rules/modules/index.ts';
import { newState, standardSetup } from '../../src/rules/setup.ts';

const setup: Setup = {
  ...standardSetup({ seats: [], carCount: 4, modules: modules.map(({ id }) => id), firstPlayer: 'marshal-player' }),
  mode: 'two-bandits',
  seats: [['marshal-player'], ['ghost', 'doc'], ['tuco', 'django']],
};

const decks = (house: Setup['house']) => {
  const agreed = { ...setup, house };
  const game = newGame(newState(agreed), kitFor(agreed));
  return setup.seats.flat().map((who) => colour(game, who));
};

test('a house rule that changes which cards make up a deck stays as it is once they are dealt', () => {
  const plain = decks({});
  const deals = houseRules.filter(({ id, options }) =>
    options.some((option) => JSON.stringify(decks({ [id]: option })) !== JSON.stringify(plain)),
  );
  expect(deals.map(({ id }) => id)).toEqual(['two-bandits-extra-cards']);
  expect(deals.every(({ id }) => isDealt(id))).toBe(true);
});
