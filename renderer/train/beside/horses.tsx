/** The horses along the train. One that goes elsewhere travels there as pawns do. */
import { useRef } from 'preact/hooks';
import type { Place, Thing } from '../../../src/messages/facts.ts';
import { texts } from '../../../src/text/index.ts';
import { HorseShape } from '../../draw/horse.tsx';
import type { Layout } from '../layout.ts';
import { touchable } from '../touchable.ts';
import { herdOf, horseSpots, sameHerd } from './horse-spots.ts';

interface Props {
  readonly layout: Layout;
  readonly things: Readonly<Record<Place, readonly Thing[]>>;
  /** Set while a wrong piece is to be touched. */
  readonly onTouch?: ((thing: Thing, from: Place) => void) | null;
}

export function Horses({ layout, things, onTouch = null }: Props) {
  const former = useRef<readonly number[]>([]);
  const herd = sameHerd(former.current, herdOf(things));
  former.current = herd;
  const spots = horseSpots(herd, layout, things);
  return (
    <g class="horses">
      {spots.map(({ car, x, y, scale, count }, at) => {
        const from = `beside.${car}`;
        return (
          <g
            key={at}
            class="horse"
            style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}
            data-thing="horse"
            data-from={from}
            {...touchable(
              `${texts.name.thing('horse')} ${texts.name.at(from)}`,
              onTouch && (() => onTouch('horse', from)),
            )}
          >
            <HorseShape />
            {count > 1 && (
              <text class="heap" x="8" y="-64">
                ×{count}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}
