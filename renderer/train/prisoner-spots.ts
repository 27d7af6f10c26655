/** Where the prisoners lie behind the train. */
import type { Place, Thing } from '../../src/messages/facts.ts';
import type { Layout, Spot } from './layout.ts';

/** Where they lie, by the name of the place. */
export const BEHIND: Place = 'prison';
/** Room behind the train while any may lie there. */
export const BEHIND_ROOM = 84;
const apart = 84;
const first = 228;

/** The bandit whose sidekick it is. */
export const whoseSidekick = (prisoner: Thing): string => prisoner.split(':')[1] ?? prisoner;

export const placePrisoners = (layout: Layout, prisoners: readonly Thing[]): (Spot & { thing: Thing })[] =>
  prisoners.map((thing, i) => ({ thing, x: layout.width - BEHIND_ROOM / 2 - 4, y: first + i * apart, scale: 1.35 }));

/** Whom or what an answer frees: a bandit in the cell, or the prisoner of that name; undefined for any other answer. */
export function freedBy(key: string): { who: string; thing: Thing } | undefined {
  const [, thing, who] = /^free-((?:prisoner|bandit):(.+))$/.exec(key) ?? [];
  return thing !== undefined && who !== undefined ? { who, thing } : undefined;
}
