/** A set-up and the table as it stands before the first step. */
import { CYLINDER } from './catalogue/components.ts';
import { cylindersOf, hands } from './engine/players.ts';
import type { Setup, State, Who } from './engine/state.ts';
import { modulesOf, neutralBullets } from './modules/index.ts';

/** What a standard night of the base game needs to know. */
export interface Agreed {
  seats: readonly Who[];
  firstPlayer?: Who;
  /** Car ids from behind the locomotive to the caboose. */
  cars?: readonly string[];
  carCount?: number;
  house?: Readonly<Record<string, string>>;
  silk?: string;
  modules?: readonly string[];
}

/** A standard set-up; the first seat leads where nothing else is said. */
export function standardSetup(agreed: Agreed): Setup {
  const seats = agreed.seats.map((who) => [who]);
  return {
    mode: 'standard',
    expert: false,
    modules: [...(agreed.modules ?? [])],
    variants: [],
    extras: [],
    seats,
    firstPlayer: agreed.firstPlayer ?? (agreed.seats[0] as Who),
    cars: [...(agreed.cars ?? [])],
    carCount: agreed.cars?.length ?? agreed.carCount ?? seats.length,
    house: { ...agreed.house },
    silk: agreed.silk ?? '',
    silkWords: '',
    drawn: {},
    taps: 'scheming',
    deck: { kind: 'station', cards: [] },
    typed: [],
    known: {},
  };
}

/** Every record of one kind for every bandit. */
const each = <T>(who: readonly Who[], make: () => T): Record<Who, T> =>
  Object.fromEntries(who.map((one) => [one, make()]));

/** The table before anything lies on it, the whole night on the agenda. */
export function newState(setup: Setup): State {
  const all = setup.seats.flat();
  const unarmed = modulesOf(setup).flatMap((module) => module.unarmed ?? []);
  const players = hands(setup).map(([player]) => player as Who);
  return {
    setup,
    cars: setup.carCount,
    train: [...setup.cars],
    pieces: { marshal: '0.in' },
    loot: {},
    things: {},
    cylinder: each(all.filter((who) => !unarmed.includes(who)).flatMap(cylindersOf), () => CYLINDER),
    received: each(all, () => [] as Who[]),
    receivedBefore: {},
    neutral: neutralBullets(setup),
    firstPlayer: setup.firstPlayer,
    round: null,
    cards: [],
    hand: each(players, () => 0),
    discard: {},
    borrowed: {},
    drawn: {},
    pile: [],
    now: -1,
    banked: {},
    eliminated: [],
    left: [],
    playedBy: {},
    score: null,
    more: {},
    agenda: [{ do: 'night' }],
    question: null,
    scene: 'set-up',
    asked: [],
  };
}
