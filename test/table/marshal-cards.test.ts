/** The Marshal's own cards: how they are enrolled, and what a tap of each answers while a night runs. */
import { describe, expect, test } from 'vitest';
import { opening } from '../../src/ledger/ledger.ts';
import type { Question } from '../../src/rules/engine/state.ts';
import { standardSetup } from '../../src/rules/setup.ts';
import { virtualTags, virtualUid } from '../../src/sim/virtual-deck.ts';
import { type Enrolment, enrol, items } from '../../src/table/enrolment.ts';
import { type Meaning, meaningOf } from '../../src/table/meaning.ts';
import type { Tags } from '../../src/table/tags.ts';
import { texts } from '../../src/text/index.ts';
import { LedgerRig } from '../ledger/night-rig.ts';

const HE = 'marshal-player';
const list = (name: Enrolment['list'], card?: string): Enrolment => ({ who: HE, list: name, ...(card && { card }) });
const open = (tags: Tags, enrolment: Enrolment) =>
  items(tags, enrolment)
    .filter(({ done }) => !done)
    .map(({ card, copy, next }) => [card, copy, next]);

describe('of his action cards nobody knows how many there are of a kind', () => {
  const shoots: Tags = Object.fromEntries(
    [1, 2, 3, 4].map((copy) => [`0400000${copy}`, { who: HE, card: 'shoot', copy }]),
  );
  const nine = { ...shoots };
  for (const [at, card] of ['move', 'move-plus', 'change-floor', 'change-floor-plus', 'punch'].entries())
    nine[`0500000${at}`] = { who: HE, card, copy: 1 };

  test('so the kind is touched, and each kind has one to come', () => {
    expect(open({}, list('actions'))).toEqual(
      ['move', 'move-plus', 'change-floor', 'change-floor-plus', 'shoot', 'punch', 'capture'].map((card) => [
        card,
        1,
        false,
      ]),
    );
    expect(enrol({}, list('actions'), '04000001', false)).toEqual({ code: 'enrol.which' });
    expect(enrol({}, list('actions', 'capture'), '04000001', false)).toMatchObject({
      code: 'enrol.done',
      tag: { who: HE, card: 'capture', copy: 1 },
      complete: false,
    });
  });

  test('and several of a kind follow one another', () => {
    expect(open({ '04000001': { who: HE, card: 'shoot', copy: 1 } }, list('actions', 'shoot'))).toContainEqual([
      'shoot',
      2,
      true,
    ]);
    expect(open(shoots, list('actions', 'shoot')).some(([card]) => card === 'shoot')).toBe(false);
  });

  test('and with ten of them the list is done, whatever they are', () => {
    expect(open(nine, list('actions', 'capture'))).toContainEqual(['capture', 1, true]);
    const last = enrol(nine, list('actions', 'move'), '04000009', false);
    expect(last).toMatchObject({ code: 'enrol.done', tag: { card: 'move', copy: 2 }, complete: true });
    const all = { ...nine, '04000009': { who: HE, card: 'move', copy: 2 } };
    expect(open(all, list('actions'))).toEqual([]);
    expect(enrol(all, list('actions', 'shoot'), '0400000A', false)).toEqual({ code: 'enrol.complete' });
  });

  test('nor of his twelve bullets, which may be alike', () => {
    const golden = Object.fromEntries(
      Array.from({ length: 11 }, (_, at) => [`060000${10 + at}`, { who: HE, card: 'bullet:golden', copy: at + 1 }]),
    );
    expect(open(golden, list('bullets', 'bullet:golden'))).toContainEqual(['bullet:golden', 12, true]);
  });
});

test('what else he has is asked for in order, and a card that was touched comes first', () => {
  const names = items({}, list('added')).map(
    ({ card, copy }) => `${texts.name.card(card)}${copy > 1 ? ` ${copy}` : ''}`,
  );
  expect(names).toContain('Goal “The Mail Must Go Through!”');
  expect(names).toContain('Goal “Arrest warrant: Belle”');
  expect(names).toContain('Belle’s wanted poster');
  expect(names).toContain('Brawler of $800');
  expect(names.slice(-2)).toEqual(['Mailbag', 'Mailbag 2']);
  expect(items({}, list('added', 'mailbag')).filter(({ next }) => next)).toEqual([
    { card: 'mailbag', copy: 1, done: false, next: true },
  ]);
});

const setup = standardSetup({
  seats: [HE, 'ghost', 'doc', 'belle'],
  cars: ['car-3j', 'car-1p', 'car-4p1j', 'car-1p1j', 'prison-car'],
  modules: ['marshal'],
});

