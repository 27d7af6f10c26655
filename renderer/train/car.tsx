/** One car, cut open: roof from above, room with its furniture, frame and wheels. Each kind of car has a room of its own. */
import type { ComponentChild } from 'preact';
import type { Thing } from '../../src/messages/facts.ts';
import { Fire } from './fire.tsx';
import { Giraffe, GiraffeAbove } from './giraffe.tsx';
import { level } from './level.ts';
import type { Box } from './plan.ts';
import { Windows } from './windows.tsx';

interface Props {
  readonly id: string;
  readonly index: number;
  readonly box: Box;
  readonly caboose: boolean;
  /** What marks it: its roof was taken off, it is on fire. */
  readonly marks?: readonly Thing[];
}

export function Car({ id, index, box, caboose, marks = [] }: Props) {
  const { x, width } = box;
  const right = x + width;
  const flat = marks.includes('flat-bed');
  // Without a roof there is but a low wall.
  const top = flat ? level.floorBack - 44 : level.ceiling - 6;
  return (
    <g class={`car ${id} ${caboose ? 'caboose' : ''} ${flat ? 'flat-bed' : ''}`}>
      {!flat && <path class="bellows" d={`M${x - 20} 196H${x + 2}V372H${x - 20}Z`} />}
      <path class="coupling" d={`M${x - 22} 378H${x + 6}V390H${x - 22}Z`} />
      <path class="wall" d={`M${x} ${top}H${right}V${level.floorFront}H${x}Z`} />
      {!flat && <Windows box={box} />}
      {!flat && <path class="lamplight" d={`M${x} ${top}H${right}V${level.floorBack}H${x}Z`} />}
      {id === 'circus-car' && <Giraffe x={right - 52} />}
      <g transform={`translate(${x + width / 2} ${level.floorBack})`}>{furniture[id] ?? null}</g>
      <path class="planks" d={`M${x + 10} ${level.floorBack}H${right - 10}L${right} ${level.floorFront}H${x}Z`} />
      <path
        class="seam"
        d={`M${x + 6} ${level.floorBack + 17}H${right - 6}M${x + 3} ${level.floorBack + 34}H${right - 3}`}
      />
      <path
        class="post"
        d={`M${x - 2} ${top - 2}h12V${level.floorFront}h-12ZM${right - 10} ${top - 2}h12V${level.floorFront}h-12Z`}
      />
      {!flat && <Roof box={box} />}
      {!flat && id === 'circus-car' && <GiraffeAbove x={right - 52} />}
      {marks.includes('fire') && <Fire box={box} />}
      <path class="sill" d={`M${x - 6} ${level.floorFront}H${right + 6}V382H${x - 6}Z`} />
      <path class="sill-light" d={`M${x - 6} ${level.floorFront}H${right + 6}V${level.floorFront + 4}H${x - 6}Z`} />
      <Bogie x={x + 54} />
      <Bogie x={right - 54} />
      {caboose && <Veranda x={right} />}
      <g transform={`translate(${x + width / 2} 391)`}>
        <path class="plate" d="M-24-12H24V14H-24Z" />
        <text class="plate-number" y="10" text-anchor="middle">
          {index > 0 && index}
        </text>
      </g>
    </g>
  );
}

/** The roof, seen a little from above, so that those on it stand somewhere. */
export function Roof({ box }: { box: Box }) {
  const { x, width } = box;
  const right = x + width;
  return (
    <>
      <path class="roof" d={`M${x + 12} ${level.roofBack}H${right - 12}L${right + 8} ${level.roofFront}H${x - 8}Z`} />
      <path
        class="roof-light"
        d={`M${x + 12} ${level.roofBack}H${right - 12}L${right - 9} ${level.roofBack + 8}H${x + 9}Z`}
      />
      <path class="roof-walk" d={`M${x + 6} 160H${right - 6}L${right - 2} 172H${x + 2}Z`} />
      <path class="eaves" d={`M${x - 8} ${level.roofFront}H${right + 8}V${level.roofFront + 10}H${x - 8}Z`} />
    </>
  );
}

