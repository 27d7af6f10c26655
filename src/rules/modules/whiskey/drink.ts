/**
 * On a standard turn a player may drink from a flask instead of laying a card or drawing: a normal one gives three cards
 * and then a card to lay, an old one two cards to lay. Half drunk it is turned, the second time it goes.
 */

import { draw } from '../../base/flow/decks.ts';
import { DRAW } from '../../base/flow/schemin.ts';
import { ask, type Game, type Outcome, options } from '../../engine/game.ts';
import type { Given, Rule, Scheming } from '../../engine/hooks.ts';
import type { Step, Token, Who } from '../../engine/state.ts';
import { discardLoot, turnLoot } from '../../engine/verbs.ts';
import { isFlask, isHalf, type Kind, kindOf, kindsLeft, UNKNOWN } from './flasks.ts';

/** What is answered for drinking, in place of a card. */
export const DRINK = 'flask';

interface Drink extends Step, Scheming {
  /** As the owner names it: an unknown flask by its kind. */
  flask?: Token;
  /** Of a player's bandits who hold such a one, which. */
  from?: Who;
}

const flasksOf = (game: Game, who: Who): Token[] => (game.state.loot[who] ?? []).filter(isFlask);

const mayDrink = (game: Game, { who, type, cover, given }: Scheming): boolean =>
  type === 'standard' &&
  cover === undefined &&
  given === undefined &&
  (game.kit.hands[who] ?? []).some((one) => flasksOf(game, one).length > 0);

/** What a flask may be named: one that nobody knows by either kind. */
const namesOf = (game: Game, token: Token): Token[] => (token === UNKNOWN ? kindsLeft(game.state) : [token]);

/** Those of a player's bandits who hold a flask of that name. */
const holders = (game: Game, player: Who, name: Token): Who[] =>
  (game.kit.hands[player] ?? []).filter((who) => flasksOf(game, who).some((one) => namesOf(game, one).includes(name)));

/** Turns a full flask onto its half-drunk side, or throws a half-drunk one away. */
function sip(game: Game, who: Who, name: Token): void {
  const held = flasksOf(game, who);
  if (isHalf(name)) discardLoot(game, name, who, DRINK, drink.cites);
  else turnLoot(game, who, held.includes(name) ? name : UNKNOWN, `${name}-half`, DRINK, drink.cites);
}

export const drink: Rule = {
  id: 'flask',
  stage: 'module',
  cites: ['The Whiskey Flasks'],
  steps: {
    [`scheme.${DRINK}`](game: Game, step: Drink): Outcome {
      const { who, turn, half, type } = step;
      const again: Step = { do: 'schemin.act', who, turn, half, type };
      const hand = game.kit.hands[who] ?? [];
      if (step.flask === undefined) {
        const all = hand.flatMap((one) => flasksOf(game, one)).flatMap((one) => namesOf(game, one));
        // The table may have taken it away since.
        if (all.length === 0) return [again];
        return ask(game, {
          about: 'flask.which',
          asks: who,
          cites: drink.cites,
          options: options('token', [...new Set(all)]),
          leadsTo: step,
          into: 'flask',
          with: { who },
          skip: [again],
        });
      }
      const owners = holders(game, who, step.flask);
      if (owners.length === 0) return [again];
      const from = step.from ?? (owners.length > 1 ? undefined : owners[0]);
      if (from === undefined)
        return ask(game, {
          about: 'flask.whose',
          asks: who,
          cites: drink.cites,
          options: options('bandit', owners),
          leadsTo: step,
          into: 'from',
          with: { who, token: step.flask },
          skip: [again],
        });
      const kind = kindOf(step.flask) as Kind;
      sip(game, from, step.flask);
      const given: Given = { act: DRINK, to: from, counted: kind === 'old-flask' };
      if (kind === 'old-flask') return [half, half + 1].map((card) => ({ ...again, half: card, given }));
      draw(game, who, DRAW, 'turn');
      // What the flask gives, though a deck may have fewer: scenarios ask for what is due.
      game.state.drawn[who] = { own: DRAW, partner: 0 };
      return [{ ...again, given }];
    },
  },
  hooks: {
    widen: { 'scheme.acts': (game, acts, about) => (mayDrink(game, about) ? [...acts, DRINK] : acts) },
    narrow: {
      // A card must follow the flask, but for whoever has none.
      'scheme.acts': (_game, acts, { given, cover }) => {
        if (given?.act !== DRINK || cover !== undefined) return acts;
        return acts.includes('play') ? ['play'] : ['pass'];
      },
    },
  },
};
