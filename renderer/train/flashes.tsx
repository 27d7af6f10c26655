/** Gunfire: a shot that was just told flashes from gun to target, once. */
import { useRef } from 'preact/hooks';
import type { Fact } from '../../src/messages/facts.ts';
import type { TrainView } from '../../src/messages/view.ts';
import { groundIn, type Layout, placePawns, spaceBox } from './layout.ts';

interface Props {
  readonly layout: Layout;
  readonly train: TrainView;
  readonly told: readonly Fact[];
  readonly toldFrom: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** How far above the feet a bullet flies. */
const chest = 48;

export function Flashes({ layout, train, told, toldFrom }: Props) {
  // What lay on the table when this screen opened is not new: only what is told after it flashes.
  const opened = useRef(toldFrom + told.length);
  const spots = placePawns(layout, train);

  /** Where a pawn stood at fact `i`: before it was knocked elsewhere, if it was. */
  const stood = (who: string, i: number): Point | undefined => {
    for (const fact of told.slice(i + 1)) {
      const journey = fact.is === 'moved' ? fact.pawns.find((pawn) => pawn.who === who) : undefined;
      const box = journey && spaceBox(layout, journey.from);
      if (box) return { x: box.x + box.width / 2, y: groundIn(layout, journey.from).feet };
    }
    return spots.get(who);
  };

  return (
    <g class="flashes">
      {told.map((fact, i) => {
        if (fact.is !== 'shot' || toldFrom + i < opened.current) return null;
        const from = stood(fact.by, i);
        const to = stood(fact.at, i);
        return from && to ? <Shot key={toldFrom + i} from={from} to={to} /> : null;
      })}
    </g>
  );
}

function Shot({ from, to }: { from: Point; to: Point }) {
  return (
    <g class="shot">
      <line class="tracer" x1={from.x} y1={from.y - chest} x2={to.x} y2={to.y - chest} />
      <g transform={`translate(${to.x} ${to.y - chest})`}>
        <path class="bang" d="M0-44 10-14 40-20 18 2 34 30 4 18-14 42-14 12-44 6-16-10-26-38-4-16Z" />
      </g>
    </g>
  );
}
