/** Cards in the chip's answers to InListPassiveTarget (106 kbit/s, type A). */
import { checkUid } from '../dialects/checks.ts';
import { toHex } from '../dialects/hex.ts';
import type { Outcome } from '../dialects/outcome.ts';

/** The code of that answer: D5 4B. */
export const TARGETS = 0x4b;
/** Set in SEL_RES when the card speaks ISO 14443-4 and an ATS follows its UID. */
const HAS_ATS = 0x20;

/** NbTg, then for each card: Tg, SENS_RES (2), SEL_RES, length, UID, perhaps an ATS that begins with its own length. */
export function readTargets(data: readonly number[]): Outcome[] {
  const outcomes: Outcome[] = [];
  let at = 1;
  for (let card = 0; card < (data[0] ?? 0); card++) {
    const [selRes = 0, length = 0] = data.slice(at + 3, at + 5);
    const uid = data.slice(at + 5, at + 5 + length);
    if (uid.length < length) break;
    const outcome = checkUid(toHex(uid), 0);
    if (outcome) outcomes.push(outcome);
    at += 5 + length;
    if (selRes & HAS_ATS) at += data[at] ?? 0;
  }
  return outcomes;
}
