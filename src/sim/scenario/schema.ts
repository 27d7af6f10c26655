/**
 * The scenario format, version 1: complete, so that a misspelt key, name or value fails instead of passing.
 * Which of it is built is not decided here but in `needs.ts`.
 */
import { z } from 'zod';
import { houseIds } from '../../rules/catalogue/house-ids.ts';
import * as names from '../../rules/catalogue/names.ts';
import { roundCard } from '../../rules/catalogue/round-cards.ts';

const one = <T extends readonly string[]>(words: T) => z.enum(words as unknown as [string, ...string[]]);
const map = <V extends z.ZodType>(keys: z.ZodType<string>, value: V) => z.partialRecord(keys as z.ZodEnum, value);

const bandit = one(names.bandits);
const character = one(names.characters);
const piece = one(names.pieces);
const card = one(names.cards);
const event = one([...names.roundEvents, ...names.stationEvents]);
const token = one(names.tokens as [string, ...string[]]);
const prisoner = z.string().refine((word) => /^prisoner:/.test(word) && bandit.safeParse(word.slice(9)).success);
const goal = z
  .string()
  .refine(
    (word) =>
      (names.goals as readonly string[]).includes(word) || bandit.safeParse(word.replace(/^warrant:/, '')).success,
    { error: 'no such goal' },
  );
const space = z.string().refine(names.isSpace, { error: 'no such space' });
const place = z.string().refine((word) => names.isSpace(word) || character.safeParse(word).success, {
  error: 'neither a space nor a character',
});
const carNumber = z.string().regex(/^\d{1,2}$/);
const count = z.int().min(0).max(99);
const dollars = z.int().min(0).max(2000);
const face = z.enum(['up', 'down']);
const bullet = one([...names.characters, 'neutral']);

const byPlace = <V extends z.ZodType>(value: V) => z.record(place, value);
const byCar = <V extends z.ZodType>(value: V) => z.record(carNumber, value);

const house = z.record(z.string(), z.string()).check((context) => {
  for (const [id, option] of Object.entries(context.value))
    if (!Object.hasOwn(houseIds, id) || !houseIds[id]?.includes(option))
      context.issues.push({ code: 'custom', message: `no house rule ${id}: ${option}`, input: option, path: [id] });
});

const round = z
  .strictObject({
    number: z.int().min(1).max(5).optional(),
    card: z
      .string()
      .refine((id) => roundCard(id) !== undefined, { error: 'no such round card' })
      .optional(),
    turns: z.array(one(names.turnTypes)).optional(),
    event: event.optional(),
    keep: count.optional(),
  })
  .refine((value) => value.card === undefined || value.turns === undefined, { error: 'a card or turns, not both' });

const setup = z.strictObject({
  mode: one(names.modes).optional(),
  expert: z.boolean().optional(),
  modules: z.array(one(names.modules)).optional(),
  variants: z.array(one(names.variants)).optional(),
  extras: z.array(one(names.extras)).optional(),
  seats: z.array(z.union([character, z.array(character).min(1)])).optional(),
  preset: one(names.presets).optional(),
  silk: one(names.silkPowers).optional(),
  house: house.optional(),
  'first-player': character.optional(),
  round: round.optional(),
});

const sheet = z.strictObject({
  brawlers: count.optional(),
  wanted: z.array(bandit).optional(),
  mailbags: z.array(z.union([z.literal(200), z.literal(1200)])).optional(),
  prisoners: count.optional(),
  goals: z.array(goal).optional(),
});

const table = z.strictObject({
  cars: count.optional(),
  pieces: map(piece, space).optional(),
  loot: byPlace(z.array(token)).optional(),
  cylinder: map(character, z.union([count, z.array(count)])).optional(),
  received: map(character, z.array(bullet)).optional(),
  neutral: count.optional(),
  stagecoach: count.optional(),
  horses: byCar(count).optional(),
  hostages: z.record(z.string(), z.union([one(names.hostages), z.array(one(names.hostages))])).optional(),
  prisoners: z.record(z.string(), z.union([prisoner, z.array(prisoner)])).optional(),
  'marshal-sheet': sheet.optional(),
  brawlers: map(bandit, z.array(dollars)).optional(),
  penalties: map(bandit, z.array(one(names.marshalBullets))).optional(),
  'marshal-bullets': z.array(one(names.marshalBullets)).optional(),
  fire: z.array(count).optional(),
  kept: map(character, count).optional(),
  'cars-special': byCar(z.enum(['circus-car', 'flat-bed'])).optional(),
  handcar: z.enum(['front', 'rear']).optional(),
  pile: z.array(z.union([z.tuple([character, card]), z.tuple([character, card, face])])).optional(),
});

