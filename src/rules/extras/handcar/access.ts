import type { Game } from '../../engine/game.ts';
import type { Rule } from '../../engine/hooks.ts';
import { spaceOf } from '../../engine/players.ts';
import { spotOf } from '../../engine/spaces.ts';
import type { Action, Space } from '../../engine/state.ts';
import { cites, nextTo, ON_IT } from './handcar.ts';

/** What lies one step away across the end of the train: feet use both floors of the last car, fists and bullets its inside. */
function across({ state }: Game, space: Space, what: string): Space[] {
  const inside = nextTo(state, 'in');
  const roof = nextTo(state, 'roof');
  if (inside === undefined || roof === undefined || what === 'marshal') return [];
  const reached = what === 'move' ? [inside, roof] : [inside];
  if (space === ON_IT) return reached;
  return reached.includes(space) ? [ON_IT] : [];
}

/** Nobody changes floors by way of it in one movement. */
function sameFloor({ state }: Game, spaces: Space[], { by }: Action): Space[] {
  const from = spotOf(spaceOf(state, by));
  return from === undefined ? spaces : spaces.filter((space) => (spotOf(space)?.floor ?? from.floor) === from.floor);
}

/** It is one step from the inside and from the roof of the car next to it. */
export const access: Rule = {
  id: 'handcar-access',
  stage: 'variant',
  cites: [...cites, 'Move', 'Shoot', 'Punch'],
  hooks: {
    widen: { neighbours: (game, near, { space, for: what }) => [...near, ...across(game, space, what)] },
    narrow: { 'move.spaces': (game, spaces, action) => sameFloor(game, spaces, action) },
  },
};
