/** The end of the game: what is left on the train is his, the five goals are shown, and four of them make him the winner. */

import { tally } from '../../../base/flow/count.ts';
import type { Game, Outcome } from '../../../engine/game.ts';
import type { Rule } from '../../../engine/hooks.ts';
import { spotOf } from '../../../engine/spaces.ts';
import type { State, Step } from '../../../engine/state.ts';
import { looks } from '../../../engine/tokens.ts';
import { takeLoot } from '../../../engine/verbs.ts';
import { MAILBAG } from '../bullets/drop-that-bag.ts';
import { isGuilty, poorest } from '../events/guilty-conscience.ts';
import { HE } from '../he.ts';
import { goalById } from './index.ts';
import { askGoal, candidates, knownAt, show } from './show.ts';
import { CURRENT, NEEDED, revealedGoals, UPCOMING } from './zones.ts';

const CITES = ['End of the Game', "Marshal's Goal Card (Marshal module)"];
const FACE_DOWN = [CURRENT, UPCOMING];

interface Judged {
  /** What became of each goal. */
  goals: Record<string, boolean>;
  won: boolean;
}

/** What was found about his goals; undefined until it is. */
export const judged = ({ state }: Game): Judged | undefined => state.more.marshal as Judged | undefined;

/** The same as a list; null until he is judged, and where nobody plays him. */
export function judgement({ more }: State): { id: string; reached: boolean }[] | null {
  const found = more.marshal as unknown as Judged | undefined;
  return found ? Object.entries(found.goals).map(([id, reached]) => ({ id, reached })) : null;
}

/** Out of the game himself, he reaches nothing any more. */
const takesPart = ({ state }: Game): boolean => !state.eliminated.includes(HE);

export const verdict: Rule = {
  id: 'marshal-verdict',
  stage: 'module',
  cites: CITES,
  steps: {
    /** Mailbags that no bandit holds are his. */
    'verdict.mail'(game: Game): Outcome {
      const { loot } = game.state;
      for (const place of Object.keys(loot).filter((one) => spotOf(one)))
        for (const _bag of (loot[place] ?? []).filter((token) => looks(token) === MAILBAG))
          takeLoot(game, HE, MAILBAG, place, 'left-behind', CITES);
      return undefined;
    },
    'verdict.goal'(game: Game, step: Step & { goal?: string }): Outcome {
      const goal = step.goal ?? FACE_DOWN.flatMap((zone) => knownAt(game, zone))[0];
      if (goal !== undefined) {
        show(game, goal, FACE_DOWN, 'verdict', CITES);
        return [{ do: 'verdict.goal' }];
      }
      const left = candidates(game, FACE_DOWN);
      return left.length > 0 ? askGoal(game, step, left, HE, CITES) : undefined;
    },
    'verdict.judge'(game: Game): Outcome {
      const goals = Object.fromEntries(
        revealedGoals(game.state).map((id) => [id, goalById(game, id)?.holds(game) ?? false]),
      );
      const won = Object.values(goals).filter(Boolean).length >= NEEDED;
      game.state.more.marshal = { goals, won } satisfies Judged;
      game.tell?.({ is: 'judged', who: HE, goals, won, cites: CITES });
      return undefined;
    },
    /** He wins, and no score is drawn up; an event may want the bandits counted all the same. */
    'verdict.won'(game: Game): Outcome {
      const counted = isGuilty(game) ? tally(game) : { terms: {}, totals: {} };
      const winners = [HE, ...poorest(game, counted.totals)];
      game.state.score = { ...counted, winners };
      game.tell?.({ is: 'won', who: winners, cites: CITES });
      return undefined;
    },
  },
  hooks: {
    before: {
      'count.open': (game) =>
        takesPart(game) && judged(game) === undefined
          ? [{ do: 'verdict.mail' }, { do: 'verdict.goal' }, { do: 'verdict.judge' }]
          : undefined,
    },
    instead: {
      'count.open': (game, step, former) => (judged(game)?.won && !isGuilty(game) ? undefined : former(step)),
      'count.score': (game, step, former) => (judged(game)?.won ? [{ do: 'verdict.won' }] : former(step)),
    },
  },
};
