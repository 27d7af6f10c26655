/** Loot where it lies. */
import type { Space, Token } from '../../src/messages/facts.ts';
import { floorsOf } from '../../src/messages/piece.ts';
import type { FloorView, TrainView } from '../../src/messages/view.ts';
import { texts } from '../../src/text/index.ts';
import { TokenShape } from '../draw/token.tsx';
import { type Layout, placeLoot } from './layout.ts';
import { touchable } from './touchable.ts';

interface Pieces {
  readonly layout: Layout;
  /** Set while wrong loot is to be touched. */
  readonly onTouch?: ((token: Token, from: Space) => void) | null;
  /** Loot that is not yet back on the table. */
  readonly absent?: (token: Token, at: Space) => boolean;
}

export function Loot({ train, ...pieces }: Pieces & { train: TrainView }) {
  return (
    <g class="loot">
      {floorsOf(train).map((floor) => (
        <FloorLoot key={floor.space} floor={floor} {...pieces} />
      ))}
    </g>
  );
}

function FloorLoot({ layout, floor, onTouch = null, absent = () => false }: Pieces & { floor: FloorView }) {
  const { space } = floor;
  return (
    <g>
      {placeLoot(layout, floor).map(({ token, count, x, y, scale }, i) => (
        <g
          key={`${token}${i}`}
          class={`lying ${absent(token, space) ? 'absent' : ''}`}
          style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}
          data-token={token}
          data-from={space}
          {...touchable(`${texts.name.token(token)} ${texts.name.at(space)}`, onTouch && (() => onTouch(token, space)))}
        >
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
