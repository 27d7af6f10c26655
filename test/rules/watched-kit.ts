import type { Game, Outcome } from '../../src/rules/engine/game.ts';
import type { InsteadHook } from '../../src/rules/engine/hooks.ts';
import type { Doing, Entry, Kit } from '../../src/rules/engine/kit.ts';
import type { Step } from '../../src/rules/engine/state.ts';

/** What is seen while rules are at work: which of them did something, and which meet in the same place. */
export interface Seen {
  /** Rules, powers and types of turn that did something. */
  readonly used: Set<string>;
  /** By rule, power or type of turn: the rules whose steps ask one of its hooks, or that its own steps set off. */
  readonly places: Map<string, Set<string>>;
  /** Actions that something forbade, by their rule, and powers that were taken away. */
  readonly stopped: Set<string>;
}
export const nothingSeen = (): Seen => ({ used: new Set(), places: new Map(), stopped: new Set() });

/** The same kit, which notes what its rules do and where. It changes nothing of what they do. */
export function watchedKit(kit: Kit, seen: Seen): Kit {
  let now = '';
  const touch = (rule: string, place: string) => {
    const places = seen.places.get(rule) ?? new Set();
    seen.places.set(rule, places.add(place));
  };
  const same = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b);

  /** An entry of a list or a number: asked in the step that is done now, of use where it changes something. */
  const watched = <F extends (...given: never[]) => unknown>(entry: Entry<F>): Entry<F> => {
    const call = (...given: Parameters<F>): unknown => {
      touch(entry.rule, now);
      const found = entry.call(...given);
      if (!same(found, given[1])) seen.used.add(entry.rule);
      return found;
    };
    return { ...entry, call: call as unknown as F };
  };
  const table = <T extends object>(entries: T): T =>
    Object.fromEntries(
      Object.entries(entries).map(([name, list]) => [name, (list as Entry<never>[]).map(watched)]),
    ) as T;
  /** Entries that find something or nothing: a meeting, a reason against an action. */
  const finding = <F extends (game: Game, about: never, bearer: string) => unknown>(
    entries: readonly Entry<F>[],
    place: (about: Parameters<F>[1]) => string,
    stops: boolean,
  ): Entry<F>[] =>
    entries.map((entry) => {
      const call = (game: Game, about: never, bearer: string): unknown => {
        const at = place(about);
        touch(entry.rule, at);
        const found = entry.call(game, about, bearer);
        if (found !== undefined && !same(found, [])) {
          seen.used.add(entry.rule);
          if (stops) seen.stopped.add(at);
        }
        return found;
      };
      return { ...entry, call: call as unknown as F };
    });
  const ruleOf = ({ do: name }: Step) => kit.steps.get(name)?.rule ?? name;
  /** The powers of characters, by what each is counted under. */
  const aroundSteps = [...kit.steps.values()].flatMap(({ before, instead, after }) => [
    ...before,
    ...instead,
    ...after,
  ]);
  const filled: readonly Pick<Entry<never>, 'power' | 'rule'>[] = [
    ...Object.values(kit.lists).flat(),
    ...Object.values(kit.numbers).flat(),
    ...aroundSteps,
  ];
  const named = filled.flatMap(({ power, rule }) => (power === null ? [] : [[power, rule] as const]));
  const powers = (kit.lists.powers ?? []).map((entry) => {
    const call: typeof entry.call = (game, items, about, bearer) => {
      const left = entry.call(game, items, about, bearer) as unknown[];
      const lost = (items as unknown[]).filter((item) => !left.includes(item));
      for (const [power, rule] of named) if (lost.includes(power)) seen.stopped.add(rule);
      return left as typeof items;
    };
    return { ...entry, call };
  });
  /** An entry in place of a step: of use where it does something besides what the step does. */
  const inPlace =
    (place: string) =>
    (entry: Entry<InsteadHook>): Entry<InsteadHook> => ({
      ...entry,
      call(game, step, former, bearer) {
        now = place;
        touch(entry.rule, place);
        const table = () => JSON.stringify(game.state);
        const [before, whole] = [table(), JSON.stringify(step)];
        let [begun, done] = ['', ''];
        let then: Outcome;
        const found = entry.call(
          game,
          step,
          (given) => {
            begun = JSON.stringify(given) === whole ? table() : '';
            then = former(given);
            done = table();
            return then;
          },
          bearer,
        );
        if (before !== begun || done !== table() || !same(found, then)) seen.used.add(entry.rule);
        return found;
      },
    });
  /** An entry before or after a step: of use where it leads to something. */
  const around =
    <F extends (...given: never[]) => unknown>(place: string) =>
    (entry: Entry<F>): Entry<F> => {
      const call = (...given: Parameters<F>): unknown => {
        now = place;
        touch(entry.rule, place);
        const found = entry.call(...given);
        if (found !== undefined) seen.used.add(entry.rule);
        return found;
      };
      return { ...entry, call: call as unknown as F };
    };

  const steps = new Map<string, Doing>();
  for (const [name, doing] of kit.steps)
    steps.set(name, {
      ...doing,
      before: doing.before.map(around(doing.rule)),
      instead: doing.instead.map(inPlace(doing.rule)),
      after: doing.after.map(around(doing.rule)),
      call(game, step: Step): Outcome {
        now = doing.rule;
        seen.used.add(doing.rule);
        touch(doing.rule, doing.rule);
        if (typeof step.type === 'string' && name.startsWith('schemin.')) {
          seen.used.add(step.type);
          touch(step.type, doing.rule);
        }
        const outcome = doing.call(game, step);
        if (game.arrived.length > 0) touch(doing.rule, 'settling');
        return outcome;
      },
    });
  const terms = kit.terms.map((entry) => ({
    ...entry,
    call: (...given: Parameters<typeof entry.call>) => {
      touch(entry.rule, 'count');
      const found = entry.call(...given);
      if (Object.keys(found).length > 0) seen.used.add(entry.rule);
      return found;
    },
  }));
  return {
    ...kit,
    steps,
    lists: table({ ...kit.lists, powers }),
    numbers: table(kit.numbers),
    barCard: finding(kit.barCard, ruleOf, true),
    barAction: finding(kit.barAction, ruleOf, true),
    meet: finding(kit.meet, () => 'settling', false),
    terms,
  };
}
