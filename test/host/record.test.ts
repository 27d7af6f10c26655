/** Putting the record right, through the host: what is taken, what is refused, and what everybody sees of it. */
import { describe, expect, test } from 'vitest';
import type { Command } from '../../src/messages/commands.ts';
import { built } from '../../src/rules/built.ts';
import { virtualUid } from '../../src/sim/virtual-deck.ts';
import { type HostRig, hostRig, startNight } from './host-rig.ts';

/** A night in its first round, everybody having laid one card: Ghost and Tuco a Move, Doc a Loot, Django a Shoot. */
async function scheming(): Promise<HostRig> {
  const rig = await hostRig();
  await startNight(rig);
  for (const key of ['24-braking', 'move', 'up', 'loot', 'move', 'shoot']) await rig.choose(key);
  return rig;
}

/** The same, until somebody has to say something about the first card. */
async function stealing(): Promise<HostRig> {
  const rig = await scheming();
  while (rig.question().about === 'scheme.act') await rig.choose('draw');
  await rig.send({ do: 'correct', put: { pieces: { ghost: '2.in' } } });
  await rig.choose('next');
  return rig;
}

/** The record as it is shown. */
async function logOf(rig: HostRig) {
  await rig.send({ do: 'show-log', on: true });
  return rig.night().log;
}

const numbers = (rig: HostRig) => rig.night().log.map(({ n, key }) => [n, key]);

describe('a correction', () => {
  test('declares pawns, loot, bullets, hands and the first player, whole contents of what it names', async () => {
    const rig = await stealing();
    const put = {
      pieces: { marshal: '2.roof', doc: 'off' },
      loot: { '1.in': [], tuco: ['purse', 'jewel'] },
      cylinder: { ghost: 2 },
      received: { doc: ['ghost', 'neutral'] },
      neutral: 0,
      firstPlayer: 'tuco',
      hand: { ghost: 3 },
    };
    expect(await rig.send({ do: 'correct', put })).toEqual({ ok: true });
    const { train, seats, neutral, firstPlayer, putBack } = rig.night();
    expect(train.pawns).toMatchObject({ marshal: '2.roof' });
    expect(train.pawns.doc).toBeUndefined();
    expect(train.cars[1]?.inside.loot).toEqual([]);
    expect(seats.find(({ who }) => who === 'tuco')?.loot).toEqual(['purse', 'jewel']);
    expect(seats.find(({ who }) => who === 'doc')?.received).toEqual(['ghost', 'neutral']);
    expect([neutral, firstPlayer, putBack]).toEqual([0, 'tuco', []]);
  });

  test('that cannot be by the rules is warned of, and taken', async () => {
    const rig = await stealing();
    expect(rig.night().warnings).toEqual([]);
    await rig.send({ do: 'correct', put: { pieces: { marshal: '2.in' }, neutral: 40 } });
    expect(rig.night().warnings.map(({ code }) => code)).toEqual(['with-marshal', 'neutral']);
  });

  test.each<[string, Extract<Command, { do: 'correct' }>['put']]>([
    ['a token', { loot: { '1.in': ['emerald'] } }],
    ['a place', { loot: { cellar: ['purse'] } }],
    ['a bandit', { cylinder: { mei: 3 } }],
    ['a bullet', { received: { doc: ['mei'] } }],
    ['a player', { firstPlayer: 'mei' }],
  ])('is refused for %s that is not at this table', async (_what, put) => {
    const rig = await stealing();
    expect(await rig.send({ do: 'correct', put })).toMatchObject({ ok: false, code: 'refused.unknown-name' });
  });

  test('of purses by their looks leaves what the record knows of them', async () => {
    const rig = await stealing();
    await rig.send({ do: 'correct', put: { loot: { ghost: ['purse', 'purse'] } } });
    expect(rig.host.ledger?.game.state.loot.ghost).toEqual(['purse:250', 'purse']);
  });
});

