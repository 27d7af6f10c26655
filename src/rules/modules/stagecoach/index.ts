import { hostages } from '../../catalogue/names.ts';
import type { Module } from '../module.ts';
import { caught } from '../pairs/escape.ts';
import { rideAndCoach } from '../pairs/ride-and-coach.ts';
import { COACH, COACH_IN, COACH_ROOF, coachCar, WAITING } from './coach.ts';
import { drift, leftBehind } from './drift.ts';
import { fled } from './fled.ts';
import { banker } from './hostages/banker.ts';
import { hostageOf } from './hostages/held.ts';
import { minister } from './hostages/minister.ts';
import { oldLady } from './hostages/old-lady.ts';
import { photographer } from './hostages/photographer.ts';
import { pokerPlayer } from './hostages/poker-player.ts';
import { poodle } from './hostages/poodle.ts';
import { take } from './hostages/take.ts';
import { teacher } from './hostages/teacher.ts';
import { zealot } from './hostages/zealot.ts';
import { setUp } from './set-up.ts';
import { SHOTGUN, shotgunBlocks, shotgunCrossing, shotgunEncounter } from './shotgun.ts';
import { shotgunsRage } from './shotguns-rage.ts';
import { nextToTheCar, sightOverTheTrain } from './spaces.ts';
import { strongbox } from './strongbox.ts';

const NEUTRAL = 3;

/** The stagecoach that falls back along the train, the Shotgun on it, and the hostages in it. */
export const stagecoach: Module = {
  id: 'stagecoach',
  rules: [
    setUp,
    nextToTheCar,
    sightOverTheTrain,
    drift,
    leftBehind,
    strongbox,
    shotgunEncounter,
    shotgunCrossing,
    shotgunBlocks,
    shotgunsRage,
    rideAndCoach,
    caught,
    fled,
    take,
    banker,
    poodle,
    minister,
    teacher,
    zealot,
    oldLady,
    pokerPlayer,
    photographer,
  ],
  neutral: NEUTRAL,
  pawns: [SHOTGUN],
  spaces: [COACH_IN, COACH_ROOF],
  places: [WAITING],
  pieces: [...hostages.map(hostageOf), COACH_IN, COACH_ROOF],
  things: { [COACH]: 1, ...Object.fromEntries(hostages.map((name) => [hostageOf(name), 1])) },
  annexes: (state) => {
    const car = coachCar(state);
    return car === undefined ? [] : [{ id: 'stagecoach', car, spaces: [COACH_IN, COACH_ROOF] }];
  },
};
