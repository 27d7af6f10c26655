/** The stagecoach on the table: what lies there when the night begins, what taps mean, lists, corrections, the sets of pieces. */
import { expect, test } from 'vitest';
import { opening } from '../../src/ledger/ledger.ts';
import { standardSetup } from '../../src/rules/setup.ts';
import { enrol, items } from '../../src/table/enrolment.ts';
import { freezeParts } from '../../src/table/freeze.ts';
import { unknownName } from '../../src/table/known-names.ts';
import { meaningOf } from '../../src/table/meaning.ts';
import { onTable, putBack } from '../../src/table/put-back.ts';
import type { Tags } from '../../src/table/tags.ts';
import { warningsOf } from '../../src/table/warnings.ts';
import { texts } from '../../src/text/index.ts';
import { LedgerRig } from '../ledger/night-rig.ts';

const setup = standardSetup({
  seats: ['ghost', 'doc', 'tuco', 'cheyenne'],
  cars: ['car-3j', 'car-1p', 'car-4p1j', 'car-1p1j'],
  modules: ['stagecoach'],
});
const tags: Tags = {
  '04AA0001': { who: 'stagecoach', card: 'hostage:banker', copy: 1 },
  '04AA0002': { who: 'stagecoach', card: 'hostage:zealot', copy: 1 },
  '04AA0003': { who: 'stagecoach', card: 'stagecoach.roof', copy: 1 },
};

function begun(): LedgerRig {
  return new LedgerRig(opening('night', '1.0', setup, {}, 1000));
}
const meaning = ({ ledger }: LedgerRig, uid: string) =>
  meaningOf({ uid, random: false }, tags, ledger.game, ledger.standing);

/** Three hostages were drawn; Doc, on the coach, is about to be moved by the card of that name. */
async function riding(card: string, pieces: Record<string, string>): Promise<LedgerRig> {
  const rig = begun();
  for (const key of ['banker', 'teacher', 'poodle', '24-swivel-arm', 'draw', card]) await rig.answer(key);
  while (rig.ledger.game.state.question?.about === 'scheme.act') await rig.answer('draw');
  await rig.add({ is: 'correct', pieces });
  await rig.answer('next');
  return rig;
}

test('the hostages are drawn by a tap of each card, or a touch', async () => {
  const rig = begun();
  expect(rig.ledger.game.state.question?.about).toBe('hostage.drawn');
  expect(meaning(rig, '04AA0001')).toMatchObject({ is: 'answer', key: 'banker', who: 'table', chosen: true });
  await rig.answer('banker');
  expect(meaning(rig, '04AA0001')).toMatchObject({ is: 'said', code: 'tap.not-now' });
  expect(rig.ledger.game.state.things).toEqual({ 'beside.0': ['stagecoach'], stagecoach: ['hostage:banker'] });
});

test('a hostage that is tapped is the one taken, one that was not drawn is none', async () => {
  const rig = await riding('change-floor', { doc: 'stagecoach.roof' });
  expect(rig.ledger.game.state.question?.about).toBe('hostage.which');
  expect(meaning(rig, '04AA0001')).toMatchObject({ is: 'answer', key: 'banker', who: 'doc', card: 'hostage:banker' });
  expect(meaning(rig, '04AA0002')).toMatchObject({ is: 'said', code: 'tap.not-now' });
});

test('the coach itself may be tapped for where to go', async () => {
  const rig = await riding('move', { doc: '1.roof' });
  expect(meaning(rig, '04AA0003')).toMatchObject({ is: 'answer', key: 'stagecoach.roof', who: 'doc' });
});

test('its pieces are enrolled in a list of their own', () => {
  const list = { who: 'stagecoach', list: 'actions' } as const;
  expect(items(tags, list).map(({ card, next }) => [texts.name.card(card), next])).toEqual([
    ['Banker', false],
    ['Lady’s Poodle', true],
    ['Minister', false],
    ['Teacher', false],
    ['Zealot', false],
    ['Old Lady', false],
    ['Poker Player', false],
    ['Photographer', false],
    ['Inside the stagecoach', false],
    ['Roof of the stagecoach', false],
  ]);
  expect(enrol(tags, list, '04AA0009', false)).toMatchObject({ code: 'enrol.done', tag: { card: 'hostage:poodle' } });
});

test('after an undo the hostage goes back, and so do the coach and the Shotgun', async () => {
  const rig = await riding('change-floor', { doc: 'stagecoach.roof' });
  const before = onTable(rig.ledger);
  await rig.answer('teacher');
  const list = putBack(onTable(rig.ledger), before);
  expect(list.map(texts.putBack)).toEqual(['The Teacher: from Doc’s sheet, among the hostages to be taken']);
  const drifted = {
    ...before,
    things: { 'beside.1': ['stagecoach'] },
    pieces: { ...before.pieces, shotgun: '1.roof' },
  };
  expect(putBack(drifted, before).map(({ piece, from, to }) => [piece, from, to])).toEqual(
    expect.arrayContaining([
      ['shotgun', '1.roof', 'stagecoach.roof'],
      ['thing:stagecoach', 'beside.1', 'beside.0'],
    ]),
  );
});

test('a frozen table lists the coach with its car, its floors apart, and hostages where they lie', async () => {
  const rig = await riding('change-floor', { doc: 'stagecoach.roof' });
  await rig.answer('teacher');
  const parts = new Map(
    freezeParts(rig.ledger.game, 'knocked').map((part) => [part.of, part.items.map(({ id }) => id)]),
  );
  expect(parts.get('0')).toContain('thing:beside.0:stagecoach');
  expect(parts.get('stagecoach')).toEqual(['pawn:doc', 'pawn:shotgun', 'token:stagecoach.roof:strongbox']);
  expect(parts.get('doc')).toContain('thing:doc:hostage:teacher');
  expect(parts.get('table')).toEqual(
    expect.arrayContaining(['thing:stagecoach:hostage:banker', 'thing:stagecoach:hostage:poodle']),
  );
});

test('corrections know the coach, the Shotgun and the hostages with the module, and not without it', async () => {
  const { state } = (await riding('move', { doc: '1.roof' })).ledger.game;
  const put = {
    pieces: { shotgun: '2.roof', doc: 'stagecoach.in' },
    things: { 'beside.0': [], 'beside.2': ['stagecoach'], doc: ['hostage:banker'], stagecoach: ['hostage:poodle'] },
  };
  expect(unknownName(state, put)).toBeUndefined();
  expect(unknownName(state, { things: { 'beside.9': ['stagecoach'] } })).toBe('beside.9');
  const plain = new LedgerRig().ledger.game.state;
  expect(unknownName(plain, { pieces: { doc: 'stagecoach.in' } })).toBe('stagecoach.in');
  expect(unknownName(plain, { pieces: { shotgun: '2.roof' } })).toBe('shotgun');
});

test('two coaches, or a Shotgun who stands nowhere, cannot be', async () => {
  const rig = await riding('move', { doc: '1.roof' });
  await rig.add({ is: 'correct', pieces: { shotgun: 'off' }, things: { 'beside.3': ['stagecoach'] } });
  expect(warningsOf(rig.ledger.game.state).map(({ code, with: words }) => [code, words])).toEqual(
    expect.arrayContaining([
      ['pawn-missing', { who: 'shotgun' }],
      ['things', { thing: 'stagecoach', count: 2, printed: 1 }],
    ]),
  );
});
