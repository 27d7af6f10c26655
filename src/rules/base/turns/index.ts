import { jarring } from './jarring.ts';
import { speedingUp } from './speeding-up.ts';
import { standard } from './standard.ts';
import { switching } from './switching.ts';
import { tunnel } from './tunnel.ts';
import { turmoil } from './turmoil.ts';
import type { Turn } from './turn.ts';

/** The types of turn, by id. */
export const turns: Readonly<Record<string, Turn>> = Object.fromEntries(
  [standard, tunnel, speedingUp, switching, turmoil, jarring].map((turn) => [turn.id, turn]),
);
