import { expect, test } from 'vitest';
import { MemoryStorage } from '../../src/sim/memory-storage.ts';
import { hostRig, startNight } from './host-rig.ts';

/** The save of a night after its first `answers` answers. */
async function saved(answers: readonly string[]): Promise<{ id: string; text: string }> {
  const storage = new MemoryStorage();
  const rig = await hostRig({ storage });
  await startNight(rig);
  for (const key of answers) await rig.choose(key);
  const [[id, text] = ['', '']] = storage.nights;
  return { id, text };
}

const begun = ['24-braking', 'shoot', 'up'];

async function shelfWith(text?: string) {
  const storage = new MemoryStorage();
  if (text !== undefined) storage.nights.set((await saved([])).id, text);
  const rig = await hostRig({ storage });
  return { ...rig, storage, take: (file: string) => rig.send({ do: 'import-night', file }) };
}

test('a save from elsewhere joins the shelf and is opened', async () => {
  const { id, text } = await saved(begun);
  const shelf = await shelfWith();
  expect(await shelf.take(text)).toEqual({ ok: true });
  expect(shelf.storage.nights.get(id)).toBe(text);
  expect(shelf.question()).toMatchObject({ about: 'scheme.act', asks: ['doc'] });
});

test('the same night further on is continued', async () => {
  const before = await saved(begun);
  const after = await saved([...begun, 'draw']);
  const shelf = await shelfWith(before.text);
  await shelf.take(after.text);
  expect([...shelf.storage.nights]).toEqual([[after.id, after.text]]);
  expect(shelf.question().asks).toEqual(['tuco']);
});

test('a night that is here as far or further is left as it is', async () => {
  const before = await saved(begun);
  const after = await saved([...begun, 'draw']);
  const shelf = await shelfWith(after.text);
  await shelf.take(before.text);
  await shelf.take(after.text);
  expect([...shelf.storage.nights]).toEqual([[after.id, after.text]]);
});

test('a copy that went another way becomes a night of its own', async () => {
  const ours = await saved([...begun, 'draw']);
  const theirs = await saved([...begun, 'loot']);
  const shelf = await shelfWith(ours.text);
  for (let time = 0; time < 2; time++) await shelf.take(theirs.text);
  expect(Object.fromEntries(shelf.storage.nights)).toEqual({ [ours.id]: ours.text, [`${theirs.id}-2`]: theirs.text });
});

test('what is torn at its end is taken as far as it is whole', async () => {
  const { id, text } = await saved(begun);
  const shelf = await shelfWith();
  await shelf.take(`${text}{"n":4,"at":`);
  expect(shelf.storage.nights.get(id)).toBe(text);
});

test('a night that is played goes on', async () => {
  const { text } = await saved(begun);
  const shelf = await shelfWith();
  await shelf.clock.advance(60_000);
  await startNight(shelf);
  const playing = shelf.night().id;
  await shelf.take(text);
  expect(shelf.night().id).toBe(playing);
  expect(shelf.view().notice?.code).toBe('save.taken');
  expect(shelf.storage.nights.size).toBe(2);
});

test.each([
  ['a picture', '\u0089PNG', 'save.not-a-save'],
  ['nothing', '', 'save.not-a-save'],
  ['a night of a newer Caboose', '{"n":0,"is":"night","format":99}\n', 'save.newer'],
])('%s is refused in words, and nothing is kept', async (_name, text, code) => {
  const shelf = await shelfWith();
  expect(await shelf.take(text)).toMatchObject({ ok: false, code });
  expect(shelf.view().notice?.code).toBe(code);
  expect(shelf.storage.nights.size).toBe(0);
});

test('a save cannot choose where it is kept', async () => {
  const { text } = await saved(begun);
  const [first = '', ...others] = text.split('\n');
  const { crc: _crc, ...opened } = JSON.parse(first);
  const shelf = await shelfWith();
  await shelf.take([JSON.stringify({ ...opened, id: '../../../etc/passwd' }), ...others].join('\n'));
  expect([...shelf.storage.nights.keys()]).toEqual([expect.stringMatching(/^\d{4}-[\dTZ-]+$/)]);
});
