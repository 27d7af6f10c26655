/** The stagecoach: a red body on leather straps, tall yellow wheels, the driver’s box, a lamp. It travels as pawns do. */

import type { Place, Thing } from '../../../src/messages/facts.ts';
import { texts } from '../../../src/text/index.ts';
import type { Box } from '../plan.ts';
import { touchable } from '../touchable.ts';
import { coach, coachBox } from './coach-plan.ts';

interface Props {
  readonly car: Box;
  /** Where it stands; left out where it is only a ghost of itself. */
  readonly from?: Place;
  readonly onTouch?: ((thing: Thing, from: Place) => void) | null | undefined;
}

const thing: Thing = 'stagecoach';

export function Stagecoach({ car, from, onTouch }: Props) {
  const { x, width } = coachBox(car);
  const { roofBack, roofFront, sill } = coach;
  const middle = width / 2;
  return (
    <g
      class="coach"
      data-annex="stagecoach"
      data-thing={from && thing}
      data-from={from}
      style={{ transform: `translate(${x}px, 0px)` }}
      {...touchable(texts.name.thing(thing), from !== undefined && onTouch ? () => onTouch(thing, from) : null)}
    >
      <path class="coach-shaft" d={`M-26 ${sill + 6}H${width + 10}`} />
      <path class="coach-box" d={`M-20 ${sill - 44}H6V${sill}H-26L-30 ${sill - 8}H-18Z`} />
      <path
        class="coach-body"
        d={`M4 ${roofFront - 4}H${width - 4}V${sill - 26}Q${width - 6} ${sill + 8} ${middle} ${sill + 8}Q6 ${sill + 8} 4 ${sill - 26}Z`}
      />
      <path
        class="coach-room"
        d={`M14 ${roofFront + 4}H${width - 14}V${sill - 26}Q${middle} ${sill + 6} 14 ${sill - 26}Z`}
      />
      <path
        class="coach-seat"
        d={`M16 ${sill - 52}H44V${sill - 16}Q24 ${sill - 16} 16 ${sill - 30}ZM${width - 16} ${sill - 52}H${width - 44}V${sill - 16}Q${width - 24} ${sill - 16} ${width - 16} ${sill - 30}Z`}
      />
      <path class="coach-line" d={`M6 ${sill - 22}Q${middle} ${sill + 14} ${width - 6} ${sill - 22}`} />
      <path class="coach-roof" d={`M10 ${roofBack}H${width - 10}L${width + 2} ${roofFront}H-2Z`} />
      <path
        class="coach-rail"
        d={`M8 ${roofBack - 2}V${roofBack - 12}H${width - 8}V${roofBack - 2}M${middle} ${roofBack - 12}V${roofBack - 2}`}
      />
      <circle class="coach-lamp" cx="-4" cy={roofFront + 22} r="7" />
      <CoachWheel x={26} r={26} />
      <CoachWheel x={width - 32} r={32} />
    </g>
  );
}

function CoachWheel({ x, r }: { x: number; r: number }) {
  const y = coach.ground - r;
  const spokes = [0, 30, 60, 90, 120, 150].map((angle) => {
    const [cos, sin] = [Math.cos((angle * Math.PI) / 180) * (r - 3), Math.sin((angle * Math.PI) / 180) * (r - 3)];
    return `M${x - cos} ${y - sin}L${x + cos} ${y + sin}`;
  });
  return (
    <g class="coach-wheel">
      <path d={spokes.join('')} />
      <circle class="coach-tyre" cx={x} cy={y} r={r - 3} />
      <circle class="coach-hub" cx={x} cy={y} r={r / 5} />
    </g>
  );
}
