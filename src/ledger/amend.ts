/**
 * "That was the other card": an earlier answer is another one. Either everything later is applied anew, found by the
 * ids of its questions; or the table stands as it does, and what differs becomes a correction.
 */
import { between } from '../rules/engine/correction.ts';
import type { State } from '../rules/engine/state.ts';
import type { Amended } from './entries.ts';
import { begin, catchUp, doNow, type Night } from './night.ts';
import { shifted, shiftOf } from './shift.ts';

/** The night after the amend, or why it cannot be; the night given is left alone. */
export function amend(night: Night, { n, of, key, way }: Pick<Amended, 'n' | 'of' | 'key' | 'way'>): Night | string {
  const at = night.done.findIndex(({ deed }) => deed.n === of && deed.is === 'answer');
  const met = night.done[at];
  if (met?.deed.is !== 'answer') return 'no-such-entry';
  const former = met.deed;
  const amended = begin(night.opened);
  for (const { deed } of night.done.slice(0, at)) doNow(amended, deed);
  // The tag was that of the card that it was not, and so were the icons.
  const { uid, origin, typed, ...rest } = former;
  const answer = typed?.id === key ? { ...rest, typed } : rest;
  doNow(amended, { ...answer, key });
  const fault = amended.refused[0];
  if (fault) return fault.why;
  amended.refused = [...night.refused];
  const shift = shiftOf(met, key);
  const later = [...night.done.slice(at + 1), ...night.waiting];
  amended.waiting = shift ? later.map((one) => shifted(one, shift)) : later;
  catchUp(amended);
  if (way === 'table-stands') stand(amended, night, n);
  return amended;
}

/** Passes over what was asked anew before the moment that the table has reached, then declares how it stands. */
function stand(amended: Night, night: Night, n: number): void {
  const now: State = night.game.state;
  const earlier = new Set(night.done.map(({ scene }) => scene));
  earlier.delete(now.scene);
  for (;;) {
    const { question, scene } = amended.game.state;
    if (!question || question.id === now.question?.id || question.skip === null || !earlier.has(scene)) break;
    doNow(amended, { is: 'skip', n, at: 0, question: question.id });
    catchUp(amended);
  }
  const put = between(amended.game.state, now);
  if (put) doNow(amended, { is: 'stand', n, put });
}
