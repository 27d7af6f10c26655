/** A train to look at and nothing else: of a page, of a position that may come to be. */
import type { TrainView } from '../../src/messages/view.ts';
import { Annexes, AnnexFronts } from './annexes/annexes.tsx';
import { Car } from './car.tsx';
import { layTrain } from './layout.ts';
import { level } from './level.ts';
import { Locomotive } from './locomotive.tsx';
import { Loot } from './loot.tsx';
import { Pawns } from './pawns.tsx';

/** @param kind a class for where it stands */
export function TrainPicture({ train, kind }: { train: TrainView; kind: string }) {
  const layout = layTrain(train);
  const [cab, ...rest] = layout.cars;
  return (
    <svg class={`train ${kind}`} viewBox={`0 0 ${layout.width} ${layout.bottom}`} aria-hidden="true" focusable="false">
      <path class="rail" d={`M-2000 ${level.rail}H${layout.width + 2000}V${level.rail + 5}H-2000Z`} />
      {cab && <Locomotive cab={cab} boiler={layout.boiler} />}
      {rest.map((box, i) => (
        <Car key={i} id={train.cars[i + 1]?.id ?? ''} index={i + 1} box={box} caboose={i === rest.length - 1} />
      ))}
      <Annexes cars={layout.cars} annexes={train.annexes} />
      <Pawns layout={layout} train={train} active={[]} />
      <Loot layout={layout} train={train} />
      <AnnexFronts cars={layout.cars} annexes={train.annexes} />
    </svg>
  );
}
