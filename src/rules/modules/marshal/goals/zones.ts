/** Where goal cards lie, and what the record knows of them. A goal that nobody has shown is only a card. */
import { thingsAt } from '../../../engine/records.ts';
import type { Place, State, Thing } from '../../../engine/state.ts';

export const UPCOMING: Place = 'upcoming';
export const CURRENT: Place = 'current';
/** Shown to everybody. */
export const REVEALED: Place = 'revealed';
export const GOALS_OF_A_NIGHT = 5;
export const NEEDED = 4;

/** A goal card face down. */
export const HIDDEN: Thing = 'goal';
export const goalCard = (goal: string): Thing => `${HIDDEN}:${goal}`;
/** Which goal a card is; undefined while it lies face down. */
export const goalOf = (thing: Thing): string | undefined =>
  thing.startsWith(`${HIDDEN}:`) ? thing.slice(HIDDEN.length + 1) : undefined;

const isGoal = (thing: Thing): boolean => thing === HIDDEN || goalOf(thing) !== undefined;
export const cardsAt = (state: State, zone: Place): Thing[] => thingsAt(state, zone).filter(isGoal);
/** Goals that everybody has seen. */
export const revealedGoals = (state: State): string[] => cardsAt(state, REVEALED).flatMap((card) => goalOf(card) ?? []);
