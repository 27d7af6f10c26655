import { powerSaveBlocker } from 'electron';
import type { HostPort } from '../src/messages/host.ts';

/** Keeps the display on while a night is played: people look at it for an hour and touch cards, not keys. */
export function keepAwake(host: HostPort): void {
  let blocker: number | undefined;
  host.onView(({ night }) => {
    const runs = night !== null && night.phase !== 'over';
    if (runs && blocker === undefined) blocker = powerSaveBlocker.start('prevent-display-sleep');
    if (!runs && blocker !== undefined) {
      powerSaveBlocker.stop(blocker);
      blocker = undefined;
    }
  });
}
