/** What to take out of the box and where to put it, to be ticked off by whoever lays the table. */
import { useState } from 'preact/hooks';
import type { SetupStep } from '../../src/messages/view.ts';
import { texts } from '../../src/text/index.ts';
import { PawnIcon } from '../draw/pawn.tsx';

export function LayingPart({ steps }: { steps: readonly SetupStep[] }) {
  const { ui } = texts;
  const [done, setDone] = useState<readonly string[]>([]);
  const toggle = (text: string) =>
    setDone(done.includes(text) ? done.filter((other) => other !== text) : [...done, text]);
  return (
    <section class="laying">
      <h2>
        {ui.setup.laying} <span class="hint">{ui.setup.layingNote}</span>
      </h2>
      <ol>
        {texts.laying(steps).map(({ who, text }) => (
          <li key={text}>
            <label class={done.includes(text) ? 'done' : ''}>
              <input type="checkbox" checked={done.includes(text)} onChange={() => toggle(text)} />
              {who.map((one) => (
                <PawnIcon key={one} who={one} />
              ))}
              <span>{text}</span>
            </label>
          </li>
        ))}
      </ol>
    </section>
  );
}
