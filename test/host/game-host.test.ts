import { describe, expect, test } from 'vitest';
import type { Command } from '../../src/messages/commands.ts';
import { agreedDraft, hostRig, startNight } from './host-rig.ts';

describe('commands', () => {
  test('a night is agreed, laid out, started, left and opened again', async () => {
    const rig = await hostRig();
    await rig.send({ do: 'go', to: 'setup' });
    expect(rig.view().setup?.missing).toContain('empty-seats');
    expect(await rig.send({ do: 'start-night' })).toMatchObject({ ok: false, code: 'setup.missing' });
    await rig.send({ do: 'draft', draft: agreedDraft });
    expect(rig.view().setup?.missing).toEqual([]);
    expect(rig.view().setup?.laying.length).toBeGreaterThan(10);
    expect(await rig.send({ do: 'start-night' })).toEqual({ ok: true });
    expect(rig.view()).toMatchObject({ screen: 'night', night: { phase: 'round-card', firstPlayer: 'ghost' } });
    await rig.choose('24-braking');
    const before = JSON.stringify(rig.night());
    const { id } = rig.night();
    await rig.send({ do: 'leave-night' });
    expect(rig.view()).toMatchObject({
      screen: 'home',
      night: null,
      home: { nights: [{ id, round: 1, trouble: null }] },
    });
    expect(await rig.send({ do: 'open-night', id })).toEqual({ ok: true });
    expect(JSON.stringify(rig.night())).toBe(before);
    expect(rig.view().notice?.code).toBe('night.resumed');
  });

  test.each<[string, Command, string]>([
    ['an answer to nothing', { do: 'answer', question: 'r1', key: 'move' }, 'refused.no-question'],
    ['undo without a night', { do: 'undo' }, 'refused.nothing-to-undo'],
    ['a correction without a night', { do: 'correct', put: { pieces: { doc: '1.in' } } }, 'refused.no-question'],
    ['a night that is not there', { do: 'open-night', id: 'never' }, 'save.gone'],
    ['a start without a set-up', { do: 'start-night' }, 'refused.not-now'],
    ['cards to enrol elsewhere than at the cards', { do: 'enrol', who: 'doc' }, 'refused.not-now'],
    ['a demo where there is none', { do: 'demo' }, 'no-demo'],
    ['chance for nothing', { do: 'draw-for-us', question: 'r1' }, 'refused.no-question'],
  ])('at home: %s is refused in words', async (_what, command, code) => {
    expect(await (await hostRig()).send(command)).toMatchObject({ ok: false, code });
  });

  test.each<[string, Command, string]>([
    ['a question of long ago', { do: 'answer', question: 'r1/round-card/table', key: 'draw' }, 'refused.stale'],
    [
      'what is not offered',
      { do: 'answer', question: 'r1/t1/scheme.act/ghost', key: 'pass' },
      'refused.no-such-option',
    ],
    ['chance for a player', { do: 'draw-for-us', question: 'r1/t1/scheme.act/ghost' }, 'refused.no-question'],
    ['redo without an undo', { do: 'redo' }, 'refused.nothing-to-redo'],
    ['a car behind the caboose', { do: 'correct', put: { pieces: { doc: '5.in' } } }, 'refused.unknown-name'],
    ['a space by another name', { do: 'correct', put: { pieces: { doc: '02.in' } } }, 'refused.unknown-name'],
    ['a word of JavaScript', { do: 'correct', put: { pieces: { toString: '1.in' } } }, 'refused.unknown-name'],
    ['a pawn that is not on the table', { do: 'correct', put: { pieces: { belle: '1.in' } } }, 'refused.unknown-name'],
    ['a second start by a double click', { do: 'start-night' }, 'refused.not-now'],
    ['enrolment in the middle of a night', { do: 'enrol', who: 'doc' }, 'refused.not-now'],
  ])('in a night: %s is refused, and nothing changes', async (_what, command, code) => {
    const rig = await hostRig();
    await startNight(rig);
    await rig.choose('24-braking');
    const before = JSON.stringify(rig.night());
    expect(await rig.send(command)).toMatchObject({ ok: false, code });
    expect(JSON.stringify(rig.night())).toBe(before);
    expect(rig.view().home.nights.length).toBeLessThan(2);
  });

  test('a bad command says where it is bad', async () => {
    const { host } = await hostRig();
    expect(await host.send({ do: 'go', to: 'hell' })).toEqual({ ok: false, code: 'bad-command', with: { at: 'to' } });
  });

  test('chance of the table is drawn by the app on demand', async () => {
    const rig = await hostRig({ random: () => 0.999 });
    await startNight(rig);
    const { id, options } = rig.question();
    expect(await rig.send({ do: 'draw-for-us', question: id })).toEqual({ ok: true });
    expect(rig.night().round?.card).toBe(options.at(-1)?.key);
  });

  test('undo lists what to put back until the table says that it is done', async () => {
    const rig = await hostRig();
    await startNight(rig);
    for (const key of ['24-braking', 'move']) await rig.choose(key);
    await rig.choose('up');
    await rig.send({ do: 'undo' });
    expect(rig.night().putBack).toEqual([{ piece: 'card', from: 'pile', to: 'hand', whose: 'ghost', count: 1 }]);
    await rig.send({ do: 'table-matches' });
    expect(rig.night().putBack).toEqual([]);
    expect(rig.night().canRedo).toBe(true);
  });

  test('a correction moves the pawn, legal or not', async () => {
    const rig = await hostRig();
    await startNight(rig);
    expect(await rig.send({ do: 'correct', put: { pieces: { doc: '0.in' } } })).toEqual({ ok: true });
    expect(rig.night().train.pawns).toMatchObject({ doc: '0.in', marshal: '0.in' });
  });
});

