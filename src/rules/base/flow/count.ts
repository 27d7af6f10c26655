/** The end of the game: hidden tokens are opened, named terms added up, the richest wins. */

import { fixedValues, hiddenKinds, hiddenValues } from '../../catalogue/components.ts';
import { ask, type Game, type Outcome, options } from '../../engine/game.ts';
import type { Rule } from '../../engine/hooks.ts';
import { allOf, list, number } from '../../engine/lists.ts';
import { membersOf, sidesOf } from '../../engine/players.ts';
import type { Score, Step, Token, Who } from '../../engine/state.ts';
import { dollarsOf } from '../../engine/tokens.ts';
import { reveal } from '../../engine/verbs.ts';

interface Opening extends Step {
  who?: Who;
  /** What is opened: a purse, a mailbag. */
  token?: Token;
  dollars?: string;
}

/** Tokens of a kind that is hidden, whose place is not known yet, by value in dollars. */
export function valuesLeft(
  loot: Readonly<Record<string, readonly string[]>>,
  kind: Token,
): { dollars: number; left: number }[] {
  const known = Object.values(loot).flat();
  return (hiddenValues[kind] ?? []).map(({ dollars, count }) => ({
    dollars,
    left: Math.max(0, count - known.filter((token) => token === `${kind}:${dollars}`).length),
  }));
}

export const count: Rule = {
  id: 'count',
  stage: 'rule',
  cites: ['End of the Game'],
  steps: {
    'game.end'(game: Game): Outcome {
      game.state.scene = 'count';
      game.state.asked = [];
      return [{ do: 'count.open' }, { do: 'count.score' }];
    },
    'count.open'(game: Game, step: Opening): Outcome {
      const { state } = game;
      if (step.who !== undefined && step.dollars !== undefined) {
        reveal(game, step.who, `${step.token}:${step.dollars}`, count.cites);
        return [{ do: 'count.open' }];
      }
      const scored = list(game, 'score.bandits', {}, game.kit.bandits as Who[]);
      const kinds = list(game, 'hidden.kinds', {}, [...hiddenKinds]);
      const hidden = (one: Who) => kinds.find((kind) => state.loot[one]?.includes(kind));
      const who = scored.find((one) => hidden(one) !== undefined);
      const token = who === undefined ? undefined : hidden(who);
      if (who === undefined || token === undefined) return undefined;
      const all = valuesLeft(state.loot, token);
      const some = all.filter(({ left }) => left > 0);
      // More tokens than are printed, as the table has declared: any value can be among them.
      const values = some.length > 0 ? some : all;
      return ask(game, {
        about: 'purse-value',
        asks: who,
        cites: count.cites,
        options: options(
          'value',
          values.map(({ dollars }) => String(dollars)),
        ),
        leadsTo: { do: 'count.open', who, token },
        into: 'dollars',
        skip: null,
        with: { who, token, closed: (state.loot[who] ?? []).filter((one) => one === token).length },
      });
    },
    'count.score'(game: Game): Outcome {
      const counted = tally(game);
      game.state.score = { ...counted, winners: winners(game, counted.totals) };
      game.tell?.({ is: 'won', who: game.state.score.winners, cites: count.cites as string[] });
      return undefined;
    },
  },
};

/** Counts everybody who takes part, side by side. */
export function tally(game: Game): Omit<Score, 'winners'> {
  const scored = list(game, 'score.bandits', {}, game.kit.bandits as Who[]);
  const terms: Score['terms'] = {};
  const totals: Score['totals'] = {};
  for (const [who, members] of sidesOf(game.state.setup, scored)) {
    const own = termsOf(game, members);
    const total = number(game, 'score.total', { who }, sumOf(own));
    terms[who] = own;
    totals[who] = total;
    game.tell?.({ is: 'scored', who, terms: own, total, cites: count.cites as string[] });
  }
  return { terms, totals };
}

/** Dollars of one bandit by himself, whoever he is counted with. */
export const totalOf = (game: Game, who: Who): number =>
  number(game, 'score.total', { who }, sumOf(termsOf(game, [who])));

const sumOf = (terms: Readonly<Record<string, number>>): number =>
  Object.values(terms).reduce((sum, one) => sum + one, 0);

/** Dollars of open tokens; a hidden one counts nothing until it is opened. */
function lootValue(tokens: readonly string[] = []): number {
  return tokens.reduce((sum, token) => sum + (dollarsOf(token) ?? fixedValues[token] ?? 0), 0);
}

/** The named dollars of bandits who are counted together. */
function termsOf(game: Game, members: readonly Who[]): Record<string, number> {
  const { state, kit } = game;
  const sum: Record<string, number> = { loot: 0 };
  const add = (terms: Readonly<Record<string, number>>) => {
    for (const [term, dollars] of Object.entries(terms)) sum[term] = (sum[term] ?? 0) + dollars;
  };
  for (const who of members) {
    add({ loot: number(game, 'score.loot', { who }, lootValue(state.loot[who])) });
    allOf(game, kit.terms, (hook, bearer) => {
      const more = hook(game, who, bearer);
      add(more);
      return Object.values(more).some((dollars) => dollars !== 0);
    });
    add(state.banked[who] ?? {});
  }
  return sum;
}

/** The richest; among those tied whoever received the fewest bullets; then they share the victory. */
function winners(game: Game, totals: Readonly<Record<Who, number>>): Who[] {
  const sides = Object.keys(totals);
  const best = Math.max(...Object.values(totals));
  const richest = sides.filter((who) => totals[who] === best);
  const bullets = (side: Who) =>
    membersOf(game.state.setup, side).reduce(
      (sum, who) => sum + list(game, 'score.bullets', { who }, game.state.received[who] ?? []).length,
      0,
    );
  const fewest = Math.min(...richest.map(bullets));
  return richest.filter((who) => bullets(who) === fewest);
}
