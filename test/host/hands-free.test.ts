/** One antenna, tagged cards, twelve command tags: everything by taps, two at most for a decision. */
import { afterEach, expect, test } from 'vitest';
import { type HandsRig, handsRig, uidOfCommand } from './hands-rig.ts';

let rig: HandsRig;
afterEach(() => rig.reader.device.stop());

const hands = () => rig.view().hands;
const draft = () => rig.view().setup?.draft;

/** Four sit down, Doc leads, the cars are shuffled, everything else is as usual. */
async function toNight(): Promise<void> {
  rig = await handsRig();
  await rig.taps('next', 'next', 'ghost', 'doc', 'tuco', 'django', 'next');
  if (hands()?.about === 'set-up.mode') await rig.taps('next');
  await rig.taps('doc', 'draw', 'next', 'next', 'next', 'next', 'next', 'next');
}
async function toSchemin(): Promise<void> {
  await toNight();
  await rig.choice('24-swivel-arm');
}

test('from home to the first round card', async () => {
  rig = await handsRig();
  expect(hands()).toMatchObject({ about: 'home', tags: { 'new-night': ['next'] } });
  await rig.taps('next');
  expect(hands()?.about).toBe('set-up.modules');
  await rig.taps('1', 'undo');
  expect([rig.view().screen, rig.lamp()]).toEqual(['home', 'ok']);
  await rig.taps('next', 'next');
  expect(hands()?.about).toBe('set-up.seats');
  await rig.taps('ghost', 'doc', 'belle', 'belle shoot 2', 'tuco', 'django');
  expect(draft()?.seats.flatMap(({ bandits }) => bandits)).toEqual(['ghost', 'doc', 'tuco', 'django']);
  await rig.taps('next');
  expect(hands()?.about).toBe('set-up.mode');
  expect(Object.keys(hands()?.tags ?? {})).toEqual(['two-bandits', 'standard', 'teams', 'next']);
  await rig.choice('teams');
  expect(draft()?.seats.map(({ bandits }) => bandits)).toEqual([
    ['ghost', 'doc'],
    ['tuco', 'django'],
  ]);
  await rig.taps('undo');
  await rig.choice('standard');
  await rig.taps('doc');
  expect([draft()?.firstPlayer, hands()?.about]).toEqual(['doc', 'set-up.cars']);
  const [car = ''] = Object.keys(hands()?.tags ?? {});
  expect(hands()?.tags[car]).toEqual(['1']);
  await rig.taps('1');
  expect([draft()?.cars, hands()?.tags.next]).toEqual([[car], undefined]);
  await rig.taps('draw');
  expect([draft()?.cars.length, hands()?.tags.next]).toEqual([4, ['next']]);
  await rig.taps('next');
  await rig.choice('expert');
  expect([draft()?.expert, hands()?.about]).toEqual([true, 'set-up.taps']);
  await rig.taps('next', 'next', 'next');
  expect(hands()?.about).toBe('set-up.laying');
  await rig.taps('next');
  expect([rig.view().screen, rig.question().about]).toEqual(['night', 'round-card']);
});

test('with the Marshal player nobody else can begin, and he sits down like the others', async () => {
  rig = await handsRig();
  await rig.taps('next');
  await rig.choice('marshal');
  await rig.taps('next', 'ghost', 'doc', 'tuco', 'next');
  expect(hands()?.about).toBe('set-up.seats');
  await rig.choice('marshal-player');
  await rig.taps('next');
  expect(hands()?.about).not.toBe('set-up.first');
  expect(draft()?.seats.flatMap(({ bandits }) => bandits)).toContain('marshal-player');
});

test('a round card by row and place, or drawn', async () => {
  await toNight();
  const way = hands()?.tags['24-swivel-arm'] ?? [];
  expect(way).toHaveLength(2);
  await rig.taps(way[0] as string);
  expect([hands()?.pressed, rig.lamp(), rig.question().about]).toEqual([[way[0]], 'ok', 'round-card']);
  await rig.taps('undo');
  expect([hands()?.pressed, rig.view().screen]).toEqual([[], 'night']);
  await rig.choice('24-swivel-arm');
  expect(rig.question().about).toBe('scheme.act');
  await rig.taps('undo', 'next', 'draw');
  expect(rig.question().about).toBe('scheme.act');
});

