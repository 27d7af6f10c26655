/** What stands beside the cars, in front of the train. */
import type { ComponentType } from 'preact';
import type { Place, Thing } from '../../../src/messages/facts.ts';
import type { TrainView } from '../../../src/messages/view.ts';
import type { Box } from '../plan.ts';
import { Cell, CellBars } from './cell.tsx';
import { Handcar } from './handcar.tsx';
import { Stagecoach } from './stagecoach.tsx';

type Kind = ComponentType<{ car: Box; from: Place; onTouch: Props['onTouch'] }>;

const kinds: Readonly<Record<string, Kind>> = { stagecoach: Stagecoach, cell: Cell, handcar: Handcar };
/** What of it stands in front of the pieces. */
const fronts: Readonly<Record<string, Kind>> = { cell: CellBars };

interface Props {
  readonly cars: readonly Box[];
  readonly annexes: TrainView['annexes'];
  /** Set while a wrong piece is to be touched. */
  readonly onTouch?: ((thing: Thing, from: Place) => void) | null;
}

export const Annexes = (props: Props) => <Each of={kinds} {...props} />;
export const AnnexFronts = (props: Props) => <Each of={fronts} {...props} />;

function Each({ of, cars, annexes, onTouch }: Props & { of: typeof kinds }) {
  return (
    <>
      {annexes.map(({ id, car }) => {
        const Kind = of[id];
        const box = cars[car];
        return Kind && box ? <Kind key={id} car={box} from={`beside.${car}`} onTouch={onTouch} /> : null;
      })}
    </>
  );
}
