import type { Game } from '../../../engine/game.ts';
import type { Rule } from '../../../engine/hooks.ts';
import { seatOf } from '../../../engine/players.ts';
import type { Who } from '../../../engine/state.ts';
import { holds } from './held.ts';
import { ransom } from './ransom.ts';

const EACH_BULLET = 200;

/** Bullet cards in a bandit's deck that somebody else fired who is not counted with him. */
function hits({ state }: Game, who: Who): number {
  const allies = seatOf(state.setup, who);
  return (state.received[who] ?? []).filter((by) => by !== 'neutral' && !allies.includes(by)).length;
}

/** With the Photographer a bandit's cards always lie face up, and every hit by an opponent is paid for. */
export const photographer: Rule = {
  id: 'photographer',
  stage: 'module',
  cites: ['The Hostages'],
  hooks: {
    narrow: {
      'scheme.faces': (game, faces, { of }) => (holds(game, of, 'photographer') ? ['up'] : faces),
    },
    terms: ransom('photographer', (game, who) => EACH_BULLET * hits(game, who)),
  },
};
