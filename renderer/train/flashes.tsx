/** Gunfire: a shot that was just told flashes from gun to target, once. */
import { useRef } from 'preact/hooks';
import type { Fact } from '../../src/messages/facts.ts';
import type { TrainView } from '../../src/messages/view.ts';
import { type Layout, placePawns } from './layout.ts';

interface Props {
  readonly layout: Layout;
  readonly train: TrainView;
  readonly told: readonly Fact[];
  readonly toldFrom: number;
}

export function Flashes({ layout, train, told, toldFrom }: Props) {
  // What lay on the table when this screen opened is not new: only what is told after it flashes.
  const opened = useRef(toldFrom + told.length);
  const spots = placePawns(layout, train);
  return (
    <g class="flashes">
      {told.map((fact, i) => {
        if (fact.is !== 'shot' || toldFrom + i < opened.current) return null;
        const from = spots.get(fact.by);
        const to = spots.get(fact.at);
        if (!from || !to) return null;
        return (
          <g key={toldFrom + i} class="shot">
            <line class="tracer" x1={from.x} y1={from.y - 48} x2={to.x} y2={to.y - 48} />
            <path
              class="bang"
              transform={`translate(${to.x} ${to.y - 52})`}
              d="M0-44 10-14 40-20 18 2 34 30 4 18-14 42-14 12-44 6-16-10-26-38-4-16Z"
            />
          </g>
        );
      })}
    </g>
  );
}
