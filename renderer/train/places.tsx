/** Every floor of the train as a place where a piece can be put: seen only while one is in somebody's hand. */
import type { Place, Space } from '../../src/messages/facts.ts';
import { floorsOf } from '../../src/messages/piece.ts';
import type { TrainView } from '../../src/messages/view.ts';
import { texts } from '../../src/text/index.ts';
import { type Layout, spaceBox } from './layout.ts';
import { SpaceMark } from './marks.tsx';

interface Props {
  readonly layout: Layout;
  readonly train: TrainView;
  /** Set while a piece that was touched waits for its place. */
  readonly onPut: ((space: Space) => void) | null;
  /** The place below a piece that is being dragged; null while none is. */
  readonly over: Place | null;
  readonly dragging: boolean;
}

export function Places({ layout, train, onPut, over, dragging }: Props) {
  const spaces = floorsOf(train).map(({ space }) => space);
  return (
    <g class={`floors ${dragging ? 'open' : ''}`}>
      {spaces.map((space) => {
        const box = spaceBox(layout, space);
        return (
          box && (
            <g key={space} data-place={space}>
              <rect
                class={`dropzone ${over === space ? 'over' : ''}`}
                x={box.x}
                y={box.y}
                width={box.width}
                height={box.height}
                rx="14"
              />
              {onPut && (
                <SpaceMark
                  layout={layout}
                  space={space}
                  label={texts.name.at(space)}
                  digit={null}
                  mark={space}
                  touch={() => onPut(space)}
                />
              )}
            </g>
          )
        );
      })}
    </g>
  );
}
