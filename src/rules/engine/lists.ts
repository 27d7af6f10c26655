/** Asking the hooks: lists, numbers, bars, and who bears a power at this moment. */
import type { Game, Outcome } from './game.ts';
import type { InsteadHook, ListHook, Lists, NumberHook, Numbers } from './hooks.ts';
import type { Entry } from './kit.ts';
import type { Action, Cite, Played, Step, Who } from './state.ts';

/** The list after every widening and then every narrowing. `base` is left alone. */
export function list<K extends keyof Lists>(
  game: Game,
  name: K,
  about: Lists[K]['about'],
  base: Lists[K]['item'][],
): Lists[K]['item'][] {
  const entries = game.kit.lists[name];
  if (!entries) return base;
  let items = base;
  for (const entry of entries) {
    const ask = entry.call as unknown as ListHook<K>;
    for (const who of bearersOf(game, entry)) {
      const former = items;
      items = ask(game, items, about, who);
      if ((game.uses || (entry.switched && game.holds)) && differs(former, items)) takesPart(game, entry);
    }
  }
  return items;
}

/** Notes that a rule takes part, and that a house rule decides, where somebody is to be told. */
function takesPart(game: Game, { rule, switched }: Entry<unknown>): void {
  game.uses?.(rule);
  if (switched && game.holds) game.ruled.push(switched);
}

const differs = (some: readonly unknown[], others: readonly unknown[]): boolean =>
  some.length !== others.length || JSON.stringify(some) !== JSON.stringify(others);

/** The number after every rule that changes it. */
export function number<K extends keyof Numbers>(game: Game, name: K, about: Numbers[K], base: number): number {
  const entries = game.kit.numbers[name];
  if (!entries) return base;
  let value = base;
  for (const entry of entries) {
    const ask = entry.call as unknown as NumberHook<K>;
    for (const who of bearersOf(game, entry)) {
      const former = value;
      value = ask(game, value, about, who);
      if (value !== former) takesPart(game, entry);
    }
  }
  return value;
}

/** For whom a hook is asked now: first the bandit whose own power it is, then those who borrow it. */
function bearersOf<F>(game: Game, { bearers, power }: Entry<F>): readonly Who[] {
  if (bearers !== null) return bearers;
  const own = game.kit.bandits.filter((who) => who === power);
  return [...own, ...game.kit.bandits.filter((who) => who !== power)].filter((who) => bears(game, who, power as Who));
}

/** Whether `who` has this power now: the own one, unless a rule lends or takes powers. */
export function bears(game: Game, who: Who, power: Who): boolean {
  const own = game.kit.lists.powers;
  return own ? list(game, 'powers', { who }, [who]).includes(power) : who === power;
}

/** Calls an entry for the table, or for every bearer of its power, until one returns something. */
export function firstOf<F, R>(
  game: Game,
  entries: readonly Entry<F>[],
  call: (hook: F, bearer: Who) => R | undefined,
): R | undefined {
  for (const entry of entries)
    for (const who of bearersOf(game, entry)) {
      const found = call(entry.call, who);
      if (found === undefined) continue;
      takesPart(game, entry);
      return found;
    }
  return undefined;
}

/** Calls an entry for the table, or for every bearer of its power. The callback returns whether the hook did anything. */
export function allOf<F>(game: Game, entries: readonly Entry<F>[], call: (hook: F, bearer: Who) => boolean): void {
  for (const entry of entries)
    for (const who of bearersOf(game, entry)) if (call(entry.call, who)) game.uses?.(entry.rule);
}

/** A step as it is done now: by its own function, or by what stands in its place. */
export function insteadOf(
  game: Game,
  entries: readonly Entry<InsteadHook>[],
  call: (step: Step) => Outcome,
): (step: Step) => Outcome {
  let doing = call;
  for (const entry of entries)
    for (const who of bearersOf(game, entry)) {
      const former = doing;
      doing = (step) => {
        game.uses?.(entry.rule);
        return entry.call(game, step, former, who);
      };
    }
  return doing;
}

/** Whose pawn a card of the pile moves. */
export const actorOf = (game: Game, played: Played): Who =>
  firstOf(game, game.kit.actor, (hook, bearer) => hook(game, played, bearer)) ?? played.who;

/** Why this card does nothing, or undefined. */
export const barredCard = (game: Game, action: Action): Cite | undefined =>
  firstOf(game, game.kit.barCard, (hook, bearer) => hook(game, action, bearer));

/** Why this action does nothing, or undefined. */
export const barredAction = (game: Game, action: Action): Cite | undefined =>
  firstOf(game, game.kit.barAction, (hook, bearer) => hook(game, action, bearer));
