/**
 * The engine: an agenda of plain-data steps runs until the table must choose. It asks and never guesses;
 * a single legal option is taken without asking, and said. It names no rule, module or character.
 */
import type { Fact } from './facts.ts';
import type { Kit } from './kit.ts';
import { allOf, firstOf, insteadOf } from './lists.ts';
import type { Cite, Option, Question, Space, State, Step, Who } from './state.ts';

/** A night in play: its record, its rules, and where facts are told. Playouts leave the sink out. */
export interface Game {
  readonly state: State;
  /** Another one once a house rule has changed, or the seats. */
  kit: Kit;
  readonly tell: ((fact: Fact) => void) | null;
  /** False where nobody watches: the engine then goes on by itself where it would only wait for the table. */
  readonly holds: boolean;
  /** Pawns that arrived during the step now done; given to the hooks before the next one. */
  arrived: Arrival[];
  /** Told which rule took part, each time one did: the simulator counts them. */
  uses: ((rule: string) => void) | null;
  /** House rules that changed a list or a number in the step now done: what it asks says so. */
  ruled: Cite[];
}

/** A pawn that came to a space. */
export interface Arrival {
  readonly who: Who;
  readonly from: Space | null;
  readonly to: Space;
  /** Why it came, as in the fact that told it. */
  readonly cause: string;
}

/** A pawn that must take a neutral bullet and leave. `flee` lists where to; with several its bandit chooses. */
export interface Meeting {
  readonly who: Who;
  readonly cause: string;
  readonly cites: readonly Cite[];
  /** What moved the pawns together: the cause of the arrival. */
  readonly by: string;
  readonly bullet: boolean;
  /** Who takes the bullet in place of `who`. */
  readonly taker?: Who;
  /** Bullets of one cause are one batch; in an encounter with the Marshal too few cards mean none for anybody. */
  readonly encounter: boolean;
  readonly flee: readonly Space[];
}

/** What a step leads to: nothing, steps to do next in this order, or a question. */
export type Outcome = undefined | readonly Step[] | Question;

/** Why an answer was not taken; nothing has changed. */
export type Refusal = 'no-question' | 'stale' | 'not-asked' | 'no-such-option' | 'must-be-answered';

/** Far more steps than any card needs: beyond it a rule is going round in circles, which is a mistake of ours. */
const MOST_STEPS = 10_000;

export const newGame = (state: State, kit: Kit, tell: Game['tell'] = null, holds = true): Game => ({
  state,
  kit,
  tell,
  holds,
  arrived: [],
  uses: null,
  ruled: [],
});

/** Puts steps on the agenda, the first of them to be done next. */
export function push(game: Game, steps: readonly Step[]): void {
  for (let i = steps.length - 1; i >= 0; i--) game.state.agenda.push(steps[i] as Step);
}

/** Runs until the table must choose or nothing is left to do. */
export function run(game: Game): void {
  const { state } = game;
  for (let done = 0; state.question === null; done++) {
    const step = state.agenda.pop();
    if (step === undefined) return;
    if (done > MOST_STEPS) throw new Error(`the rules go round in circles at ${JSON.stringify(step)}`);
    perform(game, step);
  }
}

function perform(game: Game, step: Step): void {
  const doing = game.kit.steps.get(step.do);
  if (!doing) throw new Error(`no rule knows the step ${step.do}`);
  const { call, before, instead, after } = doing;
  if (game.ruled.length > 0) game.ruled = [];
  game.uses?.(doing.rule);
  const first = before.length > 0 ? firstOf(game, before, (hook, bearer) => hook(game, step, bearer)) : undefined;
  if (first !== undefined) {
    if (!isQuestion(first)) game.state.agenda.push(step);
    lead(game, first);
    return;
  }
  const outcome = instead.length === 0 ? call(game, step) : insteadOf(game, instead, (one) => call(game, one))(step);
  const arrived = game.arrived;
  // What follows a step comes after its own steps, and both after the flights that it set off.
  if (after.length > 0 && (outcome === undefined || !isQuestion(outcome)))
    allOf(game, after, (hook, bearer) => {
      const steps = hook(game, step, bearer);
      if (steps) push(game, steps);
      return steps !== undefined;
    });
  if (outcome !== undefined) lead(game, outcome);
  if (arrived.length > 0) {
    game.arrived = [];
    game.state.agenda.push({ do: 'settle', arrived, wave: 0 });
  }
}

const isQuestion = (outcome: NonNullable<Outcome>): outcome is Question => !Array.isArray(outcome);

function lead(game: Game, outcome: NonNullable<Outcome>): void {
  if (!isQuestion(outcome)) {
    push(game, outcome);
    return;
  }
  const only = outcome.options[0];
  if (!only) throw new Error(`nothing to choose from: ${outcome.id}`);
  if (game.ruled.length > 0) outcome.cites = [...new Set([...outcome.cites, ...game.ruled])];
  const waits = outcome.hold && (game.holds || outcome.asks[0] !== 'table');
  if (outcome.options.length > 1 || waits) {
    game.state.question = outcome;
    return;
  }
  if (!outcome.hold)
    game.tell?.({
      is: 'only-option',
      asks: outcome.asks[0] as Who,
      about: outcome.about,
      key: only.key,
      cites: outcome.cites,
    });
  goOn(game, outcome, only.key);
}

/**
 * Answers the open question and runs on. With several asked, answers stay sealed until the last.
 * @param by who answers; may be left out where one is asked
 * @returns why it was refused, or undefined; a refused answer changes nothing
 */
