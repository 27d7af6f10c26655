import type { Module } from '../../modules/module.ts';
import { die } from '../die.ts';
import { burning } from './burning.ts';
import { FIRE } from './fire.ts';
import { spread } from './spread.ts';

/** Tokens: one for each car and the locomotive. */
const TOKENS = 8;

/** Ghost's variant: a fire that spreads through the train, round by round. */
export const flames: Module = { id: 'flames', rules: [die, spread, burning], things: { [FIRE]: TOKENS } };