describe('two screens at once', () => {
  test.each<[string, (rig: HostRig) => Command]>([
    ['undo', () => ({ do: 'undo' })],
    ['undo to an entry', () => ({ do: 'undo-to', n: 2 })],
    ['a correction', () => ({ do: 'correct', put: { pieces: { doc: '1.in' } } })],
    ['a step passed over', () => ({ do: 'skip-step' })],
  ])('do %s once: the second has not seen the first, and is refused as stale', async (_what, command) => {
    const rig = await stealing();
    const { at } = rig.night();
    const both = { ...command(rig), at } as Command;
    const replies = await Promise.all([rig.send(both), rig.send(both)]);
    expect(replies).toEqual([{ ok: true }, { ok: false, code: 'refused.stale', with: {} }]);
    expect(rig.night().at).toBe(at + 1);
  });

  test('pass over one step and no other by the name of its question', async () => {
    const rig = await stealing();
    const question = rig.question().id;
    const skip: Command = { do: 'skip-step', question };
    const replies = await Promise.all([rig.send(skip), rig.send(skip)]);
    expect(replies.map((reply) => reply.ok)).toEqual([true, false]);
  });

  test('cannot accept an amend that the night has moved on from', async () => {
    const rig = await stealing();
    await rig.send({ do: 'try-amend', n: 4, key: 'shoot' });
    await rig.choose(rig.question().options[0]?.key ?? '');
    expect(rig.night().amend).toBeNull();
    const reply = await rig.send({ do: 'amend', n: 4, key: 'shoot', way: 're-resolve' });
    expect(reply).toMatchObject({ ok: false, code: 'refused.stale' });
  });
});

