/** What stands beside the cars, in front of the train. */
import type { ComponentType } from 'preact';
import type { TrainView } from '../../../src/messages/view.ts';
import type { Box } from '../plan.ts';
import { Stagecoach } from './stagecoach.tsx';

const kinds: Readonly<Record<string, ComponentType<{ car: Box }>>> = { stagecoach: Stagecoach };

export function Annexes({ cars, annexes }: { cars: readonly Box[]; annexes: TrainView['annexes'] }) {
  return (
    <>
      {annexes.map(({ id, car }) => {
        const Kind = kinds[id];
        const box = cars[car];
        return Kind && box ? <Kind key={id} car={box} /> : null;
      })}
    </>
  );
}
