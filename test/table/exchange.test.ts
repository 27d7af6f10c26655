/** Lists of cards go from one computer to another. */
import { expect, test } from 'vitest';
import { virtualTags } from '../../src/sim/virtual-deck.ts';
import { exportTags, mergeTags, parseTags } from '../../src/table/exchange.ts';
import { type Tags, tagsFile } from '../../src/table/tags.ts';
import { hostRig } from '../host/host-rig.ts';

const move: Tags[string] = { who: 'ghost', card: 'move', copy: 1 };
const shoot: Tags[string] = { who: 'ghost', card: 'shoot', copy: 1 };

test('what is exported is read again as it was, a whole box too, and so is a cards.json', () => {
  expect(parseTags(exportTags(virtualTags))).toEqual(virtualTags);
  expect(parseTags(exportTags({}))).toEqual({});
  expect(parseTags(JSON.stringify(tagsFile({ '04A1B2C3': move })))).toEqual({ '04A1B2C3': move });
});

test.each(['', 'no JSON', '[]', '{"version":2,"tags":{}}', '{"version":1,"tags":{"xyz":{}}}', '{"tags":{}}'])(
  'no list: %s',
  (text) => {
    expect(parseTags(text)).toBeUndefined();
  },
);

test('lists are merged: tags are added, a card may have several, ours stays where a tag is another card there', () => {
  const ours: Tags = { '04000001': move, '04000002': shoot };
  const theirs: Tags = { '04000001': { copy: 1, card: 'move', who: 'ghost' }, '04000002': move, '04000003': move };
  expect(mergeTags(ours, theirs)).toEqual({
    tags: { '04000001': move, '04000002': shoot, '04000003': move },
    added: 1,
    known: 1,
    clashes: 1,
  });
});

test('a host adds the list of another, or takes it instead and keeps its own beside it', async () => {
  const rig = await hostRig({ tags: {} });
  await rig.send({ do: 'go', to: 'cards' });
  await rig.send({ do: 'import-cards', file: exportTags({ '04000001': move }), way: 'add' });
  expect(rig.view().notice).toMatchObject({
    code: 'cards.taken',
    tone: 'good',
    with: { added: 1, known: 0, clashes: 0 },
  });
  await rig.send({ do: 'import-cards', file: exportTags({ '04000001': shoot }), way: 'add' });
  expect(rig.view().notice).toMatchObject({ tone: 'wait', with: { clashes: 1 } });
  expect(parseTags(rig.view().cards?.file ?? '')).toEqual({ '04000001': move });
  expect(rig.view('screen').cards?.file).toBe('');
  await rig.send({ do: 'import-cards', file: exportTags({ '04000009': shoot }), way: 'replace' });
  expect(parseTags(rig.view().cards?.file ?? '')).toEqual({ '04000009': shoot });
  expect(await rig.storage.readJson('cards-before')).toEqual(tagsFile({ '04000001': move }));
  await rig.send({ do: 'import-cards', file: 'a shopping list', way: 'replace' });
  expect(rig.view().notice?.code).toBe('cards.not-a-list');
  expect(parseTags(rig.view().cards?.file ?? '')).toEqual({ '04000009': shoot });
});
