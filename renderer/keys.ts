/**
 * The keyboard, without any juggling of focus: Enter goes on, digits choose, U and R undo and redo, Esc goes back; a
 * letter opens what it stands for. On the set-up screen a digit says how many people there are. A key that the focused element needs for itself is left to it.
 */
import type { HandsView, QuestionView, View } from '../src/messages/view.ts';
import { $fix, toggleFix } from './correct/hand.ts';
import { hasControls } from './face.ts';
import { $asker, answer, askerOf, optionsFor, stepBack, stepUp } from './night/asker.ts';
import { sitDownAs } from './setup/draft.ts';
import { wakeAudio } from './sound.ts';
import { $panel, $typing, $view, send, togglePanel } from './store.ts';
import { listenToWedge } from './wedge.ts';

export function listenToKeys(): void {
  addEventListener('pointerdown', wakeAudio, { once: true });
  addEventListener('keydown', wakeAudio, { once: true });
  if (!hasControls) return;
  listenToWedge();
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
  else if (view.screen === 'night') inNight(view, event.key.toLowerCase());
  else if (view.screen === 'replay') inReplay(view, event.key);
}

/** The obvious next thing, if there is exactly one. */
function goOn(view: View): void {
  const { night, setup, screen } = view;
  if (screen === 'home') send({ do: 'go', to: 'setup' });
  else if (screen === 'setup' && setup?.missing.length === 0) send({ do: 'start-night' });
  else if (screen === 'night' && night) {
    if (night.amend || night.freeze) return;
    if (night.onBreak) send({ do: 'break', on: false });
    else if (night.putBack.length > 0) send({ do: 'table-matches' });
    else if (night.question?.options.length === 1) takeOnly(night.question);
    // Nobody plays whose card is drawn: there is nothing to choose.
    else if (night.question?.draws && !night.question.asks.includes('table'))
      send({ do: 'draw-for-us', question: night.question.id });
    else if (night.phase === 'over') send({ do: 'leave-night' });
  }
}

function choose(view: View, digit: number): void {
  const { night, setup } = view;
  if (view.screen === 'setup' && setup) sitDownAs(setup, digit);
  if (view.screen !== 'night' || !night?.question || stopped(view)) return;
  const { question } = night;
  if (view.hands) {
    press(view.hands, question, digit);
    return;
  }
  const asker = askerOf(question, $asker.get());
  const who = question.waits[digit - 1];
  if (asker) {
    const option = optionsFor(question, asker).find((each) => each.digit === digit);
    if (option) answer(question, option.key);
  } else if (who) stepUp(question, who);
}

/** Where options have the numbers of tags, digit keys are what those tags are; the first of two waits for the second. */
let waits: { readonly about: string; readonly digit: number } | null = null;

function press({ about, tags }: HandsView, question: QuestionView, digit: number): void {
  if (about !== question.id) return;
  const way = waits?.about === about ? [waits.digit, digit] : [digit];
  waits = null;
  const key = Object.keys(tags).find((each) => tags[each]?.join() === way.join());
  if (key === undefined) waits = way.length === 1 ? { about, digit } : null;
  else if (askerOf(question, $asker.get())) answer(question, key);
  else stepUp(question, key);
}

const stopped = ({ night }: View): boolean =>
  !night || night.putBack.length > 0 || night.onBreak || night.freeze !== null || night.amend !== null;

function takeOnly(question: QuestionView): void {
  const [option] = question.options;
  if (option) answer(question, option.key);
}

function inNight({ night }: View, key: string): void {
  if (key === 'u' && night?.canUndo) send({ do: 'undo' });
  else if (key === 'r' && night?.canRedo) send({ do: 'redo' });
  else if (key === 'f') toggleFix();
  else if (key === 'l') togglePanel('log');
  else if (key === 'i') togglePanel('tonight');
  else if (key === 't') togglePanel('table');
  else if (key === '?') togglePanel('keys');
  else if (key === 'k' && night && !night.freeze) send({ do: 'freeze', why: 'knocked' });
}

function inReplay({ replay }: View, key: string): void {
  if (!replay) return;
  const steps: Record<string, number> = {
    ArrowLeft: replay.at - 1,
    ArrowRight: replay.at + 1,
    Home: 0,
    End: replay.of,
  };
  const n = steps[key];
  if (n !== undefined && n >= 0 && n <= replay.of) send({ do: 'replay-to', n });
}

/** The innermost thing that is open closes first. */
function back(view: View): void {
  if ($typing.get()) $typing.set(null);
  else if ($panel.get()) $panel.set(null);
  else if ($fix.get()) $fix.set(null);
  else if ($asker.get()) stepBack();
  else if (view.notice) send({ do: 'quiet-notice' });
  else if (view.screen === 'cards' && view.cards?.list) send({ do: 'enrol', who: null });
  else if (view.screen === 'replay') send({ do: 'close-replay' });
  else if (view.screen === 'night' && view.night?.amend) send({ do: 'drop-amend' });
  else if (view.screen === 'night' && view.night?.freeze) send({ do: 'freeze', why: null });
  else if (view.screen === 'night') send({ do: 'leave-night' });
  else if (view.screen !== 'home') send({ do: 'go', to: 'home' });
}
