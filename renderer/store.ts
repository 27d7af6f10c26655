/** What this face knows: the host's view, the link to it, and the few things that are only this screen's own. */
import { atom, computed } from 'nanostores';
import type { Bridge, Command, Panel as MenuPanel } from '../src/messages/commands.ts';
import type { Notice, View } from '../src/messages/view.ts';

export const $view = atom<View | null>(null);
/** `null` until the first answer, so that a page that is just opening does not cry wolf. */
export const $link = atom<boolean | null>(null);
/** A refusal that concerns this face alone, such as a host that does not answer. */
const $refusal = atom<Notice | null>(null);
/** What is being typed in over this screen: a round card, or what is printed on cards. */
export const $typing = atom<'round-card' | 'prints' | null>(null);
/** The sheet of paper that lies over the side of this screen. */
export type Panel = 'tonight' | 'log' | 'table' | 'story' | MenuPanel;
export const $panel = atom<Panel | null>(null);
export const $muted = atom(localStorage.getItem('muted') === 'yes');

/** The latest of the host's notices and our own refusals. */
export const $notice = computed([$view, $refusal], (view, refusal) => refusal ?? view?.notice ?? null);

let bridge: Bridge | null = null;
let refusals = 0;

export function attach(to: Bridge): void {
  bridge = to;
  to.onView((view) => {
    const before = $view.get();
    if (before?.notice?.n !== view.notice?.n) $refusal.set(null);
    if (!(view.night?.typing ?? view.setup)) $typing.set(null);
    if (before?.screen !== view.screen) $panel.set(null);
    $view.set(view);
  });
  to.onPanel((panel) => $panel.set(panel));
  to.onLink((up) => {
    // The first "down" is only the line being dialled.
    if (up || $link.get() !== null) $link.set(up);
  });
}

/** Asks the host; a refusal becomes a notice, so that nothing that was touched stays without an answer. Resolves once answered. */
export async function ask(command: Command): Promise<void> {
  const reply = await bridge?.send(command);
  if (!reply || reply.ok) return;
  $refusal.set({ n: --refusals, tone: 'bad', code: reply.code, who: null, card: null, with: reply.with });
}

/** Asks the host and does not wait for the answer: what becomes of it comes with the next view. */
export function send(command: Command): void {
  void ask(command);
}

/** Opens a sheet, or closes it where it lies already. */
export function togglePanel(panel: Panel): void {
  $panel.set($panel.get() === panel ? null : panel);
}

export function toggleMuted(): void {
  $muted.set(!$muted.get());
  localStorage.setItem('muted', $muted.get() ? 'yes' : 'no');
}
