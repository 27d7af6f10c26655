/** A set-up while it is being agreed: what is still missing, and the set-up once nothing is. */
import type { SeatDraft, SetupDraft } from '../messages/commands.ts';
import { built, offeredCharacters } from '../rules/built.ts';
import { cars } from '../rules/catalogue/components.ts';
import { silkPowers } from '../rules/catalogue/names.ts';
import type { PrintedRound, Setup, Who } from '../rules/engine/state.ts';
import { houseRules, isHouseOption } from '../rules/house/index.ts';
import { asksForSilk } from '../rules/house/silk-prisoner-power.ts';
import { modeFor, seatFaults } from '../rules/modes.ts';
import { drawsFirst, drawsOf, moduleFaults, modules, ownCars, printsOf } from '../rules/modules/index.ts';
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
  const { mode, house, modules } = draft;
  const faults = seatFaults({ mode, house, modules, seats: draft.seats.map(({ bandits }) => [...bandits]) });
  if (!banditsOf(draft).every((who) => offeredCharacters.includes(who))) faults.push('unknown-bandit');
  return faults;
}

function carFaults(draft: SetupDraft): string[] {
  const coupled = draft.cars;
  if (coupled.some((id) => !cars.some((car) => car.id === id)) || new Set(coupled).size < coupled.length)
    return ['unknown-car'];
  const way = wayFor(draft);
  return way && coupled.length !== way.cars ? ['cars-number'] : [];
}

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

const nameFaults = ({ modules }: SetupDraft): string[] =>
  modules.every(built.module) && new Set(modules).size === modules.length ? [] : ['unknown-module'];

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

/** The set-up of a draft that misses nothing. House rules at their default are left out. */
export function agreed(draft: SetupDraft, remembered: readonly PrintedRound[] = []): Setup {
  const { mode, expert, cars: train, taps } = draft;
  const seats = draft.seats.map(({ bandits }) => [...bandits]);
  const leads = (seats.find((seat) => seat.includes(leaderOf(draft) as Who)) ?? seats[0]) as Who[];
  const rides = needsSilk(draft);
  const behind = ownCars(draft);
  const house = Object.entries(draft.house).filter(
    ([id, option]) => houseRules.find((rule) => rule.id === id)?.options[0] !== option,
  );
  return {
    mode,
    expert,
    modules: modules.map(({ id }) => id).filter((id) => draft.modules.includes(id)),
    variants: [],
    extras: [],
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
