import type { Power } from '../engine/hooks.ts';

/** Ghost's player may lay the first card of a round face down, whichever bandit's it is; who draws first loses it for the round. */
export const ghost: Power = {
  id: 'ghost',
  cites: ['Character Powers: Ghost'],
  hooks: {
    widen: {
      'scheme.faces': (game, faces, { who, turn, half }, bearer) =>
        who === game.kit.playerOf[bearer] && turn === 0 && half === 0 && !faces.includes('down')
          ? [...faces, 'down']
          : faces,
    },
  },
};
