import { expect, test } from 'vitest';
import { opening } from '../../src/ledger/ledger.ts';
import { virtualTags, virtualUid } from '../../src/sim/virtual-deck.ts';
import { meaningOf } from '../../src/table/meaning.ts';
import { LedgerRig, opened } from '../ledger/night-rig.ts';

const typed = { id: '24-typed-reflex', name: '', turns: ['standard'], event: 'reflex-action', keep: 0, station: false };

/** A night at the Reflex Action of its first round; Ghost has laid a Loot of his. The seats are Ghost, Doc, Tuco, Cheyenne. */
async function reflex() {
  const rig = new LedgerRig(opening('night', '1.0', { ...opened.setup, typed: [typed] }, {}, 1000));
  await rig.answer(typed.id);
  const laid = { is: 'answer' as const, via: 'tap' as const, uid: virtualUid('ghost', 'loot', 1), key: 'loot' };
  await rig.add({ ...laid, question: rig.ledger.game.state.question?.id ?? '' });
  for (const key of ['up', 'draw', 'draw', 'draw', 'next']) await rig.answer(key);
  while (rig.ledger.game.state.question?.about !== 'reflex')
    await rig.answer(rig.ledger.game.state.question?.options[0]?.key ?? '');
  const tap = (who: string, card: string, copy = 1) => {
    const { game, standing } = rig.ledger;
    return meaningOf({ uid: virtualUid(who, card, copy), random: false }, virtualTags, game, standing);
  };
  return { rig, tap };
}

test('a card tapped as a reflex is played, if it is of the player asked and was not laid in the round', async () => {
  const { rig, tap } = await reflex();
  expect(rig.ledger.game.state.question?.asks).toEqual(['ghost']);
  expect(tap('ghost', 'loot', 2)).toMatchObject({ is: 'answer', key: 'loot', who: 'ghost', hidden: false });
  expect(tap('ghost', 'loot')).toMatchObject({ code: 'tap.turned', who: 'ghost' });
  expect(tap('ghost', 'bullet')).toMatchObject({ code: 'tap.bullet' });
  expect(tap('doc', 'move')).toMatchObject({ code: 'tap.out-of-turn', who: 'ghost' });
});
