/** The First Player turns over the pile: he taps or touches what he sees, and says what is so where it is not as counted. */
import type { QuestionView } from '../../messages/view.ts';
import type { ActionCard } from '../virtual-cards.ts';
import type { Room } from './room.ts';

export async function answerTurning(room: Room, question: QuestionView): Promise<void> {
  const { about } = question;
  const card = lying(room);
  if (about === 'turning.card') return card ? turnOver(room, question, card) : room.touch(question, 'none');
  if (about === 'turning.end') return card ? more(room, question, card) : room.touch(question, 'next');
  if (about === 'turning.whose') return whose(room, question, card);
  return room.touch(question, card ? whatIsSo(room) : 'mistake');
}

/** The card that is to be turned over now: those done lie beside. */
const lying = ({ cards, night }: Room): ActionCard | undefined =>
  cards.pile[night.pile.filter(({ state }) => state !== 'waiting').length];

/** Touches what is drawn; a card of somebody else can only be tapped, or said. */
async function turnOver(room: Room, question: QuestionView, card: ActionCard): Promise<void> {
  const keys = question.options.map(({ key }) => key);
  const own = room.cards.sideOf(card.who) === room.cards.sideOf(String(question.with.who));
  const key = [`${card.who}:${card.card}`, card.card].find((one) => keys.includes(one));
  if (await room.tap(card)) return;
  await room.touch(question, own && key !== undefined ? key : 'another');
}

async function more(room: Room, question: QuestionView, card: ActionCard): Promise<void> {
  if (!(await room.tap(card))) await room.touch(question, 'another');
}

async function whose(room: Room, question: QuestionView, card: ActionCard | undefined): Promise<void> {
  await room.touch(question, card?.who ?? (question.options[0]?.key as string));
}

/** The table has one card more than was counted, or fewer, or the same in another order. */
function whatIsSo({ cards, night }: Room): string {
  const more = cards.pile.length - night.pile.length;
  return more > 0 ? 'surplus' : more < 0 ? 'missing' : 'order';
}
