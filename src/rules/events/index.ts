import type { Rule } from '../engine/hooks.ts';
import { angryMarshal } from './angry-marshal.ts';
import { braking } from './braking.ts';
import { deadlyFall } from './deadly-fall.ts';
import { higherSpeed } from './higher-speed.ts';
import { hostageTaking } from './hostage-taking.ts';
import { marshalsRevenge } from './marshals-revenge.ts';
import { mortalBullet } from './mortal-bullet.ts';
import { passengersRebellion } from './passengers-rebellion.ts';
import { pickpocketing } from './pickpocketing.ts';
import { reflexAction } from './reflex-action.ts';
import { safekeeping } from './safekeeping.ts';
import { sharingTheLoot } from './sharing-the-loot.ts';
import { swivelArm } from './swivel-arm.ts';
import { takeItAll } from './take-it-all.ts';

/** The events that work without a module; one whose module is not in play does nothing, and has no rule here. */
export const events: readonly Rule[] = [
  angryMarshal,
  swivelArm,
  braking,
  takeItAll,
  passengersRebellion,
  higherSpeed,
  safekeeping,
  reflexAction,
  hostageTaking,
  pickpocketing,
  marshalsRevenge,
  sharingTheLoot,
  mortalBullet,
  deadlyFall,
];
