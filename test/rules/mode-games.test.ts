/** Whole nights of every way to sit down by chance: cards, tokens and bullets stay as many as they were, to the count. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deckSize } from '../../src/rules/base/flow/decks.ts';
import { CYLINDER, cars, NEUTRAL_BULLETS, playableBandits } from '../../src/rules/catalogue/components.ts';
import type { Fact } from '../../src/rules/engine/facts.ts';
import { answer, type Game, newGame, optionsOf, run, waiting } from '../../src/rules/engine/game.ts';
import type { Setup, State } from '../../src/rules/engine/state.ts';
import { looks } from '../../src/rules/engine/tokens.ts';
import { houseRules } from '../../src/rules/house/index.ts';
import { presets } from '../../src/rules/house/presets.ts';
import { kitFor } from '../../src/rules/kit.ts';
import { seatFaults } from '../../src/rules/modes.ts';
import { newState, standardSetup } from '../../src/rules/setup.ts';
import { Random } from '../../src/sim/random.ts';
import { type Way, waysFor } from '../../src/table/ways.ts';

const nothing = () => undefined;

/** Plays a night by chance; `seen` looks at it at every question, `between` may do something to it. */
function play(setup: Setup, random: Random, seen: (game: Game) => void, between = (game: Game) => game): State {
  let game = newGame(newState(setup), kitFor(setup));
  run(game);
  for (let question = game.state.question; question; question = game.state.question) {
    seen(game);
    const who = random.pick(waiting(question));
    const refused = answer(game, random.pick(optionsOf(question, who)).key, question.id, who);
    if (refused) throw new Error(`${question.id}: ${refused}`);
    game = between(game);
  }
  return game.state;
}

/** Tokens of a kind, wherever they lie; those out of the game lie in the box. */
const tokens = ({ loot }: State, kind: string): number =>
  Object.values(loot)
    .flat()
    .filter((token) => looks(token) === kind).length;

function holds(game: Game): void {
  const { state, kit } = game;
  for (const who of kit.players) {
    expect(state.hand[who]).toBeGreaterThanOrEqual(0);
    expect(deckSize(game, who)).toBeGreaterThanOrEqual(0);
    expect(state.discard[who] ?? 0).toBeGreaterThanOrEqual(0);
  }
  const received = Object.values(state.received).flat();
  for (const who of kit.bandits)
    expect((state.cylinder[who] ?? 0) + received.filter((by) => by === who).length).toBe(CYLINDER);
  expect(state.neutral + received.filter((by) => by === 'neutral').length).toBe(NEUTRAL_BULLETS);
}

const houses: Readonly<Record<string, Record<string, string>>> = {
  ...presets,
  'every rule turned': Object.fromEntries(
    houseRules.filter(({ mode }) => !mode).map(({ id, options }) => [id, options.at(-1) as string]),
  ),
};

const sittings = Object.entries(houses).flatMap(([name, house]) =>
  waysFor({ house, modules: [] }).flatMap((way) => {
    const experts = name === 'big-box' ? [false, true] : [way.seats % 2 === 0];
    return experts.map((expert) => ({ ...way, way, name, expert, house }));
  }),
);

/** Some who may sit down like that. */
function sitting(random: Random, way: Way, house: Setup['house']): Setup {
  const { mode, seats, places, cars: coupled } = way;
  const bandits = random.shuffled(playableBandits);
  const seated = Array.from({ length: seats }, (_, at) => bandits.slice(at * places, (at + 1) * places));
  if (seatFaults({ mode, seats: seated, house, modules: [] }).length > 0) return sitting(random, way, house);
  const train = random.shuffled(cars.map(({ id }) => id)).slice(0, coupled);
  return { ...standardSetup({ seats: seated.flat(), cars: train, house, silk: 'move' }), mode, seats: seated };
}

describe('a night of chance', () => {
  test.each(sittings)('$mode, $players players, $name, expert $expert', ({ way, expert, house }) => {
    fc.assert(
      fc.property(fc.nat({ max: 1_000_000 }), (seed) => {
        const setup = { ...sitting(new Random(seed), way, house), expert };
        let before: number[] | undefined;
        const end = play(setup, new Random(seed), (game) => {
          if (game.state.cards.length === 0) return;
          holds(game);
          const now = ['purse', 'jewel'].map((kind) => tokens(game.state, kind));
          before ??= now;
          expect(now).toEqual(before);
        });
        const parsed = play(setup, new Random(seed), nothing, ({ state, kit }) =>
          newGame(JSON.parse(JSON.stringify(state)), kit),
        );
        expect(JSON.stringify(parsed)).toBe(JSON.stringify(end));
        expect(end).toMatchObject({ agenda: [], question: null, round: { number: 5 } });
        expect(end.score).not.toBeNull();
      }),
      { numRuns: 1 },
    );
  });
});

test('a card that is picked only as a round begins is told like any other', () => {
  const setup: Setup = {
    ...standardSetup({ seats: [], carCount: 3, firstPlayer: 'silk', house: { 'expert-chosen-card': 'yes' } }),
    mode: 'two-bandits',
    expert: true,
    seats: [
      ['silk', 'mei'],
      ['tuco', 'django'],
    ],
  };
  const facts: Fact[] = [];
  const state = newState(setup);
  const round = { number: 2, card: '24-tunnel', turns: ['standard'], event: null, keep: 0 };
  state.agenda = [{ do: 'round.begin', round }];
  run(newGame(state, kitFor(setup), (fact) => facts.push(fact)));
  const told = facts.flatMap((fact) =>
    fact.is === 'picks'
      ? fact.who.map((who) => [who, fact.cards])
      : fact.is === 'draws'
        ? [[fact.who, fact.cards]]
        : [],
  );
  expect(told).toEqual([
    ['silk', 1],
    ['silk', 6],
    ['tuco', 1],
    ['tuco', 6],
  ]);
  expect(state.hand).toEqual({ silk: 7, tuco: 7 });
});
