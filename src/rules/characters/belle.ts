import type { Game } from '../engine/game.ts';
import type { Power } from '../engine/hooks.ts';
import { list } from '../engine/lists.ts';
import type { Action, Who } from '../engine/state.ts';

function spare(game: Game, targets: Who[], { by, do: act }: Action, spared: Who): Who[] {
  const others = targets.filter((who) => who !== spared);
  return list(game, 'instead.of', { by, spared, do: act }, others).length > 0 ? others : targets;
}

/** Belle is neither shot nor punched while somebody else could be instead. */
export const belle: Power = {
  id: 'belle',
  cites: ['Character Powers: Belle'],
  hooks: {
    narrow: {
      'shoot.targets': (game, targets, action, bearer) => spare(game, targets, action, bearer),
      'punch.targets': (game, targets, action, bearer) => spare(game, targets, action, bearer),
    },
  },
};
