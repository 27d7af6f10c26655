import type { Mode } from '../../base/modes/mode.ts';
import { playableBandits } from '../../catalogue/components.ts';
import type { Module } from '../module.ts';
import { brilliantIdea, IDEA } from './brilliant-idea.ts';
import { CELL, cellAt, prisonCar } from './car.ts';
import { crimeDoesntPay } from './crime-doesnt-pay.ts';
import { freeing } from './freeing.ts';
import { DRAWN, FREE, PRISONER, prisonerCard, prisoners } from './prisoners.ts';
import { search } from './search.ts';

/** Up to four bandits ride in four cars, more in five, besides the prison car (heading Set Up, step 2). */
const fewerCars = (mode: Mode): Mode => ({ ...mode, cars: (players) => (mode.bandits(players) <= 4 ? 4 : 5) });

/** Every bandit of the box has a sidekick, in play or not; so many prisoners are drawn (heading Set Up, step 8). */
const sidekicks = playableBandits.map(prisonerCard);

/** A prison car with its cell at the end of the train, prisoners to free, and a Brilliant Idea for every bandit. */
export const prison: Module = {
  id: 'prison',
  rules: [prisonCar, brilliantIdea, freeing, search, prisoners, crimeDoesntPay],
  mode: fewerCars,
  cars: ['prison-car'],
  cards: [IDEA],
  tagged: [PRISONER],
  draw: { place: FREE, things: sidekicks, count: DRAWN },
  spaces: [CELL],
  places: [FREE],
  things: Object.fromEntries(sidekicks.map((thing) => [thing, 1])),
  annexes: cellAt,
};
