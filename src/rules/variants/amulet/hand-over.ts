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

/** By a house rule the jewels of the one who was hit fall only where he comes to, and so after everything else. */
const fallsWhereHeLands = ({ kit }: Game): boolean => kit.house['amulet-loss'] === 'no';

/** Where the jewels of the one who was hit fall: where he was hit, or where he came to. */
function fallTo(game: Game, target: Who, here: Space): Space {
  const landed = spaceOf(game.state, target);
  return fallsWhereHeLands(game) && landed !== undefined && landed !== OFF ? landed : here;
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
        const here = spaceOf(game.state, by) as Space;
        const pass = () => takeLoot(game, target, AMULET, by, AMULET, handOver.cites);
        let punch = step as Handing;
        if (game.kit.house['amulet-order'] === 'amulet-first' && holdsAmulet(game.state, by)) {
          pass();
          punch = { ...punch, handed: true };
          if (!fallsWhereHeLands(game)) dropJewels(game, target, here);
        }
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
