import type { Mode } from './mode.ts';
import { standard } from './standard.ts';
import { teams } from './teams.ts';
import { twoBandits } from './two-bandits.ts';

/** Every way to sit down, the plain one first. */
export const modes: readonly Mode[] = [standard, twoBandits, teams];
