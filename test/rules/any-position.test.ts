/**
 * The table is right, whatever it declares: from any position the rules play on to the count. The rules alone, without
 * a ledger. Everything of a case follows from one number, which fast-check prints when the case fails. `npm test` tries a
 * part of them; all of them take a minute, or with a seed the same ones again:
 *
 *     POSITIONS=10000 SEED=7 npx vitest run --project unit test/rules/any-position.test.ts
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tokens } from '../../src/rules/catalogue/names.ts';
import { type Correction, putRight } from '../../src/rules/engine/correction.ts';
import { answer, type Game, newGame, optionsOf, passOver, run, waiting } from '../../src/rules/engine/game.ts';
import { cylindersOf, hands } from '../../src/rules/engine/players.ts';
import { besideCar } from '../../src/rules/engine/spaces.ts';
import type { Setup } from '../../src/rules/engine/state.ts';
import { kitFor } from '../../src/rules/kit.ts';
import { modules, modulesOf } from '../../src/rules/modules/index.ts';
import { newState } from '../../src/rules/setup.ts';
import { Random } from '../../src/sim/random.ts';
import { sitting } from './sitting.ts';

const { POSITIONS = '2500', SEED } = process.env;
/** No night asks nearly so often. */
const MOST_QUESTIONS = 3000;

/** Any contents of any places, possible or not; about half of what could be named. */
function declared(setup: Setup, random: Random): Correction {
  const bandits = setup.seats.flat();
  const players = hands(setup).map((hand) => hand[0] as string);
  const brought = modulesOf(setup);
  const train = setup.cars.filter(() => !random.once(8));
  const all = [...Array((train.length || setup.carCount) + 1).keys()];
  const spaces = [
    ...all.flatMap((car) => [`${car}.in`, `${car}.roof`]),
    ...brought.flatMap((module) => module.spaces ?? []),
  ];
  const pawns = [...bandits, 'marshal', ...brought.flatMap((module) => module.pawns ?? [])];
  const things = brought.flatMap((module) => Object.keys(module.things ?? {}));
  const places = [...all.map(besideCar), ...spaces, ...bandits, ...brought.flatMap((module) => module.places ?? [])];
  const some = <T>(names: readonly string[], value: () => T): Record<string, T> =>
    Object.fromEntries(names.filter(() => random.once(2)).map((name) => [name, value()]));
  const many = (most: number, from: readonly string[]) =>
    Array.from({ length: random.below(most + 1) }, () => random.pick(from));
  const put: Required<Correction> = {
    cars: train.length > 0 ? train : setup.cars,
    pieces: some(pawns, () => random.pick([...spaces, 'off'])),
    loot: some([...spaces, ...bandits], () => many(12, tokens)),
    things: things.length === 0 ? {} : some(places, () => many(4, things)),
    cylinder: some(bandits.flatMap(cylindersOf), () => random.below(13)),
    received: some(bandits, () => many(20, [...bandits, 'neutral'])),
    neutral: random.below(31),
    firstPlayer: random.pick(players),
    hand: some(players, () => random.below(21)),
    discard: some(players, () => random.below(21)),
    borrowed: some(players, () => some(players, () => random.below(4))),
  };
  return Object.fromEntries(Object.entries(put).filter(() => random.once(2)));
}

/** Plays by chance, passing over a question now and then. */
function playOn(game: Game, random: Random, questions: number): void {
  for (let asked = 0; asked < questions; asked++) {
    const { question } = game.state;
    if (!question) return;
    if (question.skip !== null && random.once(40)) passOver(game, question.id);
    else {
      const who = random.pick(waiting(question));
      const refused = answer(game, random.pick(optionsOf(question, who)).key, question.id, who);
      if (refused) throw new Error(`${question.id}: ${refused}`);
    }
  }
}

test(`from ${POSITIONS} declared positions, possible or not, play comes to the count`, { timeout: 600_000 }, () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const random = new Random(seed);
      const setup = sitting(random, random.once(2) ? [] : modules.map(({ id }) => id).filter(() => random.once(2)));
      // Most often nobody waits for the table between two cards: that takes longer and asks nothing.
      const game = newGame(newState(setup), kitFor(setup), null, random.once(8));
      run(game);
      for (let times = 1 + random.below(3); times > 0; times--) {
        playOn(game, random, random.below(random.once(2) ? 8 : 120));
        putRight(game, declared(setup, random));
      }
      playOn(game, random, MOST_QUESTIONS);
      const { score, question, agenda, cylinder, neutral, hand } = game.state;
      expect([question, agenda, score === null]).toEqual([null, [], false]);
      const left = [...Object.values(cylinder), neutral, ...Object.values(hand)];
      expect(left.filter((count) => count < 0)).toEqual([]);
    }),
    { numRuns: Number(POSITIONS), ...(SEED !== undefined && { seed: Number(SEED) }) },
  );
});
