/** People take acts back and do them again, put the app away and open it again; pieces are moved by the lists they get. */
import type { Who } from '../../messages/facts.ts';
import type { QuestionView } from '../../messages/view.ts';
import { turns } from '../../rules/base/turns/index.ts';
import { whereIdeaIs } from './prison.ts';
import type { Room } from './room.ts';

/** Takes back up to three acts, puts the pieces back by the list, and perhaps does them again. */
export async function takeBack(room: Room): Promise<void> {
  const { random, hands } = room;
  let taken = 0;
  for (let most = 1 + random.below(3); taken < most && room.night.canUndo; taken++) await hands.send({ do: 'undo' });
  await putBack(room, `undo of ${taken}`, 'undo');
  if (!random.once(2)) return;
  for (let again = 0; again < taken; again++) await hands.send({ do: 'redo' });
  await putBack(room, `redo of ${taken}`, 'redo');
}

/** Puts the pieces back by the list; of what was chosen and is not laid, people choose anew. */
export async function putBack(room: Room, where: string, after: 'undo' | 'redo'): Promise<void> {
  const { table, hands, night } = room;
  table.cards.putCardsDown(sealed(night.question));
  table.putBack(night.putBack, after);
  room.skip(where);
  await hands.send({ do: 'table-matches' });
  await room.setRight();
  await chooseAgain(room);
}

/** Whose answers to the open question are in. */
const sealed = (question: QuestionView | null): Who[] =>
  question?.asks.length === 1 ? [] : (question?.asks.filter((who) => !question.waits.includes(who)) ?? []);

/**
 * Undone or redone to where a card was tapped or touched and lies not yet on the pile: the player who holds it chooses
 * anew; and so do whoever searches a deck out of which the card has been drawn by now, and those who chose at once with him.
 */
async function chooseAgain(room: Room): Promise<void> {
  const { question } = room.night;
  const lost = sealed(question).some((who) => !room.cards.chosen[who]);
  const inVain = question?.about === 'search.found' && whereIdeaIs(room, question.asks[0] as Who) === undefined;
  if (!question || (question.about !== 'scheme.face' && !lost && !inVain && !waitsForSearch(room))) return;
  await room.send({ do: 'undo' });
  room.skip(question.id);
  return chooseAgain(room);
}

/** Whether all have chosen at once what lies on the pile only after a search, and nobody has it ready any more. */
function waitsForSearch({ night: { question, round }, cards }: Room): boolean {
  const turn = round?.turns.find(({ state }) => state === 'now');
  const together = turn !== undefined && turns[turn.type]?.together === true;
  return question?.about === 'search.found' && together && Object.keys(cards.chosen).length === 0;
}

export async function reopen(room: Room): Promise<void> {
  const { id } = room.night;
  await room.hands.send({ do: 'go', to: 'home' });
  await room.hands.send({ do: 'open-night', id });
  room.skip('reopen');
  await room.setRight();
}
