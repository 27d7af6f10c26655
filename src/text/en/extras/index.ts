/** What the boxes of later years have to say, by the ids of their parts. */
import type { ModuleTexts } from '../modules/module-texts.ts';
import { alPatron } from './al-patron.ts';
import { circusCar } from './circus-car.ts';
import { handcar } from './handcar.ts';
import { mary } from './mary.ts';
import { specialPunch } from './special-punch.ts';
import { zeroStrongbox } from './zero-strongbox.ts';

export const extras: Readonly<Record<string, ModuleTexts>> = {
  'circus-car': circusCar,
  handcar,
  'zero-strongbox': zeroStrongbox,
  'special-punch': specialPunch,
  'al-patron': alPatron,
  mary,
};
