import type { Mode } from '../base/modes/mode.ts';
import type { HouseRule } from './house-rule.ts';

/** Three players with one bandit each and a car each, instead of two bandits and four cars. */
const oneBanditEach = (mode: Mode): Mode => {
  if (mode.id === 'standard') return { ...mode, players: [...new Set([3, ...mode.players])] };
  if (mode.id === 'two-bandits') return { ...mode, players: mode.players.filter((players) => players !== 3) };
  return mode;
};

/** Online, three players have one bandit each. */
export const onlineThreePlayers: HouseRule = {
  id: 'online-three-players',
  options: ['big-box', 'online'],
  cites: ['Set Up'],
  hooks: {},
  mode: { online: oneBanditEach },
};

/** In the first edition, three players have one bandit each. */
export const firstEditionThreePlayers: HouseRule = {
  id: 'first-edition-three-players',
  options: ['big-box', 'first-edition'],
  cites: ['Set Up'],
  hooks: {},
  mode: { 'first-edition': oneBanditEach },
};
