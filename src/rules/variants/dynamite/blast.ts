import { withinCar } from '../../engine/cars.ts';
import { ask, type Game, type Outcome, options } from '../../engine/game.ts';
import type { Rule } from '../../engine/hooks.ts';
import { spaceOf } from '../../engine/players.ts';
import { spaceAt } from '../../engine/spaces.ts';
import type { Space, Step, Who } from '../../engine/state.ts';
import { discardLoot, giveNeutral, landing, move } from '../../engine/verbs.ts';
import { cites, DYNAMITE, stickAt } from './stick.ts';

const INSIDE_BULLETS = 2;

/** What the blast does to one character. */
interface Struck {
  who: Who;
  bullets: number;
  /** Where to: several are left to the die, none leaves him where he stands. */
  spaces: Space[];
}
interface Blast extends Step {
  car: number;
  struck: Struck[];
  /** Where the die sends the first of those whose way is open. */
  to?: Space;
}

/** Characters in these spaces, in seat order. */
const standingIn = (game: Game, spaces: readonly (Space | undefined)[]): Who[] =>
  game.kit.characters.filter((who) => {
    const space = spaceOf(game.state, who);
    return space !== undefined && spaces.includes(space);
  });

/** Everybody whom it reaches: beside it first, then on the roof above, then in the cars next to it. */
function reached(game: Game, car: number): Struck[] {
  const { state } = game;
  const on = (floor: 'in' | 'roof', ...cars: number[]): Space[] =>
    cars.flatMap((one) => spaceAt(state, one, floor) ?? []);
  const hit = (where: readonly Space[], bullets: number, spaces: Space[]): Struck[] =>
    standingIn(game, where).map((who) => ({
      who,
      bullets,
      spaces: spaces.map((space) => landing(game, who, space)),
    }));
  return [
    ...hit(withinCar(game, car), INSIDE_BULLETS, on('in', car - 1, car + 1)),
    ...hit(on('roof', car), 1, on('roof', car - 1, car + 1)),
    ...[-1, 1].flatMap((way) => hit(withinCar(game, car + way), 1, on('in', car + 2 * way))),
  ];
}

/** As the cards of the first round are done it explodes: bullets for all around, who are thrown away from it at once. */
export const blast: Rule = {
  id: 'dynamite-blast',
  stage: 'variant',
  cites,
  hooks: {
    after: { stealin: ({ state }) => (state.round?.number === 1 ? [{ do: 'dynamite.explodes' }] : undefined) },
  },
  steps: {
    'dynamite.explodes'(game: Game): Outcome {
      const car = stickAt(game);
      return car === undefined ? undefined : [{ do: 'dynamite.blast', car, struck: reached(game, car) }];
    },
    'dynamite.blast'(game: Game, step: Blast): Outcome {
      const { car, struck, to } = step;
      const open = struck.findIndex(({ spaces }) => spaces.length > 1);
      const next = struck[open];
      if (next && to !== undefined) {
        const settled = struck.map((one, at) => (at === open ? { ...one, spaces: [to] } : one));
        return [{ do: 'dynamite.blast', car, struck: settled }];
      }
      if (next)
        return ask(game, {
          about: 'dynamite.blown',
          asks: 'table',
          cites,
          options: options('space', next.spaces),
          leadsTo: step,
          into: 'to',
          skip: null,
          with: { target: next.who },
        });
      giveNeutral(
        game,
        struck.flatMap(({ who, bullets }) => Array<Who>(bullets).fill(who)),
        DYNAMITE,
        cites,
      );
      const moves = struck.flatMap(({ who, spaces: [space] }) => (space === undefined ? [] : [{ who, to: space }]));
      move(game, moves, DYNAMITE, cites);
      discardLoot(game, DYNAMITE, spaceAt(game.state, car, 'in') as Space, DYNAMITE, cites);
      return undefined;
    },
  },
};
