import type { Power } from '../engine/hooks.ts';
import { belle } from './belle.ts';
import { cheyenne } from './cheyenne.ts';
import { django } from './django.ts';
import { doc } from './doc.ts';
import { ghost } from './ghost.ts';
import { tuco } from './tuco.ts';

/** The powers built so far. All of them are in every night, since a power may be lent to another bandit. */
export const powers: readonly Power[] = [ghost, doc, tuco, cheyenne, belle, django];
