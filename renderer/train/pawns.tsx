/** The pawns on the train. Each keeps its element for the whole night and is moved, so that it travels. */
import type { TrainView } from '../../src/messages/view.ts';
import { texts } from '../../src/text/index.ts';
import { Pawn } from '../draw/pawn.tsx';
import { type Layout, placePawns } from './layout.ts';
import { touchable } from './touchable.ts';

interface Props {
  readonly layout: Layout;
  readonly train: TrainView;
  /** Whose turn or card it is. */
  readonly active: readonly string[];
  /** Set while a wrong pawn is to be touched. */
  readonly onTouch?: ((who: string) => void) | null;
  /** Pawns that are not yet back on the table. */
  readonly absent?: (who: string) => boolean;
}

export function Pawns({ layout, train, active, onTouch = null, absent = () => false }: Props) {
  const spots = placePawns(layout, train);
  // Sorted by name, not by place: a re-ordered element would jump instead of travelling.
  const all = [...spots.keys()].sort();
  return (
    <g class="pawns">
      {all.map((who) => {
        const spot = spots.get(who);
        if (!spot) return null;
        return (
          <g
            key={who}
            class={`pawn ${active.includes(who) ? 'active' : ''} ${absent(who) ? 'absent' : ''}`}
            data-pawn={who}
            data-space={train.pawns[who] ?? ''}
            style={{ transform: `translate(${spot.x}px, ${spot.y}px) scale(${spot.scale})` }}
            {...touchable(texts.name.who(who), onTouch && (() => onTouch(who)))}
          >
            <g class="stance">
              {active.includes(who) && <ellipse class="spotlight" cy="2" rx="40" ry="11" />}
              <Pawn who={who} />
            </g>
          </g>
        );
      })}
    </g>
  );
}
