/** The variants of the app, in the order of the manual (heading App Variants). Each is a folder of its own. */
import type { Module } from '../modules/module.ts';
import { amulet } from './amulet/index.ts';
import { dynamite } from './dynamite/index.ts';
import { flames } from './flames/index.ts';
import { flatBed } from './flat-bed/index.ts';
import { lastCar } from './last-car/index.ts';
import { prototype } from './prototype/index.ts';

export const variants: readonly Module[] = [flames, prototype, amulet, flatBed, dynamite, lastCar];
