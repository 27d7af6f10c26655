import type { Module } from '../../modules/module.ts';
import { die } from '../die.ts';
import { eject } from './eject.ts';
import { lay } from './lay.ts';
import { threeBullets } from './shoot.ts';

/** Belle's variant: a weapon that fires three bullets at once. */
export const prototype: Module = { id: 'prototype', rules: [die, lay, threeBullets, eject] };
