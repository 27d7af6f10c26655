import { expect, test } from 'vitest';
import { answer, newGame, run } from '../../src/rules/engine/game.ts';
import type { Question } from '../../src/rules/engine/state.ts';
import { kitFor } from '../../src/rules/kit.ts';
import { newState, standardSetup } from '../../src/rules/setup.ts';

/** What is asked after Ghost's player has hidden that card, where a table watches. */
function askedAfter(card: string): Question | null {
  const seats = [
    ['ghost', 'cheyenne'],
    ['doc', 'django'],
  ];
  const setup = { ...standardSetup({ seats: seats.flat(), cars: ['car-1p', 'car-3p', 'car-3j'] }), seats };
  const twoEach = { ...setup, mode: 'two-bandits' };
  const game = newGame(newState(twoEach), kitFor(twoEach));
  run(game);
  for (const key of ['ghost', 'doc', 'ghost', 'doc', '24-braking', `cheyenne:${card}`, 'down'])
    expect(answer(game, key)).toBeUndefined();
  return game.state.question;
}

test('a cover is offered after any hidden card, so that it tells nothing of it', () => {
  const { leadsTo: _shot, ...afterShoot } = askedAfter('shoot') as Question;
  const { leadsTo: _moved, ...afterMove } = askedAfter('move') as Question;
  expect(afterShoot.options.map(({ key }) => key)).toContain('pass');
  expect(afterMove).toEqual(afterShoot);
});
