import type { Rule } from '../engine/hooks.ts';
import { angryMarshal } from './angry-marshal.ts';
import { braking } from './braking.ts';
import { hostageTaking } from './hostage-taking.ts';
import { marshalsRevenge } from './marshals-revenge.ts';
import { passengersRebellion } from './passengers-rebellion.ts';
import { pickpocketing } from './pickpocketing.ts';
import { swivelArm } from './swivel-arm.ts';
import { takeItAll } from './take-it-all.ts';

/** The events built so far: those of the base box's round cards and stations. */
export const events: readonly Rule[] = [
  angryMarshal,
  swivelArm,
  braking,
  takeItAll,
  passengersRebellion,
  hostageTaking,
  pickpocketing,
  marshalsRevenge,
];
