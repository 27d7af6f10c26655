/** The prison on the table: what lies there when the night begins, what a tap on a prisoner means, corrections and lists. */
import { expect, test } from 'vitest';
import { opening } from '../../src/ledger/ledger.ts';
import { standardSetup } from '../../src/rules/setup.ts';
import { virtualTags, virtualUid } from '../../src/sim/virtual-deck.ts';
import { unknownName } from '../../src/table/known-names.ts';
import { meaningOf } from '../../src/table/meaning.ts';
import { onTable, putBack } from '../../src/table/put-back.ts';
import { texts } from '../../src/text/index.ts';
import { LedgerRig } from '../ledger/night-rig.ts';

const drawn = { prison: ['prisoner:belle', 'prisoner:mei', 'prisoner:doc'] };
const setup = {
  ...standardSetup({
    seats: ['ghost', 'doc', 'tuco', 'cheyenne'],
    cars: ['car-3j', 'car-1p', 'car-4p1j', 'car-1p1j', 'prison-car'],
    modules: ['prison'],
  }),
  drawn,
};

/** Doc, on the prison car, has turned over his Brilliant Idea; Tuco sits in the cell. */
async function freeing(): Promise<LedgerRig> {
  const rig = new LedgerRig(opening('night', '1.0', setup, {}, 1000));
  for (const key of ['24-swivel-arm', 'draw', 'brilliant-idea']) await rig.answer(key);
  while (rig.ledger.game.state.question?.about === 'scheme.act') await rig.answer('draw');
  await rig.add({ is: 'correct', pieces: { doc: '5.in', tuco: 'cell' } });
  await rig.answer('next');
  return rig;
}

test('the prisoners that were drawn lie behind the prison car', () => {
  const { state } = new LedgerRig(opening('night', '1.0', setup, {}, 1000)).ledger.game;
  expect(state.things).toEqual(drawn);
  expect(state.loot['5.in']).toBeUndefined();
  expect(state.pieces).toMatchObject({ ghost: '4.in', doc: '3.in' });
});

test('a prisoner card that is tapped is the one to free, whether his bandit plays or not', async () => {
  const { game, standing } = (await freeing()).ledger;
  const tap = (uid: string) => meaningOf({ uid, random: false }, virtualTags, game, standing);
  expect(tap(virtualUid('belle', 'prisoner', 1))).toMatchObject({ is: 'answer', key: 'free-prisoner:belle' });
  expect(tap(virtualUid('doc', 'prisoner', 1))).toMatchObject({ is: 'answer', key: 'free-prisoner:doc' });
  // One who stayed in the box, and a card that answers nothing.
  expect(tap(virtualUid('silk', 'prisoner', 1))).toMatchObject({ is: 'said', code: 'tap.not-in-game' });
  expect(tap(virtualUid('doc', 'move', 1))).toMatchObject({ is: 'said', code: 'tap.not-now' });
});

test('after an undo the prisoner goes back behind the car, and a bandit into the cell', async () => {
  const rig = await freeing();
  const before = onTable(rig.ledger);
  await rig.answer('free-prisoner:mei');
  expect(rig.ledger.game.state.things).toEqual({ prison: ['prisoner:belle', 'prisoner:doc'], doc: ['prisoner:mei'] });
  const list = putBack(onTable(rig.ledger), before);
  expect(list).toEqual([{ piece: 'thing:prisoner:mei', from: 'doc', to: 'prison', whose: null, count: 1 }]);
  expect(list.map(texts.putBack)).toEqual(['Mei’s sidekick: from Doc’s sheet, behind the prison car']);
  const other = await freeing();
  await other.answer('free-bandit:tuco');
  expect(other.ledger.game.state.pieces.tuco).toBe('5.in');
  expect(putBack(onTable(other.ledger), before).map(({ piece, from, to }) => [piece, from, to])).toContainEqual([
    'tuco',
    '5.in',
    'cell',
  ]);
});

test('a card that was searched for goes back into the deck', async () => {
  const rig = new LedgerRig(opening('night', '1.0', setup, {}, 1000));
  await rig.answer('24-swivel-arm');
  const before = onTable(rig.ledger);
  await rig.answer('search');
  expect(putBack(onTable(rig.ledger), before)).toEqual([
    { piece: 'card', from: 'hand', to: 'deck', whose: 'ghost', count: 1 },
  ]);
});

test('corrections know the cell and the prisoners with the prison, and not without it', async () => {
  const { state } = (await freeing()).ledger.game;
  expect(
    unknownName(state, { pieces: { ghost: 'cell' }, things: { ghost: ['prisoner:silk'], prison: [] } }),
  ).toBeUndefined();
  const plain = new LedgerRig().ledger.game.state;
  expect(unknownName(plain, { pieces: { ghost: 'cell' } })).toBe('cell');
  expect(unknownName(plain, { things: { ghost: ['prisoner:silk'] } })).toBe('prisoner:silk');
});
