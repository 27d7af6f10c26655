import type { Power } from '../engine/hooks.ts';

/** Ghost may lay the card of his first turn of a round face down; who draws first loses it for the round. */
export const ghost: Power = {
  id: 'ghost',
  cites: ['Character Powers: Ghost'],
  hooks: {
    widen: {
      'scheme.faces': (_game, faces, { who, turn, half }, bearer) =>
        who === bearer && turn === 0 && half === 0 && !faces.includes('down') ? [...faces, 'down'] : faces,
    },
  },
};
