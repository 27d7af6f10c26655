/** The open question by tags: whose answer it is where several are asked, and what to tap for each of his options. */
import { optionsOf, waiting } from '../../rules/engine/game.ts';
import type { Option, Question, Who } from '../../rules/engine/state.ts';
import { inSight } from '../in-sight.ts';
import { takesCards } from '../meaning.ts';
import type { Choice } from './choices.ts';

/** Who answers now, or null while several may and none has stepped up. */
export function answersNow(question: Question, steppedUp: Who | null): Who | null {
  const left = waiting(question);
  if (left.length === 1) return left[0] as Who;
  return steppedUp !== null && left.includes(steppedUp) ? steppedUp : null;
}

/** The options of whoever answers; while nobody has stepped up, who may. */
export function choicesOf(question: Question, who: Who | null): Choice[] {
  if (who === null) return waiting(question).map((one) => ({ key: one }));
  const options = inSight(question.asks.length > 1 ? optionsOf(question, who) : question.options);
  const words = options.map((option) => ({ option, by: wordFor(option, question, options) }));
  return words.map(({ option, by }) => ({ key: option.key, ...(by !== undefined && { by }) }));
}

/** The command, or the card, that says an option. */
function wordFor({ key, tap }: Option, question: Question, options: readonly Option[]): string | undefined {
  if (tap === 'card' && takesCards(question)) return 'card';
  if (options.length === 1) return 'next';
  if (key === 'yes' || key === 'no' || key === 'draw') return key;
  return tap === 'pass' && !options.some((other) => other.key === 'no') ? 'no' : undefined;
}
