/** Whole nights of chance with somebody playing the Marshal: his bullets, cards and goals stay as many as they were. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deckSize } from '../../src/rules/base/flow/decks.ts';
import { CYLINDER, cars, playableBandits } from '../../src/rules/catalogue/components.ts';
import { answer, type Game, newGame, optionsOf, run, waiting } from '../../src/rules/engine/game.ts';
import { cylindersOf } from '../../src/rules/engine/players.ts';
import type { Setup, State } from '../../src/rules/engine/state.ts';
import { looks } from '../../src/rules/engine/tokens.ts';
import { kitFor } from '../../src/rules/kit.ts';
import { seatFaults } from '../../src/rules/modes.ts';
import { hisCards } from '../../src/rules/modules/marshal/deck.ts';
import { newState, standardSetup } from '../../src/rules/setup.ts';
import { Random } from '../../src/sim/random.ts';
import { type Way, waysFor } from '../../src/table/ways.ts';

const HE = 'marshal-player';

function play(setup: Setup, random: Random, seen: (game: Game) => void): State {
  let game = newGame(newState(setup), kitFor(setup));
  run(game);
  for (let question = game.state.question; question; question = game.state.question) {
    seen(game);
    const who = random.pick(waiting(question));
    const refused = answer(game, random.pick(optionsOf(question, who)).key, question.id, who);
    if (refused) throw new Error(`${question.id}: ${refused}`);
    game = newGame(JSON.parse(JSON.stringify(game.state)), kitFor(game.state.setup));
  }
  return game.state;
}

function holds({ state, kit }: Game): void {
  const game = newGame(state, kit);
  // Cards that were counted wrong are put right by chance here, so that a deck may be short of one.
  for (const who of state.setup.taps === 'scheming' ? kit.players : []) {
    expect(state.hand[who]).toBeGreaterThanOrEqual(0);
    expect(deckSize(game, who)).toBeGreaterThanOrEqual(0);
  }
  const received = Object.values(state.received).flat();
  const things = Object.values(state.things).flat();
  for (const who of kit.characters) {
    const left = cylindersOf(who).reduce((sum, cylinder) => sum + (state.cylinder[cylinder] ?? 0), 0);
    const laid = who === HE ? things.filter((thing) => thing.startsWith('penalty:')).length : 0;
    expect(left + laid + received.filter((by) => by === who).length).toBe(CYLINDER * cylindersOf(who).length);
  }
  const count = (word: string) => things.filter((thing) => thing.startsWith(word)).length;
  expect([count('goal'), count('brawler:'), count('wanted:')]).toEqual([5, 3, kit.bandits.length]);
  const bags = Object.values(state.loot).flat();
  expect(bags.filter((token) => looks(token) === 'mailbag').length).toBe(2);
}

function sitting(random: Random, way: Way): Setup {
  const { mode, seats, places, cars: coupled } = way;
  const bandits = random.shuffled(playableBandits);
  const seated = Array.from({ length: seats - 1 }, (_, at) => bandits.slice(at * places, (at + 1) * places));
  seated.splice(random.below(seats), 0, [HE]);
  const modules = ['marshal'];
  if (seatFaults({ mode, seats: seated, house: {}, modules }).length > 0) return sitting(random, way);
  const train = random.shuffled(cars.map(({ id }) => id)).slice(0, coupled);
  const known = random.below(2) === 0 ? { [HE]: Array.from({ length: 10 }, () => random.pick(hisCards)) } : {};
  return {
    ...standardSetup({ seats: [], cars: train, silk: 'move', modules, firstPlayer: HE }),
    mode,
    seats: seated,
    known,
  };
}

const sittings = waysFor({ house: {}, modules: ['marshal'] }).flatMap((way) =>
  (['scheming', 'turning'] as const).map((taps) => ({ ...way, way, taps })),
);

test('the Marshal sits down with two to nine players', () => {
  expect([...new Set(sittings.map(({ mode, players }) => `${mode} ${players}`))]).toEqual([
    'two-bandits 2',
    'two-bandits 3',
    ...[4, 5, 6, 7, 8, 9].flatMap((players) =>
      players % 2 === 1 ? [`standard ${players}`, `teams ${players}`] : [`standard ${players}`],
    ),
  ]);
});

describe('a night of chance with the Marshal', () => {
  test.each(sittings)('$mode, $players players, cards tapped when $taps', ({ way, taps }) => {
    fc.assert(
      fc.property(fc.nat({ max: 1_000_000 }), (seed) => {
        const setup: Setup = { ...sitting(new Random(seed), way), taps };
        const end = play(setup, new Random(seed), (game) => {
          if (game.state.cards.length > 0) holds(game);
        });
        expect(end).toMatchObject({ agenda: [], question: null, round: { number: 5 } });
        expect(end.score?.winners.length).toBeGreaterThan(0);
        expect(end.things.revealed).toHaveLength(end.eliminated.includes(HE) ? (end.things.revealed ?? []).length : 5);
      }),
      { numRuns: 1 },
    );
  });
});