function Bogie({ x }: { x: number }) {
  return (
    <g>
      <path class="frame" d={`M${x - 44} 384H${x + 44}L${x + 36} 398H${x - 36}Z`} />
      <Wheel x={x - 24} r={22} />
      <Wheel x={x + 24} r={22} />
    </g>
  );
}

export function Wheel({ x, r }: { x: number; r: number }) {
  const y = level.rail - r;
  return (
    <g class="wheel">
      <circle class="tyre" cx={x} cy={y} r={r} />
      <path class="spokes" d={`M${x - r + 5} ${y}H${x + r - 5}M${x} ${y - r + 5}V${y + r - 5}`} />
      <circle class="hub" cx={x} cy={y} r={r / 4} />
    </g>
  );
}

function Veranda({ x }: { x: number }) {
  return (
    <path class="rails" d={`M${x + 2} 310H${x + 12}M${x + 2} 328H${x + 12}M${x + 11} 306V366M${x + 2} 366H${x + 14}`} />
  );
}

/** Furniture stands on the floor’s back edge, its middle at the origin. */
const seat = (x: number) => (
  <path key={x} class="wood" d={`M${x - 22} 0V-44Q${x - 22}-50 ${x - 16}-50H${x - 12}V-22H${x + 16}V0Z`} />
);
const furniture: Record<string, ComponentChild> = {
  'car-1p': [-66, 0, 66].map(seat),
  'car-3p': (
    <>
      <path class="wood" d="M-84 0V-26H-30V0ZM30 0V-26H84V0Z" />
      <path class="cloth" d="M-90-32H-24L-30-16H-84ZM24-32H90L84-16H30Z" />
    </>
  ),
  'car-1p1j': (
    <>
      <path class="wood" d="M-88 0V-40H40V0Z" />
      <path class="cloth" d="M-94-48H46V-40H-94Z" />
      <path class="bottle" d="M-70-48v-20h4v-8h6v8h4v20ZM-44-48v-14h4v-8h4v8h4v14ZM-14-48v-20h4v-8h6v8h4v20Z" />
    </>
  ),
  'car-3p1j': (
    <>
      <path class="wood" d="M-30 0V-30H30V0Z" />
      <path class="cloth" d="M-38-38H38L30-30H-30Z" />
      <path class="wood" d="M-86 0V-52H-78V-22H-54V0ZM86 0V-52H78V-22H54V0Z" />
    </>
  ),
  'car-4p1j': (
    <>
      <path class="wood" d="M-92 0V-78H-30V0ZM30 0V-78H92V0Z" />
      <path
        class="slot"
        d="M-86-72h22v14h-22ZM-58-72h22v14h-22ZM-86-50h22v14h-22ZM-58-50h22v14h-22ZM36-72h22v14h-22ZM64-72h22v14h-22ZM36-50h22v14h-22ZM64-50h22v14h-22Z"
      />
    </>
  ),
  'circus-car': (
    <>
      <path
        class="circus-drape"
        d="M-96-116H96V-96Q80-78 64-96 48-78 32-96 16-78 0-96-16-78-32-96-48-78-64-96-80-78-96-96Z"
      />
      <path class="wood" d="M-92 0V-34H-40V0ZM-30 0V-24H14V0Z" />
      <circle class="circus-ball" cx="-66" cy="-50" r="16" />
    </>
  ),
  'car-3j': (
    <>
      <path class="cloth" d="M-94-116Q-80-60-94 0H-76Q-64-60-76-116ZM94-116Q80-60 94 0H76Q64-60 76-116Z" />
      <path class="wood" d="M-50 0V-18Q-50-44-24-44H24Q50-44 50-18V0Z" />
    </>
  ),
};
