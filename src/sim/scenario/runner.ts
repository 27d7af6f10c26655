/** Runs one scenario against the real rules: each entry of `do` in turn, through JSON after every one. */

import { ROUNDS } from '../../rules/base/flow/round-cards.ts';
import type { Fact } from '../../rules/engine/facts.ts';
import { answer, type Game, newGame, optionsOf, push, reask, run, waiting } from '../../rules/engine/game.ts';
import type { Kit } from '../../rules/engine/kit.ts';
import { cardKey } from '../../rules/engine/players.ts';
import type { Option, Setup, State, Step, Who } from '../../rules/engine/state.ts';
import { dollarsOf } from '../../rules/engine/tokens.ts';
import { kitFor } from '../../rules/kit.ts';
import { actKey } from './acts.ts';
import { mismatches } from './expect.ts';
import type { Checked } from './module-keys.ts';
import { needs } from './needs.ts';
import { illegalPosition, illegalSetup, lay, open, positionOf, roundFrom } from './position.ts';
import { type Entry, type Expect, faults, type Scenario } from './schema.ts';

export type Verdict =
  | { id: string; result: 'passed' }
  | { id: string; result: 'failed'; why: string }
  | { id: string; result: 'skipped'; needs: string[] };

/** How a scenario is run: whichever it is, the record must come out the same byte for byte. */
export interface Manner {
  /** Through JSON after every entry. */
  readonly json: boolean;
  /** After every entry it is taken back, by playing all before it anew, and done again. */
  readonly undo: boolean;
  /** The rules, sorted or watched otherwise than usual. */
  readonly kit?: (setup: Setup) => Kit;
}
const usual: Manner = { json: true, undo: false };

/**
 * @param value a scenario as read from YAML; anything malformed is a failure with the reason
 * @param watch told how the record stands after every entry, as JSON
 */
export function runScenario(value: unknown, manner = usual, watch?: (record: string) => void): Verdict {
  const id = String((value as { id?: unknown } | null)?.id ?? '(no id)');
  const fault = faults(value);
  if (fault !== undefined) return { id, result: 'failed', why: fault };
  const scenario = value as Scenario;
  const missing = needs(scenario);
  if (missing.length > 0) return { id, result: 'skipped', needs: missing };
  try {
    const why = new Run(scenario, manner, watch).play();
    return why === undefined ? { id, result: 'passed' } : { id, result: 'failed', why };
  } catch (error) {
    return { id, result: 'failed', why: `the rules broke: ${(error as Error).message}` };
  }
}

/** Runs a list of them; of several with the same id all but the first fail. */
export function runScenarios(values: readonly unknown[]): Verdict[] {
  const seen = new Set<string>();
  return values
    .map((value) => runScenario(value))
    .map((verdict) => {
      const { id } = verdict;
      if (seen.has(id)) return { id, result: 'failed', why: 'another scenario has the same id' };
      seen.add(id);
      return verdict;
    });
}

/** An entry that does something. */
type Doing = Exclude<Entry, { expect: unknown } | { undo: unknown }>;

const has =
  (wanted: string) =>
  ({ key }: Option): boolean =>
    key === wanted;

class Run {
  private readonly kit: Kit;
  private state: State;
  /** Facts of the last entry. */
  private facts: Fact[] = [];
  private readonly history: string[] = [];
  /** The entries that stand. */
  private readonly standing: Doing[] = [];
  /** Why the last entry was not legal. */
  private refusal: string | undefined;
  private awaited = false;
  /** How the card last laid is to lie, by player: where all choose at once, it is asked only when it is revealed. */
  private faces: Record<string, 'up' | 'down'> = {};
  /** Set once a round was begun, so that the next one is counted up. */
  private begun = false;

  constructor(
    private readonly scenario: Scenario,
    private readonly manner: Manner,
    private readonly watch: (record: string) => void = () => {},
  ) {
    this.state = positionOf(scenario);
    this.kit = (manner.kit ?? kitFor)(this.state.setup);
    this.refusal = illegalSetup(scenario) ?? illegalPosition(this.state);
  }

