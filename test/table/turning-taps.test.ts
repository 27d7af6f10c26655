import { expect, test } from 'vitest';
import { opening } from '../../src/ledger/ledger.ts';
import { virtualTags, virtualUid } from '../../src/sim/virtual-deck.ts';
import { meaningOf } from '../../src/table/meaning.ts';
import { LedgerRig, opened } from '../ledger/night-rig.ts';

const turning = opening('night', '1.0', { ...opened.setup, taps: 'turning' }, {}, 1000);

/** What a tap means after those answers, each a key and perhaps the tag it came by. The seats are Ghost, Doc, Tuco, Cheyenne. */
async function tapAfter(answers: readonly string[], uid: string) {
  const rig = new LedgerRig(turning);
  for (const given of answers) {
    const [key = '', tag] = given.split(' ');
    const { question } = rig.ledger.game.state;
    await rig.add({ is: 'answer', question: question?.id ?? '', key, via: 'tap', ...(tag && { uid: tag }) });
  }
  const { game, standing } = rig.ledger;
  expect(rig.ledger.conflicts).toEqual([]);
  const meaning = meaningOf({ uid, random: false }, virtualTags, game, standing);
  return meaning.is === 'said' ? `${meaning.code} ${meaning.who}` : `${meaning.key}${meaning.hidden ? ' hidden' : ''}`;
}

const ghostMarshal = virtualUid('ghost', 'marshal', 1);
const docLoot = virtualUid('doc', 'loot', 1);
const begun = ['24-bridge'];
/** Ghost and Doc laid a card each, and Doc two more. */
const stealing = [...begun, ...'++----++--------'].map((act) => ({ '+': 'unseen', '-': 'draw' })[act] ?? act);

test.each<[string, string[], string, string]>([
  ['any card of the player whose turn it is counts as laid, and is not told', begun, ghostMarshal, 'unseen hidden'],
  ['a card of another player', begun, docLoot, 'tap.out-of-turn ghost'],
  ['a bullet', begun, virtualUid('ghost', 'bullet', 1), 'tap.hidden-no ghost'],
  ['the card of the expected player', stealing, ghostMarshal, 'marshal'],
  ['a card of another player as the pile is turned over', stealing, docLoot, 'doc:loot'],
  ['a bullet there', stealing, virtualUid('doc', 'bullet', 1), 'tap.bullet doc'],
  ['a card of somebody who does not play', stealing, virtualUid('belle', 'move', 1), 'tap.not-in-game belle'],
  ['whose card it is', [...stealing, 'another'], virtualUid('tuco', 'move', 1), 'tuco'],
  ['a card while it is asked what is so', [...stealing, 'doc:loot'], docLoot, 'tap.not-now doc'],
  ['a card that was tapped by mistake', [...stealing, `doc:loot ${docLoot}`, 'mistake'], docLoot, 'doc:loot'],
  ['a card of nobody’s counting at the end', [...stealing, 'none'], docLoot, 'doc:loot'],
])('%s', async (_what, answers, uid, meaning) => {
  expect(await tapAfter(answers, uid)).toBe(meaning);
});

test('a card that was turned over before is not another one', async () => {
  const rig = new LedgerRig(turning);
  for (const key of stealing) await rig.answer(key);
  await rig.add({
    is: 'answer',
    question: rig.ledger.game.state.question?.id ?? '',
    key: 'marshal',
    via: 'tap',
    uid: ghostMarshal,
  });
  while (rig.ledger.game.state.question?.about !== 'turning.card')
    await rig.answer(rig.ledger.game.state.question?.options[0]?.key ?? '');
  const { game, standing } = rig.ledger;
  const tap = (uid: string) => meaningOf({ uid, random: false }, virtualTags, game, standing);
  expect(tap(ghostMarshal)).toMatchObject({ code: 'tap.turned', who: 'ghost', tone: 'bad' });
  expect(tap(docLoot)).toMatchObject({ is: 'answer', key: 'loot' });
});
