import type { Module } from '../module.ts';
import { DRINK, drink } from './drink.ts';
import { isOne, pieces } from './flasks.ts';
import { lay } from './lay.ts';
import { shot } from './shot.ts';
import { unseen } from './unseen.ts';

/** Whiskey flasks in the cars, to be looted and drunk from in Schemin' (heading The Whiskey Flasks). */
export const whiskey: Module = {
  id: 'whiskey',
  rules: [lay, drink, unseen, shot],
  pieces,
  stands: (piece, { key, tap }) => (tap === 'word' ? key === DRINK : tap === 'token' && isOne(piece, key)),
};
