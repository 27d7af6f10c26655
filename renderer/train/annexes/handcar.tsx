/** The handcar: four small wheels, a deck, and the rocker that two can work. It travels as pawns do. */
import type { Place, Thing } from '../../../src/messages/facts.ts';
import { texts } from '../../../src/text/index.ts';
import { Wheel } from '../car.tsx';
import type { Box } from '../plan.ts';
import { touchable } from '../touchable.ts';
import { handcarBox } from './handcar-plan.ts';

interface Props {
  readonly car: Box;
  /** Where it stands: beside the first car or the last. */
  readonly from: Place;
  readonly onTouch?: ((thing: Thing, from: Place) => void) | null | undefined;
}

const thing: Thing = 'handcar';

export function Handcar({ car, from, onTouch }: Props) {
  const index = Number(from.split('.')[1]);
  const { x, width } = handcarBox(car, index);
  const end: Place = index === 0 ? 'front' : 'rear';
  const middle = width / 2;
  return (
    <g
      class="handcar"
      data-annex={thing}
      data-thing={thing}
      data-from={end}
      style={{ transform: `translate(${x}px, 0px)` }}
      {...touchable(texts.name.thing(thing), onTouch ? () => onTouch(thing, end) : null)}
    >
      <path class="rocker" d={`M${middle - 8} 368 ${middle} 318 ${middle + 8} 368Z`} />
      <path class="rocker-arm" d={`M14 306 ${width - 14} 330M14 296V316M${width - 14} 320V340`} />
      <path class="handcar-deck" d={`M0 366H${width}V384H0Z`} />
      <path class="handcar-edge" d={`M0 366H${width}V371H0Z`} />
      <Wheel x={26} r={18} />
      <Wheel x={width - 26} r={18} />
    </g>
  );
}
