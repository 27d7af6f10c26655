import { expect, test } from 'vitest';
import { cardOfText, textOf } from '../../src/table/tag-text.ts';

test('a card and the text of its tag lead to one another', () => {
  const tag = { who: 'stagecoach', card: 'hostage:photographer', copy: 1 };
  expect(textOf(tag)).toBe('Caboose stagecoach hostage:photographer 1');
  expect(cardOfText('Caboose stagecoach hostage:photographer 1')).toEqual(tag);
});

test.each([
  ['a third Move', 'Caboose ghost move 3'],
  ['somebody who is not in the box', 'Caboose zorro move 1'],
  ['another word before it', 'caboose ghost move 1'],
  ['more behind it', 'Caboose ghost move 1 2'],
  ['a goal', 'Caboose marshal-player goal:mail 1'],
  ['what a purse is worth', 'Caboose loot purse:500 1'],
])('%s is no card', (_what, text) => expect(cardOfText(text)).toBeUndefined());

test('what may lie face down has no text', () => {
  const secret = [
    { who: 'marshal-player', card: 'goal:mail' },
    { who: 'loot', card: 'purse:250' },
    { who: 'whiskey', card: 'old-whiskey' },
  ];
  expect(secret.map(({ who, card }) => textOf({ who, card, copy: 1 }))).toEqual([null, null, null]);
  expect(textOf({ who: 'loot', card: 'jewel', copy: 2 })).toBe('Caboose loot jewel 2');
});
