/** Where only turns are counted, somebody says that he lays a card and forgets to, or lays two. */
import type { Who } from '../../messages/facts.ts';
import type { QuestionView } from '../../messages/view.ts';
import type { Room } from './room.ts';

/** Answers a turn and lays a card too few or too many; once a round at most. @returns false where that cannot be now */
export async function countWrong(room: Room, question: QuestionView): Promise<boolean> {
  const { cards, random } = room;
  const key = question.options.find((option) => option.key === 'unseen')?.key;
  if (question.about !== 'scheme.act' || key === undefined || room.miscounted || question.asks.length > 1) return false;
  // Of partners nobody can tell afterwards whose hand a card came from.
  if (room.night.inPlay.mode === 'teams') return false;
  const player = question.asks[0] as Who;
  const [one, other] = random.shuffled(cards.actions(player));
  if (!one || !other) return false;
  const two = random.once(2);
  cards.chosen[player] = [two ? one : null];
  room.fault(two ? 'two cards laid' : 'no card laid');
  // Before the turn is counted: it may be the last, after which nobody holds a card.
  if (two) cards.layUncounted(player, other);
  await room.touch(question, key);
  room.miscounted = true;
  return true;
}
