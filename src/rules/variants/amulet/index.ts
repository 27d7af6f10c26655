import type { Module } from '../../modules/module.ts';
import { die } from '../die.ts';
import { curse } from './curse.ts';
import { handOver } from './hand-over.ts';
import { lay } from './lay.ts';

/** Cheyenne's variant: an Amulet worth a lot that takes away its holder's power and jewels. */
export const amulet: Module = { id: 'amulet', rules: [die, lay, curse, handOver] };
