/** Whole nights of chance with variants of the app, modules and house rules: pieces stay as many as they were, and where they can be. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CYLINDER, cars, playableBandits } from '../../src/rules/catalogue/components.ts';
import { modules, variants } from '../../src/rules/catalogue/names.ts';
import { answer, type Game, newGame, optionsOf, run, waiting } from '../../src/rules/engine/game.ts';
import { cylindersOf } from '../../src/rules/engine/players.ts';
import { carBeside, spotOf } from '../../src/rules/engine/spaces.ts';
import type { Setup } from '../../src/rules/engine/state.ts';
import { houseRules } from '../../src/rules/house/index.ts';
import { kitFor } from '../../src/rules/kit.ts';
import { neutralBullets, ownCars } from '../../src/rules/modules/index.ts';
import { newState, standardSetup } from '../../src/rules/setup.ts';
import { Random } from '../../src/sim/random.ts';

const own = new Set<string>(variants);

function night(random: Random): Setup {
  const some = <T>(all: readonly T[]): T[] => all.filter(() => random.below(3) > 0);
  const switched = houseRules.filter(({ modules: of }) => of?.some((id) => own.has(id)));
  const house = Object.fromEntries(switched.map(({ id, options }) => [id, random.pick(options)]));
  const played = some(modules);
  const bandits = random.shuffled(playableBandits.filter((who) => who !== 'silk')).slice(0, 5);
  const seats = [...(played.includes('marshal') ? ['marshal-player'] : []), ...bandits];
  const train = random.shuffled(cars.map(({ id }) => id)).slice(0, 4);
  const coupled = [...train, ...ownCars({ modules: played, house })];
  return { ...standardSetup({ seats, cars: coupled, modules: played, house }), variants: some(variants) };
}

/** What does not add up, in words. */
function wrong({ state, kit }: Game): string[] {
  const found: string[] = [];
  const check = (what: string, is: boolean) => {
    if (!is) found.push(what);
  };
  const received = Object.values(state.received).flat();
  const things = Object.values(state.things).flat();
  const neutral = received.filter((by) => by === 'neutral').length + state.neutral;
  check('neutral bullets', neutral === neutralBullets(state.setup));
  for (const who of kit.characters) {
    const left = cylindersOf(who).reduce((sum, cylinder) => sum + (state.cylinder[cylinder] ?? 0), 0);
    const laid = who === 'marshal-player' ? things.filter((thing) => thing.startsWith('penalty:')).length : 0;
    const all = left + laid + received.filter((by) => by === who).length;
    check(`bullets of ${who}`, all === CYLINDER * cylindersOf(who).length);
  }
  const tokens = Object.values(state.loot).flat();
  for (const token of ['prototype', 'amulet', 'dynamite'])
    check(`one ${token}`, tokens.filter((one) => one === token).length <= 1);
  const flat = Object.keys(state.things).find((place) => state.things[place]?.includes('flat-bed'));
  for (const who of kit.bandits) {
    check(`${who} on no roof`, state.pieces[who] !== `${carBeside(flat ?? '')}.roof`);
    check(`${who} without dynamite`, !state.loot[who]?.includes('dynamite'));
  }
  const places = [...Object.values(state.pieces), ...Object.keys(state.loot), ...Object.keys(state.things)];
  for (const place of places) check(place, (spotOf(place)?.car ?? carBeside(place) ?? 0) <= state.cars);
  return found;
}

test('nights of chance come to their end through JSON, with every piece in its place', () => {
  const asked = new Set<string>();
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 31 - 1 }), (seed) => {
      const random = new Random(seed);
      const setup = night(random);
      const kit = kitFor(setup);
      let game = newGame(newState(setup), kit);
      run(game);
      for (let question = game.state.question; question; question = game.state.question) {
        asked.add(question.about);
        const faults = wrong(game);
        if (faults.length > 0) throw new Error(`${question.id}: ${faults.join(', ')}`);
        const who = random.pick(waiting(question));
        const refused = answer(game, random.pick(optionsOf(question, who)).key, question.id, who);
        if (refused) throw new Error(`${question.id}: ${refused}`);
        game = newGame(JSON.parse(JSON.stringify(game.state)), kit);
      }
      if (game.state.score === null) throw new Error('the night has no end');
    }),
    { numRuns: 6 },
  );
  expect([...asked]).toContain('die.car');
});
