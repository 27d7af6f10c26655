import type { Power } from '../engine/hooks.ts';
import type { Who } from '../engine/state.ts';

const spare = (targets: Who[], bearer: Who): Who[] =>
  targets.length > 1 ? targets.filter((who) => who !== bearer) : targets;

/** Belle is neither shot nor punched while somebody else could be instead. */
export const belle: Power = {
  id: 'belle',
  cites: ['Character Powers: Belle'],
  hooks: {
    narrow: {
      'shoot.targets': (_game, targets, _action, bearer) => spare(targets, bearer),
      'punch.targets': (_game, targets, _action, bearer) => spare(targets, bearer),
    },
  },
};
