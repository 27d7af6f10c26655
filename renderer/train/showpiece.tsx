/** The train of the front page: the real one, with the bandits on their way. */

import type { TrainView } from '../../src/messages/view.ts';
import { Car } from './car.tsx';
import { layTrain, level } from './layout.ts';
import { Locomotive } from './locomotive.tsx';
import { Loot } from './loot.tsx';
import { Pawns } from './pawns.tsx';

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
};

function floor(space: string) {
  return { space, pawns: stands[space] ?? [], loot: lies[space] ?? [] };
}

export function Showpiece() {
  const layout = layTrain(cars.length);
  const [cab, ...rest] = layout.cars;
  return (
    <svg class="train showpiece" viewBox={`0 0 ${layout.width} ${level.bottom}`} aria-hidden="true" focusable="false">
      <path class="rail" d={`M-2000 ${level.rail}H${layout.width + 2000}V${level.rail + 5}H-2000Z`} />
      {cab && <Locomotive cab={cab} boiler={layout.boiler} />}
      {rest.map((box, i) => (
        <Car key={i} id={cars[i + 1] ?? ''} index={i + 1} box={box} caboose={i === rest.length - 1} />
      ))}
      <Pawns layout={layout} train={train} active={[]} onTouch={null} />
      <Loot layout={layout} train={train} />
    </svg>
  );
}