describe('the record', () => {
  test('is shown on demand, and taken back to any entry of it', async () => {
    const rig = await scheming();
    expect(rig.night().log).toEqual([]);
    await rig.send({ do: 'show-log', on: true });
    expect(numbers(rig)).toEqual([
      [1, '24-braking'],
      [2, 'move'],
      [3, 'up'],
      [4, 'loot'],
      [5, 'move'],
      [6, 'shoot'],
    ]);
    await rig.send({ do: 'undo-to', n: 4 });
    expect(numbers(rig).map(([n]) => n)).toEqual([1, 2, 3]);
    expect(rig.night().putBack.map(({ piece, whose }) => [piece, whose])).toEqual([
      ['card', 'django'],
      ['card', 'tuco'],
      ['card', 'doc'],
    ]);
    await rig.send({ do: 'redo' });
    expect(numbers(rig).map(([n]) => n)).toEqual([1, 2, 3, 4]);
    await rig.send({ do: 'redo', all: true });
    expect(numbers(rig).map(([n]) => n)).toEqual([1, 2, 3, 4, 5, 6]);
    expect([rig.night().canRedo, rig.night().putBack]).toEqual([false, []]);
  });

  test('is amended once both ways were seen', async () => {
    const rig = await stealing();
    expect(await rig.send({ do: 'try-amend', n: 4, key: 'shoot' })).toEqual({ ok: true });
    const { amend, at } = rig.night();
    expect(amend).toMatchObject({ entry: { n: 4, key: 'loot' }, key: 'shoot' });
    expect(amend?.ways['re-resolve']).toMatchObject({ unfit: [], putBack: [], waits: { about: 'move.where' } });
    expect(rig.host.ledger?.at).toBe(at);
    expect(await rig.send({ do: 'amend', n: 4, key: 'shoot', way: 're-resolve' })).toEqual({ ok: true });
    expect(rig.host.ledger?.game.state.pile.map(({ card }) => card)).toEqual(['move', 'shoot', 'move', 'shoot']);
    await rig.send({ do: 'undo' });
    expect(rig.host.ledger?.game.state.pile[1]?.card).toBe('loot');
  });

  test('tells all that an answer leads to, the later acts that had waited for it too', async () => {
    const rig = await stealing();
    await rig.send({ do: 'correct', put: { pieces: { ghost: '4.in', doc: '2.in', tuco: '3.in', django: '1.in' } } });
    // Ghost's Move, Doc's Loot, Tuco's Move.
    await rig.choose('3.in');
    while (rig.question().with.who !== 'tuco') await rig.choose(rig.question().about === 'next' ? 'next' : 'purse');
    await rig.choose('4.in');
    await rig.send({ do: 'try-amend', n: 4, key: 'shoot' });
    await rig.send({ do: 'amend', n: 4, key: 'shoot', way: 're-resolve' });
    expect(rig.question().about).toBe('shoot.whom');
    await rig.choose('django');
    expect(rig.night().told.map(({ is }) => is)).toEqual(['shot', 'turned-over', 'moved']);
  });

  test.each<[string, Command, string]>([
    ['an entry that is none', { do: 'try-amend', n: 99, key: 'shoot' }, 'refused.no-such-entry'],
    ['what was not offered', { do: 'try-amend', n: 4, key: 'emerald' }, 'refused.no-such-option'],
    ['what nobody has tried', { do: 'amend', n: 4, key: 'shoot', way: 're-resolve' }, 'refused.stale'],
    ['undo to what does not stand', { do: 'undo-to', n: 99 }, 'refused.nothing-to-undo'],
    ['a card repeated before it was resolved', { do: 'repeat-card' }, 'refused.nothing-to-repeat'],
    ['a house rule of nobody', { do: 'set-house', id: 'coin', option: 'heads' }, 'refused.no-such-option'],
    [
      'a house rule by which the cards are dealt',
      { do: 'set-house', id: 'two-bandits-extra-cards', option: 'one' },
      'refused.dealt',
    ],
    ['another way of tapping in mid-round', { do: 'set-taps', taps: 'scheming' }, 'refused.between-rounds'],
    ['a tick without a list', { do: 'tick', item: 'pile', on: true }, 'refused.no-such-option'],
    ['somebody who does not play', { do: 'leave', who: 'mei' }, 'refused.unknown-name'],
    ['a seat swapped with itself', { do: 'swap-seats', a: 'doc', b: 'doc' }, 'refused.no-such-option'],
    ['a seat merged with nobody’s', { do: 'merge-seats', from: 'doc', into: 'mei' }, 'refused.no-such-option'],
  ])('is not changed by %s', async (_what, command, code) => {
    const rig = await stealing();
    const before = JSON.stringify(rig.night());
    expect(await rig.send(command)).toMatchObject({ ok: false, code });
    expect(JSON.stringify(rig.night())).toBe(before);
  });
});

