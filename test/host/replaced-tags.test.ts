/** A card's tag that is worn or torn off is replaced by another one, and the list says what is known. */
import { expect, test } from 'vitest';
import { type HostRig, hostRig } from './host-rig.ts';

const [OLD, NEW, THIRD] = ['04A1B2C3D4E501', '04A1B2C3D4E502', '04A1B2C3D4E503'] as const;

async function enrolling(): Promise<HostRig> {
  const rig = await hostRig({ tags: {} });
  await rig.send({ do: 'go', to: 'cards' });
  await rig.send({ do: 'reader', source: 'sim' });
  await rig.send({ do: 'enrol', who: 'ghost' });
  await rig.clock.advance(2000);
  await rig.tap(OLD);
  return rig;
}
const first = (rig: HostRig, audience?: 'screen') => rig.view(audience).cards?.list?.items[0];
const next = (rig: HostRig) =>
  rig
    .view()
    .cards?.list?.items.filter((item) => item.next)
    .map(({ card, copy }) => `${card} ${copy}`);

test('one tag goes for another, and the list goes on where it was', async () => {
  const rig = await enrolling();
  expect(first(rig)).toMatchObject({ card: 'move', copy: 1, done: true, tags: [OLD] });
  await rig.send({ do: 'enrol', who: 'ghost', list: 'actions', card: 'move', copy: 1, instead: OLD });
  expect([rig.view().cards?.list?.again, next(rig)]).toEqual([true, ['move 1']]);
  await rig.tap(NEW);
  expect(rig.view().notice).toMatchObject({ code: 'enrol.done', card: 'move', with: { copy: 1 } });
  expect(first(rig)?.tags).toEqual([NEW]);
  expect([rig.view().cards?.list?.again, next(rig)]).toEqual([false, ['move 2']]);
  await rig.tap(OLD);
  expect(rig.view().notice).toMatchObject({ code: 'enrol.done', card: 'move', with: { copy: 2 } });
  rig.reader.device.stop();
});

test('a second tag is added beside the first, and each can be forgotten', async () => {
  const rig = await enrolling();
  await rig.send({ do: 'enrol', who: 'ghost', list: 'actions', card: 'move', copy: 1 });
  await rig.tap(NEW);
  expect(first(rig)?.tags).toEqual([OLD, NEW]);
  await rig.send({ do: 'forget-tag', uid: OLD });
  expect(first(rig)).toMatchObject({ done: true, tags: [NEW] });
  await rig.send({ do: 'forget-tag', uid: NEW });
  expect(first(rig)).toMatchObject({ done: false, next: true, tags: [] });
  rig.reader.device.stop();
});

test('a reader that only reads numbers says so when names are to be written', async () => {
  const rig = await enrolling();
  expect(rig.view().cards?.writing).toEqual({ on: false, can: false });
  expect(await rig.send({ do: 'write-names', on: true })).toMatchObject({ ok: false, code: 'enrol.cannot-write' });
  rig.reader.device.stop();
});

test('a tag that is another card is no replacement, nor is there one of a card that is not on the list', async () => {
  const rig = await enrolling();
  await rig.tap(NEW);
  await rig.send({ do: 'enrol', who: 'ghost', list: 'actions', card: 'move', copy: 1, instead: OLD });
  await rig.tap(NEW);
  expect(rig.view().notice).toMatchObject({ code: 'enrol.duplicate', with: { copy: 2 } });
  await rig.tap(THIRD);
  expect(first(rig)?.tags).toEqual([THIRD]);
  expect(await rig.send({ do: 'enrol', who: 'ghost', card: 'move', copy: 3 })).toMatchObject({ ok: false });
  rig.reader.device.stop();
});

test('the shared screen is shown no numbers of tags, nor which goal a tag is that was known', async () => {
  const rig = await enrolling();
  expect(first(rig, 'screen')).toMatchObject({ done: true, tags: [] });
  await rig.send({ do: 'enrol', who: 'marshal-player', list: 'added', card: 'goal:mail' });
  await rig.tap(NEW);
  await rig.tap(NEW);
  expect(rig.view('screen').notice).toMatchObject({ code: 'enrol.duplicate', who: null, card: null });
  rig.reader.device.stop();
});
