import type { Fact } from '../../src/rules/engine/facts.ts';
import { answer, type Game, newGame, optionsOf, run, waiting } from '../../src/rules/engine/game.ts';
import type { Power, Rule } from '../../src/rules/engine/hooks.ts';
import { type Kit, makeKit } from '../../src/rules/engine/kit.ts';
import type { Setup, State, Step } from '../../src/rules/engine/state.ts';
import { kitFor, powersOf, rulesFor } from '../../src/rules/kit.ts';
import { newState, standardSetup } from '../../src/rules/setup.ts';
import type { Random } from '../../src/sim/random.ts';

export const setupOf = (house: Record<string, string> = {}): Setup =>
  standardSetup({
    seats: ['ghost', 'doc', 'tuco', 'cheyenne', 'belle', 'django'],
    cars: ['car-3j', 'car-1p', 'car-4p1j', 'car-1p1j', 'car-3p', 'car-3p1j'],
    house,
  });

/** Eight with Mei and Silk, and round cards of the later boxes, those that are typed in among them. */
export function laterBoxes(silk: string, house: Record<string, string> = {}): Setup {
  const typed = (id: string, turns: string[], event: string, keep = 0) => {
    return { id, name: '', turns, event, keep, station: id.startsWith('st-') };
  };
  const cards = [
    typed('56-typed-reflex', ['standard', 'turmoil', 'jarring'], 'reflex-action', 1),
    typed('56-typed-safe', ['jarring', 'tunnel', 'standard'], 'safekeeping'),
    typed('st-typed-fall', ['standard', 'switching', 'standard'], 'deadly-fall'),
  ];
  const printed = ['56-hs-turmoil', '56-higher-speed', '56-panting-horses', 'st-mortal-bullet', 'st-sharing-the-loot'];
  return {
    ...standardSetup({
      seats: ['silk', 'ghost', 'mei', 'doc', 'tuco', 'cheyenne', 'belle', 'django'],
      cars: ['car-3j', 'car-1p', 'car-4p1j', 'car-1p1j', 'car-3p', 'car-3p1j'],
      house,
      silk,
    }),
    deck: { kind: 'chosen', cards: [...cards.map(({ id }) => id), ...printed] },
    typed: cards,
  };
}

/** A kit of the whole game with other rules on top. */
export const kitWith = (setup: Setup, more: readonly Rule[], others: readonly Power[] = powersOf(setup)): Kit =>
  makeKit(setup, [...rulesFor(setup), ...more], others, {});

/** A game that plans nothing but these steps. */
export function gameOf(rules: readonly Rule[], agenda: readonly Step[], others: readonly Power[] = []) {
  const setup = setupOf();
  const facts: Fact[] = [];
  const state = { ...newState(setup), agenda: [...agenda].reverse() };
  const game = newGame(state, makeKit(setup, rules, others, {}), (fact) => facts.push(fact));
  return { game, state, facts };
}

/** Plays a night by chance and returns how it stood at every question; `between` may do something to it each time. */
export function playThrough(
  kit: Kit,
  random: Random,
  between: (game: Game) => Game = (game) => game,
  setup: Setup = setupOf(),
): State[] {
  let game = newGame(newState(setup), kit);
  run(game);
  const states: State[] = [];
  for (let question = game.state.question; question; question = game.state.question) {
    states.push(structuredClone(game.state));
    const who = random.pick(waiting(question));
    const refused = answer(game, random.pick(optionsOf(question, who)).key, question.id, who);
    if (refused) throw new Error(`${question.id}: ${refused}`);
    game = between(game);
  }
  return [...states, game.state];
}

export const kitOf = (house: Record<string, string> = {}): Kit => kitFor(setupOf(house));

export const rule = (id: string, rest: Partial<Rule>): Rule => ({ id, stage: 'rule', cites: [], ...rest });
/** Steps that note in `more` that they were done. */
export const note = (game: Game, what: string): undefined => {
  game.state.more.notes = `${game.state.more.notes ?? ''}${what} `;
  return undefined;
};
export const notes = (game: Game) => String(game.state.more.notes ?? '').trim();
export const noting = rule('noting', { steps: { note: (game: Game, step: Step) => note(game, String(step.what)) } });

/** The rules about meeting the Marshal, as the game has them. */
export const lawman: Rule[] = (() => {
  const kit = kitOf();
  const steps = Object.fromEntries(
    ['settle', 'meeting.bullets', 'meeting.flights'].map((name) => [
      name,
      kit.steps.get(name)?.call as () => undefined,
    ]),
  );
  return [
    rule('lawman', { steps, hooks: { meet: kit.meet[0]?.call as NonNullable<NonNullable<Rule['hooks']>['meet']> } }),
  ];
})();
