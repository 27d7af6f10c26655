/** What has just happened, told in sentences, each with its rule one touch away. */
import { useStore } from '@nanostores/preact';
import type { Fact } from '../../src/messages/facts.ts';
import type { NightView } from '../../src/messages/view.ts';
import { texts } from '../../src/text/index.ts';
import { $storyOpen } from '../store.ts';
import { Cites } from './why.tsx';

/** The screen shows these in other ways: saying them as well would only be noise. */
const drawn = new Set<Fact['is']>(['turned-over', 'draws', 'round-begins', 'event']);
const lines = 4;

export function Told({ night }: { night: NightView }) {
  const numbered = night.told.map((fact, i) => ({ fact, n: night.toldFrom + i }));
  const worth = numbered.filter(({ fact }) => !drawn.has(fact.is)).slice(-lines);
  return (
    <section class="told" aria-label={texts.ui.night.happened} aria-live="polite">
      <ol>
        {worth.map(({ fact, n }) => (
          <li key={n} class={`fact ${fact.is}`}>
            <span>{texts.say(fact)}</span>
            <Cites cites={fact.cites} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The night so far, newest first, over the picture until it is closed. */
export function Story({ story }: { story: readonly Fact[] }) {
  const open = useStore($storyOpen);
  const { ui } = texts;
  if (!open) return null;
  return (
    <section class="story" aria-label={ui.night.story}>
      <h2>{ui.night.story}</h2>
      <button type="button" class="plain" onClick={() => $storyOpen.set(false)}>
        {ui.close}
      </button>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys */}
      <ol tabIndex={0} aria-label={ui.night.story}>
        {[...story].reverse().map((fact, i) => (
          <li key={story.length - i}>{texts.say(fact)}</li>
        ))}
      </ol>
    </section>
  );
}
