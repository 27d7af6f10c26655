/** Twelve tags that say what is said at the table, so that nobody has to leave the cards: on labels of one's own. */
import { waiting } from '../rules/engine/game.ts';
import type { Option, Question } from '../rules/engine/state.ts';

/** Whose cards they are in the list of tags. */
export const COMMANDS = 'commands';
/** Tags that choose by number: one of six, or with two taps one of thirty-six. */
export const numberTags = ['1', '2', '3', '4', '5', '6'] as const;
export const commandTags = ['next', 'yes', 'no', 'draw', 'undo', 'fix', ...numberTags] as const;

/**
 * What a command answers the open question with, or undefined where it says nothing: `next` takes the only option there
 * is, `yes` and `no` those of that name, `no` also passes, `draw` draws. Where several are still asked, a command does
 * not say whose it is.
 */
export function optionOfCommand(command: string, question: Question): Option | undefined {
  const { options } = question;
  if (waiting(question).length > 1) return undefined;
  if (command === 'next') return options.length === 1 ? options[0] : undefined;
  const named = options.find(({ key }) => key === command);
  return named ?? (command === 'no' ? options.find(({ tap }) => tap === 'pass') : undefined);
}
