import { characterOf } from '../../engine/cars.ts';
import type { Rule } from '../../engine/hooks.ts';
import { spaceAt, spotOf } from '../../engine/spaces.ts';
import { below, cites, isGone } from './car.ts';

/** Nobody climbs or runs to a roof that is not there; who is sent there by others lands on the open car. */
export const noRoof: Rule = {
  id: 'flat-bed-no-roof',
  stage: 'variant',
  cites: [...cites, 'Change Floor', 'Move', 'Punch'],
  hooks: {
    narrow: {
      'floor.spaces': ({ state }, spaces) => spaces.filter((space) => !isGone(state, space)),
      'move.spaces': ({ state }, spaces) => spaces.filter((space) => !isGone(state, space)),
      neighbours: ({ state }, near, { for: what }) =>
        what === 'push' ? near.map((space) => below(state, space)) : near,
      'push.spaces': ({ state }, spaces) => spaces.map((space) => below(state, space)),
      landing: (game, spaces, { who }) =>
        characterOf(game, who) === undefined ? spaces : spaces.map((space) => below(game.state, space)),
    },
    instead: {
      safekeeping(game, step, former) {
        const his = spotOf(game.state.pieces.marshal)?.car;
        if (his === undefined || !isGone(game.state, spaceAt(game.state, his, 'roof'))) return former(step);
        game.tell?.({
          is: 'fizzled',
          who: null,
          what: 'safekeeping',
          why: 'no-roof',
          cites: [...cites, 'Safekeeping'],
        });
        return undefined;
      },
    },
  },
};
