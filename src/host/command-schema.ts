import { z } from 'zod';
import type { Command } from '../messages/commands.ts';

/** Commands come from browsers, so from anybody: unknown properties are refused, and so is what no screen of ours would send. */
const text = z.string().max(200);
/** The first line of a night holds all names and words, and the list of nights reads no more than `HEAD_BYTES` of it. */
const name = z.string().max(40);
const words = z.string().max(300);
const texts = z.array(text).max(20);

const byName = <V extends z.ZodType>(value: V) =>
  z.record(text, value).refine((record) => Object.keys(record).length <= 60, 'too many names');

/** Twelve cards of a kind are the most of which a table reads what is printed on them. */
const known = byName(z.array(name).max(12));

const draft = z.strictObject({
  known: known.default({}),
  mode: text,
  expert: z.boolean(),
  seats: z.array(z.strictObject({ bandits: z.array(text).max(2), names: z.array(name).max(2) })).max(10),
  firstPlayer: text.nullable(),
  modules: texts,
  variants: texts.default([]),
  extras: texts.default([]),
  cars: texts,
  silk: text,
  silkWords: words,
  drawn: byName(texts),
  taps: z.enum(['scheming', 'turning']),
  deck: z.strictObject({ kind: z.enum(['station', 'five', 'chosen']), cards: texts }),
  house: z.record(text, text).refine((house) => Object.keys(house).length <= 100, 'too many house rules'),
});

/** Numbers of entries and of steps. */
const number = z.int().min(0).max(1_000_000);
const seen = { at: z.exactOptional(number) };
const small = z.int().min(0).max(99);

/** What there may be of a thing is not limited by the rules, but by what a table can hold. */
const correction = z.strictObject({
  pieces: z.exactOptional(byName(text)),
  loot: z.exactOptional(byName(z.array(text).max(100))),
  things: z.exactOptional(byName(z.array(text).max(100))),
  cylinder: z.exactOptional(byName(small)),
  received: z.exactOptional(byName(z.array(text).max(100))),
  neutral: z.exactOptional(small),
  firstPlayer: z.exactOptional(text),
  cars: z.exactOptional(texts),
  hand: z.exactOptional(byName(small)),
});
const role = z.enum(['any', 'pile', 'answers', 'loot']);
/** Our firmware has four antennas; a multiplexer of somebody else's may have more. */
const MOST_ANTENNAS = 8;
export const howToRead = z.strictObject({
  roles: z.exactOptional(z.array(role).max(MOST_ANTENNAS)),
  baud: z.exactOptional(z.int().min(300).max(4_000_000)),
  profile: z.exactOptional(z.enum(['auto', 'pad32', 'wedge-dec-le', 'pn532-hsu', 'ttr'])),
  layout: z.exactOptional(z.enum(['place', 'typed'])),
});
const icons = z.strictObject({ turns: texts, event: text.nullable(), keep: z.int().min(0).max(9) });

