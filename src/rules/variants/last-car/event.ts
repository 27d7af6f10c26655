import { besideOf, characterOf, withinCar } from '../../engine/cars.ts';
import type { Game, Outcome } from '../../engine/game.ts';
import type { Rule } from '../../engine/hooks.ts';
import { list, number } from '../../engine/lists.ts';
import { spaceOf } from '../../engine/players.ts';
import { thingsAt } from '../../engine/records.ts';
import { besideCar, OFF, spaceAt } from '../../engine/spaces.ts';
import type { Cite, Space, Who } from '../../engine/state.ts';
import { looks } from '../../engine/tokens.ts';
import { discardLoot, giveNeutral, move, put, shiftLoot, unhook } from '../../engine/verbs.ts';
import { everybody } from '../../events/standing.ts';

const EVENT = 'last-car';
const cites: readonly Cite[] = ['Doc Variant – Last Car'];

/** Characters who stand in one of these spaces. */
const standingIn = (game: Game, spaces: readonly Space[]): Who[] => everybody(game, (space) => spaces.includes(space));

/** Everybody gets over into the car before it, with a bullet; a house rule lets those on the roof step over unhurt. */
function rescue(game: Game, car: number): void {
  const { state, kit } = game;
  const roof = spaceAt(state, car, 'roof') as Space;
  const [inside, above] = [spaceAt(state, car - 1, 'in') as Space, spaceAt(state, car - 1, 'roof') as Space];
  const steps = kit.house['last-car-roof'] === 'drop-only-inside';
  const lost = kit.house['last-car-beside'] === 'lost' ? standingIn(game, besideOf(game, car)) : [];
  const there = standingIn(game, [...withinCar(game, car), roof]);
  const over = steps ? there.filter((who) => spaceOf(state, who) === roof) : [];
  const struck = there.filter((who) => !over.includes(who));
  giveNeutral(game, list(game, 'event.struck', { event: EVENT }, struck), EVENT, cites);
  const moves = [...struck, ...lost].map((who) => ({ who, to: inside }));
  move(game, [...moves, ...over.map((who) => ({ who, to: above }))], EVENT, cites);
}

/** Pawns that nobody plays go with the car, the Marshal among them. */
function losePawns(game: Game, spaces: readonly Space[]): void {
  const gone = Object.keys(game.state.pieces).filter(
    (pawn) => characterOf(game, pawn) === undefined && spaces.includes(game.state.pieces[pawn] as Space),
  );
  move(
    game,
    gone.map((who) => ({ who, to: OFF })),
    EVENT,
    cites,
  );
}

/** Tokens go with the car; what no event takes for loot is saved. */
function loseLoot(game: Game, spaces: readonly Space[], saved: Space): void {
  for (const space of spaces) {
    const there = game.state.loot[space] ?? [];
    const gone = list(game, 'event.tokens', { event: EVENT, space }, [...there]);
    const kept = [...there];
    for (const token of gone) kept.splice(kept.indexOf(token), 1);
    shiftLoot(game, kept, space, saved, EVENT, cites);
    // All of a look go: which of them had which value is of no matter any more.
    for (const token of gone) discardLoot(game, looks(token), space, EVENT, cites);
  }
}

/** What marks the car is gone with it; what stands beside it steps to the next one, if no house rule loses it. */
function loseThings(game: Game, car: number, isLost: boolean): void {
  const from = besideCar(car);
  const marks = list(game, 'car.marks', { car }, []);
  const moves = thingsAt(game.state, from).map((thing) => ({
    thing,
    from,
    to: isLost || marks.includes(thing) ? 'box' : besideCar(car - 1),
  }));
  put(game, moves, EVENT, cites);
}

/** The caboose stays behind, with everything on it but the characters. */
export const event: Rule = {
  id: EVENT,
  stage: 'variant',
  cites,
  steps: {
    'last-car'(game: Game): Outcome {
      const { state, kit } = game;
      const car = number(game, 'car.lost', {}, state.cars);
      const saved = spaceAt(state, car - 1, 'in');
      if (car < 1 || saved === undefined) return undefined;
      const isLost = kit.house['last-car-beside'] === 'lost';
      const lost = [
        ...withinCar(game, car),
        spaceAt(state, car, 'roof') as Space,
        ...(isLost ? besideOf(game, car) : []),
      ];
      rescue(game, car);
      losePawns(game, lost);
      loseLoot(game, lost, saved);
      loseThings(game, car, isLost);
      unhook(game, car, cites);
      return undefined;
    },
  },
};
