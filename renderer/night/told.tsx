/** What has just happened, told in sentences, each with its rule one touch away. */
import type { Fact } from '../../src/messages/facts.ts';
import type { NightView } from '../../src/messages/view.ts';
import { texts } from '../../src/text/index.ts';
import { Cites, HouseSays } from './why.tsx';

/** The screen shows these in other ways: saying them as well would only be noise. */
const drawn = new Set<Fact['is']>(['turned-over', 'draws', 'round-begins', 'event']);

/** @param lines how many there is room for */
export function Told({ night, lines = 4 }: { night: NightView; lines?: number }) {
  const numbered = night.told.map((fact, i) => ({ fact, n: night.toldFrom + i }));
  const worth = numbered.filter(({ fact }) => !drawn.has(fact.is)).slice(-lines);
  return (
    <section class="told" aria-label={texts.ui.night.happened} aria-live="polite">
      <ol>
        {worth.map(({ fact, n }) => (
          <li key={n} class={`fact ${fact.is}`}>
            <span>{texts.say(fact)}</span>
            <HouseSays cites={fact.cites} />
            <Cites cites={fact.cites} />
          </li>
        ))}
      </ol>
    </section>
  );
}
