/** What the variants of the app have to say, by their ids. */
import type { ModuleTexts } from '../modules/module-texts.ts';
import { amulet } from './amulet.ts';
import { die } from './die.ts';
import { dynamite } from './dynamite.ts';
import { flames } from './flames.ts';
import { flatBed } from './flat-bed.ts';
import { lastCar } from './last-car.ts';
import { prototype } from './prototype.ts';

export const variants: Readonly<Record<string, ModuleTexts>> = {
  flames,
  prototype,
  amulet,
  'flat-bed': flatBed,
  dynamite,
  'last-car': lastCar,
  die,
};
