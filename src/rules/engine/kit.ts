/** A night's rules, sorted once so that asking a hook that nobody fills costs nothing. */
import type { Game, Outcome } from './game.ts';
import type {
  AfterHook,
  BeforeHook,
  Hooks,
  InsteadHook,
  ListHook,
  Lists,
  NumberHook,
  Numbers,
  Power,
  Rule,
  Stage,
} from './hooks.ts';
import { banditsOf, hands, isBandit, playerOf } from './players.ts';
import type { Cite, Setup, Step, Who } from './state.ts';

/** One filled hook. */
export interface Entry<F> {
  readonly call: F;
  /** Whose hook it is. */
  readonly rule: string;
  /** What a question cites once it has changed what is offered. */
  readonly switched: Cite | null;
  /** The power whose bearers it is asked for, or null for a rule of the table. */
  readonly power: Who | null;
  /** For whom it is asked: nobody in particular (`['']`), always the same, or null where powers can change hands. */
  readonly bearers: readonly Who[] | null;
}
/** A step's function and the hooks around it. */
export interface Doing {
  /** Whose step it is. */
  readonly rule: string;
  readonly call: (game: Game, step: Step) => Outcome;
  readonly before: readonly Entry<BeforeHook>[];
  readonly instead: readonly Entry<InsteadHook>[];
  readonly after: readonly Entry<AfterHook>[];
}

export interface Kit {
  readonly bandits: readonly Who[];
  /** Everybody who has cards and a pawn: the bandits, and whoever plays another piece. */
  readonly characters: readonly Who[];
  /** Who holds a hand of cards, clockwise from the first seat; each named by the first bandit. */
  readonly players: readonly Who[];
  /** Each player's bandits. */
  readonly hands: Readonly<Record<Who, readonly Who[]>>;
  /** Each bandit's player. */
  readonly playerOf: Readonly<Record<Who, Who>>;
  /** House rules by id, every one with its chosen option. */
  readonly house: Readonly<Record<string, string>>;
  /** Every step by its name, with what comes before and after it. */
  readonly steps: ReadonlyMap<string, Doing>;
  readonly lists: Readonly<Partial<Record<keyof Lists, readonly Entry<ListHook<keyof Lists>>[]>>>;
  readonly numbers: Readonly<Partial<Record<keyof Numbers, readonly Entry<NumberHook<keyof Numbers>>[]>>>;
  readonly barCard: readonly Entry<NonNullable<Hooks['barCard']>>[];
  readonly barAction: readonly Entry<NonNullable<Hooks['barAction']>>[];
  readonly meet: readonly Entry<NonNullable<Hooks['meet']>>[];
  readonly actor: readonly Entry<NonNullable<Hooks['actor']>>[];
  readonly terms: readonly Entry<NonNullable<Hooks['terms']>>[];
}

const stages: readonly Stage[] = ['rule', 'module', 'character', 'variant', 'house'];

/**
 * Sorts rules and powers by stage. Two rules with the same step are a mistake of ours, so it throws.
 * @param house every house rule's id with the chosen option
 */
export function makeKit(
  setup: Setup,
  rules: readonly Rule[],
  powers: readonly Power[],
  house: Record<string, string>,
): Kit {
  const all: readonly Part[] = [
    ...rules.map((rule) => ({ ...rule, power: null })),
    ...powers.map((power) => ({
      ...power,
      id: power.name ?? power.id,
      stage: 'character' as const,
      power: power.id,
    })),
  ].sort((a, b) => stages.indexOf(a.stage) - stages.indexOf(b.stage));

  const calls = new Map<string, Pick<Doing, 'rule' | 'call'>>();
  const lists: Record<string, Entry<ListHook<keyof Lists>>[]> = {};
  const numbers: Record<string, Entry<NumberHook<keyof Numbers>>[]> = {};
  const before: Record<string, Entry<BeforeHook>[]> = {};
  const instead: Record<string, Entry<InsteadHook>[]> = {};
  const after: Record<string, Entry<AfterHook>[]> = {};
  const barCard: Entry<NonNullable<Hooks['barCard']>>[] = [];
  const barAction: Entry<NonNullable<Hooks['barAction']>>[] = [];
  const meet: Entry<NonNullable<Hooks['meet']>>[] = [];
  const actor: Entry<NonNullable<Hooks['actor']>>[] = [];
  const terms: Entry<NonNullable<Hooks['terms']>>[] = [];

  const seated = setup.seats.flat();
  // Powers change hands only where a rule says so; otherwise a power nobody has is left out.
  const lent = all.some(({ hooks }) => hooks?.widen?.powers || hooks?.narrow?.powers);
  const add = <F>(entries: Entry<F>[], call: F | undefined, { id: rule, power, switched: cite }: Part) => {
    if (call === undefined) return;
    const switched = cite ?? null;
    if (power === null) entries.push({ call, rule, power, bearers: [''], switched });
    else if (lent) entries.push({ call, rule, power, bearers: null, switched });
    else if (seated.includes(power)) entries.push({ call, rule, power, bearers: [power], switched });
  };
  const file = <F>(table: Record<string, Entry<F>[]>, named: object | undefined, part: Part) => {
    for (const [name, call] of Object.entries(named ?? {})) {
      const entries = table[name] ?? [];
      add(entries, call as F, part);
      if (entries.length > 0) table[name] = entries;
    }
  };
  for (const { id: rule, steps } of all)
    for (const [name, call] of Object.entries(steps ?? {})) {
      if (calls.has(name)) throw new Error(`two rules define the step ${name}`);
      calls.set(name, { rule, call: call as Doing['call'] });
    }
  for (const part of all) file(lists, part.hooks?.widen, part);
  for (const part of all) {
    const { hooks } = part;
    file(lists, hooks?.narrow, part);
    file(numbers, hooks?.numbers, part);
    file(before, hooks?.before, part);
    file(instead, hooks?.instead, part);
    file(after, hooks?.after, part);
    add(barCard, hooks?.barCard, part);
    add(barAction, hooks?.barAction, part);
    add(meet, hooks?.meet, part);
    add(actor, hooks?.actor, part);
    add(terms, hooks?.terms, part);
  }
  const steps = new Map<string, Doing>();
  for (const [name, doing] of calls)
    steps.set(name, {
      ...doing,
      before: before[name] ?? [],
      instead: instead[name] ?? [],
      after: after[name] ?? [],
    });
  const players = hands(setup).map((hand) => hand[0] as Who);
  return {
    bandits: seated.filter(isBandit),
    characters: seated,
    players,
    hands: Object.fromEntries(players.map((who) => [who, banditsOf(setup, who)])),
    playerOf: Object.fromEntries(seated.map((who) => [who, playerOf(setup, who)])),
    house,
    steps,
    lists,
    numbers,
    barCard,
    barAction,
    meet,
    actor,
    terms,
  };
}

/** A rule of the table or a power, sorted together. */
type Part = Pick<Rule, 'id' | 'stage' | 'steps' | 'hooks' | 'switched'> & { power: Who | null };
