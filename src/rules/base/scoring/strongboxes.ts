import type { Game } from '../../engine/game.ts';
import { list } from '../../engine/lists.ts';
import type { Token, Who } from '../../engine/state.ts';
import { looks } from '../../engine/tokens.ts';

/** The tokens on a sheet that count as strongboxes. */
export const strongboxesOf = (game: Game, who: Who): Token[] =>
  list(
    game,
    'strongboxes',
    { who },
    (game.state.loot[who] ?? []).filter((token) => looks(token) === 'strongbox'),
  );
