/** The train of the front page: the real one, with the bandits on their way. */

import type { TrainView } from '../../src/messages/view.ts';
import { TrainPicture } from './picture.tsx';

const cars = ['locomotive', 'car-3j', 'car-4p1j', 'car-1p1j', 'car-3p'];
const stands: Record<string, string[]> = {
  '0.in': ['marshal'],
  '1.roof': ['ghost'],
  '2.in': ['belle'],
  '2.roof': ['django'],
  '3.in': ['doc', 'cheyenne'],
  '4.roof': ['tuco'],
};
const lies: Record<string, string[]> = {
  '0.in': ['strongbox'],
  '1.in': ['jewel', 'jewel', 'jewel'],
  '2.in': ['purse', 'purse', 'jewel'],
  '4.in': ['purse', 'purse', 'purse'],
};

const train: TrainView = {
  cars: cars.map((id, i) => ({ id, inside: floor(`${i}.in`), roof: floor(`${i}.roof`) })),
  pawns: Object.fromEntries(Object.entries(stands).flatMap(([space, all]) => all.map((who) => [who, space]))),
  annexes: [],
};

function floor(space: string) {
  return { space, pawns: stands[space] ?? [], loot: lies[space] ?? [] };
}

export function Showpiece() {
  return <TrainPicture train={train} kind="showpiece" />;
}
