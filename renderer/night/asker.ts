/**
 * Whose answer comes next. Where several choose in secret, whoever is at the screen says first who that is; the
 * options are shown to that player alone, and the answer goes to the host under that name.
 */
import { atom } from 'nanostores';
import type { Who } from '../../src/messages/facts.ts';
import type { OptionView, QuestionView } from '../../src/messages/view.ts';
import { send } from '../store.ts';

/** Who said so, and at which question: with the next question nobody has. */
export const $asker = atom<{ readonly question: string; readonly who: Who } | null>(null);

export const isSealed = (question: QuestionView): boolean => question.asks.length > 1;

/** Who is choosing at this screen, or null while a sealed question waits for somebody to say so. */
export function askerOf(question: QuestionView, asker: { question: string; who: Who } | null): Who | null {
  if (!isSealed(question)) return question.asks[0] ?? 'table';
  return asker?.question === question.id && question.waits.includes(asker.who) ? asker.who : null;
}

/** The options that are that player's to choose. */
export const optionsFor = ({ options }: QuestionView, asker: Who): OptionView[] =>
  options.filter((option) => option.for === null || option.for === asker);

export function stepUp(question: QuestionView, who: Who): void {
  $asker.set({ question: question.id, who });
}

export function answer(question: QuestionView, key: string): void {
  const by = isSealed(question) ? askerOf(question, $asker.get()) : null;
  if (isSealed(question) && !by) return;
  send({ do: 'answer', question: question.id, key, ...(by && { by }) });
  $asker.set(null);
}
