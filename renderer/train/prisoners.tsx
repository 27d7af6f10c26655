/** The prisoners whom nobody has freed: their cards behind the prison car, each with the colour and hat of his bandit. */
import type { Thing } from '../../src/messages/facts.ts';
import { texts } from '../../src/text/index.ts';
import { Pawn } from '../draw/pawn.tsx';
import type { Layout } from './layout.ts';
import { placePrisoners, whoseSidekick } from './prisoner-spots.ts';

export function Prisoners({ layout, prisoners }: { layout: Layout; prisoners: readonly Thing[] }) {
  return (
    <g class="prisoners">
      {placePrisoners(layout, prisoners).map(({ thing, x, y }) => (
        <g
          key={thing}
          class={`prisoner bandit-${whoseSidekick(thing)}`}
          data-thing={thing}
          transform={`translate(${x} ${y})`}
        >
          <title>{texts.name.thing(thing)}</title>
          <rect class="prisoner-card" x="-30" y="-66" width="60" height="70" rx="6" />
          <g transform="translate(0 -2) scale(0.56)">
            <Pawn who={whoseSidekick(thing)} />
          </g>
          <path class="prisoner-bars" d="M-18-66V4M-6-66V4M6-66V4M18-66V4" />
        </g>
      ))}
    </g>
  );
}
