/** Pieces of the modules that are tapped on a running night: Ride cards, hostages, the coach's floors, horses, flasks. */
import { describe, expect, test } from 'vitest';
import { questionView } from '../../src/host/views/question.ts';
import type { QuestionView } from '../../src/messages/view.ts';
import type { Correction } from '../../src/rules/engine/correction.ts';
import type { Option, Question, Setup } from '../../src/rules/engine/state.ts';
import { virtualTags, virtualUid } from '../../src/sim/virtual-deck.ts';
import { listFor, type Tags } from '../../src/table/tags.ts';
import { texts } from '../../src/text/index.ts';
import { agreedDraft, type HostRig, hostRig, startNight } from './host-rig.ts';

const modules = ['horses', 'stagecoach', 'whiskey'];
/** A tag for every piece of every module, numbered through. */
const pieces: Tags = Object.fromEntries(
  modules
    .flatMap((who) => listFor(who, 'actions').cards.map((piece) => ({ who, ...piece })))
    .map((piece, at) => [`0400AA${(at + 16).toString(16).toUpperCase()}`, piece]),
);
/** The UID of a piece. */
function tagOf(card: string, copy = 1): string {
  const uid = Object.keys(pieces).find((one) => pieces[one]?.card === card && pieces[one]?.copy === copy);
  if (uid === undefined) throw new Error(`no tag for ${card}`);
  return uid;
}

async function nightWith(chosen: readonly string[]): Promise<HostRig> {
  const rig = await hostRig({ tags: { ...virtualTags, ...pieces } });
  const firstPlayer = chosen.includes('horses') ? null : 'ghost';
  await startNight(rig, { draft: { ...agreedDraft, firstPlayer, modules: [...chosen] }, reader: true });
  return rig;
}
const correct = (rig: HostRig, put: Correction) => rig.send({ do: 'correct', put });

/** Plays on by touch, drawing cards, until such a question is open. */
async function until(rig: HostRig, about: string): Promise<void> {
  for (let act = 0; act < 60 && rig.question().about !== about; act++) {
    const { options } = rig.question();
    const quiet = options.find(({ key }) => key === 'draw' || key === 'board') ?? options[0];
    await rig.choose(quiet?.key ?? '');
    if (rig.night().putBack.length > 0) await rig.send({ do: 'table-matches' });
  }
  expect(rig.question().about).toBe(about);
}

/** What the tap was answered with. */
async function answered(rig: HostRig, uid: string) {
  await rig.tap(uid);
  const notice = rig.view().notice;
  return notice ? texts.notice(notice) : null;
}

describe('horses', () => {
  test('each of the eight has a tag, and a tap of any rides on for the next who is asked', async () => {
    const rig = await nightWith(['horses']);
    expect(rig.question()).toMatchObject({ about: 'boarding.fists', waits: ['ghost', 'doc', 'tuco', 'django'] });
    expect(await answered(rig, tagOf('horse', 8))).toBe('Ghost: Ride.');
    expect(rig.question().waits).toEqual(['doc', 'tuco', 'django']);
    await rig.choose('board');
    expect(await answered(rig, tagOf('horse', 3))).toBe('Tuco: Ride.');
    await rig.choose('board');
    expect(rig.question()).toMatchObject({ about: 'boarding.fists', asks: ['ghost', 'tuco'] });
    expect(rig.night().train.pawns).toMatchObject({ doc: '4.in', django: '4.in' });
    rig.reader.device.stop();
  });

  test('a Ride card is laid and turned over by its tap; then the coach is tapped as where to go', async () => {
    const rig = await nightWith(['horses', 'stagecoach']);
    await until(rig, 'scheme.act');
    const [rider = ''] = rig.question().asks;
    await rig.tap(virtualUid(rider, 'ride', 1));
    if (rig.question().about === 'scheme.face') await rig.choose('up');
    expect(rig.night().pile.map(({ who, card }) => [who, card])).toEqual([[rider, 'ride']]);
    await until(rig, 'next');
    await correct(rig, { pieces: { [rider]: '0.in' }, things: { 'beside.0': ['stagecoach', 'horse'] } });
    await rig.tap(virtualUid(rider, 'ride', 1));
    expect(rig.question().about).toBe('ride.where');
    expect(await answered(rig, tagOf('stagecoach.in'))).toMatch(/: Inside the stagecoach\.$/);
    expect(rig.night().train.pawns[rider]).toBe('stagecoach.in');
    expect(rig.question().about).toBe('hostage.which');
    const free = rig.night().things.stagecoach?.[0] ?? '';
    await rig.tap(tagOf(free));
    expect(rig.night().things[rider]).toEqual([free]);
    rig.reader.device.stop();
  });
});

