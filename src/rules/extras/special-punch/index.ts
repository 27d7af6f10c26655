import type { Module } from '../../modules/module.ts';
import { SPECIAL_PUNCH, special } from './punch.ts';

/** A second Punch for every bandit, which sends its victim to the other floor. */
export const specialPunch: Module = { id: SPECIAL_PUNCH, rules: [special], cards: [SPECIAL_PUNCH] };