test('cards of their own have no number; a number that none has is said', async () => {
  await toSchemin();
  expect(hands()?.tags).toMatchObject({ move: [], draw: ['draw'] });
  const before = rig.question().id;
  await rig.taps('4');
  expect([rig.view().notice?.code, rig.lamp(), rig.question().id]).toEqual(['tap.no-answer', 'bad', before]);
  await rig.taps('doc');
  expect(rig.question().about === before).toBe(false);
});

test('an undo, then the table is put back by next', async () => {
  await toSchemin();
  await rig.taps('draw', 'undo');
  expect([hands()?.about, hands()?.tags]).toEqual(['put-back', { 'table-matches': ['next'] }]);
  await rig.taps('next');
  expect([rig.night().putBack, rig.question().about]).toEqual([[], 'scheme.act']);
});

test('a pawn that stands elsewhere: its card, then where', async () => {
  await toSchemin();
  await rig.taps('fix', 'tuco punch 1');
  expect(hands()).toMatchObject({ about: 'fix.to', piece: 'pawn tuco' });
  await rig.choice('2.roof');
  expect([rig.night().train.pawns.tuco, hands()?.about]).toEqual(['2.roof', rig.question().id]);
  await rig.taps('undo');
  expect(rig.night().train.pawns.tuco).not.toBe('2.roof');
});

test('a token by where it lies, which it is, and where it goes', async () => {
  await toSchemin();
  const before = rig.night().train.cars[0]?.inside.loot ?? [];
  expect(before).toEqual(['strongbox']);
  await rig.taps('fix');
  await rig.choice('0.in');
  expect(hands()).toMatchObject({ about: 'fix.which' });
  await rig.choice('token strongbox');
  await rig.choice('ghost');
  expect(rig.night().train.cars[0]?.inside.loot).toEqual([]);
  expect(rig.night().seats.find(({ who }) => who === 'ghost')?.loot).toContain('strongbox');
});

test('putting right is left by its own tag or step by step by undo; nothing is taken back then', async () => {
  await toSchemin();
  const { at } = rig.night();
  await rig.taps('fix', 'tuco', 'undo');
  expect(hands()?.about).toBe('fix.from');
  await rig.taps('undo');
  expect(hands()?.about).toBe(rig.question().id);
  await rig.taps('fix', 'tuco', 'fix');
  expect([hands()?.about, rig.night().at]).toEqual([rig.question().id, at]);
});

test('without a reader, or without all six numbers, nothing is shown', async () => {
  rig = await handsRig();
  await rig.send({ do: 'reader', source: 'none' });
  expect(hands()).toBeNull();
});

test('a second number that is on disk is not taken for another answer when the reader repeats it after a crash', async () => {
  await toSchemin();
  await rig.taps('fix', 'tuco');
  const [, last = ''] = hands()?.tags['2.roof'] ?? [];
  await rig.choice('2.roof');
  const latest = rig.host.ledger?.entries.at(-1);
  expect(latest).toMatchObject({ is: 'correct', uid: uidOfCommand(last), origin: { device: 'RIG' } });
  const origin = (latest?.is === 'correct' && latest.origin) || { device: '', s: 0 };
  expect(rig.host.ledger?.knows(uidOfCommand(last), origin)).toBe(true);
});

test('where all choose at once, whoever taps his number is asked, and commands are his; cards need none', async () => {
  await toNight();
  await rig.choice('24-hs-turmoil');
  expect(rig.question().waits).toEqual(['doc', 'tuco', 'django', 'ghost']);
  expect([hands()?.asker, hands()?.tags]).toEqual([null, { doc: ['1'], tuco: ['2'], django: ['3'], ghost: ['4'] }]);
  await rig.taps('draw');
  expect(rig.view().notice?.code).toBe('tap.no-answer');
  await rig.taps('3');
  expect([hands()?.asker, hands()?.tags.draw]).toEqual(['django', ['draw']]);
  await rig.taps('undo', '2', 'draw');
  expect(rig.question().waits).toEqual(['doc', 'django', 'ghost']);
  await rig.taps('ghost', 'doc');
  expect([hands()?.asker, rig.question().waits]).toEqual(['django', ['django']]);
  await rig.taps('draw');
  expect(rig.question().waits).not.toContain('django');
});

test('a question that nobody can answer is passed over', async () => {
  await toSchemin();
  const before = rig.question().id;
  await rig.taps('fix', 'no');
  expect([rig.question().id === before, rig.lamp(), hands()?.about]).toEqual([false, 'ok', rig.question().id]);
});
