import type { Punch } from '../../base/actions/punch.ts';
import type { Rule } from '../../engine/hooks.ts';
import { isBandit } from '../../engine/players.ts';
import type { State } from '../../engine/state.ts';
import { looks } from '../../engine/tokens.ts';
import { alongside, COACH_ROOF } from './coach.ts';
import { SHOTGUN } from './shotgun.ts';

const guards = ({ pieces }: State): boolean => pieces[SHOTGUN] === COACH_ROOF;

/** The Shotgun keeps one strongbox where he stands from being looted, until a punch throws him onto the train's roof. */
export const strongbox: Rule = {
  id: 'shotgun-guards',
  stage: 'module',
  cites: ['The Shotgun', 'Loot', 'Punch'],
  hooks: {
    widen: {
      'punch.targets': ({ state }, targets, { by }) =>
        guards(state) && isBandit(by) && state.pieces[by] === COACH_ROOF ? [...targets, SHOTGUN] : targets,
    },
    narrow: {
      'loot.tokens'({ state }, tokens, { by }) {
        if (!guards(state) || state.pieces[by] !== COACH_ROOF) return tokens;
        const boxes = (state.loot[COACH_ROOF] ?? []).filter((token) => looks(token) === 'strongbox');
        return boxes.length > 1 ? tokens : tokens.filter((token) => looks(token) !== 'strongbox');
      },
      'punch.spaces'({ state }, spaces, action) {
        if ((action as Punch).target !== SHOTGUN) return spaces;
        const roof = alongside(state, COACH_ROOF);
        return roof === undefined ? [] : [roof];
      },
    },
  },
};
