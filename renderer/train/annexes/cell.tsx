/** The cell at the end of the prison car: stone, a cot, a barred window; and the bars before whoever sits in it. */
import { level } from '../level.ts';
import type { Box } from '../plan.ts';
import { cellBox } from './cell-plan.ts';

const apart = 21;

export function Cell({ car }: { car: Box }) {
  const { x, width } = cellBox(car);
  const { ceiling, floorBack, floorFront } = level;
  const right = x + width;
  const window = x + width / 2;
  return (
    <g class="cell" data-annex="cell">
      <path class="cell-wall" d={`M${x} ${ceiling}H${right}V${floorBack}H${x}Z`} />
      <path
        class="cell-joint"
        d={`M${x} ${ceiling + 28}H${right}M${x} ${ceiling + 56}H${right}M${x} ${ceiling + 84}H${right}M${x + 30} ${ceiling}v28M${right - 34} ${ceiling + 28}v28M${x + 40} ${ceiling + 56}v28M${right - 24} ${ceiling + 84}v32`}
      />
      <path class="cell-night" d={`M${window - 24} ${ceiling + 12}h48v34h-48Z`} />
      <path
        class="cell-grate"
        d={`M${window - 12} ${ceiling + 12}v34M${window} ${ceiling + 12}v34M${window + 12} ${ceiling + 12}v34`}
      />
      <path class="cell-floor" d={`M${x} ${floorBack}H${right}V${floorFront}H${x}Z`} />
      <path
        class="cell-cot"
        d={`M${x + 12} ${floorBack - 22}H${right - 12}v9H${x + 12}ZM${x + 18} ${floorBack - 13}v16M${right - 18} ${floorBack - 13}v16`}
      />
    </g>
  );
}

/** In front of the pawns: thin enough that badges can be read through them. */
export function CellBars({ car }: { car: Box }) {
  const { x, width } = cellBox(car);
  const { ceiling, floorFront } = level;
  const n = Math.max(3, Math.round(width / apart));
  const bars = Array.from({ length: n + 1 }, (_, i) => `M${x + (i * width) / n} ${ceiling}V${floorFront}`);
  return (
    <g class="cell-bars">
      <path class="bars" d={bars.join('')} />
      <path class="rail" d={`M${x - 4} ${ceiling + 4}H${x + width + 4}M${x - 4} ${floorFront - 4}H${x + width + 4}`} />
      <path class="lock" d={`M${x - 9} ${ceiling + 76}h18v24h-18Z`} />
    </g>
  );
}
