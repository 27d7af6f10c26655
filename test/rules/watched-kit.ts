import type { Outcome } from '../../src/rules/engine/game.ts';
import type { Doing, Entry, Kit } from '../../src/rules/engine/kit.ts';
import type { Step } from '../../src/rules/engine/state.ts';

/** What is seen while rules are at work: which of them did something, and which meet in the same place. */
export interface Seen {
  /** Rules, powers and types of turn that did something. */
  readonly used: Set<string>;
  /** By rule, power or type of turn: the rules whose steps ask one of its hooks, or that its own steps set off. */
  readonly places: Map<string, Set<string>>;
}
export const nothingSeen = (): Seen => ({ used: new Set(), places: new Map() });

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
  /** An entry around a step: of use where it leads to something. */
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
      instead: doing.instead.map(around(doing.rule)),
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
  return { ...kit, steps, lists: table(kit.lists), numbers: table(kit.numbers), terms };
}