describe('what people put back', () => {
  /** Pieces that the screen lists, with where they go. */
  const moves = (rig: HostRig) => rig.night().putBack.map(({ piece, from, to }) => [piece, from, to]);

  test('after an amend is what the later acts had moved, but no card: it was laid as it was laid', async () => {
    const rig = await stealing();
    await rig.choose('3.in');
    const { n } = (await logOf(rig)).findLast(({ question }) => question?.about === 'move.where') ?? { n: 0 };
    await rig.send({ do: 'try-amend', n, key: '1.in' });
    expect(rig.night().amend?.ways['re-resolve'].putBack).toMatchObject([{ piece: 'ghost', from: '3.in', to: '1.in' }]);
    expect(rig.night().amend?.ways['table-stands'].putBack).toEqual([]);
    await rig.send({ do: 'amend', n, key: '1.in', way: 're-resolve' });
    expect(moves(rig)).toEqual([['ghost', '3.in', '1.in']]);
    await rig.send({ do: 'undo' });
    expect(moves(rig)).toEqual([]);
    await rig.send({ do: 'try-amend', n: 4, key: 'draw' });
    await rig.send({ do: 'amend', n: 4, key: 'draw', way: 're-resolve' });
    expect(moves(rig).filter(([piece]) => piece === 'card')).toEqual([]);
  });

  test('with the table as it stands is nothing, and the record has it so', async () => {
    const rig = await stealing();
    await rig.choose('3.in');
    const { n } = (await logOf(rig)).findLast(({ question }) => question?.about === 'move.where') ?? { n: 0 };
    await rig.send({ do: 'try-amend', n, key: '1.in' });
    await rig.send({ do: 'amend', n, key: '1.in', way: 'table-stands' });
    expect([moves(rig), rig.night().train.pawns.ghost]).toEqual([[], '3.in']);
  });

  test('after a correction taken back is where the record has the pieces again', async () => {
    const rig = await stealing();
    await rig.send({
      do: 'correct',
      put: { pieces: { doc: '1.roof' }, loot: { '1.in': [], doc: ['purse', 'purse'] } },
    });
    await rig.send({ do: 'undo' });
    expect(moves(rig)).toEqual([
      ['doc', '1.roof', '3.in'],
      ['purse', 'doc', '1.in'],
    ]);
    // What people declare meanwhile stands there already.
    await rig.send({ do: 'correct', put: { pieces: { doc: '1.roof' } } });
    expect(moves(rig)).toEqual([['purse', 'doc', '1.in']]);
  });

  test('after a step that was passed over or repeated, taken back, is the card and what it moved', async () => {
    const rig = await stealing();
    await rig.choose('3.in');
    await rig.send({ do: 'repeat-card' });
    await rig.choose('4.in');
    await rig.send({ do: 'undo-to', n: rig.night().at - 1 });
    expect(moves(rig)).toEqual([['ghost', '4.in', '3.in']]);
    await rig.send({ do: 'redo', all: true });
    expect(moves(rig)).toEqual([]);
  });

  test('after another house rule or another seat is nothing', async () => {
    const rig = await stealing();
    await rig.send({ do: 'set-house', id: 'tie-bullets', option: 'shots' });
    await rig.send({ do: 'swap-seats', a: 'doc', b: 'tuco' });
    await rig.send({ do: 'leave', who: 'doc' });
    expect(moves(rig)).toEqual([]);
    await rig.send({ do: 'undo-to', n: rig.night().at - 2 });
    expect([moves(rig), rig.night().left]).toEqual([[], []]);
  });
});

describe('a turn in which all choose at once', () => {
  test('is told in the record once the last has chosen', async () => {
    const rig = await hostRig();
    await startNight(rig);
    const card = rig.question().options.find((option) => option.card?.turns[0] === 'turmoil')?.key;
    if (card === undefined) throw new Error('no round card begins with a turmoil');
    await rig.choose(card);
    await rig.send({ do: 'show-log', on: true });
    const known = () =>
      rig
        .night()
        .log.map(({ key, hidden }) => [key, hidden])
        .slice(1);
    const { id } = rig.question();
    const lay = (by: string, key: string) => rig.send({ do: 'answer', question: id, key, by });
    for (const who of ['doc', 'tuco', 'ghost']) await lay(who, 'loot');
    expect(known()).toEqual(Array(3).fill([null, true]));
    await lay('django', 'shoot');
    expect(rig.question().about).toBe('scheme.face');
    expect(known()).toEqual(Array(4).fill([null, true]));
    await rig.choose('down');
    expect(known()).toEqual([
      ['loot', false],
      ['loot', false],
      [null, true],
      ['shoot', false],
      ['down', false],
    ]);
  });
});

