import { describe, expect, test } from 'vitest';
import { CYLINDER, laterBandits, playableBandits } from '../../src/rules/catalogue/components.ts';
import { bullets as allBullets } from '../../src/rules/modules/marshal/bullets/index.ts';
import { hisCards, MOST_OF_A_KIND } from '../../src/rules/modules/marshal/deck.ts';
import { virtualTags, virtualUid } from '../../src/sim/virtual-deck.ts';
import { type Enrolment, enrol, forget, items } from '../../src/table/enrolment.ts';
import { enrolled, listOf, readTags, type Tags, tagsFile, uidOf } from '../../src/table/tags.ts';
import { QUIET, TapFilter } from '../../src/table/tap-filter.ts';

const uid = (at: number) => `04${at.toString(16).toUpperCase().padStart(12, '0')}`;
const doc: Enrolment = { who: 'doc', list: 'actions' };

/** Taps one stranger after another until the list is done. */
function enrolAll(tags: Tags, enrolment: Enrolment, from: number): Tags {
  let now = tags;
  for (let at = from; items(now, enrolment).some((item) => item.next); at++) {
    const result = enrol(now, enrolment, uid(at), false);
    if (result.code !== 'enrol.done') throw new Error(result.code);
    now = result.tags;
  }
  return now;
}

describe('the list of a bandit’s cards', () => {
  test('asks for the ten cards one by one, the two of a kind apart', () => {
    expect(listOf('actions').map(({ card, copy }) => `${card} ${copy}`)).toEqual([
      ...['move 1', 'move 2', 'change-floor 1', 'change-floor 2', 'loot 1', 'loot 2', 'shoot 1', 'shoot 2'],
      ...['punch 1', 'marshal 1'],
    ]);
    expect(listOf('bullets').map(({ copy }) => copy)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(listOf('added').map(({ card }) => card)).toEqual(expect.arrayContaining(['ride', 'brilliant-idea']));
    const first = enrol({}, doc, uid(1), false);
    expect(first).toMatchObject({ code: 'enrol.done', tag: { who: 'doc', card: 'move', copy: 1 }, complete: false });
    const second = items(first.code === 'enrol.done' ? first.tags : {}, doc);
    expect(second.slice(0, 2)).toMatchObject([
      { done: true, next: false },
      { done: false, next: true },
    ]);
  });

  test('is complete after the last card, and then takes no other', () => {
    const all = enrolAll({}, doc, 1);
    expect(enrolled(all, 'doc')).toBe(10);
    expect(enrol(all, doc, uid(99), false)).toEqual({ code: 'enrol.complete' });
    const nine = Object.fromEntries(Object.entries(all).filter(([, { card }]) => card !== 'loot'));
    const eighth = enrol(nine, doc, uid(50), false);
    expect(eighth).toMatchObject({ tag: { card: 'loot', copy: 1 }, complete: false });
    const last = enrol(eighth.code === 'enrol.done' ? eighth.tags : {}, doc, uid(51), false);
    expect(last).toMatchObject({ tag: { card: 'loot', copy: 2 }, complete: true });
  });

  test('takes no card twice, nor one of another bandit, and says which it is', () => {
    const all = enrolAll({}, doc, 1);
    expect(enrol(all, { who: 'ghost', list: 'actions' }, uid(3), false)).toEqual({
      code: 'enrol.duplicate',
      tag: { who: 'doc', card: 'change-floor', copy: 1 },
    });
  });

  test('takes no phone and no bank card, whose number changes', () => {
    expect(enrol({}, doc, '08AABBCC', true)).toEqual({ code: 'tap.random' });
  });

  test('of bullets stands beside that of cards, and forgetting a bandit forgets both and nobody else', () => {
    const tags = enrolAll(
      enrolAll(enrolAll({}, doc, 1), { who: 'doc', list: 'bullets' }, 20),
      { who: 'ghost', list: 'actions' },
      40,
    );
    expect(Object.keys(tags).length).toBe(26);
    expect([enrolled(tags, 'doc'), enrolled(tags, 'ghost')]).toEqual([10, 10]);
    const left = forget(tags, 'doc');
    expect(Object.keys(left).length).toBe(10);
    expect(uidOf(left, 'ghost', 'move', 1)).toBe(uid(40));
  });
});

describe('the file of cards', () => {
  test('reads as it was written', () => {
    const tags = enrolAll({}, doc, 1);
    expect(readTags(JSON.parse(JSON.stringify(tagsFile(tags))))).toEqual(tags);
  });
  test.each([
    ['another version', { version: 2, tags: {} }],
    ['a number that is no UID', { version: 1, tags: { xyz: { who: 'doc', card: 'move', copy: 1 } } }],
    ['a seventh copy', { version: 1, tags: { '04A1B2C3': { who: 'doc', card: 'bullet', copy: 7 } } }],
    ['something more', { version: 1, tags: {}, more: 1 }],
    ['nothing', undefined],
    ['a list', []],
  ])('is not what holds %s', (_what, value) => expect(readTags(value)).toBeUndefined());

  test('of the virtual cards holds different ones for each bandit: cards, bullets, what modules add', () => {
    const his = Object.values(virtualTags).filter(({ who }) => who === 'marshal-player').length;
    const bullets = allBullets.length * 2 * CYLINDER;
    // A Ride, seven targets, a warrant and a poster of each bandit, three brawlers, two mailbags.
    const pieces = 1 + 7 + 2 * playableBandits.length + 3 + 2;
    expect(his).toBe(hisCards.length * MOST_OF_A_KIND + bullets + pieces);
    const each = 16 + listOf('added').length;
    const bandits = playableBandits.length + laterBandits.length;
    // Mary has nine cards.
    expect(Object.keys(virtualTags).length).toBe(bandits * each + his + 9);
    expect(virtualTags[virtualUid('tuco', 'ride', 1)]).toEqual({ who: 'tuco', card: 'ride', copy: 1 });
    expect(virtualTags[virtualUid('tuco', 'bullet', 6)]).toEqual({ who: 'tuco', card: 'bullet', copy: 6 });
  });
});

describe('a tap', () => {
  test('is a card that comes: as long as a reader with a memory does not say that it left, it lies there', () => {
    const filter = new TapFilter();
    expect([0, 65, 5000, 900_000].map((at) => filter.seen('A', 0, at, true))).toEqual([true, false, false, false]);
    filter.gone('A', 0);
    expect(filter.seen('A', 0, 900_010, true)).toBe(true);
  });

  test('is not each of the sightings that other readers send every 65 ms', () => {
    const filter = new TapFilter();
    const heard = Array.from({ length: 200 }, (_, at) => filter.seen('A', 0, at * 65, false));
    expect(heard.filter(Boolean).length).toBe(1);
    const last = 199 * 65;
    expect(filter.seen('A', 0, last + QUIET, false)).toBe(false);
    expect(filter.seen('A', 0, last + 2 * QUIET + 1, false)).toBe(true);
  });

  test('of one card or antenna says nothing about another', () => {
    const filter = new TapFilter();
    const taps = [filter.seen('A', 0, 0, true), filter.seen('B', 0, 1, true), filter.seen('A', 1, 2, true)];
    expect(taps).toEqual([true, true, true]);
    filter.gone('A', 1);
    expect([filter.seen('A', 0, 3, true), filter.seen('A', 1, 4, true)]).toEqual([false, true]);
  });

  test('is new for every card once the reader was lost', () => {
    const filter = new TapFilter();
    filter.seen('A', 0, 0, true);
    filter.clear();
    expect(filter.seen('A', 0, 1, true)).toBe(true);
  });
});
