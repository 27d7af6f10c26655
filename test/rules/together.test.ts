import { expect, test } from 'vitest';
import { answer, newGame, passOver, run } from '../../src/rules/engine/game.ts';
import { kitFor } from '../../src/rules/kit.ts';
import { newState, standardSetup } from '../../src/rules/setup.ts';

/** A night at its turmoil turn, and its record. */
function turmoil() {
  const setup = standardSetup({ seats: ['ghost', 'doc', 'tuco', 'django'], carCount: 4 });
  const game = newGame(newState(setup), kitFor(setup));
  run(game);
  answer(game, '24-hs-turmoil');
  return { game, state: game.state };
}

test('a second choice of the same player is refused, and so is that of somebody not asked', () => {
  const { game, state } = turmoil();
  expect(answer(game, 'move', undefined, 'doc')).toBeUndefined();
  expect(answer(game, 'loot', undefined, 'doc')).toBe('not-asked');
  expect(answer(game, 'loot', undefined, 'belle')).toBe('not-asked');
  expect(state.question?.sealed).toEqual({ doc: 'move' });
});

test('passed over, the question how Ghost’s card lies leaves it open, and nobody’s card is lost', () => {
  const { game, state } = turmoil();
  for (const who of ['doc', 'ghost', 'django', 'tuco']) answer(game, 'move', undefined, who);
  expect(state.question).toMatchObject({ about: 'scheme.face', asks: ['ghost'] });
  expect(passOver(game, state.question?.id ?? '')).toBeUndefined();
  expect(state.pile.map(({ who, face }) => `${who} ${face}`)).toEqual(['ghost up', 'doc up', 'tuco up', 'django up']);
});

test('who draws lays nothing, and with nobody’s card the pile stays empty', () => {
  const { game, state } = turmoil();
  for (const who of ['doc', 'ghost', 'django', 'tuco']) answer(game, 'draw', undefined, who);
  expect(state.hand).toMatchObject({ ghost: 9, doc: 10 });
  expect(state.pile).toEqual([]);
  expect(state.round?.turn).toBe(1);
});
