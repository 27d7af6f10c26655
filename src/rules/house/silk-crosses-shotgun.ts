import type { HouseRule } from './house-rule.ts';

/** Whether Silk, running past the Shotgun with her Move power, takes the bullet that others take. */
export const silkCrossesShotgun: HouseRule = {
  id: 'silk-crosses-shotgun',
  options: ['free', 'bullet'],
  cites: ['Character Powers: Silk', 'The Shotgun'],
  modules: ['stagecoach'],
  hooks: { bullet: { numbers: { 'crossing.bullets': () => 1 } } },
};
