/**
 * Questions of Stealin' are named by where their card lies in the pile. Where an amend lays a card that was not laid
 * before, or none where there was one, the cards after it lie one further on or back, and so do their questions.
 */
import type { Question } from '../rules/engine/state.ts';
import type { Done } from './night.ts';

export interface Shift {
  readonly round: number;
  /** Index in the pile of the card that is laid or no longer laid. */
  readonly at: number;
  readonly by: 1 | -1;
}

const isCard = ({ options }: Question, key: string): boolean =>
  options.some((option) => option.key === key && option.tap === 'card');

/** What answering `key` instead moves in the pile; undefined where nothing moves. */
export function shiftOf({ deed, question, round, pile }: Done, key: string): Shift | undefined {
  if (deed.is !== 'answer' || question?.about !== 'scheme.act' || question.asks.length > 1) return undefined;
  const [before, after] = [isCard(question, deed.key), isCard(question, key)];
  return before === after ? undefined : { round, at: pile, by: after ? 1 : -1 };
}

/** The deed under the name that its question has then. What was done with a card that is gone has no question any more. */
export function shifted(met: Done, shift: Shift): Done {
  const { deed, scene } = met;
  if (!('question' in deed)) return met;
  return { ...met, scene: renamed(scene, shift), deed: { ...deed, question: renamed(deed.question, shift) } };
}

function renamed(name: string, { round, at, by }: Shift): string {
  return name.replace(/^r(\d+)\/c(\d+)(?=\/|$)/, (former, inRound, card) => {
    const index = Number(card) - 1;
    if (Number(inRound) !== round || index < at) return former;
    return by < 0 && index === at ? `${former}/gone` : `r${round}/c${index + by + 1}`;
  });
}
