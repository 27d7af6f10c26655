import { unlaidActions } from '../base/flow/decks.ts';
import type { HouseRule } from './house-rule.ts';

/** Online, bullet cards in hand are discarded when Schemin' is over: only action cards can be kept. */
export const onlineDiscard: HouseRule = {
  id: 'online-discard',
  options: ['big-box', 'online'],
  cites: ["Phase 1: Schemin'!"],
  hooks: {
    online: {
      numbers: { 'keep.most': (game, most, { who }) => Math.min(most, unlaidActions(game, who)) },
      before: {
        'schemin.end'(game) {
          const shot = game.kit.characters.filter((who) => (game.state.received[who] ?? []).length > 0);
          const who = [...new Set(shot.map((one) => game.kit.playerOf[one] as string))];
          if (who.length > 0) game.tell?.({ is: 'ruled', by: 'online-discard', about: 'scheme.keep', who, cites: [] });
          return undefined;
        },
      },
    },
  },
};
