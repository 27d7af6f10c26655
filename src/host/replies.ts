import type { Reply } from '../messages/commands.ts';

export const ok: Reply = { ok: true };

/** A refusal: a code for the texts, and the words it needs. */
export const no = (code: string, words: Record<string, string | number> = {}): Reply => ({
  ok: false,
  code,
  with: words,
});
