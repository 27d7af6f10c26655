/**
 * The keyboard, without any juggling of focus: Enter goes on, digits choose, U and R undo and redo, Esc goes back.
 * A key that the focused element needs for itself is left to it.
 */
import type { View } from '../src/messages/view.ts';
import { hasControls } from './face.ts';
import { wakeAudio } from './sound.ts';
import { $fix, $storyOpen, $typing, $view, send } from './store.ts';

export function listenToKeys(): void {
  addEventListener('pointerdown', wakeAudio, { once: true });
  addEventListener('keydown', wakeAudio, { once: true });
  if (!hasControls) return;
  addEventListener('keydown', onKey);
  // After a click the focus would stay on that button and take the next Enter for itself.
  addEventListener('click', (event) => {
    const pressed = document.activeElement;
    if (event.detail > 0 && pressed instanceof HTMLButtonElement) pressed.blur();
  });
}

function onKey(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const view = $view.get();
  if (!view) return;
  const target = event.target instanceof Element ? event.target : document.body;
  const typing = target.matches('input, select, textarea');
  if (event.key === 'Escape') {
    if (typing && target instanceof HTMLElement) target.blur();
    else back(view);
    return;
  }
  if (typing || $typing.get()) return;
  if (event.key === 'Enter') {
    if (!target.closest('button, a, summary, [role="button"]')) goOn(view);
  } else if (/^[1-9]$/.test(event.key)) choose(view, Number(event.key));
  else if (event.key === 'u' || event.key === 'U') inNight(view, view.night?.canUndo, 'undo');
  else if (event.key === 'r' || event.key === 'R') inNight(view, view.night?.canRedo, 'redo');
}

/** The obvious next thing, if there is exactly one. */
function goOn(view: View): void {
  const { night, setup, screen } = view;
  if (screen === 'home') send({ do: 'go', to: 'setup' });
  else if (screen === 'setup' && setup?.missing.length === 0) send({ do: 'start-night' });
  else if (screen === 'night' && night) {
    if (night.putBack.length > 0) send({ do: 'table-matches' });
    else if (night.question?.options.length === 1) answer(view, 0);
    else if (night.phase === 'over') send({ do: 'leave-night' });
  }
}

function choose(view: View, digit: number): void {
  if (view.screen !== 'night' || !view.night || view.night.putBack.length > 0) return;
  const at = view.night.question?.options.findIndex((option) => option.digit === digit) ?? -1;
  if (at >= 0) answer(view, at);
}

function answer(view: View, at: number): void {
  const question = view.night?.question;
  const option = question?.options[at];
  if (question && option) send({ do: 'answer', question: question.id, key: option.key });
}

function inNight(view: View, possible: boolean | undefined, command: 'undo' | 'redo'): void {
  if (view.screen === 'night' && possible) send({ do: command });
}

/** The innermost thing that is open closes first. */
function back(view: View): void {
  if ($typing.get()) $typing.set(false);
  else if ($fix.get()) $fix.set(null);
  else if ($storyOpen.get()) $storyOpen.set(false);
  else if (view.notice) send({ do: 'quiet-notice' });
  else if (view.screen === 'cards' && view.cards?.list) send({ do: 'enrol', who: null });
  else if (view.screen === 'night') send({ do: 'leave-night' });
  else if (view.screen !== 'home') send({ do: 'go', to: 'home' });
}
