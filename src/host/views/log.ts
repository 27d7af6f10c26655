/** The record as a list of what was done, cut for cards that nobody may know yet. */
import type { Corrected, Deed } from '../../ledger/entries.ts';
import { type Done, type Night, unfitIn } from '../../ledger/night.ts';
import type { Plain } from '../../ledger/perform.ts';
import type { LogEntry, LogQuestion, Unfit } from '../../messages/record.ts';
import { optionsOf } from '../../rules/engine/game.ts';
import type { Option, Question, Who } from '../../rules/engine/state.ts';
import { looks } from '../../rules/engine/tokens.ts';
import { mayBeKnown } from './hidden.ts';

type Met = Omit<Done, 'deed'> & { deed: Deed | Plain };

/** Every entry that stands and was done, in the order of their numbers. */
export function logView(night: Night, standing: readonly Deed[]): LogEntry[] {
  const done = new Map<number, { met: Done; at: number }>();
  for (const [at, met] of night.done.entries())
    if (met.deed.is !== 'stand' && !done.has(met.deed.n)) done.set(met.deed.n, { met, at });
  return standing.flatMap((deed) => {
    if (deed.is === 'amend') return [entryOf({ deed, question: null, round: 0, scene: '', pile: 0, facts: 0 }, false)];
    const found = done.get(deed.n);
    return found ? [entryOf(found.met, !mayBeKnown(night, found.at))] : [];
  });
}

/** What no longer fits. A card that was laid in this round or a later one stays unnamed: it may lie face down. */
export function unfitView(night: Night): Unfit[] {
  const round = night.game.state.round?.number ?? 0;
  return unfitIn(night)
    .filter(({ deed }) => deed.is !== 'stand')
    .map((met) => ({ entry: entryOf(met, isScheming(met) && met.round >= round), why: met.why }));
}

const isScheming = ({ question }: Met): boolean => question?.about.startsWith('scheme.') ?? false;

export const questionOf = ({ about, asks, with: words }: Question): LogQuestion => ({
  about,
  asks: [...asks],
  with: { ...words },
});

const offered = (question: Question, by: Who | undefined): Option[] => {
  const who = by ?? question.asks[0];
  return who === undefined ? question.options : optionsOf(question, who);
};

/** One entry, without its answer where that is hidden. */
export function entryOf({ deed, question, round }: Met, hidden: boolean): LogEntry {
  const answer = deed.is === 'answer' ? deed : null;
  const asked = answer || deed.is === 'skip' ? question : null;
  return {
    n: deed.n,
    is: deed.is === 'stand' ? 'correct' : deed.is,
    round,
    question: asked && questionOf(asked),
    by: answer?.by ?? null,
    key: hidden ? null : (answer?.key ?? null),
    options: answer && question ? offered(question, answer.by).map(({ key }) => key) : [],
    hidden,
    put: deed.is === 'correct' ? putOf(deed) : null,
    with: wordsOf(deed),
  };
}

function putOf({ n, at, is, uid, origin, ...put }: Corrected): LogEntry['put'] {
  if (!put.loot) return put;
  const loot = Object.fromEntries(Object.entries(put.loot).map(([place, held]) => [place, held.map(looks)]));
  return { ...put, loot };
}

/** The words of an entry that is neither an answer nor a correction. */
function wordsOf(deed: Deed | Plain): LogEntry['with'] {
  switch (deed.is) {
    case 'house':
      return { id: deed.id, option: deed.option };
    case 'taps':
      return { taps: deed.taps };
    case 'leave':
      return { who: deed.who };
    case 'swap':
      return { a: deed.a, b: deed.b };
    case 'merge':
      return { from: deed.from, into: deed.into };
    case 'amend':
      return { of: deed.of, way: deed.way };
    default:
      return {};
  }
}