const expect = z.strictObject({
  options: z.array(z.string()).optional(),
  asks: z.union([one([...names.characters, 'table']), z.array(character)]).optional(),
  pieces: map(piece, space).optional(),
  loot: byPlace(z.array(token)).optional(),
  cylinder: map(character, z.union([count, z.array(count)])).optional(),
  received: map(character, z.array(bullet)).optional(),
  neutral: count.optional(),
  fizzled: z.boolean().optional(),
  refused: z.boolean().optional(),
  draw: map(character, z.union([count, z.strictObject({ own: count, partner: count })])).optional(),
  face: z.array(face).optional(),
  may: z.array(z.enum(['play', 'draw', 'flask', 'brilliant-idea', 'pass'])).optional(),
  cards: z.strictObject({ not: z.array(card).optional(), only: z.array(card).optional() }).optional(),
  deck: map(character, count).optional(),
  round: z.int().optional(),
  acts: character.optional(),
  eliminated: z.array(bandit).optional(),
  terms: map(bandit, map(one(names.scoreTerms), z.int())).optional(),
  turn: z.union([character, z.array(character)]).optional(),
  pile: z.array(z.tuple([character, card, face])).optional(),
  visible: z.array(z.tuple([character, z.union([card, z.literal('hidden')])])).optional(),
  'first-player': character.optional(),
  score: map(bandit, z.int()).optional(),
  winners: z.array(character).optional(),
  goals: z.record(goal, z.boolean()).optional(),
  revealed: z.array(goal).optional(),
  'marshal-sheet': sheet.optional(),
  hostages: table.shape.hostages,
  prisoners: table.shape.prisoners,
  horses: table.shape.horses,
  stagecoach: table.shape.stagecoach,
  brawlers: table.shape.brawlers,
  fire: table.shape.fire,
  penalties: table.shape.penalties,
  'marshal-bullets': table.shape['marshal-bullets'],
  kept: table.shape.kept,
  handcar: table.shape.handcar,
  cars: count.optional(),
});

const choose = z.array(z.string()).optional();
const entry = z.union([
  z.strictObject({ card, by: character, choose }),
  z.strictObject({ event, choose }),
  z.strictObject({ scheme: z.literal('play'), by: character, card, face: face.optional(), choose }),
  z.strictObject({ scheme: z.enum(['draw', 'flask', 'brilliant-idea', 'pass']), by: character, choose }),
  z.strictObject({ resolve: z.literal('pile'), choose }),
  z.strictObject({ begin: z.literal('game'), choose }),
  z.strictObject({ begin: z.literal('round'), round: round.optional(), choose }),
  z.strictObject({ end: z.enum(['schemin', 'round']), choose }),
  z.strictObject({ end: z.literal('game'), reveal: byPlace(z.array(z.int())).optional(), choose }),
  z.strictObject({ correct: table }),
  z.strictObject({ choose: z.array(z.string()) }),
  z.strictObject({ undo: z.int().min(1) }),
  z.strictObject({ expect }),
]);

export const scenario = z.strictObject({
  id: z.string(),
  title: z.string(),
  cites: z.array(z.string()),
  setup: setup.optional(),
  table: table.optional(),
  do: z.array(entry),
  expect: expect.optional(),
});

export type Scenario = z.infer<typeof scenario>;
export type Entry = z.infer<typeof entry>;
export type Expect = z.infer<typeof expect>;
export type Table = z.infer<typeof table>;
export type RoundSpec = z.infer<typeof round>;

/** What is wrong with a scenario, in words, or undefined. */
export function faults(value: unknown): string | undefined {
  const parsed = scenario.safeParse(value);
  if (parsed.success) return undefined;
  return parsed.error.issues.map(explain).join('; ');
}

function explain(issue: z.core.$ZodIssue): string {
  const at = issue.path.join('.');
  if (issue.code === 'unrecognized_keys')
    return `unknown key ${issue.keys.map((key) => (at ? `${at}.${key}` : key)).join(', ')}`;
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    // The form of an entry that comes nearest says best what is wrong with it.
    const nearest = [...issue.errors].sort((a, b) => a.length - b.length)[0] ?? [];
    return nearest.map((inner) => explain({ ...inner, path: [...issue.path, ...inner.path] })).join('; ');
  }
  return `${at || 'scenario'}: ${issue.message}`;
}
