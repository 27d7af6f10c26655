import type { Bullet } from './bullet.ts';
import { disarmed } from './disarmed.ts';
import { dropThatBag } from './drop-that-bag.ts';
import { golden } from './golden.ts';
import { gotIm } from './got-im.ts';
import { plain } from './plain.ts';
import { shoulderInjury } from './shoulder-injury.ts';
import { woundedKnee } from './wounded-knee.ts';

/** Everything that may be printed on his bullet cards. */
export const bullets: readonly Bullet[] = [disarmed, woundedKnee, shoulderInjury, gotIm, dropThatBag, golden, plain];

export const bulletOf = (id: string): Bullet | undefined => bullets.find((bullet) => bullet.id === id);
