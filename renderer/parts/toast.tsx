/** The answer to the last tap: big, in the bandit’s colour, gone after a moment. */
import { useStore } from '@nanostores/preact';
import { useEffect, useState } from 'preact/hooks';
import type { Notice } from '../../src/messages/view.ts';
import { texts } from '../../src/text/index.ts';
import { PawnIcon } from '../draw/pawn.tsx';
import { playCue } from '../sound.ts';
import { $notice } from '../store.ts';

const stays: Record<Notice['tone'], number> = { good: 3_500, wait: 5_000, bad: 8_000 };

export function Toast() {
  const notice = useStore($notice);
  const [gone, setGone] = useState<number | null>(null);
  const n = notice?.n ?? null;

  useEffect(() => {
    if (!notice) return;
    playCue(notice.tone);
    const timer = setTimeout(() => setGone(notice.n), stays[notice.tone]);
    return () => clearTimeout(timer);
    // `n` alone makes a notice a new one: the host sends the same one again with every view.
  }, [n]);

  if (!notice || gone === n) return <div class="toast-place" role="status" />;
  return (
    <div class="toast-place" role="status">
      <p key={notice.n} class={`toast ${notice.tone} bandit-${notice.who ?? 'table'}`} data-notice={notice.code}>
        {notice.who && <PawnIcon who={notice.who} />}
        <span>{texts.notice(notice)}</span>
      </p>
    </div>
  );
}
