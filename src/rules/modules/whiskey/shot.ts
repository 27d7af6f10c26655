/** The event: the Marshal empties a flask that lies where he stands, and walks towards the caboose; an old one carries him there. */
import { ask, type Game, type Outcome, options } from '../../engine/game.ts';
import type { Rule } from '../../engine/hooks.ts';
import { list } from '../../engine/lists.ts';
import { spaceAt, spotOf } from '../../engine/spaces.ts';
import type { Space, Step, Token } from '../../engine/state.ts';
import { discardLoot, move, takeLoot, turnLoot } from '../../engine/verbs.ts';
import { isFlask, kindOf, kindsLeft, UNKNOWN } from './flasks.ts';

const EVENT = 'whiskey-for-the-marshal';

interface Shot extends Step {
  token?: Token;
}
interface Emptied extends Step {
  space: Space;
  token: Token;
  /** Of an unknown one, what its other side shows. */
  kind?: Token;
}

export const shot: Rule = {
  id: EVENT,
  stage: 'module',
  cites: ['A Shot of Whiskey for the Marshal', 'Marshal'],
  steps: {
    [EVENT](game: Game, step: Shot): Outcome {
      const space = game.state.pieces.marshal ?? '';
      const here = (game.state.loot[space] ?? []).filter(isFlask);
      if (here.length === 0) {
        game.tell?.({ is: 'fizzled', who: null, what: EVENT, why: 'no-flask', cites: [...shot.cites] });
        return undefined;
      }
      const house = game.kit.house['two-flasks'];
      const emptied = house === 'all' ? here : step.token === undefined ? [] : [step.token];
      if (emptied.length > 0) return emptied.map((token) => ({ do: 'marshal.empties', space, token }));
      return ask(game, {
        about: 'flask.emptied',
        asks: 'table',
        cites: [...shot.cites, 'house:two-flasks'],
        options: options('token', [...new Set(here)]),
        leadsTo: step,
        into: 'token',
        with: { house: house ?? 'random' },
      });
    },
    'marshal.empties'(game: Game, step: Emptied): Outcome {
      const { space, token } = step;
      const [keeper] = list(game, 'event.keepers', { event: EVENT, token }, []);
      if (keeper !== undefined) {
        takeLoot(game, keeper, token, space, EVENT, shot.cites);
        return undefined;
      }
      const kind = step.kind ?? kindOf(token);
      if (kind === null)
        return ask(game, {
          about: 'flask.kind',
          asks: 'table',
          cites: shot.cites,
          options: options('token', kindsLeft(game.state)),
          leadsTo: step,
          into: 'kind',
          with: {},
        });
      if (token === UNKNOWN) turnLoot(game, space, token, kind, EVENT, shot.cites);
      discardLoot(game, token === UNKNOWN ? kind : token, space, EVENT, shot.cites);
      return [{ do: 'marshal.staggers', cars: kind === 'old-flask' ? game.state.cars : 1 }];
    },
    /** Car by car, for in each he meets whoever is there. */
    'marshal.staggers'(game: Game, step: Step & { cars: number }): Outcome {
      const spot = spotOf(game.state.pieces.marshal);
      const next = spot && spaceAt(game.state, spot.car + 1, spot.floor);
      if (next === undefined) return undefined;
      move(game, [{ who: 'marshal', to: next }], EVENT, shot.cites);
      return step.cars > 1 ? [{ do: 'marshal.staggers', cars: step.cars - 1 }] : undefined;
    },
  },
};
