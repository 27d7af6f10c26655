import type { Punch } from '../../base/actions/punch.ts';
import type { Game } from '../../engine/game.ts';
import type { Rule } from '../../engine/hooks.ts';
import { spaceOf } from '../../engine/players.ts';
import { OFF } from '../../engine/spaces.ts';
import type { Space, Who } from '../../engine/state.ts';
import { takeLoot } from '../../engine/verbs.ts';
import { AMULET, cites, dropJewels, holdsAmulet } from './held.ts';

interface Handing extends Punch {
  /** True where the Amulet has changed hands before the blow. */
  handed?: boolean;
}

/** Where the jewels of the one who was hit fall: where he was hit, or by a house rule where he came to. */
function fallTo({ state, kit }: Game, target: Who, here: Space): Space {
  const landed = spaceOf(state, target);
  return kit.house['amulet-loss'] === 'no' && landed !== undefined && landed !== OFF ? landed : here;
}

/** A punch also hands the Amulet to whoever is hit; nothing else gets its holder rid of it. */
export const handOver: Rule = {
  id: 'amulet-hand-over',
  stage: 'variant',
  cites: [...cites, 'Punch'],
  hooks: {
    narrow: {
      // What was handed over by this very punch cannot be knocked loose by it.
      'punch.tokens': (_game, tokens, action) =>
        (action as Handing).handed ? tokens.filter((token) => token !== AMULET) : tokens,
    },
    instead: {
      punch(game, step, former) {
        const { by, target } = step as Handing;
        if (target === undefined || !game.kit.characters.includes(target)) return former(step);
        let punch = step as Handing;
        const pass = () => takeLoot(game, target, AMULET, by, AMULET, handOver.cites);
        if (game.kit.house['amulet-order'] === 'amulet-first' && holdsAmulet(game.state, by)) {
          pass();
          punch = { ...punch, handed: true };
        }
        const here = spaceOf(game.state, by) as Space;
        const outcome = former(punch);
        const asks = outcome !== undefined && !Array.isArray(outcome);
        if (asks || !(punch.handed || holdsAmulet(game.state, by))) return outcome;
        if (!punch.handed) pass();
        dropJewels(game, target, fallTo(game, target, here));
        return outcome;
      },
    },
  },
};