export function answer(game: Game, key: string, id?: string, by?: Who): Refusal | undefined {
  const { state } = game;
  const question = state.question;
  if (!question) return 'no-question';
  if (id !== undefined && id !== question.id) return 'stale';
  const open = waiting(question);
  const named = question.options.filter((option) => option.key === key);
  // Several may be offered the same key: the next of them in turn is meant.
  const chosen = named.find((option) => option.for === undefined || open.includes(option.for)) ?? named[0];
  const who = by ?? chosen?.for ?? open[0];
  if (who === undefined || !open.includes(who)) return 'not-asked';
  if (!optionsOf(question, who).some((option) => option.key === key)) return 'no-such-option';
  if (question.asks.length > 1) {
    question.sealed[who] = key;
    if (waiting(question).length > 0) return undefined;
  }
  conclude(game, question, key);
  return undefined;
}

/** All have answered: the question is closed, and the game runs on. `key` is the answer where one is asked. */
function conclude(game: Game, question: Question, key: string | undefined): void {
  game.state.question = null;
  goOn(game, question, question.asks.length > 1 ? question.sealed : key);
  run(game);
}

/** Those asked who have not answered yet. */
export const waiting = ({ asks, sealed }: Question): Who[] => asks.filter((who) => sealed[who] === undefined);

/** The options of one of those asked. */
export const optionsOf = ({ options: all }: Question, who: Who): Option[] =>
  all.filter((option) => (option.for ?? who) === who);

/** The step that a question leads to, with the answer merged into it. The question is done with, so its step is taken. */
function goOn(game: Game, question: Question, chosen: unknown): void {
  const step = question.leadsTo;
  step[question.into] = chosen;
  game.state.agenda.push(step);
}

/**
 * Asks the open question anew, after the table was put right by hand or somebody left: its options and who is asked
 * may be others now. Sealed answers stay where they are still offered, and with the last of them it is answered.
 */
export function reask(game: Game): void {
  const asked = game.state.question;
  if (!asked) return;
  insert(game, []);
  const { question } = game.state;
  if (!question || unaddressed(question) !== unaddressed(asked)) return;
  for (const [who, key] of Object.entries(asked.sealed))
    if (question.asks.includes(who) && question.options.some((option) => option.key === key))
      question.sealed[who] = key;
  // Who has not answered may have left.
  const [last] = question.asks;
  if (last === undefined || waiting(question).length > 0) return;
  conclude(game, question, question.sealed[last]);
}

/** What a question is, whoever is asked. */
const unaddressed = ({ id, asks }: Question): string => id.replace(asks.join('+'), '');

/** Does steps before the open question, which is then asked anew. */
export function insert(game: Game, steps: readonly Step[]): void {
  const { state } = game;
  const { question } = state;
  if (question) {
    const at = state.asked.lastIndexOf(subject(state, question));
    if (at >= 0) state.asked.splice(at, 1);
    state.question = null;
    state.agenda.push(question.leadsTo);
  }
  push(game, steps);
  run(game);
}

/**
 * The table passes the open question over: what it asks for is not done.
 * @returns why not, and then nothing has changed
 */
export function passOver(game: Game, id: string): Refusal | undefined {
  const { question } = game.state;
  if (!question) return 'no-question';
  if (question.id !== id) return 'stale';
  if (question.skip === null) return 'must-be-answered';
  game.state.question = null;
  game.tell?.({ is: 'passed-over', about: question.about, asks: question.asks, cites: question.cites });
  push(game, question.skip);
  run(game);
  return undefined;
}

/** Options all of one kind. */
export const options = (tap: Option['tap'], keys: readonly string[]): Option[] => keys.map((key) => ({ key, tap }));

/** What a step gives to ask: everything of a question but what the engine fills in. */
export interface Asking {
  about: string;
  asks: Who | Who[];
  cites: readonly string[];
  options: Option[];
  leadsTo: Step;
  into: string;
  with?: Record<string, string | number>;
  hold?: boolean;
  /** What is done where the table passes it over: nothing if left out; null where it must be answered. */
  skip?: readonly Step[] | null;
}

/** A question, with an id of its own. */
export function ask(game: Game, asking: Asking): Question {
  const { state } = game;
  const asks = typeof asking.asks === 'string' ? [decider(state, asking.asks)] : asking.asks;
  return {
    id: game.holds ? identify(state, asking, asks) : asking.about,
    about: asking.about,
    asks,
    with: asking.with ?? {},
    cites: asking.cites as Cite[],
    options: asking.options,
    leadsTo: asking.leadsTo,
    into: asking.into,
    sealed: {},
    hold: asking.hold ?? false,
    skip: asking.skip === undefined ? [] : asking.skip,
  };
}

/** Who decides for a bandit now: whoever laid the card being resolved, where that was not his own player. */
function decider({ pile, now }: State, who: Who): Who {
  if (now < 0) return who;
  const played = pile[now];
  return played?.by !== undefined && played.who === who ? played.by : who;
}

/** Scene, subject and those asked, and the how manieth time in this scene. Where nobody watches it is not needed. */
function identify(state: State, { about, options: offered, hold }: Asking, asks: readonly Who[]): string {
  const base = subject(state, { about, asks });
  let times = 1;
  for (const earlier of state.asked) if (earlier === base) times++;
  if (offered.length > 1 || hold) state.asked.push(base);
  return times === 1 ? base : `${base}/${times}`;
}

const subject = (state: State, { about, asks }: { about: string; asks: readonly Who[] }): string =>
  `${state.scene}/${about}/${asks.length === 1 ? asks[0] : asks.join('+')}`;

/** Begins a new scene: ids of questions count from one again. */
export function scene(game: Game, name: string): void {
  game.state.scene = name;
  game.state.asked = [];
}
