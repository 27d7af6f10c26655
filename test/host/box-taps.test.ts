/** Tags of what no module brings, tapped on a running night: characters, round cards, floors of cars, loot, cards without a use. */
import { describe, expect, test } from 'vitest';
import type { Correction } from '../../src/rules/engine/correction.ts';
import type { Question, State } from '../../src/rules/engine/state.ts';
import { virtualTags, virtualUid } from '../../src/sim/virtual-deck.ts';
import { boxLists, isChosenBy, NUDGE } from '../../src/table/box-lists.ts';
import { listFor, type Tags } from '../../src/table/tags.ts';
import { texts } from '../../src/text/index.ts';
import { agreedDraft, type HostRig, hostRig, startNight } from './host-rig.ts';

/** A tag for every piece of every list, numbered through. */
const pieces: Tags = Object.fromEntries(
  [...boxLists.keys()]
    .flatMap((who) => listFor(who, 'actions').cards.map((piece) => ({ who, ...piece })))
    .map((piece, at) => [`0400BB${(at + 16).toString(16).toUpperCase().padStart(2, '0')}`, piece]),
);
function tagOf(card: string, copy = 1): string {
  const uid = Object.keys(pieces).find((one) => pieces[one]?.card === card && pieces[one]?.copy === copy);
  if (uid === undefined) throw new Error(`no tag for ${card}`);
  return uid;
}

async function night(roundCard?: string): Promise<HostRig> {
  const rig = await hostRig({ tags: { ...virtualTags, ...pieces } });
  await startNight(rig, { draft: agreedDraft, reader: true });
  if (roundCard !== undefined) await rig.tap(tagOf(roundCard));
  return rig;
}
const correct = (rig: HostRig, put: Correction) => rig.send({ do: 'correct', put });

/** Plays on by touch, laying `card` first, until such a question is open. */
async function until(rig: HostRig, about: string, card = 'draw'): Promise<void> {
  await rig.choose(card);
  for (let act = 0; act < 60 && rig.question().about !== about; act++) {
    const { options } = rig.question();
    await rig.choose((options.find(({ key }) => key === 'up' || key === 'draw') ?? options[0])?.key ?? '');
  }
  expect(rig.question().about).toBe(about);
}

async function answered(rig: HostRig, uid: string) {
  await rig.tap(uid);
  const notice = rig.view().notice;
  return notice ? texts.notice(notice) : null;
}

test('each of the lists is enrolled like the pieces of a module', async () => {
  const rig = await hostRig({ tags: {} });
  await rig.send({ do: 'go', to: 'cards' });
  const of = (who: string) => rig.view().cards?.pieces.find((list) => list.who === who)?.of;
  expect([of('round-cards'), of('train'), of('loot')]).toEqual([30, 17, 29]);
  expect(await rig.send({ do: 'enrol', who: 'train', card: 'car-3p.roof' })).toEqual({ ok: true });
  rig.reader.device.stop();
});

test('a round card is turned over by its tap, and no second one', async () => {
  const rig = await night();
  expect(await answered(rig, tagOf('24-swivel-arm'))).toBe('The table: Swivel Arm (2-4).');
  expect(rig.night().round?.card).toBe('24-swivel-arm');
  expect(await answered(rig, tagOf('24-braking'))).toMatch(/no card is wanted/);
  rig.reader.device.stop();
});

test('the floor of a car is where that car stands tonight', async () => {
  const rig = await night('24-swivel-arm');
  await until(rig, 'next', 'move');
  await correct(rig, { pieces: { ghost: '2.in' } });
  await rig.choose('next');
  expect(rig.question().about).toBe('move.where');
  expect(await answered(rig, tagOf('car-1p1j.in'))).toBe('Ghost: Inside car 3.');
  expect(rig.night().train.pawns.ghost).toBe('3.in');
  expect(await answered(rig, tagOf('car-4p1j.in'))).toMatch(/no card is wanted/);
  rig.reader.device.stop();
});

test('a character card chooses its bandit, and is laid by nobody', async () => {
  const rig = await night('24-swivel-arm');
  expect(await answered(rig, virtualUid('ghost', 'character', 1))).toMatch(/no card is wanted/);
  await until(rig, 'next', 'shoot');
  await correct(rig, { pieces: { ghost: '4.in', doc: '3.in', tuco: '3.in' } });
  await rig.choose('next');
  expect(rig.question().about).toBe('shoot.whom');
  await rig.tap(virtualUid('tuco', 'character', 1));
  expect(rig.night().seats.find(({ who }) => who === 'tuco')?.received).toEqual(['ghost']);
  rig.reader.device.stop();
});

describe('loot', () => {
  test('of the kind that was tapped is taken; what a purse is worth is in no view and on no lamp until the count', async () => {
    const shown = async (purse: string) => {
      const rig = await night('24-swivel-arm');
      await until(rig, 'next', 'loot');
      await correct(rig, { pieces: { ghost: '3.in' }, loot: { '3.in': ['purse', 'jewel'] } });
      await rig.choose('next');
      const views: string[] = [];
      rig.host.onView((view) => views.push(JSON.stringify(view)), 'console');
      rig.toReader.length = 0;
      await rig.tap(tagOf(purse));
      expect(rig.night().seats.find(({ who }) => who === 'ghost')?.loot).toEqual(['purse', 'purse']);
      rig.reader.device.stop();
      return [...views, ...rig.toReader].join('\n');
    };
    expect(await shown('purse:500')).toBe(await shown('purse:250'));
  });

  test('tells its value where that is asked', () => {
    const question = { with: { token: 'purse' } } as unknown as Question;
    const says = (card: string) =>
      ['250', '300'].filter((key) => isChosenBy({ who: 'loot', card }, { key, tap: 'value' }, question, {} as State));
    expect([says('purse:300'), says('purse:450'), says('jewel')]).toEqual([['300'], [], []]);
  });
});

test('Fan Club cards and the Nudge are known and of no use', async () => {
  const rig = await night('24-swivel-arm');
  expect(await answered(rig, tagOf('fan-club', 2))).toMatch(/^Nothing in this box is done with that card/);
  expect(listFor('silk', 'added').cards.map(({ card }) => card)).toContain(NUDGE);
  expect(listFor('doc', 'added').cards.map(({ card }) => card)).not.toContain(NUDGE);
  rig.reader.device.stop();
});
