import type { Game } from '../../../engine/game.ts';
import { list } from '../../../engine/lists.ts';
import { archEnemy } from './arch-enemy.ts';
import { dodgeBullets } from './dodge-bullets.ts';
import { fleshWound } from './flesh-wound.ts';
import { fullOfLead } from './full-of-lead.ts';
import type { Goal } from './goal.ts';
import { goldenBullet } from './golden-bullet.ts';
import { mail } from './mail.ts';
import { throwAwayKey } from './throw-away-key.ts';
import { warrant } from './warrant.ts';

export const specialTargets: readonly Goal[] = [
  fleshWound,
  dodgeBullets,
  goldenBullet,
  mail,
  throwAwayKey,
  fullOfLead,
  archEnemy,
];

/** Of the five goal cards so many are special targets and so many arrest warrants. */
const SPECIAL_TARGETS = 3;
const WARRANTS = 2;
const isWarrant = (id: string): boolean => id.startsWith('warrant:');

/** Every goal that may be among the cards of this night. */
export function goals(game: Game): Goal[] {
  const targets = specialTargets.filter(({ inPlay }) => inPlay?.(game) ?? true).map(({ id }) => id);
  const cards = list(game, 'goal.cards', {}, targets);
  return [...specialTargets.filter(({ id }) => cards.includes(id)), ...game.kit.bandits.map(warrant)];
}

export const goalById = (game: Game, id: string): Goal | undefined => goals(game).find((goal) => goal.id === id);

/** Whether these can be the five goals of a night: three special targets and two warrants, each another. */
export const goalsDrawn = (drawn: readonly string[]): boolean =>
  new Set(drawn).size === SPECIAL_TARGETS + WARRANTS && drawn.filter(isWarrant).length === WARRANTS;

/** The goals that a card lying face down may still be, when these have been seen. */
export function possible(game: Game, seen: readonly string[]): string[] {
  const warrants = seen.filter(isWarrant).length;
  const targets = seen.length - warrants;
  return goals(game)
    .map(({ id }) => id)
    .filter((id) => !seen.includes(id) && (isWarrant(id) ? warrants < WARRANTS : targets < SPECIAL_TARGETS));
}
