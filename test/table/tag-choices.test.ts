/** What to tap for each choice: one tap for up to six, two beyond. */
import { expect, test } from 'vitest';
import { pressed, tagsOf } from '../../src/table/hands-free/choices.ts';

const choices = (count: number) => Array.from({ length: count }, (_, at) => ({ key: `k${at}` }));

test('six have a number each, seven a row and a place', () => {
  expect(Object.values(tagsOf(choices(6)))).toEqual([['1'], ['2'], ['3'], ['4'], ['5'], ['6']]);
  expect(tagsOf(choices(7))).toMatchObject({ k0: ['1', '1'], k5: ['1', '6'], k6: ['2', '1'] });
  expect(tagsOf(choices(36)).k35).toEqual(['6', '6']);
});

test('what is beyond thirty-six is left to hands', () => {
  expect(tagsOf(choices(37)).k36).toEqual([]);
});

test('what has a word of its own, or a card, takes no number', () => {
  const tags = tagsOf([{ key: 'move', by: 'card' }, { key: 'draw', by: 'draw' }, { key: 'flask' }]);
  expect(tags).toEqual({ move: [], draw: ['draw'], flask: ['1'] });
});

test('the first of two numbers begins, the second chooses; one that fits nothing begins anew or says nothing', () => {
  const tags = tagsOf(choices(13));
  expect(pressed(tags, [], '2')).toEqual({ begun: ['2'] });
  expect(pressed(tags, ['2'], '3')).toEqual({ key: 'k8' });
  expect(pressed(tags, ['3'], '1')).toEqual({ key: 'k12' });
  expect(pressed(tags, ['3'], '2')).toEqual({ begun: ['2'] });
  expect(pressed(tags, [], '5')).toBeNull();
  expect(pressed(tags, [], 'yes')).toBeNull();
});
