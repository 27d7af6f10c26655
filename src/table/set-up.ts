/** A set-up while it is being agreed: what is still missing, and what to lay out for exactly this one. */
import type { SetupDraft } from '../messages/commands.ts';
import type { SetupStep } from '../messages/view.ts';
import { bandFor, carsFor, FEWEST_PLAYERS, MOST_PLAYERS } from '../rules/base/modes/standard.ts';
import { cars, NEUTRAL_BULLETS, playableBandits } from '../rules/catalogue/components.ts';
import type { Setup, Who } from '../rules/engine/state.ts';
import { houseRules, isHouseOption } from '../rules/house/index.ts';
import { standardSetup } from '../rules/setup.ts';

export const emptyDraft: SetupDraft = { seats: [], firstPlayer: null, cars: [], house: {} };

/** What still stops the start, as codes for the texts. Unknown names count as faults: a draft comes from a face. */
export function missing(draft: SetupDraft): string[] {
  const seats = draft.seats.map((seat) => seat.who);
  const faults: string[] = [];
  if (seats.length < FEWEST_PLAYERS) faults.push('too-few');
  if (seats.length > MOST_PLAYERS) faults.push('too-many');
  if (new Set(seats).size < seats.length) faults.push('twice');
  if (seats.some((who) => !playableBandits.includes(who))) faults.push('unknown-bandit');
  if (draft.cars.some((id) => !cars.some((car) => car.id === id)) || new Set(draft.cars).size < draft.cars.length)
    faults.push('unknown-car');
  else if (draft.cars.length !== carsFor(seats.length)) faults.push('cars-number');
  if (draft.firstPlayer === null || !seats.includes(draft.firstPlayer)) faults.push('no-first-player');
  for (const [id, option] of Object.entries(draft.house))
    if (!isHouseOption(id, option)) faults.push('unknown-house-rule');
  return [...new Set(faults)];
}

/** The set-up of a draft that misses nothing. House rules at their default are left out. */
export function agreed(draft: SetupDraft): Setup {
  const house = Object.entries(draft.house).filter(
    ([id, option]) => houseRules.find((rule) => rule.id === id)?.options[0] !== option,
  );
  return standardSetup({
    seats: draft.seats.map((seat) => seat.who),
    firstPlayer: draft.firstPlayer as Who,
    cars: draft.cars,
    house: Object.fromEntries(house),
  });
}

/** What to take out of the box and where to put it, in the order in which it is done; empty until nothing is missing. */
export function laying(draft: SetupDraft): SetupStep[] {
  if (missing(draft).length > 0) return [];
  const seats = draft.seats.map((seat) => seat.who);
  const first = seats.indexOf(draft.firstPlayer as Who);
  const fromFirst = [...seats.slice(first), ...seats.slice(0, first)];
  const caboose = draft.cars.length;
  const step = (code: string, words: SetupStep['with'] = {}): SetupStep => ({ code, with: words });
  return [
    step('box.cars', { cars: [...draft.cars] }),
    step('box.purse', { count: seats.length }),
    ...draft.cars.map((car, at) =>
      step('box.loot-car', { car, number: at + 1, tokens: [...(cars.find((one) => one.id === car)?.loot ?? [])] }),
    ),
    step('box.locomotive'),
    step('box.marshal'),
    step('box.neutral', { count: NEUTRAL_BULLETS }),
    ...seats.flatMap((who) => [step('box.sheet', { who }), step('box.cards', { who }), step('box.bullets', { who })]),
    step('box.round-deck', { band: bandFor(seats.length) }),
    step('box.first-player', { who: draft.firstPlayer as Who }),
    ...fromFirst.map((who, turn) => step('box.place', { who, space: `${caboose - (turn % 2)}.in` })),
  ];
}
