import { fizzle } from '../../base/actions/card.ts';
import { othersIn } from '../../base/actions/shoot.ts';
import { ask, type Game, type Outcome, options } from '../../engine/game.ts';
import type { Rule } from '../../engine/hooks.ts';
import { spaceOf } from '../../engine/players.ts';
import { spaceAt } from '../../engine/spaces.ts';
import type { Action, Space, Token, Who } from '../../engine/state.ts';
import { looks } from '../../engine/tokens.ts';
import { dropLoot, move } from '../../engine/verbs.ts';
import { herChoice } from './order.ts';
import { carOf, MARSHAL, MARY } from './she.ts';

const cites = ['Punch', 'Mary Pumpinks'];

interface HerPunch extends Action {
  /** What the table has said that victims lose, in the order in which they were asked for. */
  said?: Token[];
  token?: Token;
}

/** Everybody who stands with her, and the Marshal. */
function victims(game: Game, here: Space): Who[] {
  const marshal = game.state.pieces[MARSHAL] === here ? [MARSHAL] : [];
  return [...othersIn(game, MARY, here), ...marshal];
}

/** The kinds of which a victim may lose a token: none by a house rule. */
const losses = (game: Game, who: Who): Token[] =>
  game.kit.house['mary-punch-loot'] === 'none' ? [] : herChoice(game, (game.state.loot[who] ?? []).map(looks));

/** Where they are sent: towards the back, and from the caboose forward, or nowhere by a house rule. */
function target({ state, kit }: Game): Space | undefined {
  const car = carOf(state, MARY) ?? 0;
  const back = spaceAt(state, car + 1, 'in');
  return back ?? (kit.house['mary-punch-caboose'] === 'stays' ? undefined : spaceAt(state, car - 1, 'in'));
}

/** She strikes all who stand with her at once, each of whom loses one token in her order. */
export const herPunch: Rule = {
  id: 'mary-punch',
  stage: 'variant',
  cites,
  steps: {
    'mary-punch'(game: Game, step: HerPunch): Outcome {
      // In other hands her card is a Punch.
      if (step.by !== MARY) return [{ ...step, do: 'punch' }];
      const here = spaceOf(game.state, MARY) as Space;
      const struck = victims(game, here);
      if (struck.length === 0) return fizzle(game, step, 'nobody-here', cites);
      const said = [...(step.said ?? []), ...(step.token === undefined ? [] : [step.token])];
      const doubtful = struck.filter((who) => losses(game, who).length > 1);
      const next = doubtful[said.length];
      if (next !== undefined) {
        const { token: _answered, ...rest } = step;
        return ask(game, {
          about: 'mary.loses',
          asks: 'table',
          cites: [...cites, 'house:mary-other-loot'],
          options: options('token', losses(game, next)),
          leadsTo: { ...rest, said },
          into: 'token',
          with: { who: MARY, target: next },
        });
      }
      for (const who of struck) {
        const token = doubtful.includes(who) ? said[doubtful.indexOf(who)] : losses(game, who)[0];
        if (token !== undefined) dropLoot(game, who, token, here, MARY, 'punch', cites);
      }
      const to = target(game);
      if (to !== undefined)
        move(
          game,
          struck.map((who) => ({ who, to })),
          'punch',
          cites,
        );
      return undefined;
    },
  },
};
