import type { Rule } from '../../engine/hooks.ts';
import { bears } from '../../engine/lists.ts';
import { spaceOf } from '../../engine/players.ts';
import { inside } from '../../engine/spaces.ts';
import { endOf, ON_IT } from '../handcar/handcar.ts';

/** Behind the caboose the handcar stands at its rear door, which Silk with the Block power keeps shut. */
export const handcarAndSilk: Rule = {
  id: 'handcar-and-silk',
  stage: 'variant',
  cites: ['The Handcar', 'Character Powers: Silk'],
  hooks: {
    narrow: {
      'move.spaces'(game, spaces, { by, from }) {
        const { state, kit } = game;
        const broad = kit.house['silk-block-scope'] === 'broad';
        const comes = spaceOf(state, by) === ON_IT && endOf(state) === 'rear';
        if (!comes || state.setup.silk !== 'block' || (from.copied && !broad)) return spaces;
        const shut = kit.bandits
          .filter((who) => who !== by && bears(game, who, 'silk'))
          .flatMap((who) => spaceOf(state, who) ?? [])
          .filter((space) => broad || inside(space));
        return spaces.filter((space) => !shut.includes(space));
      },
    },
  },
};