  /** What does not hold, or undefined. */
  play(): string | undefined {
    for (const [at, entry] of this.scenario.do.entries()) {
      const wrong = 'expect' in entry ? this.check(entry.expect) : this.unawaited();
      if (wrong !== undefined) return `at do[${at}]: ${wrong}`;
      if ('expect' in entry) continue;
      this.refusal = undefined;
      this.awaited = false;
      this.perform(entry);
      this.watch(JSON.stringify(this.state));
    }
    const { expect = {} } = this.scenario;
    return (expect.refused ? undefined : this.unawaited()) ?? this.check(expect);
  }

  /** A refusal that a check has expected need not be named by the checks after it. */
  private check(expect: Expect): string | undefined {
    if (expect.refused) this.awaited = true;
    return mismatches({ refused: this.awaited, ...expect }, this.seen());
  }

  /** Why play cannot go on: the last entry was refused, and no check has expected it. */
  private unawaited(): string | undefined {
    return this.refusal === undefined || this.awaited ? undefined : `the entry before was refused: ${this.refusal}`;
  }

  private seen(): Checked {
    return { state: this.state, kit: this.kit, facts: this.facts, refused: this.refusal !== undefined };
  }

  private perform(entry: Exclude<Entry, { expect: unknown }>): void {
    const before = JSON.stringify({ state: this.state, begun: this.begun });
    if ('undo' in entry) {
      const earlier = this.history[this.history.length - entry.undo];
      if (earlier === undefined) this.refusal = `there are not ${entry.undo} entries to undo`;
      else {
        this.history.length -= entry.undo;
        this.standing.length -= entry.undo;
        this.restore(earlier);
      }
      return;
    }
    this.refusal = this.act(entry);
    if (this.refusal !== undefined) this.restore(before);
    else {
      this.history.push(before);
      if (this.manner.undo) this.undoAndRedo(entry, before);
      this.standing.push(entry);
      if (this.manner.json) this.state = JSON.parse(JSON.stringify(this.state)) as State;
    }
  }

  /** Takes the entry back by playing all before it from the start, and does it again. */
  private undoAndRedo(entry: Doing, before: string): void {
    const after = JSON.stringify({ state: this.state, facts: this.facts });
    this.state = positionOf(this.scenario);
    this.begun = false;
    for (const earlier of this.standing) this.act(earlier);
    if (JSON.stringify({ state: this.state, begun: this.begun }) !== before)
      throw new Error('undo gives another record');
    this.act(entry);
    if (JSON.stringify({ state: this.state, facts: this.facts }) !== after)
      throw new Error('redo gives another record');
  }

  private restore(snapshot: string): void {
    const { state, begun } = JSON.parse(snapshot) as { state: State; begun: boolean };
    this.state = state;
    this.begun = begun;
    this.facts = [];
  }

  /** Does one entry; returns why it is not legal. */
  private act(entry: Doing): string | undefined {
    this.facts = [];
    const game = newGame(this.state, this.kit, (fact) => this.facts.push(fact), false);
    if ('correct' in entry) {
      lay(this.state, entry.correct);
      reask(game);
      return undefined;
    }
    const why = this.begin(game, entry);
    if (why !== undefined) return why;
    for (const key of 'choose' in entry ? (entry.choose ?? []) : []) {
      if (!open(game)) return `no decision is open for ${key}`;
      const refused = answer(game, key);
      if (refused !== undefined) return `${key}: ${refused}`;
    }
    if ('reveal' in entry && entry.reveal) return this.reveal(game, entry.reveal);
    return undefined;
  }

