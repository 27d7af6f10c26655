import { counted } from '../../rules/base/modes/counted.ts';
import { isBandit } from '../../rules/engine/players.ts';
import { type ModuleLaying, step } from './module-laying.ts';

export const stagecoach: ModuleLaying = {
  train: () => [step('box.stagecoach'), step('box.shotgun')],
  beside: (setup) => [step('box.hostages', { count: counted(setup, setup.seats.flat().filter(isBandit)).length - 1 })],
};
