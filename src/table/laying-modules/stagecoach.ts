import { isBandit } from '../../rules/engine/players.ts';
import { type ModuleLaying, step } from './module-laying.ts';

export const stagecoach: ModuleLaying = {
  train: () => [step('box.stagecoach'), step('box.shotgun')],
  beside: ({ seats }) => [step('box.hostages', { count: seats.flat().filter(isBandit).length - 1 })],
};
