/** What stands beside the cars, in front of the train. */
import type { ComponentType } from 'preact';
import type { TrainView } from '../../../src/messages/view.ts';
import type { Box } from '../plan.ts';
import { Cell, CellBars } from './cell.tsx';
import { Stagecoach } from './stagecoach.tsx';

const kinds: Readonly<Record<string, ComponentType<{ car: Box }>>> = { stagecoach: Stagecoach, cell: Cell };
/** What of it stands in front of the pieces. */
const fronts: Readonly<Record<string, ComponentType<{ car: Box }>>> = { cell: CellBars };

interface Props {
  readonly cars: readonly Box[];
  readonly annexes: TrainView['annexes'];
}

export const Annexes = (props: Props) => <Each of={kinds} {...props} />;
export const AnnexFronts = (props: Props) => <Each of={fronts} {...props} />;

function Each({ of, cars, annexes }: Props & { of: typeof kinds }) {
  return (
    <>
      {annexes.map(({ id, car }) => {
        const Kind = of[id];
        const box = cars[car];
        return Kind && box ? <Kind key={id} car={box} /> : null;
      })}
    </>
  );
}
