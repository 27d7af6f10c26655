/**
 * Whose answer comes next. Where several choose in secret, whoever is at the screen says first who that is; the
 * options are shown to that player alone, and the answer goes to the host under that name.
 */
import { atom, computed } from 'nanostores';
import type { Who } from '../../src/messages/facts.ts';
import type { OptionView, QuestionView } from '../../src/messages/view.ts';
import { $view, send } from '../store.ts';

/** Who said so at this screen, and at which question: with the next question nobody has. */
const $touched = atom<{ readonly question: string; readonly who: Who } | null>(null);

/** Who said so, by touch or by tap. */
export const $asker = computed([$touched, $view], (touched, view) => {
  const { hands, night } = view ?? {};
  return hands?.asker && night?.question ? { question: night.question.id, who: hands.asker } : touched;
});

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
  $touched.set({ question: question.id, who });
}

export function stepBack(): void {
  $touched.set(null);
}

export function answer(question: QuestionView, key: string): void {
  const by = isSealed(question) ? askerOf(question, $asker.get()) : null;
  if (isSealed(question) && !by) return;
  send({ do: 'answer', question: question.id, key, ...(by && { by }) });
  stepBack();
}