describe('a step', () => {
  test('passed over is not done, and the next card comes', async () => {
    const rig = await stealing();
    expect(rig.question().about).toBe('move.where');
    const pawns = rig.night().train.pawns;
    await rig.send({ do: 'skip-step' });
    expect(rig.question()).toMatchObject({ about: 'next', with: { at: 1 } });
    expect(rig.night().train.pawns).toEqual(pawns);
  });

  test('that turns a card over, passed over, turns it over and does nothing', async () => {
    const rig = await stealing();
    await rig.send({ do: 'skip-step' });
    await rig.send({ do: 'skip-step' });
    expect(rig.night().pile.map(({ card }) => card)).toEqual(['move', 'loot', null, null]);
    expect(rig.question()).toMatchObject({ about: 'next', with: { at: 2 } });
  });

  test('which the night cannot do without is refused', async () => {
    const rig = await hostRig();
    await startNight(rig);
    expect(await rig.send({ do: 'skip-step' })).toMatchObject({ ok: false, code: 'refused.must-be-answered' });
  });

  test('repeated is resolved once more, under a name of its own', async () => {
    const rig = await stealing();
    await rig.choose('3.in');
    expect(rig.question().about).toBe('next');
    expect(await rig.send({ do: 'repeat-card' })).toEqual({ ok: true });
    expect(rig.question()).toMatchObject({ id: 'r1/c1/2/move.where/ghost', about: 'move.where' });
    await rig.choose('2.in');
    expect(rig.question()).toMatchObject({ about: 'next', with: { at: 1 } });
    expect(rig.night().train.pawns.ghost).toBe('2.in');
  });
});

describe('what was agreed', () => {
  test('a house rule changes in mid-night, and counts at once', async () => {
    const rig = await stealing();
    await rig.send({ do: 'set-house', id: 'tie-bullets', option: 'shots' });
    expect(rig.night().inPlay.house.find(({ id }) => id === 'tie-bullets')?.chosen).toBe('shots');
    expect(rig.host.ledger?.game.kit.house['tie-bullets']).toBe('shots');
    expect(rig.night().inPlay.preset).toBeNull();
    await rig.send({ do: 'undo' });
    expect(rig.night().inPlay.preset).toBe('big-box');
    expect(rig.host.ledger?.game.kit.house['tie-bullets']).toBe('all');
  });

  test('cards are tapped the other way from the next round on', async () => {
    const rig = await hostRig();
    await startNight(rig);
    for (const taps of built.taps.toReversed()) {
      expect(await rig.send({ do: 'set-taps', taps })).toEqual({ ok: true });
      expect(rig.night().inPlay.taps).toBe(taps);
    }
  });

  test('who leaves is passed over and stays a target; who plays for him brings him back', async () => {
    const rig = await scheming();
    await rig.send({ do: 'leave', who: 'doc' });
    expect(rig.night().left).toEqual(['doc']);
    await rig.choose('draw');
    expect(rig.night().turn).toBe('tuco');
    expect(rig.night().train.pawns.doc).toBeDefined();
    await rig.send({ do: 'merge-seats', from: 'doc', into: 'ghost' });
    expect(rig.night().left).toEqual([]);
    expect(rig.night().seats.find(({ who }) => who === 'doc')?.playedBy).toBe('ghost');
    for (const _ of ['tuco', 'django', 'ghost']) await rig.choose('draw');
    expect(rig.night().turn).toBe('doc');
  });

  test('who sits elsewhere plays in that place from the next turn on', async () => {
    const rig = await scheming();
    await rig.send({ do: 'swap-seats', a: 'doc', b: 'django' });
    expect(rig.night().seats.map(({ who }) => who)).toEqual(['ghost', 'django', 'tuco', 'doc']);
    const turns: (string | null)[] = [];
    for (let turn = 0; turn < 8; turn++) {
      turns.push(rig.night().turn);
      await rig.choose('draw');
    }
    expect(turns.slice(4)).toEqual(['ghost', 'django', 'tuco', 'doc']);
    await rig.send({ do: 'undo-to', n: 7 });
    expect(rig.night().seats.map(({ who }) => who)).toEqual(['ghost', 'doc', 'tuco', 'django']);
  });
});

