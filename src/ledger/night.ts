/** A night as it was played: deeds done one after another on one game, and those that wait for their question. */
import type { Cite, Fact } from '../rules/engine/facts.ts';
import { type Game, newGame, run } from '../rules/engine/game.ts';
import type { Question } from '../rules/engine/state.ts';
import { isSwitched } from '../rules/house/index.ts';
import { kitFor } from '../rules/kit.ts';
import { newState } from '../rules/setup.ts';
import type { Deed, Opened } from './entries.ts';
import { type Plain, perform } from './perform.ts';

/** A deed that was done, and what it met. */
export interface Done {
  readonly deed: Plain;
  /** The question that was open. */
  readonly question: Question | null;
  /** 1 to 5; 0 before the first round. */
  readonly round: number;
  readonly scene: string;
  /** How many cards lay on the pile. */
  readonly pile: number;
  /** How many facts had been told before it. */
  readonly facts: number;
}

export interface Night {
  readonly opened: Opened;
  game: Game;
  facts: Fact[];
  /** Deeds in the order in which they were done, which amends may have changed. */
  done: Done[];
  /** Deeds from before an amend whose question has not come again, as they were done then: they are done once it comes. */
  waiting: Done[];
  /** Deeds that were left out. */
  refused: Refused[];
}

/** A deed that does not fit, with what it met when it still did, or meets now. */
export interface Refused extends Omit<Done, 'deed'> {
  readonly deed: Deed | Plain;
  readonly why: string;
}

/** A night before its first deed. */
export function begin(opened: Opened): Night {
  const facts: Fact[] = [];
  /** House rules that decided something since the last fact: the next one says so. */
  const decided = new Set<Cite>();
  const game = newGame(newState(structuredClone(opened.setup)), kitFor(opened.setup), (fact) => {
    const ruled = [...decided].filter(
      (cite) => !fact.cites.includes(cite) && !fact.cites.includes(cite.split('=')[0] as Cite),
    );
    decided.clear();
    facts.push(ruled.length > 0 ? { ...fact, cites: [...fact.cites, ...ruled] } : fact);
  });
  game.uses = (rule) => {
    if (isSwitched(rule, game.kit.house[rule])) decided.add(`house:${rule}=${game.kit.house[rule]}`);
  };
  run(game);
  return { opened, game, facts, done: [], waiting: [], refused: [] };
}

/** What a deed done now meets. */
export function meeting<D>({ game, facts }: Night, deed: D): Omit<Done, 'deed'> & { deed: D } {
  const { question, round, scene, pile } = game.state;
  return { deed, question, round: round?.number ?? 0, scene, pile: pile.length, facts: facts.length };
}

/**
 * Does one deed, or notes why it does not fit.
 * @param former what it met when it was done before
 */
export function doNow(night: Night, deed: Plain, former?: Done): void {
  const met = meeting(night, deed);
  const why = perform(night.game, deed);
  if (why === undefined) night.done.push(met);
  else night.refused.push({ ...(former ?? met), why });
}

/** Does whatever waits for the question that is open now. */
export function catchUp(night: Night): void {
  for (let next = nextOf(night); next !== undefined; next = nextOf(night)) doNow(night, next.deed, next);
}

/**
 * The waiting deed to be done next, taken out of those that wait: an answer by the id of its question; what answers no
 * question in its turn, before whatever was done after it.
 */
function nextOf({ game, waiting }: Night): Done | undefined {
  if (waiting.length === 0) return undefined;
  const open = game.state.question?.id;
  const answer = waiting.findIndex(({ deed }) => 'question' in deed && deed.question === open);
  const free = waiting.findIndex(({ deed }) => !('question' in deed));
  const next = free >= 0 && (free === 0 || free < answer) ? free : answer;
  return next < 0 ? undefined : waiting.splice(next, 1)[0];
}

/** How far on in a night a scene is: rounds, in each the turns, the cards, the end; then the count. */
function progress(scene: string): number {
  if (scene === 'count') return Number.POSITIVE_INFINITY;
  const [, round = 0, part = '', number = 0] = /^r(\d+)(?:\/(t|c|end)(\d*))?/.exec(scene) ?? [];
  const parts: Record<string, number> = { t: 100, c: 300, end: 900 };
  return Number(round) * 1000 + (parts[part] ?? 0) + Number(number);
}

/** Those that wait for a question still to come, in the scene that is played now or a later one. */
export function waitingIn({ game, waiting }: Night): Done[] {
  if (!game.state.question) return [];
  const now = progress(game.state.scene);
  return waiting.filter(({ scene }) => progress(scene) >= now);
}

/** What does not fit: what was left out, and what waits for a question that will not come any more. */
export function unfitIn(night: Night): Refused[] {
  const hopeful = new Set(waitingIn(night));
  const late = night.waiting.filter((met) => !hopeful.has(met));
  return [...night.refused, ...late.map((met) => ({ ...met, why: 'not-asked' }))];
}

/** A deed that does not fit: it is left out and listed. */
export interface Conflict {
  n: number;
  why: string;
}

export const conflictsOf = (night: Night): Conflict[] => unfitIn(night).map(({ deed, why }) => ({ n: deed.n, why }));

/** What was done, in the order in which it was done. */
export const deedsOf = ({ done }: Night): Plain[] => done.map(({ deed }) => deed);