  private begin(game: Game, entry: Exclude<Entry, { expect: unknown } | { undo: unknown } | { correct: unknown }>) {
    if ('scheme' in entry) return this.scheme(game, entry);
    if ('card' in entry) {
      if (!this.kit.characters.includes(entry.by)) return `${entry.by} does not play`;
      if (!this.kit.steps.has(entry.card)) return `there is no ${entry.card} in this game`;
      return this.start(game, [{ do: 'card', by: entry.by, card: entry.card }]);
    }
    if ('event' in entry) return this.start(game, [{ do: 'event', event: entry.event }]);
    if ('resolve' in entry) return this.start(game, [{ do: 'stealin' }], true);
    if ('begin' in entry) {
      if (entry.begin === 'game') return this.start(game, [{ do: 'game.begin' }], true);
      const number = (this.state.round?.number ?? 0) + (this.begun ? 1 : 0);
      const round = entry.round || this.begun ? roundFrom(entry.round, number) : this.state.round;
      if (!round || number > ROUNDS) return `the game ends with round ${ROUNDS}`;
      this.begun = true;
      return this.start(game, [{ do: 'round.begin', round: { ...round } }], true);
    }
    if ('end' in entry) {
      if (entry.end === 'round') this.begun = true;
      const steps = { schemin: 'schemin.end', round: 'round.end', game: 'game.end' };
      return this.start(game, [{ do: steps[entry.end] }], true);
    }
    return open(game) ? undefined : 'no decision is open';
  }

  /** Puts steps before whatever is planned. A player's turn in Schemin' that waits is asked again afterwards. */
  private start(game: Game, steps: Step[], alone = false): string | undefined {
    const waiting = this.state.question;
    if (waiting && open(game)) return `a decision is open: ${waiting.about}`;
    if (alone) this.state.agenda = [];
    else if (waiting) this.state.agenda.push(waiting.leadsTo);
    this.state.question = null;
    push(game, steps);
    run(game);
    return undefined;
  }

  private scheme(game: Game, entry: Extract<Entry, { scheme: string }>): string | undefined {
    const question = this.state.question;
    if (question?.about !== 'scheme.act') return 'nobody is scheming now';
    const owner = this.kit.playerOf[entry.by] ?? entry.by;
    const coloured = entry.scheme === 'play' ? cardKey(entry.by, entry.card, true) : '';
    const mayLay = (who: Who) => waiting(question).includes(who) && optionsOf(question, who).some(has(coloured));
    // A card may be laid by the partner of its owner.
    const player = [owner, ...waiting(question)].find(mayLay) ?? owner;
    const plain = entry.scheme === 'play' ? entry.card : actKey(entry.scheme);
    const refused = answer(game, question.options.some(has(coloured)) ? coloured : plain, undefined, player);
    if (refused !== undefined) return refused;
    const together = question.asks.length > 1;
    if (!together) this.faces = {};
    if (entry.scheme === 'play' && entry.face !== undefined) this.faces[player] = entry.face;
    for (
      let next = this.state.question as State['question'];
      next?.about === 'scheme.face';
      next = this.state.question
    ) {
      const face = this.faces[next.asks[0] as string];
      if (face === undefined) return undefined;
      answer(game, face);
    }
    // Where all choose at once, everybody's card lies face down until it is revealed.
    if (together || entry.scheme !== 'play' || entry.face === undefined) return undefined;
    return this.state.pile.at(-1)?.face === entry.face ? undefined : `the card may not lie face ${entry.face}`;
  }

  /** Opens hidden tokens at the count with the values given, each owner's in order. */
  private reveal(game: Game, values: Record<string, number[]>): string | undefined {
    const left = structuredClone(values);
    for (let { question } = this.state; question?.about === 'purse-value'; question = this.state.question) {
      const own = left[question.asks[0] as string] ?? [];
      if (own.length === 0) break;
      // A sheet may hold tokens of several kinds, in any order.
      const at = own.findIndex((value) => question?.options.some(has(String(value))));
      const refused = at < 0 ? 'no-such-option' : answer(game, String(own[at]));
      if (refused !== undefined) return `${own[Math.max(at, 0)]}: ${refused}`;
      own.splice(at, 1);
    }
    // The last token of a kind is opened by itself.
    for (const fact of this.facts) {
      const unused = fact.is === 'revealed' ? left[fact.who] : undefined;
      const at = unused?.indexOf(fact.is === 'revealed' ? (dollarsOf(fact.token) ?? 0) : 0) ?? -1;
      if (at >= 0) unused?.splice(at, 1);
    }
    const [who, rest] = Object.entries(left).find(([, unused]) => unused.length > 0) ?? [];
    return who === undefined ? undefined : `${who} has no hidden token left for ${rest}`;
  }
}