describe('a break', () => {
  test('lets taps and touches do nothing and say so, and is no act that undo takes back', async () => {
    const rig = await hostRig();
    await startNight(rig, { reader: true });
    await rig.choose('24-braking');
    await rig.send({ do: 'undo' });
    await rig.send({ do: 'break', on: true });
    expect([rig.night().onBreak, rig.night().canRedo]).toEqual([true, true]);
    expect(await rig.choose('24-braking')).toMatchObject({ ok: false, code: 'refused.break' });
    await rig.tap(virtualUid('ghost', 'move', 1));
    expect(rig.view().notice).toMatchObject({ tone: 'wait', code: 'tap.break', card: null });
    const { id } = rig.night();
    await rig.send({ do: 'go', to: 'home' });
    await rig.send({ do: 'open-night', id });
    expect(rig.night().onBreak).toBe(true);
    await rig.send({ do: 'break', on: false });
    await rig.send({ do: 'redo' });
    await rig.tap(virtualUid('ghost', 'move', 1));
    expect(rig.night().question?.about).toBe('scheme.face');
    rig.reader.device.stop();
  });
});

describe('play frozen', () => {
  test('shows car by car where everything goes, ticked off by several people, and again after reopening', async () => {
    const rig = await stealing();
    await rig.send({ do: 'freeze', why: 'knocked' });
    const { freeze } = rig.night();
    expect(freeze?.parts.map(({ of }) => of)).toEqual([
      '0',
      '1',
      '2',
      '3',
      '4',
      'ghost',
      'doc',
      'tuco',
      'django',
      'table',
    ]);
    const items = freeze?.parts.flatMap((part) => part.items) ?? [];
    const what = (id: string) => items.find((item) => item.id === id);
    expect(what('pawn:marshal')).toMatchObject({ what: 'pawn', name: 'marshal', at: '0.in' });
    expect(what('token:2.in:purse')).toMatchObject({ count: 3 });
    expect(what('pile')).toMatchObject({ count: 4 });
    expect(what('deck:doc')).toMatchObject({ count: rig.night().seats.find(({ who }) => who === 'doc')?.deck });
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
    expect(await rig.choose('3.in')).toMatchObject({ ok: false, code: 'refused.frozen' });
    await Promise.all([
      rig.send({ do: 'tick', item: 'pawn:marshal', on: true }),
      rig.send({ do: 'tick', item: 'pile', on: true }),
    ]);
    expect(rig.night().freeze).toMatchObject({ ticked: 2, of: items.length });
    const { id } = rig.night();
    await rig.send({ do: 'go', to: 'home' });
    await rig.send({ do: 'open-night', id });
    expect(rig.night().freeze).toMatchObject({ why: 'knocked', ticked: 2 });
    await rig.send({ do: 'freeze', why: null });
    expect(rig.night().freeze).toBeNull();
    expect(await rig.choose('3.in')).toEqual({ ok: true });
  });

  test('for packing up says first what to keep together, then how to build it up', async () => {
    const rig = await stealing();
    await rig.send({ do: 'freeze', why: 'pack' });
    const parts = rig.night().freeze?.parts ?? [];
    expect(parts.map(({ stage }) => stage).indexOf('set')).toBe(10);
    expect(parts.slice(0, 4).map(({ of }) => of)).toEqual(['ghost', 'doc', 'tuco', 'django']);
    expect(parts[9]).toMatchObject({ stage: 'keep', of: 'table' });
  });

  test('does not stop a correction, whose pieces the list then shows', async () => {
    const rig = await stealing();
    await rig.send({ do: 'freeze', why: 'audit' });
    const { at } = rig.night();
    await rig.send({ do: 'tick', item: 'pile', on: true });
    expect(await rig.send({ do: 'correct', put: { pieces: { doc: '1.roof' } }, at })).toEqual({ ok: true });
    const first = rig.night().freeze?.parts[1];
    expect(first?.items.map(({ id }) => id)).toContain('pawn:doc');
  });
});
