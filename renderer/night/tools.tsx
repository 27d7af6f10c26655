/** The few buttons that are always there on the console: undo, redo, fix, story, sound, leave. */
import { useStore } from '@nanostores/preact';
import type { NightView } from '../../src/messages/view.ts';
import { texts } from '../../src/text/index.ts';
import { $fix, $muted, $storyOpen, send, toggleMuted } from '../store.ts';

export function Tools({ night }: { night: NightView }) {
  const { ui } = texts;
  const fixing = useStore($fix) !== null;
  const muted = useStore($muted);
  const story = useStore($storyOpen);
  return (
    <nav class="tools" aria-label={ui.product}>
      <button type="button" data-do="undo" disabled={!night.canUndo} onClick={() => send({ do: 'undo' })}>
        {ui.night.undo}
      </button>
      <button type="button" data-do="redo" disabled={!night.canRedo} onClick={() => send({ do: 'redo' })}>
        {ui.night.redo}
      </button>
      <button
        type="button"
        data-do="fix"
        aria-pressed={fixing}
        onClick={() => $fix.set(fixing ? null : { piece: null })}
      >
        {ui.night.fix}
      </button>
      <button type="button" data-do="story" aria-pressed={story} onClick={() => $storyOpen.set(!story)}>
        {ui.night.showStory}
      </button>
      <button
        type="button"
        data-do="mute"
        aria-pressed={muted}
        aria-label={muted ? ui.unmute : ui.mute}
        onClick={toggleMuted}
      >
        {muted ? '♪̸' : '♪'}
      </button>
      <button type="button" data-do="leave-night" onClick={() => send({ do: 'leave-night' })}>
        {ui.night.leave}
      </button>
    </nav>
  );
}
