/** A correction is never refused for what it declares, only for names that this table does not have. */
import { tokens } from '../rules/catalogue/names.ts';
import type { Correction } from '../rules/engine/correction.ts';
import { cylindersOf, hands, isBandit } from '../rules/engine/players.ts';
import { carBeside, OFF, spotOf } from '../rules/engine/spaces.ts';
import type { State } from '../rules/engine/state.ts';
import { modulesOf } from '../rules/modules/index.ts';

/** The first name in it that is not known at this table, or undefined. */
export function unknownName(state: State, put: Correction): string | undefined {
  const seated = state.setup.seats.flat();
  const cylinders = seated.flatMap(cylindersOf);
  const players = hands(state.setup).map((hand) => hand[0] as string);
  const brought = modulesOf(state.setup);
  const isPiece = (name: string) =>
    brought.some(({ pawns }) => pawns?.includes(name)) ||
    (seated.includes(name) && isBandit(name)) ||
    Object.hasOwn(state.pieces, name) ||
    name === 'marshal';
  const coupled = put.cars?.length ?? state.cars;
  const isSpace = (name: string) => {
    const car = spotOf(name)?.car;
    if (brought.some(({ spaces }) => spaces?.includes(name))) return true;
    return car === undefined ? Object.values(state.pieces).includes(name) : car <= coupled;
  };
  const isPlace = (name: string) => isSpace(name) || seated.includes(name) || name === 'box';
  const isThing = (name: string, place: string) => {
    const hidden = brought.map(({ faceDown }) => faceDown?.[place]).find((one) => one !== undefined);
    return name === (hidden ?? name) && brought.some(({ things }) => Object.hasOwn(things ?? {}, name));
  };
  const isThingPlace = (name: string) =>
    isPlace(name) ||
    brought.some(({ places }) => places?.includes(name)) ||
    (carBeside(name) ?? coupled + 1) <= coupled;
  const isBullet = (name: string) => seated.includes(name) || name === 'neutral';
  const keys = (record: object | undefined) => Object.keys(record ?? {});
  return (
    unknownCar(state, put.cars) ??
    keys(put.pieces).find((name) => !isPiece(name)) ??
    Object.values(put.pieces ?? {}).find((space) => !isSpace(space) && space !== OFF) ??
    keys(put.loot).find((name) => !isPlace(name)) ??
    Object.values(put.loot ?? {})
      .flat()
      .find((token) => !(tokens as readonly string[]).includes(token)) ??
    keys(put.things).find((name) => !isThingPlace(name)) ??
    Object.entries(put.things ?? {})
      .flatMap(([place, things]) => things.filter((thing) => !isThing(thing, place)))
      .at(0) ??
    keys(put.cylinder).find((name) => !cylinders.includes(name)) ??
    keys(put.received).find((name) => !seated.includes(name)) ??
    Object.values(put.received ?? {})
      .flat()
      .find((by) => !isBullet(by)) ??
    keys(put.hand).find((name) => !players.includes(name)) ??
    (put.firstPlayer === undefined || players.includes(put.firstPlayer) ? undefined : put.firstPlayer)
  );
}

/** A train is made of the cars with which the night began, each at most once, in the order in which they were coupled. */
function unknownCar({ setup }: State, cars: readonly string[] = []): string | undefined {
  let at = -1;
  return cars.find((id) => {
    const next = setup.cars.indexOf(id);
    const known = next > at;
    at = next;
    return !known;
  });
}
