/** Lists of tags that go from one computer to another: a box is enrolled once, wherever it is played. */
import { readTags, type Tags, tagsFile } from './tags.ts';

/** The list as a file, a tag a line, so that two of them can be compared by eye. */
export function exportTags(tags: Tags): string {
  const { version } = tagsFile(tags) as { version: number };
  const lines = Object.entries(tags).map(([uid, tag]) => `${JSON.stringify(uid)}:${JSON.stringify(tag)}`);
  return `{"version":${version},"tags":{\n${lines.join(',\n')}\n}}\n`;
}

/** @returns the tags of such a file, or of a `cards.json`; undefined when it is neither */
export function parseTags(text: string): Tags | undefined {
  try {
    return readTags(JSON.parse(text));
  } catch {
    return undefined;
  }
}

export interface Merged {
  readonly tags: Tags;
  readonly added: number;
  /** The same here as there. */
  readonly known: number;
  /** Another card here: a tag was moved, and who sits here knows best, so ours stays. */
  readonly clashes: number;
}

/** Theirs added to ours. A card may have several tags, one in each of two boxes; a tag is never two cards. */
export function mergeTags(ours: Tags, theirs: Tags): Merged {
  const uids = Object.keys(theirs);
  const isSame = (uid: string) => JSON.stringify(sorted(ours[uid])) === JSON.stringify(sorted(theirs[uid]));
  const fresh = uids.filter((uid) => !Object.hasOwn(ours, uid));
  const known = uids.filter((uid) => Object.hasOwn(ours, uid) && isSame(uid)).length;
  return {
    tags: { ...theirs, ...ours },
    added: fresh.length,
    known,
    clashes: uids.length - fresh.length - known,
  };
}

const sorted = (tag: Tags[string] | undefined) => tag && [tag.who, tag.card, tag.copy];
