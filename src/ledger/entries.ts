/** The entries of a night: what was said and done, in order. Nothing is ever erased; undo and redo are entries too. */
import { z } from 'zod';

/** The format of the save file. A save with a higher number is of a newer Caboose and is not opened. */
export const FORMAT = 2;

const word = z.string().min(1).max(200);
const base = { n: z.int().min(0), at: z.number() };
const via = z.enum(['touch', 'tap', 'app']);

/** A round card that a table typed in. */
export const roundCardSchema = z.strictObject({
  id: word,
  name: z.string().max(200),
  turns: z.array(word).max(10),
  event: word.nullable(),
  keep: z.int().min(0).max(10),
  station: z.boolean(),
});

/** What was read off cards whose print the app does not know; '' for one that nobody read. */
export const printedSchema = z.record(word, z.array(z.string().max(200)).max(20));

const setup = z.strictObject({
  mode: word,
  expert: z.boolean(),
  modules: z.array(word).max(20),
  variants: z.array(word).max(20),
  extras: z.array(word).max(20),
  seats: z.array(z.array(word).min(1).max(2)).min(1).max(9),
  firstPlayer: word,
  cars: z.array(word).max(10),
  carCount: z.int().min(2).max(10),
  house: z.record(word, word),
  // Since format 2; a night of format 1 was played without them.
  silk: z.string().max(20).default(''),
  silkWords: z.string().max(500).default(''),
  drawn: z.record(word, z.array(word).max(20)).default({}),
  taps: z.enum(['scheming', 'turning']).default('scheming'),
  deck: z
    .strictObject({ kind: z.enum(['station', 'five', 'chosen']), cards: z.array(word).max(60) })
    .default({ kind: 'station', cards: [] }),
  typed: z.array(roundCardSchema).max(60).default([]),
  known: printedSchema.default({}),
});

/** The first entry: what was agreed, and by which version of the app. `names` are the players', by bandit. */
const opened = z.strictObject({
  ...base,
  is: z.literal('night'),
  format: z.int(),
  app: word,
  id: word,
  setup,
  names: z.record(word, z.string().max(200)),
});
/** The reader's own number of a tap: a repeat after a crash is known by it. */
const origin = z.strictObject({ device: word, s: z.int() });
/** An answer to a question; a tap also says with which tag. */
const answered = z.strictObject({
  ...base,
  is: z.literal('answer'),
  question: word,
  key: word,
  by: word.optional(),
  via,
  uid: word.optional(),
  /** A round card that the app did not know: typed in, and turned over. */
  typed: roundCardSchema.optional(),
  origin: origin.optional(),
});
const bag = z.array(word).max(200);
const number = z.int().min(0).max(999);
/** The table is not as the record has it: what is named is so from now on. */
const corrected = z.strictObject({
  ...base,
  is: z.literal('correct'),
  pieces: z.exactOptional(z.record(word, word)),
  loot: z.exactOptional(z.record(word, bag)),
  things: z.exactOptional(z.record(word, bag)),
  cylinder: z.exactOptional(z.record(word, number)),
  received: z.exactOptional(z.record(word, bag)),
  neutral: z.exactOptional(number),
  firstPlayer: z.exactOptional(word),
  hand: z.exactOptional(z.record(word, number)),
  uid: word.optional(),
  origin: origin.optional(),
});
/** Takes back the last deed, or with `to` that entry and all later ones. */
const undone = z.strictObject({
  ...base,
  is: z.literal('undo'),
  to: z.exactOptional(z.int().min(1)),
  uid: word.optional(),
  origin: origin.optional(),
});
/** Brings back the deed last taken back, or all of them. */
const redone = z.strictObject({ ...base, is: z.literal('redo'), all: z.exactOptional(z.literal(true)) });
/** Entry `of` was answered otherwise. What was done later is applied anew, or the table stands as it does. */
const amended = z.strictObject({
  ...base,
  is: z.literal('amend'),
  of: z.int().min(1),
  key: word,
  way: z.enum(['re-resolve', 'table-stands']),
});
/** The table passed a question over. */
const skipped = z.strictObject({
  ...base,
  is: z.literal('skip'),
  question: word,
  uid: word.optional(),
  origin: origin.optional(),
});
/** The card just resolved was resolved once more, before this question was answered. */
const repeated = z.strictObject({ ...base, is: z.literal('repeat'), question: word });
const ruled = z.strictObject({ ...base, is: z.literal('house'), id: word, option: word });
const tapped = z.strictObject({ ...base, is: z.literal('taps'), taps: z.enum(['scheming', 'turning']) });
const left = z.strictObject({ ...base, is: z.literal('leave'), who: word });
const swapped = z.strictObject({ ...base, is: z.literal('swap'), a: word, b: word });
const merged = z.strictObject({ ...base, is: z.literal('merge'), from: word, into: word });
/** A break, a freeze and its ticks change nothing on the table, so they are neither undone nor in the way of a redo. */
const rested = z.strictObject({ ...base, is: z.literal('break'), on: z.boolean() });
const froze = z.strictObject({
  ...base,
  is: z.literal('freeze'),
  why: z.enum(['knocked', 'audit', 'pack']).nullable(),
});
const ticked = z.strictObject({ ...base, is: z.literal('tick'), item: word, on: z.boolean() });

export const entrySchema = z.discriminatedUnion('is', [
  opened,
  answered,
  corrected,
  undone,
  redone,
  amended,
  skipped,
  repeated,
  ruled,
  tapped,
  left,
  swapped,
  merged,
  rested,
  froze,
  ticked,
]);

/** One line of a save. `n` counts from 0, `at` is in milliseconds since 1970. */
export type Entry = z.infer<typeof entrySchema>;
export type Opened = z.infer<typeof opened>;
export type Answered = z.infer<typeof answered>;
export type Corrected = z.infer<typeof corrected>;
export type Amended = z.infer<typeof amended>;
/** What is said about the night itself. */
export type Note = Extract<Entry, { is: 'break' | 'freeze' | 'tick' }>;
/** What changes the table; undo and redo choose among these. */
export type Deed = Exclude<Entry, Opened | Note | { is: 'undo' | 'redo' }>;

/** An entry without its number and time: the ledger gives those. */
type DraftOf<E> = E extends Opened ? never : E extends Entry ? Omit<E, 'n' | 'at'> : never;
export type Draft = DraftOf<Entry>;

export const isNote = (entry: Entry): entry is Note =>
  entry.is === 'break' || entry.is === 'freeze' || entry.is === 'tick';
