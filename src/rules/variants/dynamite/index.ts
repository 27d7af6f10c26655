import type { Module } from '../../modules/module.ts';
import { die } from '../die.ts';
import { blast } from './blast.ts';
import { lay } from './lay.ts';
import { throwing } from './throw.ts';

/** Django's variant: a stick of dynamite that goes off as the first round's cards are done. */
export const dynamite: Module = { id: 'dynamite', rules: [die, lay, throwing, blast] };
