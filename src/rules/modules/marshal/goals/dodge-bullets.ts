import { HE } from '../he.ts';
import { bulletsOf, type Goal } from './goal.ts';

const MOST = 2;

/** No single bandit has put more than two bullets into his deck; neutral ones are nobody's. */
export const dodgeBullets: Goal = {
  id: 'dodge-bullets',
  holds: (game) => game.kit.bandits.every((who) => bulletsOf(game, who, HE) <= MOST),
};
