/** Flames in a car, behind whoever stands there: badges stay readable. */
import { level } from './level.ts';
import type { Box } from './plan.ts';

/** How far apart the tongues are, at least. */
const apart = 54;

export function Fire({ box }: { box: Box }) {
  const n = Math.max(3, Math.floor(box.width / apart));
  const step = box.width / n;
  return (
    <g class="flames" data-thing="fire">
      <path class="glow" d={`M${box.x} ${level.ceiling}H${box.x + box.width}V${level.floorFront}H${box.x}Z`} />
      {Array.from({ length: n }, (_, i) => (
        <g key={i} transform={`translate(${box.x + (i + 0.5) * step} ${level.floorFront})`}>
          <g class={`tongue of-${i % 3}`}>
            <path class="outer" d="M-25 0C-34-34-16-50-18-78-4-66-2-52 0-42 6-64 2-84 12-102 12-74 34-40 25 0Z" />
            <path class="inner" d="M-12 0C-18-22-6-32-6-48 4-38 16-22 12 0Z" />
          </g>
        </g>
      ))}
    </g>
  );
}
