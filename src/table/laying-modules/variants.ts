import { type ModuleLaying, step } from './module-laying.ts';

/** A piece that waits beside the train until the die has shown where it goes. */
const waiting = (id: string): ModuleLaying => ({ beside: () => [step(`box.${id}`)] });

export const flames = waiting('flames');
export const prototype = waiting('prototype');
export const amulet = waiting('amulet');
export const flatBed = waiting('flat-bed');
export const dynamite = waiting('dynamite');

/** Its two round cards are printed by the table. */
export const lastCar: ModuleLaying = { beside: () => [step('box.last-car')] };
