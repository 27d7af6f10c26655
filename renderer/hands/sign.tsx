/** What answers a choice, in its corner: its digit key, or where a night is played by taps the tags to tap for it. */
import { useStore } from '@nanostores/preact';
import { computed } from 'nanostores';
import type { HandsView } from '../../src/messages/view.ts';
import { texts } from '../../src/text/index.ts';
import { $view } from '../store.ts';

export const $hands = computed($view, (view) => view?.hands ?? null);

export function Sign({ of, digit = null }: { of: string; digit?: number | null }) {
  const hands = useStore($hands);
  if (!hands) return digit === null ? null : <kbd>{digit}</kbd>;
  const tags = hands.tags[of] ?? [];
  if (tags.length === 0) return null;
  const open = isOpen(hands, tags);
  return (
    <span class={`tap-signs ${open ? '' : 'passed-by'}`} data-taps={tags.join(' ')}>
      {tags.map((tag, at) => (
        <kbd key={at} class={open && at < hands.pressed.length ? 'tag tapped' : 'tag'}>
          {isNumber(tag) ? tag : texts.name.card(tag)}
        </kbd>
      ))}
    </span>
  );
}

/** What a choice is called by on the train: its digit, or its numbers one after the other. */
export function useMark(of: string, digit: number | null): { label: string | null; open: boolean } {
  const hands = useStore($hands);
  if (!hands) return { label: digit === null ? null : String(digit), open: true };
  const tags = hands.tags[of] ?? [];
  return { label: tags.length > 0 && tags.every(isNumber) ? tags.join(' ') : null, open: isOpen(hands, tags) };
}

/** Whether it may still be meant after the numbers tapped so far. */
const isOpen = ({ pressed }: HandsView, tags: readonly string[]): boolean =>
  pressed.every((tag, at) => tags[at] === tag);

const isNumber = (tag: string): boolean => /^\d$/.test(tag);
