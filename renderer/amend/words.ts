/** An entry of the log in words and pictures: the log holds keys alone, and what kind each is follows from the question. */
import type { LogEntry, LogQuestion } from '../../src/messages/record.ts';
import type { OptionKind, OptionView, QuestionView } from '../../src/messages/view.ts';
import { texts } from '../../src/text/index.ts';

const kinds: readonly (readonly [RegExp, OptionKind])[] = [
  [/^\w+\.(in|roof)$/, 'space'],
  [/^(purse|jewel|strongbox|(any-|old-)?flask(-half)?)(:|$)/, 'token'],
  [/^(yes|no)$/, 'yes-no'],
  [/^(up|down)$/, 'face'],
  [/^\d+$/, 'value'],
];

/** Answers that are said in words. */
const words = new Set(['another', 'none', 'missing', 'order', 'surplus', 'mistake']);

export function optionOf(question: LogQuestion, key: string): OptionView {
  return { key, kind: kindOf(question.about, key), digit: null, for: null };
}

function kindOf(about: string, key: string): OptionKind {
  if (about === 'round-card') return 'round-card';
  if (key === 'draw' || key === 'pass' || key === 'next') return key;
  if (about === 'scheme.keep' || words.has(key)) return 'word';
  if (about === 'scheme.act' || about === 'turning.card') return 'card';
  return kinds.find(([pattern]) => pattern.test(key))?.[1] ?? 'bandit';
}

/** The question as the texts want it. */
export function questionOf({ about, asks, with: words }: LogQuestion): QuestionView {
  return { id: '', about, asks: [...asks], waits: [...asks], with: { ...words }, cites: [], options: [] };
}

/** What was asked there, of the one who answered. */
export function askedAt({ question, by }: LogEntry): string {
  return question ? texts.ask(questionOf(by ? { ...question, asks: [by] } : question)) : '';
}

/** What an answer to that entry says, or what the entry did. */
export function saysAt(entry: LogEntry, key: string | null = entry.key): string {
  const { question } = entry;
  if (!question || entry.is !== 'answer') return texts.deed(entry);
  return key === null ? texts.ui.log.hidden : texts.option(questionOf(question), optionOf(question, key));
}
