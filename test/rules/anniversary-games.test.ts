/**
 * Whole nights of chance with what the 10th Anniversary box adds, beside modules, variants and house rules: pieces stay as
 * many as they were and where they can be, and Mary plays with nobody asked for her but which card her deck turned up.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CYLINDER, cars, laterBandits, playableBandits } from '../../src/rules/catalogue/components.ts';
import { extras, modules, variants } from '../../src/rules/catalogue/names.ts';
import type { Fact } from '../../src/rules/engine/facts.ts';
import { answer, type Game, newGame, optionsOf, run, waiting } from '../../src/rules/engine/game.ts';
import { OFF, spotOf } from '../../src/rules/engine/spaces.ts';
import type { Setup, Who } from '../../src/rules/engine/state.ts';
import { houseRules } from '../../src/rules/house/index.ts';
import { kitFor } from '../../src/rules/kit.ts';
import { freeCars, moduleFaults, neutralBullets, ownCars } from '../../src/rules/modules/index.ts';
import { newState, standardSetup } from '../../src/rules/setup.ts';
import { Random } from '../../src/sim/random.ts';

const MARY = 'mary';
const brought = [...extras, 'zero-strongbox', 'al-patron', MARY];

function night(random: Random): Setup {
  const some = <T>(all: readonly T[]): T[] => all.filter(() => random.below(3) > 0);
  const switched = houseRules.filter(({ modules: of }) => of?.some((id) => brought.includes(id)));
  const house = Object.fromEntries(switched.map(({ id, options }) => [id, random.pick(options)]));
  const withMary = random.below(2) > 0;
  const played = some(modules).filter((id) => !withMary || ['horses', 'stagecoach'].includes(id));
  const bandits = random.shuffled(playableBandits.filter((who) => who !== 'silk')).slice(0, 4);
  const seats = [
    ...(played.includes('marshal') ? ['marshal-player'] : []),
    ...random.shuffled([...laterBandits, ...bandits]),
    ...(withMary ? [MARY] : []),
  ];
  const added = { extras: [...some(extras), ...some(['zero-strongbox'])], variants: some(variants) };
  const train = random.shuffled(cars.map(({ id }) => id)).slice(0, 4);
  const chosen = { modules: played, house, seats: [seats], ...added };
  const coupled = [...random.shuffled([...train, ...freeCars(chosen)]), ...ownCars(chosen)];
  const setup = { ...standardSetup({ seats, cars: coupled, modules: played, house }), ...added };
  expect(moduleFaults(setup)).toEqual([]);
  return setup;
}

/** What does not add up, in words. @param out bullet cards that went out of the game, by who fired them */
function wrong({ state, kit }: Game, out: readonly Who[]): string[] {
  const found: string[] = [];
  const check = (what: string, is: boolean) => {
    if (!is) found.push(what);
  };
  const received = [...Object.values(state.received).flat(), ...out];
  const bulletsOf = (by: Who) => received.filter((one) => one === by).length;
  check('neutral bullets', bulletsOf('neutral') + state.neutral === neutralBullets(state.setup));
  for (const who of kit.bandits)
    if (who !== MARY) check(`bullets of ${who}`, (state.cylinder[who] ?? 0) + bulletsOf(who) <= CYLINDER);
  check('no bullet of hers', state.cylinder[MARY] === undefined && bulletsOf(MARY) === 0);
  const hers = state.pieces[MARY];
  check(`Mary at ${hers}`, hers === undefined || spotOf(hers)?.floor === 'in');
  const things = Object.values(state.things).flat();
  for (const one of ['handcar', 'circus-car']) check(`one ${one}`, things.filter((thing) => thing === one).length <= 1);
  const chests = Object.values(state.loot)
    .flat()
    .filter((token) => token.startsWith('clowns-chest')).length;
  check('two chests', chests === 0 || chests === 2);
  for (const [who, space] of Object.entries(state.pieces)) {
    const car = spotOf(space)?.car ?? 0;
    check(`${who} at ${space}`, car <= state.cars);
    const meets = who !== 'marshal' && who !== MARY && space !== OFF && space === state.pieces.marshal;
    const resting = state.question?.about === 'scheme.act' && !state.setup.modules.includes('marshal');
    check(`${who} with the Marshal`, !(meets && resting && spotOf(space)?.floor === 'in'));
  }
  return found;
}

test('nights of chance come to their end through JSON, and nobody is asked in Mary’s place', () => {
  const asked = new Set<string>();
  const ofHer = new Set<string>();
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 31 - 1 }), (seed) => {
      const random = new Random(seed);
      const setup = night(random);
      const kit = kitFor(setup);
      const out: Who[] = [];
      const tell = (fact: Fact) => {
        if (fact.is === 'bullet-out') out.push(fact.by);
      };
      let game = newGame(newState(setup), kit, tell);
      run(game);
      for (let question = game.state.question; question; question = game.state.question) {
        asked.add(question.about);
        if (question.asks.includes(MARY)) ofHer.add(question.about);
        const faults = wrong(game, out);
        if (faults.length > 0) throw new Error(`${question.id}: ${faults.join(', ')}`);
        const who = random.pick(waiting(question));
        const refused = answer(game, random.pick(optionsOf(question, who)).key, question.id, who);
        if (refused) throw new Error(`${question.id}: ${refused}`);
        game = newGame(JSON.parse(JSON.stringify(game.state)), kit, tell);
      }
      if (game.state.score === null) throw new Error('the night has no end');
    }),
    { numRuns: 8 },
  );
  // What her deck turned up, and what is printed on a token that she holds.
  expect(['mary.bullet', 'purse-value', 'scheme.act']).toEqual(expect.arrayContaining([...ofHer]));
  expect([...asked]).toEqual(expect.arrayContaining(['buy', 'scheme.act']));
});
