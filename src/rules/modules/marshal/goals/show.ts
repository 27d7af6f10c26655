import { ask, type Game, type Outcome } from '../../../engine/game.ts';
import type { Option, Place, Step, Who } from '../../../engine/state.ts';
import { put } from '../../../engine/verbs.ts';
import { HE } from '../he.ts';
import { possible } from './index.ts';
import { CURRENT, cardsAt, goalCard, goalOf, HIDDEN, REVEALED, revealedGoals, UPCOMING } from './zones.ts';

/** Goal cards of a zone that the record knows already, though they lie face down. */
export const knownAt = (game: Game, zone: Place): string[] =>
  cardsAt(game.state, zone).flatMap((card) => goalOf(card) ?? []);

/** What the next card out of these zones may turn out to be. */
export function candidates(game: Game, zones: readonly Place[]): string[] {
  const known = zones.flatMap((zone) => knownAt(game, zone));
  const hidden = zones.some((zone) => cardsAt(game.state, zone).includes(HIDDEN));
  const seen = [...revealedGoals(game.state), ...knownAt(game, CURRENT), ...knownAt(game, UPCOMING)];
  return hidden ? [...known, ...possible(game, seen)] : known;
}

/** A goal lies face up from now on, for everybody. */
export function show(game: Game, goal: string, zones: readonly Place[], cause: string, cites: readonly string[]): void {
  const card = goalCard(goal);
  const zone = zones.find((one) => cardsAt(game.state, one).includes(card));
  if (zone !== undefined) {
    put(game, [{ thing: card, from: zone, to: REVEALED }], cause, cites);
    return;
  }
  const from = zones.find((one) => cardsAt(game.state, one).includes(HIDDEN));
  if (from === undefined) return;
  const turned = [
    { thing: HIDDEN, from, to: 'box' },
    { thing: card, from: 'box', to: REVEALED },
  ];
  put(game, turned, cause, cites);
}

/** Asks which goal a card is that is being shown. */
export const askGoal = (
  game: Game,
  step: Step,
  keys: readonly string[],
  asks: Who,
  cites: readonly string[],
): Outcome =>
  ask(game, {
    about: 'goal.which',
    asks,
    cites,
    options: keys.map((key): Option => ({ key, tap: 'word' })),
    leadsTo: step,
    into: 'goal',
    skip: null,
    with: { who: HE, kind: HIDDEN },
  });