test('two players who are experts by a house rule see their discard piles', async () => {
  const rig = await hostRig();
  const seats = [
    ['cheyenne', 'tuco'],
    ['doc', 'django'],
  ].map((bandits) => ({ bandits, names: ['', ''] }));
  const house = { 'online-expert': 'online' };
  const draft = {
    ...agreedDraft,
    mode: 'two-bandits',
    seats,
    firstPlayer: 'doc',
    cars: agreedDraft.cars.slice(1),
    house,
  };
  await startNight(rig, { draft });
  expect(rig.night().seats.map(({ discard }) => discard)).toEqual([0, 0, 0, 0]);
});

describe('audiences', () => {
  test('the folder and the raw lines are for the console alone', async () => {
    const rig = await hostRig();
    await rig.send({ do: 'reader', source: 'sim' });
    await rig.clock.advance(2000);
    await rig.tap('04A1B2C3D4E5F6');
    expect(rig.view('console')).toMatchObject({ home: { folder: 'memory' }, notice: { code: 'tap.unknown' } });
    // Raw lines are told now and then, not one by one.
    await rig.clock.advance(500);
    expect(rig.view('console').reader.heard.join()).toContain('04A1B2C3D4E5F6');
    expect(rig.view('screen')).toMatchObject({ home: { folder: '' }, reader: { heard: [] } });
  });

  test('see of the pile its top card alone, in the story too, until the cards have gone home', async () => {
    const rig = await hostRig();
    await startNight(rig);
    await rig.choose('24-braking');
    await rig.choose('shoot');
    await rig.choose('up');
    for (const key of ['loot', 'punch']) await rig.choose(key);
    const laid = () => rig.view('screen').night?.story.flatMap((fact) => (fact.is === 'played' ? [fact.card] : []));
    expect(laid()).toEqual(['punch']);
    expect(rig.night().pile.map(({ card }) => card)).toEqual([null, null, 'punch']);
    for (let turn = 0; turn < 13; turn++) await rig.choose('draw');
    expect([rig.question().about, laid()]).toEqual(['next', []]);
    while (rig.question().about !== 'round-card') await rig.choose(rig.question().options[0]?.key ?? '');
    expect(laid()).toEqual(['shoot', 'loot', 'punch']);
  });

  test('everybody who watches is sent each change, and nothing once they have gone', async () => {
    const rig = await hostRig();
    const seen: string[] = [];
    const stop = rig.host.onView((view) => seen.push(view.screen), 'screen');
    await rig.send({ do: 'go', to: 'setup' });
    stop();
    await rig.send({ do: 'go', to: 'cards' });
    expect(seen).toEqual(['home', 'setup']);
  });
});
