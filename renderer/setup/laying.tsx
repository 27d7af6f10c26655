/** What to take out of the box and where to put it, to be ticked off by whoever lays the table. */
import { useState } from 'preact/hooks';
import type { SetupStep } from '../../src/messages/view.ts';
import { texts } from '../../src/text/index.ts';

export function LayingPart({ steps }: { steps: readonly SetupStep[] }) {
  const { ui } = texts;
  const [done, setDone] = useState<readonly string[]>([]);
  const toggle = (line: string) => setDone(done.includes(line) ? done.filter((other) => other !== line) : [...done, line]);
  const lines = steps.map((step) => texts.laying(step));
  return (
    <section class="laying">
      <h2>{ui.setup.laying}</h2>
      <p class="hint">{ui.setup.layingNote}</p>
      <ol>
        {lines.map((line) => (
          <li key={line}>
            <label class={done.includes(line) ? 'done' : ''}>
              <input type="checkbox" checked={done.includes(line)} onChange={() => toggle(line)} />
              <span>{line}</span>
            </label>
          </li>
        ))}
      </ol>
    </section>
  );
}
