import type { HouseRule } from './house-rule.ts';

/** Whether a card that a flask brings Ghost's player in the first turn may be hidden. */
export const ghostAndWhiskey: HouseRule = {
  id: 'ghost-and-whiskey',
  options: ['one-hidden', 'none'],
  cites: ['The Whiskey Flasks', 'Character Powers'],
  modules: ['whiskey'],
  hooks: {
    none: {
      narrow: {
        'scheme.faces': (_game, faces, { given }) => (given ? faces.filter((face) => face !== 'down') : faces),
      },
    },
  },
};
