/** A night's rules, sorted once so that asking a hook that nobody fills costs nothing. */
import type { Game, Outcome } from './game.ts';
import type {
  AfterHook,
  BeforeHook,
  Hooks,
  ListHook,
  Lists,
  NumberHook,
  Numbers,
  Power,
  Rule,
  Stage,
} from './hooks.ts';
import type { Setup, Step, Who } from './state.ts';

/** One filled hook. */
export interface Entry<F> {
  readonly call: F;
  /** The power whose bearers it is asked for, or null for a rule of the table. */
  readonly power: Who | null;
  /** For whom it is asked: nobody in particular (`['']`), always the same, or null where powers can change hands. */
  readonly bearers: readonly Who[] | null;
}
/** A step's function and the hooks around it. */
export interface Doing {
  readonly call: (game: Game, step: Step) => Outcome;
  readonly before: readonly Entry<BeforeHook>[];
  readonly after: readonly Entry<AfterHook>[];
}

export interface Kit {
  readonly bandits: readonly Who[];
  /** House rules by id, every one with its chosen option. */
  readonly house: Readonly<Record<string, string>>;
  /** Every step by its name, with what comes before and after it. */
  readonly steps: ReadonlyMap<string, Doing>;
  readonly lists: Readonly<Partial<Record<keyof Lists, readonly Entry<ListHook<keyof Lists>>[]>>>;
  readonly numbers: Readonly<Partial<Record<keyof Numbers, readonly Entry<NumberHook<keyof Numbers>>[]>>>;
  readonly barCard: readonly Entry<NonNullable<Hooks['barCard']>>[];
  readonly barAction: readonly Entry<NonNullable<Hooks['barAction']>>[];
  readonly meet: readonly Entry<NonNullable<Hooks['meet']>>[];
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
  const all = [
    ...rules.map((rule) => ({ stage: rule.stage, hooks: rule.hooks, steps: rule.steps, power: null as Who | null })),
    ...powers.map((p) => ({ stage: 'character' as Stage, hooks: p.hooks, steps: p.steps, power: p.id as Who | null })),
  ].sort((a, b) => stages.indexOf(a.stage) - stages.indexOf(b.stage));

  const steps: Record<string, (game: Game, step: Step) => Outcome> = {};
  const lists: Record<string, Entry<ListHook<keyof Lists>>[]> = {};
  const numbers: Record<string, Entry<NumberHook<keyof Numbers>>[]> = {};
  const before: Record<string, Entry<BeforeHook>[]> = {};
  const after: Record<string, Entry<AfterHook>[]> = {};
  const barCard: Entry<NonNullable<Hooks['barCard']>>[] = [];
  const barAction: Entry<NonNullable<Hooks['barAction']>>[] = [];
  const meet: Entry<NonNullable<Hooks['meet']>>[] = [];
  const terms: Entry<NonNullable<Hooks['terms']>>[] = [];

  const seated = setup.seats.flat();
  // Powers change hands only where a rule says so; otherwise a power nobody has is left out.
  const lent = all.some(({ hooks }) => hooks?.widen?.powers || hooks?.narrow?.powers);
  const add = <F>(entries: Entry<F>[], call: F, power: Who | null) => {
    if (power === null) entries.push({ call, power, bearers: [''] });
    else if (lent) entries.push({ call, power, bearers: null });
    else if (seated.includes(power)) entries.push({ call, power, bearers: [power] });
  };
  const file = <F>(table: Record<string, Entry<F>[]>, named: object | undefined, power: Who | null) => {
    for (const [name, call] of Object.entries(named ?? {})) {
      const entries = table[name] ?? [];
      add(entries, call as F, power);
      if (entries.length > 0) table[name] = entries;
    }
  };
  for (const { steps: own } of all)
    for (const [name, call] of Object.entries(own ?? {})) {
      if (steps[name]) throw new Error(`two rules define the step ${name}`);
      steps[name] = call as (game: Game, step: Step) => Outcome;
    }
  for (const { hooks, power } of all) file(lists, hooks?.widen, power);
  for (const { hooks, power } of all) {
    file(lists, hooks?.narrow, power);
    file(numbers, hooks?.numbers, power);
    file(before, hooks?.before, power);
    file(after, hooks?.after, power);
    if (hooks?.barCard) add(barCard, hooks.barCard, power);
    if (hooks?.barAction) add(barAction, hooks.barAction, power);
    if (hooks?.meet) add(meet, hooks.meet, power);
    if (hooks?.terms) add(terms, hooks.terms, power);
  }
  const doings = Object.entries(steps).map(([name, call]): [string, Doing] => [
    name,
    { call, before: before[name] ?? [], after: after[name] ?? [] },
  ]);
  return { bandits: seated, house, steps: new Map(doings), lists, numbers, barCard, barAction, meet, terms };
}
