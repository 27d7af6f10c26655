/** A set-up while it is being agreed: what is still missing, and the set-up once nothing is. */
import type { SeatDraft, SetupDraft } from '../messages/commands.ts';
import { built } from '../rules/built.ts';
import { cars } from '../rules/catalogue/components.ts';
import { silkPowers } from '../rules/catalogue/names.ts';
import type { PrintedRound, Setup, Who } from '../rules/engine/state.ts';
import { extras } from '../rules/extras/index.ts';
import { houseRules, isHouseOption } from '../rules/house/index.ts';
import { asksForSilk } from '../rules/house/silk-prisoner-power.ts';
import { modeFor, seatFaults } from '../rules/modes.ts';
import { drawsFirst, drawsOf, freeCars, moduleFaults, modules, ownCars, printsOf } from '../rules/modules/index.ts';
import { variants } from '../rules/variants/index.ts';
import { chosenFaults, deckCards } from './round-deck.ts';
import { wayFor } from './ways.ts';

const emptySeat: SeatDraft = { bandits: [], names: [''] };

/** Four chairs round the table, for most nights have as many. */
export const emptyDraft: SetupDraft = {
  mode: 'standard',
  expert: false,
  seats: [emptySeat, emptySeat, emptySeat, emptySeat],
  firstPlayer: null,
  cars: [],
  modules: [],
  variants: [],
  extras: [],
  house: {},
  silk: '',
  silkWords: '',
  drawn: {},
  taps: 'scheming',
  deck: { kind: 'station', cards: [] },
  known: {},
};

/** What still stops the start, as codes for the texts. Unknown names count as faults: a draft comes from a face. */
export function missing(draft: SetupDraft, remembered: readonly PrintedRound[] = []): string[] {
  return [
    ...new Set([
      ...bandFaults(draft),
      ...carFaults(draft),
      ...firstPlayerFaults(draft),
      ...silkFaults(draft),
      ...chosenFaults(draft, remembered),
      ...nameFaults(draft),
      ...moduleFaults({ ...draft, silk: banditsOf(draft).includes('silk') ? draft.silk : '' }),
      ...drawFaults(draft),
      ...houseFaults(draft),
    ]),
  ];
}

const banditsOf = ({ seats }: SetupDraft): Who[] => seats.flatMap(({ bandits }) => bandits);

function bandFaults(draft: SetupDraft): string[] {
  const faults = seatFaults({ ...draft, seats: draft.seats.map(({ bandits }) => [...bandits]) });
  if (!banditsOf(draft).every(built.character)) faults.push('unknown-bandit');
  return faults;
}

function carFaults(draft: SetupDraft): string[] {
  const coupled = draft.cars;
  const free = freeCars(draft);
  if (coupled.some((id) => !isCar(id) && !free.includes(id)) || new Set(coupled).size < coupled.length)
    return ['unknown-car'];
  const way = wayFor(draft);
  const own = coupled.filter(isCar);
  return [
    ...(way && own.length !== way.cars ? ['cars-number'] : []),
    ...free.filter((id) => !coupled.includes(id)).map((id) => `no-${id}`),
  ];
}

const isCar = (id: string): boolean => cars.some((car) => car.id === id);

/** Who leads the first round: drawn by the table, unless somebody always does. */
const leaderOf = (draft: SetupDraft): Who | null => modeFor(draft.mode, draft)?.others[0] ?? draft.firstPlayer;

function firstPlayerFaults(draft: SetupDraft): string[] {
  const leads = leaderOf(draft);
  const chosen = leads !== null && banditsOf(draft).includes(leads);
  return chosen || drawsFirst(draft) ? [] : ['no-first-player'];
}

/** Whether her power may come up: she rides, or her sidekick can be freed. */
export const needsSilk = (draft: SetupDraft): boolean => asksForSilk({ ...draft, seats: [banditsOf(draft)] });

/** All players agree on her power before they choose (heading Character Powers). */
function silkFaults(draft: SetupDraft): string[] {
  if (!needsSilk(draft)) return [];
  const { silk, silkWords } = draft;
  if (silk === 'own') return silkWords.trim() === '' ? ['silk-words'] : [];
  return (silkPowers as readonly string[]).includes(silk) ? [] : ['silk-power'];
}

