import { JEWEL_CARS, MARY } from '../../rules/extras/mary/she.ts';
import { type ModuleLaying, step } from './module-laying.ts';

export const mary: ModuleLaying = {
  train: ({ carCount }) => [step('box.her-jewels', { first: Math.max(1, carCount - JEWEL_CARS + 1), last: carCount })],
  own: (_setup, who) =>
    who === MARY ? ['box.sheet', 'box.her-cards', 'box.her-jewel'].map((code) => step(code, { who })) : [],
  after: (setup) => [step(setup.house['mary-start'] === 'caboose' ? 'box.she-starts' : 'box.she-starts-by-chance')],
};
