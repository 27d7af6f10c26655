import { z } from 'zod';
import type { Command } from '../messages/commands.ts';

/** Commands come from browsers, so from anybody: unknown properties are refused, and so is what no screen of ours would send. */
const text = z.string().max(200);
/** The first line of a night holds all names, and the list of nights reads no more than its first 4096 bytes. */
const name = z.string().max(40);
const texts = z.array(text).max(20);

const draft = z.strictObject({
  seats: z.array(z.strictObject({ who: text, name })).max(20),
  firstPlayer: text.nullable(),
  cars: texts,
  house: z.record(text, text).refine((house) => Object.keys(house).length <= 100, 'too many house rules'),
});

const command = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('go'), to: z.enum(['home', 'reader', 'cards', 'setup']) }),
  z.strictObject({ do: z.literal('draft'), draft }),
  z.strictObject({ do: z.literal('start-night') }),
  z.strictObject({ do: z.literal('open-night'), id: text }),
  z.strictObject({ do: z.literal('leave-night') }),
  z.strictObject({ do: z.literal('answer'), question: text, key: text, by: z.exactOptional(text) }),
  z.strictObject({ do: z.literal('draw-for-us'), question: text }),
  z.strictObject({ do: z.literal('undo') }),
  z.strictObject({ do: z.literal('redo') }),
  z.strictObject({ do: z.literal('table-matches') }),
  z.strictObject({ do: z.literal('correct'), piece: text, to: text }),
  z.strictObject({ do: z.literal('demo') }),
  z.strictObject({ do: z.literal('enrol'), who: text.nullable(), bullets: z.exactOptional(z.boolean()) }),
  z.strictObject({ do: z.literal('forget-cards'), who: text }),
  z.strictObject({ do: z.literal('reader'), source: text, baud: z.exactOptional(z.int().min(300).max(4_000_000)) }),
  z.strictObject({ do: z.literal('list-ports') }),
  z.strictObject({ do: z.literal('quiet-notice') }),
]) satisfies z.ZodType<Command>;

/** The command in `value`, or null and where in it the first fault lies (`draft.seats.3.who`; empty for the whole). */
export function readCommand(value: unknown): { command: Command; fault: null } | { command: null; fault: string } {
  const result = command.safeParse(value);
  if (result.success) return { command: result.data, fault: null };
  return { command: null, fault: result.error.issues[0]?.path.join('.') ?? '' };
}
