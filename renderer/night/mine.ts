/** What this face may answer: a console everything, a seat what its own player is asked, a screen nothing. */
import { useStore } from '@nanostores/preact';
import { computed } from 'nanostores';
import type { Who } from '../../src/messages/facts.ts';
import { hasControls } from '../face.ts';
import { $view } from '../store.ts';

const $seat = computed($view, (view): readonly Who[] => view?.seat ?? []);

/** Whether `who` may answer here. */
export function useMine(): (who: Who) => boolean {
  const seat = useStore($seat);
  return (who) => hasControls || seat.includes(who);
}
