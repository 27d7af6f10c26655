/** The train being coupled: touch the cars in the order in which they stand on the table. */
import type { SetupView } from '../../src/messages/view.ts';
import { texts } from '../../src/text/index.ts';
import { TokenShape } from '../draw/token.tsx';
import { Car } from '../train/car.tsx';
import { level } from '../train/level.ts';
import { clearCars, shuffleCars, toggleCar, wayOf } from './draft.ts';

const box = { x: 10, width: 236 };
type AnyCar = SetupView['allCars'][number];

export function CarsPart({ setup }: { setup: SetupView }) {
  const { ui } = texts;
  const { cars } = setup.draft;
  const way = wayOf(setup);
  const needed = way ? way.cars + setup.freeCars.length : setup.allCars.length;
  const coupled = cars.flatMap((id) => setup.allCars.find((car) => car.id === id) ?? []);
  const waiting = setup.allCars.filter((car) => !cars.includes(car.id));
  return (
    <section class="setup-cars">
      <h2>{ui.setup.cars}</h2>
      <p class="hint">{ui.setup.carsHint(needed)}</p>
      <ol class="yard">
        {coupled.map((car, i) => (
          <li key={car.id}>
            <CarButton setup={setup} car={car} number={i + 1} last={i === coupled.length - 1} />
          </li>
        ))}
        {waiting.map((car) => (
          <li key={car.id} class="siding">
            <CarButton setup={setup} car={car} number={null} last={false} />
          </li>
        ))}
      </ol>
      <p class="yard-tools">
        <button type="button" class="plain" data-do="shuffle-cars" onClick={() => shuffleCars(setup)}>
          {ui.setup.shuffle}
        </button>
        <button type="button" class="plain" disabled={cars.length === 0} onClick={() => clearCars(setup)}>
          {ui.setup.clear}
        </button>
      </p>
    </section>
  );
}

function CarButton({
  setup,
  car,
  number,
  last,
}: {
  setup: SetupView;
  car: AnyCar;
  number: number | null;
  last: boolean;
}) {
  const { ui, name } = texts;
  const label = number === null ? ui.setup.addCar(name.car(car.id)) : ui.setup.dropCar(name.car(car.id), number);
  return (
    <button
      type="button"
      class="yard-car"
      data-car={car.id}
      aria-pressed={number !== null}
      aria-label={label}
      onClick={() => toggleCar(setup, car.id)}
    >
      <svg class="train" viewBox={`-14 136 284 ${level.bottom - 130}`} aria-hidden="true" focusable="false">
        <Car id={car.id} index={number ?? 0} box={box} caboose={last} />
        {car.loot.map((token, i) => (
          <g
            key={i}
            transform={`translate(${box.x + box.width / 2 + (i - (car.loot.length - 1) / 2) * 42} ${level.floorLoot - 2}) scale(1.3)`}
          >
            <TokenShape token={token} />
          </g>
        ))}
      </svg>
    </button>
  );
}
