/** What is written to a card's own tag, so that a box that moves to another computer is known there by tapping it. */
import { isSecret } from './box-lists.ts';
import { labelLists } from './labels.ts';
import type { Tag } from './tags.ts';

const MARK = 'Caboose';

/** `Caboose ghost move 1`; null for what may lie face down: any phone can read a tag through its back. */
export const textOf = (tag: Tag): string | null =>
  isSecret(tag) ? null : `${MARK} ${tag.who} ${tag.card} ${tag.copy}`;

/** The card that such a text names, if the box has it; undefined for anything else. */
export function cardOfText(text: string): Tag | undefined {
  const [, who, card, copy] = new RegExp(`^${MARK} (\\S+) (\\S+) (\\d{1,2})$`).exec(text) ?? [];
  if (who === undefined || card === undefined) return undefined;
  const tag = { who, card, copy: Number(copy) };
  const isKnown = labelLists.some(
    (list) =>
      list.who === who && list.cards.some((one) => one.card === card && tag.copy >= 1 && tag.copy <= one.copies),
  );
  return isKnown && !isSecret(tag) ? tag : undefined;
}
