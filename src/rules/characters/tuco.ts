import { othersIn } from '../base/actions/shoot.ts';
import type { Power } from '../engine/hooks.ts';
import { otherFloor } from '../engine/spaces.ts';
import type { Space } from '../engine/state.ts';

/** Tuco also shoots through the roof of his own car, up or down. */
export const tuco: Power = {
  id: 'tuco',
  cites: ['Character Powers'],
  hooks: {
    widen: {
      'shoot.targets': (game, targets, { by }, bearer) =>
        by === bearer ? [...targets, ...othersIn(game, by, otherFloor(game.state.pieces[by] as Space))] : targets,
    },
  },
};