test('who may ride away is asked for the train first, then for the coach, and at last for the open country', () => {
  const where = ['off', 'stagecoach.in', '3.in', '0.in'].map((key): Option => ({ key, tap: 'space' }));
  const question = { id: '', about: 'ride.where', asks: ['doc'], with: {}, cites: [], options: where, sealed: {} };
  const asked = { ...question, leadsTo: { do: 'ride' }, into: 'to', hold: false, skip: [] };
  expect(questionView(asked, {} as Setup).options.map(({ key }) => key)).toEqual([
    '0.in',
    '3.in',
    'stagecoach.in',
    'off',
  ]);
});

describe('hostages', () => {
  test('are drawn by taps of their cards', async () => {
    const rig = await nightWith(['stagecoach']);
    await until(rig, 'hostage.drawn');
    expect(await answered(rig, tagOf('hostage:zealot'))).toBe('The table: Zealot.');
    expect(rig.night().things.stagecoach).toEqual(['hostage:zealot']);
    expect(await answered(rig, tagOf('hostage:zealot'))).toMatch(/no card is wanted/);
    rig.reader.device.stop();
  });
});

describe('flasks', () => {
  /** Somebody's turn in Schemin', with these flasks on his sheet. */
  async function withFlasks(...held: string[]): Promise<HostRig & { who: string }> {
    const rig = await nightWith(['whiskey']);
    await rig.choose('24-braking');
    await until(rig, 'scheme.act');
    const [who = ''] = rig.question().asks;
    await correct(rig, { loot: { [who]: ['purse:250', ...held] } });
    return { ...rig, who };
  }

  test('whoever taps one drinks, and the second tap tells the kind', async () => {
    const rig = await withFlasks('any-flask');
    expect(await answered(rig, tagOf('old-whiskey'))).toBe('Ghost: Flask.');
    expect(rig.question()).toMatchObject({ about: 'flask.which' });
    expect(await answered(rig, tagOf('old-whiskey'))).toBe('Ghost: Flask of old whiskey.');
    expect(rig.night().seats.find(({ who }) => who === rig.who)?.loot).toContain('old-flask-half');
    rig.reader.device.stop();
  });

  test('one of the other kind is not in question, and a half-drunk one is known by its tag too', async () => {
    const rig = await withFlasks('flask-half');
    await rig.choose('flask');
    expect(rig.night().seats.find(({ who }) => who === rig.who)?.loot).toEqual(['purse']);
    const other = await withFlasks('flask-half', 'old-flask-half');
    await other.choose('flask');
    expect(await answered(other, tagOf('whiskey', 5))).toBe('Ghost: Half-drunk flask of whiskey.');
    for (const one of [rig, other]) one.reader.device.stop();
  });

  test('of two that may be meant none is taken', async () => {
    const rig = await withFlasks('any-flask', 'flask-half');
    await rig.choose('flask');
    expect(rig.question().options.map(({ key }) => key)).toEqual(['flask', 'old-flask', 'flask-half']);
    expect(await answered(rig, tagOf('whiskey', 2))).toBe(
      'More than one of those is meant by it. Touch the one you mean.',
    );
    expect(rig.question().about).toBe('flask.which');
    expect(await answered(rig, tagOf('old-whiskey'))).toBe('Ghost: Flask of old whiskey.');
    rig.reader.device.stop();
  });

  test('the kind of one that lies face down is in no view, whatever is tapped', async () => {
    const rig = await nightWith(['whiskey']);
    await rig.choose('24-braking');
    await rig.choose('loot');
    if (rig.question().about === 'scheme.face') await rig.choose('up');
    const views: string[] = [];
    rig.host.onView((view) => views.push(JSON.stringify(view)), 'console');
    await rig.tap(tagOf('old-whiskey'));
    await until(rig, 'next');
    await correct(rig, { loot: { '4.in': ['any-flask', 'purse'] }, pieces: { ghost: '4.in' } });
    await rig.choose('next');
    expect(rig.question().options.map(({ key }) => key)).toEqual(['any-flask', 'purse']);
    expect(await answered(rig, tagOf('old-whiskey'))).toBe('Ghost: Flask.');
    expect(rig.night().seats[0]?.loot).toContain('any-flask');
    expect(views.length).toBeGreaterThan(5);
    expect(views.filter((view) => /old-(flask|whiskey)/.test(view))).toEqual([]);
    rig.reader.device.stop();
  });

  test('the digit of drinking is that of passing, and that of drawing for whoever can only pass', async () => {
    const rig = await withFlasks('any-flask');
    const digits = (question: QuestionView) =>
      Object.fromEntries(question.options.map(({ key, digit }) => [key, digit]));
    expect(digits(rig.question())).toMatchObject({ draw: 7, flask: 8 });
    const { night } = rig.view();
    const passing = ['pass', 'flask'].map((key): Option => ({ key, tap: key === 'pass' ? 'pass' : 'word' }));
    const question = { ...(night?.question as QuestionView), options: passing } as unknown as Question;
    const asked = { ...question, sealed: {}, leadsTo: { do: 'schemin.act' } };
    expect(digits(questionView(asked, {} as Setup))).toEqual({ pass: 8, flask: 7 });
    rig.reader.device.stop();
  });
});
