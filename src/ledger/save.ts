/**
 * The save file: JSON Lines, one entry a line. Whatever happened to it, reading gives every whole entry
 * up to the first that is not, and says what was left out.
 */
import { checksum } from './checksum.ts';
import { type Entry, entrySchema, FORMAT, type Opened } from './entries.ts';

/** An entry as a line: JSON whose last property sums up what stands before it, so that no damage goes unnoticed. */
export function lineOf(entry: Entry): string {
  const json = JSON.stringify(entry);
  return `${json.slice(0, -1)},"crc":"${checksum(json)}"}`;
}

export type Read =
  | {
      ok: true;
      entries: Entry[];
      /** UTF-8 bytes of the whole entries: what to cut the file to. */
      bytes: number;
      /** Lines that were left out: a torn one, and all after a damaged one. */
      dropped: number;
      /** True when more was left out than the unfinished last line of a crash. */
      damaged: boolean;
    }
  | { ok: false; code: 'newer'; format: number }
  | { ok: false; code: 'not-a-save' };

/** @param text a save file, whole or cut or damaged anywhere */
export function readSave(text: string): Read {
  const lines = text.split('\n');
  const torn = lines.pop() ?? '';
  const entries: Entry[] = [];
  let bytes = 0;
  for (const line of lines) {
    const entry = parseLine(line);
    if (entries.length === 0) {
      const newer = isNewer(line);
      if (newer !== undefined) return { ok: false, code: 'newer', format: newer };
      if (entry?.is !== 'night') return { ok: false, code: 'not-a-save' };
    } else if (!entry || entry.is === 'night') break;
    if (entry?.n !== entries.length) break;
    entries.push(entry);
    bytes += byteLength(line) + 1;
  }
  if (entries.length === 0) return { ok: false, code: 'not-a-save' };
  const lost = lines.length - entries.length;
  return { ok: true, entries, bytes, dropped: lost + (torn === '' ? 0 : 1), damaged: lost > 0 };
}

/** The agreed set-up of a save, from its first line alone. */
export function readHead(head: string): Opened | { newer: number } | undefined {
  const line = head.slice(0, head.indexOf('\n'));
  const newer = isNewer(line);
  if (newer !== undefined) return { newer };
  const entry = parseLine(line);
  return entry?.is === 'night' ? entry : undefined;
}

const SUM = /,"crc":"([0-9a-f]{8})"\}$/;

/** A line without a sum was written by hand, and is taken as it is. */
function parseLine(line: string): Entry | undefined {
  const sum = SUM.exec(line);
  const json = sum ? `${line.slice(0, sum.index)}}` : line;
  if (sum && checksum(json) !== sum[1]) return undefined;
  const parsed = entrySchema.safeParse(parseJson(json));
  return parsed.success ? parsed.data : undefined;
}

/** The format of a save that a newer Caboose wrote, or undefined. Its entries may look quite different. */
function isNewer(line: string): number | undefined {
  const value = parseJson(line) as { is?: unknown; format?: unknown } | null | undefined;
  return value?.is === 'night' && typeof value.format === 'number' && value.format > FORMAT ? value.format : undefined;
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** UTF-8 bytes of a string, without an encoder. */
function byteLength(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}
