import { strongboxesOf } from '../base/scoring/strongboxes.ts';
import { fixedValues } from '../catalogue/components.ts';
import type { Game, Outcome } from '../engine/game.ts';
import type { Rule } from '../engine/hooks.ts';
import { list, number } from '../engine/lists.ts';
import { OFF } from '../engine/spaces.ts';
import type { Who } from '../engine/state.ts';
import { dollarsOf } from '../engine/tokens.ts';

const boxesOf = (game: Game, who: Who): number[] =>
  strongboxesOf(game, who).map((token) => dollarsOf(token) ?? fixedValues[token] ?? 0);

const sum = (dollars: readonly number[]): number => dollars.reduce((all, one) => all + one, 0);

/** Who shares with whoever stands where `who` does at the count, himself among them. */
function sharers(game: Game, who: Who): Who[] {
  const space = game.state.pieces[who];
  if (space === undefined || space === OFF) return [who];
  const counted = list(game, 'score.bandits', {}, game.kit.bandits as Who[]);
  return list(
    game,
    'event.struck',
    { event: 'sharing-the-loot' },
    counted.filter((one) => game.state.pieces[one] === space),
  );
}

/** What a sharer gets of all strongboxes of the space, and how much of it is a part of his own. */
function share(game: Game, who: Who): { own: number; others: number } {
  const among = sharers(game, who);
  const boxes = among.flatMap((one) => boxesOf(game, one));
  const each = sum(boxes.map((dollars) => Math.floor(dollars / among.length)));
  const all = number(game, 'event.share', { boxes, among }, each);
  const own = sum(boxes) === 0 ? 0 : Math.floor((all * sum(boxesOf(game, who))) / sum(boxes));
  return { own, others: all - own };
}

const isOn = (game: Game): boolean => game.state.more['sharing-the-loot'] === true;

/** Whether others share what that bandit has in strongboxes. */
export const isShared = (game: Game, who: Who): boolean =>
  isOn(game) && boxesOf(game, who).length > 0 && sharers(game, who).length > 1;

/** At the count, a strongbox is worth as much to everybody who shares its owner's space, rounded down. */
export const sharingTheLoot: Rule = {
  id: 'sharing-the-loot',
  stage: 'rule',
  cites: ['Sharing the Loot'],
  steps: {
    'sharing-the-loot'(game: Game): Outcome {
      game.state.more['sharing-the-loot'] = true;
      return undefined;
    },
  },
  hooks: {
    numbers: {
      'score.loot': (game, dollars, { who }) =>
        isOn(game) ? dollars - sum(boxesOf(game, who)) + share(game, who).own : dollars,
    },
    terms(game, who): Record<string, number> {
      const { others } = isOn(game) ? share(game, who) : { others: 0 };
      return others > 0 ? { shared: others } : {};
    },
  },
};