const command = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('go'), to: z.enum(['home', 'reader', 'cards', 'setup']) }),
  z.strictObject({ do: z.literal('draft'), draft }),
  z.strictObject({ do: z.literal('start-night') }),
  z.strictObject({ do: z.literal('type-round-card'), icons, station: z.boolean() }),
  z.strictObject({ do: z.literal('forget-round-card'), id: text }),
  z.strictObject({ do: z.literal('type-prints'), known }),
  z.strictObject({ do: z.literal('open-night'), id: text }),
  // A night of five rounds takes some 60 kB; one that was put right all evening may take a few times that.
  z.strictObject({ do: z.literal('import-night'), file: z.string().max(4_000_000) }),
  z.strictObject({ do: z.literal('leave-night') }),
  z.strictObject({ do: z.literal('answer'), question: text, key: text, by: z.exactOptional(text) }),
  z.strictObject({ do: z.literal('draw-for-us'), question: text }),
  z.strictObject({ do: z.literal('undo'), ...seen }),
  z.strictObject({ do: z.literal('redo'), all: z.exactOptional(z.boolean()), ...seen }),
  z.strictObject({ do: z.literal('undo-to'), n: number, ...seen }),
  z.strictObject({ do: z.literal('table-matches') }),
  z.strictObject({ do: z.literal('correct'), put: correction, ...seen }),
  z.strictObject({ do: z.literal('skip-step'), question: z.exactOptional(text), ...seen }),
  z.strictObject({ do: z.literal('repeat-card'), ...seen }),
  z.strictObject({ do: z.literal('try-amend'), n: number, key: text }),
  z.strictObject({ do: z.literal('drop-amend') }),
  z.strictObject({
    do: z.literal('amend'),
    n: number,
    key: z.exactOptional(text),
    way: z.enum(['re-resolve', 'table-stands']),
  }),
  z.strictObject({ do: z.literal('set-house'), id: text, option: text }),
  z.strictObject({ do: z.literal('set-taps'), taps: z.enum(['scheming', 'turning']) }),
  z.strictObject({ do: z.literal('break'), on: z.boolean() }),
  z.strictObject({ do: z.literal('freeze'), why: z.enum(['knocked', 'audit', 'pack']).nullable() }),
  z.strictObject({ do: z.literal('tick'), item: text, on: z.boolean() }),
  z.strictObject({ do: z.literal('leave'), who: text }),
  z.strictObject({ do: z.literal('swap-seats'), a: text, b: text }),
  z.strictObject({ do: z.literal('merge-seats'), from: text, into: text }),
  z.strictObject({ do: z.literal('show-log'), on: z.boolean() }),
  z.strictObject({ do: z.literal('open-replay'), id: text }),
  z.strictObject({ do: z.literal('replay-to'), n: number }),
  z.strictObject({ do: z.literal('close-replay') }),
  z.strictObject({ do: z.literal('demo') }),
  z.strictObject({
    do: z.literal('enrol'),
    who: text.nullable(),
    list: z.exactOptional(z.enum(['actions', 'bullets', 'added'])),
    card: z.exactOptional(text),
    copy: z.exactOptional(small),
    instead: z.exactOptional(text),
  }),
  z.strictObject({ do: z.literal('forget-cards'), who: text }),
  z.strictObject({ do: z.literal('forget-tag'), uid: text }),
  z.strictObject({ do: z.literal('write-names'), on: z.boolean() }),
  z.strictObject({ do: z.literal('settle-doubt'), as: z.enum(['says', 'asked']) }),
  z.strictObject({ do: z.literal('import-cards'), file: z.string().max(60_000), way: z.enum(['add', 'replace']) }),
  z.strictObject({ do: z.literal('reader'), source: text, how: z.exactOptional(howToRead) }),
  z.strictObject({
    do: z.literal('antenna'),
    antenna: z
      .int()
      .min(0)
      .max(MOST_ANTENNAS - 1),
    role,
  }),
  z.strictObject({ do: z.literal('record-reader'), on: z.boolean() }),
  z.strictObject({ do: z.literal('typed'), place: text, typed: text }),
  z.strictObject({ do: z.literal('list-ports') }),
  z.strictObject({
    do: z.literal('lan'),
    on: z.strictObject({ address: text, port: z.int().min(1).max(65_535) }).nullable(),
  }),
  z.strictObject({ do: z.literal('free-seat'), who: text }),
  z.strictObject({ do: z.literal('report') }),
  z.strictObject({ do: z.literal('quiet-notice') }),
]) satisfies z.ZodType<Command>;

/** The command in `value`, or null and where in it the first fault lies (`draft.seats.3.who`; empty for the whole). */
export function readCommand(value: unknown): { command: Command; fault: null } | { command: null; fault: string } {
  const result = command.safeParse(value);
  if (result.success) return { command: result.data, fault: null };
  return { command: null, fault: result.error.issues[0]?.path.join('.') ?? '' };
}
