/** The record as a fold over the entries: which deeds stand after all undos and redos, and the table they lead to. */

import { typeIn } from '../rules/base/flow/round-cards.ts';
import { putRight } from '../rules/engine/correction.ts';
import type { Fact } from '../rules/engine/facts.ts';
import { answer, type Game, newGame, run } from '../rules/engine/game.ts';
import { kitFor } from '../rules/kit.ts';
import { newState } from '../rules/setup.ts';
import type { Deed, Entry, Opened } from './entries.ts';

/** Deeds that stand, and those taken back, the latest taken back last. */
export interface Standing {
  deeds: Deed[];
  undone: Deed[];
}

/** Sorts entries into what stands and what was taken back. A new deed forgets what could be redone. */
export function standing(entries: readonly Entry[]): Standing {
  const deeds: Deed[] = [];
  let undone: Deed[] = [];
  for (const entry of entries) {
    if (entry.is === 'undo') {
      const last = deeds.pop();
      if (last) undone.push(last);
    } else if (entry.is === 'redo') {
      const last = undone.pop();
      if (last) deeds.push(last);
    } else if (entry.is !== 'night') {
      deeds.push(entry);
      undone = [];
    }
  }
  return { deeds, undone };
}

/** A deed that no longer fits the questions it meets: it is left out and listed. */
export interface Conflict {
  n: number;
  why: string;
}

export interface Folded {
  game: Game;
  facts: Fact[];
  conflicts: Conflict[];
}

/** A night from its first entry and the deeds that stand. */
export function fold(opened: Opened, deeds: readonly Deed[]): Folded {
  const facts: Fact[] = [];
  const game = newGame(newState(structuredClone(opened.setup)), kitFor(opened.setup), (fact) => facts.push(fact));
  run(game);
  const conflicts: Conflict[] = [];
  for (const deed of deeds) {
    const why = perform(game, deed);
    if (why !== undefined) conflicts.push({ n: deed.n, why });
  }
  return { game, facts, conflicts };
}

/** Does one deed on the table; returns why it does not fit, and then nothing has changed. */
export function perform(game: Game, deed: Deed): string | undefined {
  if (deed.is === 'answer') {
    if (deed.typed) typeIn(game, deed.typed);
    return answer(game, deed.key, deed.question, deed.by);
  }
  const { n, at, is, ...put } = deed;
  putRight(game, put);
  return undefined;
}