/** The first Schemin' of a night, his turn to lay. */
async function scheming(): Promise<LedgerRig> {
  const rig = new LedgerRig(opening('night', '1.0', setup, {}, 1000));
  for (let step = 0; step < 20 && asked(rig)?.about !== 'round-card'; step++)
    await rig.answer(asked(rig)?.options[0]?.key ?? '');
  await rig.answer('24-swivel-arm');
  return rig;
}
/** His card is turned over, on a table that stands so. */
async function playing(card: string, put: object): Promise<LedgerRig> {
  const rig = await scheming();
  await rig.answer(card);
  while (asked(rig)?.about === 'scheme.act') await rig.answer('draw');
  await rig.add({ is: 'correct', ...put });
  await rig.answer('next');
  return rig;
}
const asked = ({ ledger }: LedgerRig): Question | null => ledger.game.state.question;
const tap = ({ ledger }: LedgerRig, card: string, copy = 1, who = HE): Meaning =>
  meaningOf({ uid: virtualUid(who, card, copy), random: false }, virtualTags, ledger.game, ledger.standing);

describe('a tap answers', () => {
  test('with a card that he lays', async () => {
    const rig = await scheming();
    expect(tap(rig, 'move-plus')).toMatchObject({ is: 'answer', key: 'move-plus', who: HE });
    expect(tap(rig, 'capture', 1)).toMatchObject({ is: 'answer', key: 'capture' });
  });

  test('which bullet it is that was turned up', async () => {
    const rig = await playing('shoot', { pieces: { marshal: '1.in', ghost: '2.in' } });
    await rig.answer('pile-2');
    expect(asked(rig)?.about).toBe('bullet.which');
    expect(tap(rig, 'bullet:wounded-knee', 3)).toMatchObject({
      is: 'answer',
      key: 'wounded-knee',
      card: 'bullet:wounded-knee',
      hidden: false,
    });
    await rig.answer('wounded-knee');
    expect(tap(rig, 'bullet:golden')).toEqual({ is: 'said', tone: 'wait', code: 'tap.not-now', who: HE, with: {} });
  });

  test('whom he captures, with the poster', async () => {
    const rig = await playing('capture', { pieces: { marshal: '1.in', ghost: '1.in', doc: '1.in' } });
    expect(tap(rig, 'wanted:doc')).toMatchObject({ is: 'answer', key: 'doc', who: HE });
    expect(tap(rig, 'wanted:belle')).toMatchObject({ is: 'said', code: 'tap.not-now' });
  });

  test('which token is taken, with a mailbag', async () => {
    const rig = await playing('punch', {
      pieces: { marshal: '1.in', ghost: '1.in' },
      loot: { ghost: ['mailbag', 'purse'] },
    });
    expect(asked(rig)?.about).toBe('punch.token');
    expect(tap(rig, 'mailbag', 2)).toMatchObject({ is: 'answer', key: 'mailbag' });
  });

  test('which goal is shown, at the verdict', async () => {
    const rig = new LedgerRig(opening('night', '1.0', setup, {}, 1000));
    for (let step = 0; step < 3000 && asked(rig)?.about !== 'goal.which'; step++) {
      const keys = asked(rig)?.options.map(({ key }) => key) ?? [];
      await rig.answer(['draw', 'next', 'no', 'event-next'].find((key) => keys.includes(key)) ?? keys[0] ?? '');
    }
    expect(asked(rig)?.about).toBe('goal.which');
    expect(tap(rig, 'goal:mail')).toMatchObject({ is: 'answer', key: 'mail', who: HE });
    expect(tap(rig, 'goal:warrant:belle')).toMatchObject({ is: 'answer', key: 'warrant:belle' });
    await rig.answer('mail');
    expect(tap(rig, 'goal:mail')).toMatchObject({ is: 'said', code: 'tap.not-now', who: HE });
  });
});

test('a goal or a bullet that is tapped for nothing is not told', async () => {
  const rig = new LedgerRig(opening('night', '1.0', setup, {}, 1000));
  const said = ['goal:mail', 'goal:arch-enemy', 'bullet:disarmed', 'brawler:500'].map((card) => tap(rig, card));
  expect(new Set(said.map((one) => JSON.stringify(one))).size).toBe(1);
  expect(meaningOf({ uid: virtualUid(HE, 'goal:mail', 1), random: false }, virtualTags, null, [])).toMatchObject({
    is: 'said',
    code: 'tap.not-now',
  });
});
