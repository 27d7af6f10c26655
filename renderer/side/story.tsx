/** The night so far in sentences, newest first. */
import type { Fact } from '../../src/messages/facts.ts';
import { texts } from '../../src/text/index.ts';
import { Drawer } from '../parts/drawer.tsx';

export function StoryDrawer({ story }: { story: readonly Fact[] }) {
  return (
    <Drawer kind="story" title={texts.ui.night.story}>
      <ol class="story-lines">
        {[...story].reverse().map((fact, i) => (
          <li key={story.length - i}>{texts.say(fact)}</li>
        ))}
      </ol>
    </Drawer>
  );
}