const nameFaults = ({ modules: played, variants: varied, extras: added }: SetupDraft): string[] => {
  const all = [...played, ...varied, ...added];
  const known = played.every(built.module) && varied.every(built.variant) && added.every(isExtra);
  return known && new Set(all).size === all.length ? [] : ['unknown-module'];
};

/** Whoever sits down is no extra: a seat says so. */
const isExtra = (id: string): boolean => built.extra(id) && !built.character(id);

/** What is drawn unseen is told in full, each but once. */
const drawFaults = (draft: SetupDraft): string[] =>
  drawsOf(draft).flatMap(({ place, things, count }) => {
    const drawn = new Set(draft.drawn[place]?.filter((thing) => things.includes(thing)));
    return drawn.size === count && draft.drawn[place]?.length === count ? [] : [`draw-${place}`];
  });

/** What was read off the cards that are played with. */
const knownOf = (draft: SetupDraft): Setup['known'] =>
  Object.fromEntries(printsOf(draft).flatMap(({ of }) => (draft.known[of]?.length ? [[of, draft.known[of]]] : [])));

const houseFaults = ({ house }: SetupDraft): string[] =>
  Object.entries(house).every(([id, option]) => isHouseOption(id, option)) ? [] : ['unknown-house-rule'];

const idsOf = (all: readonly { readonly id: string }[]): string[] => all.map(({ id }) => id);

/**
 * The seats clockwise. Whoever is a guest sits to the right of the first player (heading Mary Pumpinks), so that where
 * there is one the first player's seat is the first; where he is drawn later the order stays as it is.
 */
function seated(draft: SetupDraft): Who[][] {
  const all = draft.seats.map(({ bandits }) => [...bandits]);
  const guests = modeFor(draft.mode, draft)?.guests ?? [];
  const first = all.findIndex((seat) => seat.includes(leaderOf(draft) as Who));
  if (guests.length === 0 || first < 0 || drawsFirst(draft)) return all;
  const own = all.slice(0, all.length - guests.length);
  return [...own.slice(first), ...own.slice(0, first), ...all.slice(own.length)];
}

/** The set-up of a draft that misses nothing. House rules at their default are left out. */
export function agreed(draft: SetupDraft, remembered: readonly PrintedRound[] = []): Setup {
  const { mode, expert, cars: train, taps } = draft;
  const seats = seated(draft);
  const leads = (seats.find((seat) => seat.includes(leaderOf(draft) as Who)) ?? seats[0]) as Who[];
  const rides = needsSilk(draft);
  const behind = ownCars(draft);
  const house = Object.entries(draft.house).filter(
    ([id, option]) => houseRules.find((rule) => rule.id === id)?.options[0] !== option,
  );
  return {
    mode,
    expert,
    modules: idsOf(modules).filter((id) => draft.modules.includes(id)),
    variants: idsOf(variants).filter((id) => draft.variants.includes(id)),
    extras: idsOf(extras).filter((id) => draft.extras.includes(id)),
    seats,
    firstPlayer: leads[0] as Who,
    cars: [...train, ...behind],
    carCount: train.length + behind.length,
    house: Object.fromEntries(house),
    silk: rides ? draft.silk : '',
    silkWords: rides && draft.silk === 'own' ? draft.silkWords.trim() : '',
    drawn: Object.fromEntries(drawsOf(draft).map(({ place }) => [place, [...(draft.drawn[place] ?? [])]])),
    taps,
    known: knownOf(draft),
    ...deckCards(draft, remembered),
  };
}

/** The player of each bandit, by name: partners of a team each have their own. */
export const namesOf = ({ mode, seats }: SetupDraft): Record<Who, string> =>
  Object.fromEntries(
    seats.flatMap(({ bandits, names }) =>
      bandits.map((who, at) => [who, names[mode === 'teams' ? at : 0]?.trim() ?? '']),
    ),
  );
