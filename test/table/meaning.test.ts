import { describe, expect, test } from 'vitest';
import { virtualTags, virtualUid } from '../../src/sim/virtual-deck.ts';
import { meaningOf } from '../../src/table/meaning.ts';
import { LedgerRig } from '../ledger/night-rig.ts';

/** What a tap means after those answers: its code or, where it answers, what it answers. The seats are Ghost, Doc, Tuco, Cheyenne. */
async function tapAfter(answers: readonly string[], uid: string, random = false) {
  const rig = new LedgerRig();
  for (const answer of answers) {
    const [key = '', tag] = answer.split(' ');
    const { question } = rig.ledger.game.state;
    await rig.add({ is: 'answer', question: question?.id ?? '', key, via: 'tap', ...(tag && { uid: tag }) });
  }
  const { game, standing } = rig.ledger;
  const meaning = meaningOf({ uid, random }, virtualTags, game, standing);
  return meaning.is === 'said' ? `${meaning.code} ${meaning.who}` : `${meaning.key}${meaning.hidden ? ' hidden' : ''}`;
}

const ghostMove = virtualUid('ghost', 'move', 1);
const docMove = virtualUid('doc', 'move', 1);
const docPunch = virtualUid('doc', 'punch', 1);
const begun = ['24-swivel-arm'];
const docsTurn = [...begun, 'draw'];
const inTunnel = [...docsTurn, `punch ${docPunch}`, 'draw', 'draw', 'draw'];

describe('without a night', () => {
  const tap = (uid: string, random = false) => meaningOf({ uid, random }, virtualTags, null, []);
  test('a known card is heard and not wanted', () =>
    expect(tap(docMove)).toMatchObject({ tone: 'wait', code: 'tap.not-now', who: 'doc', with: { card: 'move' } }));
  test('a stranger is told with its number', () =>
    expect(tap('04A1B2C3')).toMatchObject({ tone: 'bad', code: 'tap.unknown', with: { uid: '04A1B2C3' } }));
  test('a bank card is told from a stranger', () =>
    expect(tap('08A1B2C3', true)).toMatchObject({ code: 'tap.random' }));
});

describe('in a night', () => {
  test.each<[string, string[], string, string]>([
    ['a card while the round card is turned over', [], ghostMove, 'tap.not-now ghost'],
    ['the card of the player whose turn it is', docsTurn, docMove, 'move'],
    ['his first card, which Ghost may hide', begun, ghostMove, 'move hidden'],
    ['a card of another player', begun, docMove, 'tap.out-of-turn ghost'],
    ['a card of somebody who does not play', docsTurn, virtualUid('belle', 'move', 1), 'tap.not-in-game belle'],
    ['a bullet', docsTurn, virtualUid('doc', 'bullet', 2), 'tap.bullet doc'],
    ['a bullet of another player', docsTurn, virtualUid('tuco', 'bullet', 2), 'tap.out-of-turn doc'],
    ['a Ride card without horses', docsTurn, virtualUid('doc', 'ride', 1), 'tap.no-use null'],
    ['a prisoner without a prison', docsTurn, virtualUid('doc', 'prisoner', 1), 'tap.no-use null'],
    ['a stranger, without its number', docsTurn, '04A1B2C3', 'tap.unknown null'],
    ['a card while Ghost says how his lies', [...begun, 'move'], ghostMove, 'tap.not-now ghost'],
    ['a card in a tunnel', inTunnel, docMove, 'move hidden'],
    ['the bullet in a tunnel', inTunnel, virtualUid('doc', 'bullet', 1), 'tap.hidden-no doc'],
    ['the card on the pile in a tunnel', inTunnel, docPunch, 'tap.hidden-no doc'],
    ['the bullet on Ghost’s first turn', begun, virtualUid('ghost', 'bullet', 1), 'tap.hidden-no ghost'],
  ])('%s', async (_what, answers, uid, meaning) => {
    expect(await tapAfter(answers, uid)).toBe(meaning);
  });

  test('a card that lies on the pile is told from one that is used up', async () => {
    const round = [...docsTurn, `move ${docMove}`, ...Array<string>(7).fill('draw')];
    expect(await tapAfter(round, docMove)).toBe('tap.repeated doc');
    expect(await tapAfter(round, virtualUid('doc', 'move', 2))).toBe('move');
    const punched = round.map((answer) => answer.replace(`move ${docMove}`, 'punch'));
    expect(await tapAfter(punched, docPunch)).toBe('refused.none-left doc');
  });

  test('in Stealin’ the card that is turned over answers for it, any other is not wanted', async () => {
    const schemed = ['24-bridge', 'draw', `move ${docMove}`, ...Array<string>(14).fill('draw')];
    expect(await tapAfter(schemed, docMove)).toBe('next');
    expect(await tapAfter(schemed, virtualUid('doc', 'loot', 1))).toBe('tap.not-now doc');
    expect(await tapAfter(schemed, ghostMove)).toBe('tap.not-now ghost');
  });

  // Found by the simulator: the other Move of the same bandit turned the card over.
  test('nor is the other card of its kind, unless the one on the pile was laid by touch', async () => {
    const rest = Array<string>(14).fill('draw');
    const otherMove = virtualUid('doc', 'move', 2);
    expect(await tapAfter(['24-bridge', 'draw', `move ${docMove}`, ...rest], otherMove)).toBe('tap.not-now doc');
    expect(await tapAfter(['24-bridge', 'draw', 'move', ...rest], otherMove)).toBe('next');
  });

  test('a card laid in the last round is a new card in this one', async () => {
    const round = ['24-bridge', 'draw', `loot ${virtualUid('doc', 'loot', 1)}`, ...Array<string>(14).fill('draw')];
    const next = [...round, 'next', 'next', '24-braking'];
    expect(await tapAfter(next, virtualUid('doc', 'loot', 1))).not.toMatch(/repeated/);
  });
});
