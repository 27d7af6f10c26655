/** What cards say of themselves: their names are written to their tags, and read from tags that nobody here has enrolled. */
import { readMessage, textMessage } from '../../firmware-protocol/ndef.ts';
import { cardOfText, textOf } from '../table/tag-text.ts';
import type { Tag } from '../table/tags.ts';
import type { Lying, MemoryFault, TagMemory } from './reader/memory.ts';

/** What a tag says: the card that it is, something of somebody else's, or nothing; `null` when it could not be read. */
export type TagSays =
  | { readonly is: 'card'; readonly tag: Tag }
  | { readonly is: 'foreign'; readonly text: string }
  | null;

/** Why a name was not written. `foreign`: something of somebody else's is there; `secret`: its name is not for every phone. */
export type NotWritten = MemoryFault | 'foreign' | 'secret';

/** Longer texts of others are not worth showing. */
const MOST_SHOWN = 60;

export async function whatItSays(memory: TagMemory, card: Lying): Promise<TagSays> {
  const read = await memory.read(card);
  if (!read.ok) return null;
  const content = readMessage(read.message);
  if (content.is === 'nothing' || content.text === '') return null;
  const tag = content.is === 'text' ? cardOfText(content.text) : undefined;
  return tag ? { is: 'card', tag } : { is: 'foreign', text: content.text.slice(0, MOST_SHOWN) };
}

/** Writes which card it is to its tag, over an older name of ours but over nothing else; null once it is there. */
export async function writeName(memory: TagMemory, card: Lying, tag: Tag): Promise<NotWritten | null> {
  const text = textOf(tag);
  const message = text === null ? null : textMessage(text);
  if (message === null) return 'secret';
  const there = await memory.read(card);
  if (!there.ok) return there.why;
  const content = readMessage(there.message);
  if (content.is === 'text' && content.text === text) return null;
  const isOurs = content.is === 'nothing' || (content.is === 'text' && cardOfText(content.text) !== undefined);
  return isOurs ? memory.write(card, message) : 'foreign';
}
