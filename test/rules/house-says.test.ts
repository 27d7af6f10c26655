/** A house rule that only changes what may be chosen says so at the question. */
import { expect, test } from 'vitest';
import { type Game, newGame, run } from '../../src/rules/engine/game.ts';
import type { Question, Setup, Step } from '../../src/rules/engine/state.ts';
import { kitFor } from '../../src/rules/kit.ts';
import { newState, standardSetup } from '../../src/rules/setup.ts';
import { texts } from '../../src/text/index.ts';

const punch: Step = { do: 'punch', by: 'doc', target: 'ghost' };

/** A game in which doc and ghost stand together; ghost has the Amulet and two other tokens. */
function gameWith(house: Record<string, string>, steps: readonly Step[], holds = true): Game {
  const setup: Setup = { ...standardSetup({ seats: ['ghost', 'doc'], carCount: 4, house }), variants: ['amulet'] };
  const game = newGame({ ...newState(setup), agenda: [...steps].reverse() }, kitFor(setup), null, holds);
  game.state.pieces = { marshal: '0.in', ghost: '2.in', doc: '2.in' };
  game.state.loot = { ghost: ['amulet', 'purse', 'strongbox'] };
  return game;
}

function asked(...of: Parameters<typeof gameWith>): Question {
  const game = gameWith(...of);
  run(game);
  return game.state.question ?? expect.fail('nothing is asked');
}

const ruled = ({ cites }: Question): string[] => cites.filter((cite) => cite.startsWith('house:'));
const keys = ({ options }: Question): string[] => options.map(({ key }) => key);

test('a question whose options a house rule changed cites it with the chosen option', () => {
  const question = asked({ 'amulet-loss': 'no' }, [punch]);
  expect(keys(question)).toEqual(['purse', 'strongbox']);
  expect(ruled(question)).toEqual(['house:amulet-loss=no']);
  expect(texts.rule('house:amulet-loss=no').note).toContain('Amulet');
});

test('the manual’s own option, and a house rule that changed nothing here, are not cited', () => {
  expect(keys(asked({}, [punch]))).toEqual(['amulet', 'purse', 'strongbox']);
  expect(ruled(asked({}, [punch]))).toEqual([]);
  const game = gameWith({ 'amulet-loss': 'no' }, [punch]);
  game.state.loot = { ghost: ['purse', 'strongbox'] };
  run(game);
  expect(ruled(game.state.question as Question)).toEqual([]);
});

test('what a house rule decided in one question is not said at the next', () => {
  const game = gameWith({ 'amulet-loss': 'no' }, [{ ...punch, token: 'purse' }]);
  run(game);
  expect(game.state.question?.about).toBe('punch.where');
  expect(ruled(game.state.question as Question)).toEqual([]);
});

test('asked anew, a question cites its house rules once', () => {
  const question = asked({ 'amulet-loss': 'no' }, [punch, punch]);
  expect(question.cites.filter((cite) => cite === 'house:amulet-loss=no')).toHaveLength(1);
  expect(asked({ 'amulet-loss': 'no' }, [punch], false).cites).toEqual(['Punch']);
});
