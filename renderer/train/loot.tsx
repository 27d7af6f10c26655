/** Loot where it lies. */
import type { FloorView, TrainView } from '../../src/messages/view.ts';
import { TokenShape } from '../draw/token.tsx';
import { type Layout, placeLoot } from './layout.ts';

export function Loot({ layout, train }: { layout: Layout; train: TrainView }) {
  return (
    <g class="loot">
      {train.cars
        .flatMap((car) => [car.roof, car.inside])
        .map((floor) => (
          <FloorLoot key={floor.space} layout={layout} floor={floor} />
        ))}
    </g>
  );
}

function FloorLoot({ layout, floor }: { layout: Layout; floor: FloorView }) {
  return (
    <g>
      {placeLoot(layout, floor).map(({ token, count, x, y, scale }, i) => (
        <g key={`${token}${i}`} class="lying" style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}>
          <g class="drop">
            <TokenShape token={token} />
            {count > 1 && (
              <text class="heap" x="8" y="3">
                ×{count}
              </text>
            )}
          </g>
        </g>
      ))}
    </g>
  );
}
