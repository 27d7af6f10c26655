/** The engine: boiler, stack and cow-catcher ahead, and the cab, which is a car like any other. */
import { Roof, Wheel } from './car.tsx';
import { Fire } from './fire.tsx';
import { level } from './level.ts';
import type { Box } from './plan.ts';

export function Locomotive({ cab, boiler, burning = false }: { cab: Box; boiler: Box; burning?: boolean }) {
  const { x, width } = cab;
  const right = x + width;
  const nose = boiler.x;
  return (
    <g class="car locomotive">
      <Smoke x={nose + 62} />
      <path
        class="iron"
        d={`M${nose + 44} 214V150H${nose + 34}V132L${nose + 26} 116H${nose + 98}L${nose + 90} 132V150H${nose + 80}V214Z`}
      />
      <path
        class="brass"
        d={`M${nose + 24} 110H${nose + 100}V120H${nose + 24}ZM${nose + 38} 144H${nose + 86}V151H${nose + 38}Z`}
      />
      <path class="iron" d={`M${nose + 108} 214Q${nose + 110} 178 ${nose + 130} 178T${nose + 152} 214Z`} />
      <path class="boiler" d={`M${nose + 28} 208H${x + 8}V352H${nose + 28}Q${nose + 12} 280 ${nose + 28} 208Z`} />
      <path class="boiler-light" d={`M${nose + 25} 222H${x + 8}V242H${nose + 21}Z`} />
      <path class="brass" d={`M${nose + 62} 208h8V352h-8ZM${nose + 116} 208h8V352h-8Z`} />
      <circle class="brass" cx={nose + 24} cy="276" r="25" />
      <circle class="lamp-glass" cx={nose + 24} cy="276" r="17" />
      <path class="beam" d={`M${nose + 20} 260L-60 226V340L${nose + 20} 292Z`} />
      <path class="iron" d={`M${nose + 16} 352H${right}V380H${nose + 4}Z`} />
      <path class="catcher" d={`M${nose + 18} 360H${nose + 62}V420H${nose - 12}Z`} />
      <path
        class="spokes"
        d={`M${nose + 26} 364L${nose + 2} 418M${nose + 38} 364L${nose + 24} 418M${nose + 50} 364L${nose + 46} 418`}
      />

      <path class="wall" d={`M${x} ${level.ceiling - 6}H${right}V${level.floorFront}H${x}Z`} />
      <path class="pane" d={`M${x + width * 0.52} 212H${right - 22}V262H${x + width * 0.52}Z`} />
      <path class="lamplight" d={`M${x} ${level.ceiling - 6}H${right}V${level.floorBack}H${x}Z`} />
      <g transform={`translate(${x + 46} ${level.floorBack})`}>
        <path class="iron" d="M-34 0V-86Q-8-104 18-86V0Z" />
        <path class="fire" d="M-22-10V-40Q-8-54 6-40V-10Z" />
        <circle class="brass" cx="-22" cy="-72" r="8" />
        <circle class="brass" cx="4" cy="-72" r="8" />
      </g>
      <path class="planks" d={`M${x + 10} ${level.floorBack}H${right - 10}L${right} ${level.floorFront}H${x}Z`} />
      <path
        class="post"
        d={`M${x - 2} ${level.ceiling - 8}h12V${level.floorFront}h-12ZM${right - 10} ${level.ceiling - 8}h12V${level.floorFront}h-12Z`}
      />
      <Roof box={cab} />
      {burning && <Fire box={cab} />}
      <path class="sill" d={`M${x - 6} ${level.floorFront}H${right + 6}V382H${x - 6}Z`} />
      <Wheel x={nose + 82} r={20} />
      <Wheel x={x - 10} r={36} />
      <Wheel x={x + 74} r={36} />
      <Wheel x={right - 46} r={36} />
      <path class="rod" d={`M${x - 12} 392H${right - 44}`} />
    </g>
  );
}

function Smoke({ x }: { x: number }) {
  return (
    <g class="smoke">
      <circle class="puff one" cx={x} cy="92" r="18" />
      <circle class="puff two" cx={x + 40} cy="66" r="25" />
      <circle class="puff three" cx={x + 96} cy="42" r="31" />
    </g>
  );
}
