/** A scenario's set-up and table as a record of the game: a position without a plan for what comes next. */

import { HAND } from '../../rules/base/flow/decks.ts';
import { automata, CYLINDER } from '../../rules/catalogue/components.ts';
import { roundCard } from '../../rules/catalogue/round-cards.ts';
import { type Correction, lay as declare } from '../../rules/engine/correction.ts';
import { cylindersOf, hands, playerOf } from '../../rules/engine/players.ts';
import { inside } from '../../rules/engine/spaces.ts';
import type { Round, Setup, State, Who } from '../../rules/engine/state.ts';
import { noteBullets } from '../../rules/engine/verbs.ts';
import { presets } from '../../rules/house/presets.ts';
import { modeFor, seatFaults } from '../../rules/modes.ts';
import { chosenIds, freeCars, moduleFaults, neutralBullets, ownCars } from '../../rules/modules/index.ts';
import { newState, standardSetup } from '../../rules/setup.ts';
import { moduleKeys } from './modules/index.ts';
import type { RoundSpec, Scenario, Table } from './schema.ts';

const DEFAULT_SEATS: readonly Who[] = ['ghost', 'doc', 'tuco', 'django'];

/** Why this set-up is not allowed at a table, or undefined. */
export function illegalSetup(scenario: Scenario): string | undefined {
  const setup = setupOf(scenario);
  const seated = setup.seats.flat();
  const twice = seated.find((who, at) => seated.indexOf(who) !== at);
  if (twice !== undefined) return `${twice} is taken twice`;
  if (!setup.seats.some((seat) => seat[0] === setup.firstPlayer)) return `${setup.firstPlayer} cannot be First Player`;
  const faults = [...seatFaults(setup), ...moduleFaults(setup)];
  return faults.length > 0 ? `nobody sits down like this: ${faults.join(', ')}` : undefined;
}

/** The set-up of a scenario; without a word about it four players of one bandit each. */
function setupOf(scenario: Scenario): Setup {
  const agreed = agreedIn(scenario);
  return Object.assign(agreed, ...moduleKeys.map((keys) => keys.setup?.(scenario, agreed)));
}

function agreedIn({ setup = {}, table = {} }: Scenario): Setup {
  const {
    mode = 'standard',
    expert = false,
    modules = [],
    variants = [],
    extras = [],
    preset = 'big-box',
    silk,
  } = setup;
  const seats = (setup.seats ?? DEFAULT_SEATS).map((seat) => [seat].flat());
  const house = { ...presets[preset], ...setup.house };
  const chosen = { modules, variants, extras, seats, house };
  const first = setup['first-player'] ?? (seats[0]?.[0] as Who);
  return {
    ...standardSetup({ seats: seats.flat(), modules, house, ...(silk !== undefined && { silk }) }),
    mode,
    expert,
    variants: [...variants],
    extras: [...extras],
    seats,
    firstPlayer: playerOf({ mode, seats }, first),
    carCount:
      table.cars ??
      (modeFor(mode, chosen)?.cars(hands({ mode, seats }).length) ?? seats.length) +
        freeCars(chosen).length +
        ownCars(chosen).length,
  };
}

/** Why nobody can be at rest like this before the first entry, or undefined. */
export function illegalPosition(state: State): string | undefined {
  for (const { illegal } of [{ illegal: withTheMarshal }, ...keysOf(state)]) {
    const why = illegal?.(state);
    if (why !== undefined) return why;
  }
  return undefined;
}

const keysOf = ({ setup }: State) => moduleKeys.filter(({ module }) => chosenIds(setup).includes(module));

/** Nobody stays inside with the Marshal, unless somebody plays him. */
function withTheMarshal({ setup, pieces }: State): string | undefined {
  const his = pieces.marshal;
  const met =
    setup.modules.includes('marshal') || !inside(his)
      ? undefined
      : setup.seats.flat().find((who) => pieces[who] === his && !automata.includes(who));
  return met === undefined ? undefined : `${met} cannot stay inside with the Marshal`;
}

/** The position before the first entry of `do`. */
export function positionOf(scenario: Scenario): State {
  const { setup = {}, table = {} } = scenario;
  const state = newState(setupOf(scenario));
  const seats = state.setup.seats.flat();
  state.agenda = [];
  state.round = roundFrom(setup.round, 1);
  state.scene = `r${state.round.number}`;
  for (const keys of keysOf(state)) declare(state, keys.begin?.(scenario, state) ?? {});
  lay(state, table);
  noteBullets(state);
  for (const who of seats.filter((one) => cylindersOf(one).every((cylinder) => cylinder in state.cylinder)))
    Object.assign(state.cylinder, cylinders(who, table.cylinder?.[who], fired(state, who)));
  if (table.neutral === undefined) state.neutral = neutralBullets(state.setup) - fired(state, 'neutral');
  if (afterSchemin(scenario)) for (const [who] of hands(state.setup)) state.hand[who as Who] = HAND;
  return state;
}

/** Whether cards are still in hand that the position says nothing of: nobody schemes in it, and Reflex Action comes. */
const afterSchemin = ({ setup, do: entries }: Scenario): boolean =>
  !entries.some((entry) => 'begin' in entry) &&
  (setup?.round?.event === 'reflex-action' ||
    entries.some((entry) => 'event' in entry && entry.event === 'reflex-action'));

/** Puts what a `table` names onto the record, and leaves the rest: for a position and for a correction alike. */
export function lay(state: State, table: Table): void {
  if (table.cars !== undefined) state.cars = table.cars;
  declare(state, correctionOf(state, table));
  for (const keys of keysOf(state)) declare(state, keys.table?.(table, state) ?? {});
  if (table.pile) state.pile = table.pile.map(([who, card, face]) => ({ who, card, face: face ?? 'up', open: false }));
}

/** The part of a `table` that people can declare during a night. */
function correctionOf({ setup }: State, { pieces, loot, received, cylinder, neutral, kept }: Table): Correction {
  const hand = kept && Object.entries(kept).map(([who, cards]) => [playerOf(setup, who), cards ?? 0]);
  const left = cylinder && Object.entries(cylinder).map(([who, bullets]) => cylinders(who, bullets, 0));
  return {
    ...(pieces && { pieces: pieces as Record<Who, string> }),
    ...(loot && { loot }),
    ...(received && { received: received as Record<Who, Who[]> }),
    ...(left && { cylinder: Object.assign({}, ...left) }),
    ...(neutral !== undefined && { neutral }),
    ...(hand && { hand: Object.fromEntries(hand) }),
  };
}

/** Bullets left in each cylinder: as it is said, else full less those fired, the first cylinder first. */
function cylinders(who: Who, said: number | readonly number[] | undefined, fired: number): Record<Who, number> {
  const left = [said ?? []].flat();
  let missing = fired;
  return Object.fromEntries(
    cylindersOf(who).map((cylinder, at) => {
      const taken = Math.min(CYLINDER, missing);
      missing -= taken;
      return [cylinder, left[at] ?? CYLINDER - taken];
    }),
  );
}

const fired = (state: State, by: Who): number =>
  Object.values(state.received).reduce((sum, deck) => sum + deck.filter((one) => one === by).length, 0) +
  moduleKeys.reduce((sum, keys) => sum + (keys.fired?.(state, by) ?? 0), 0);

/** A round as the engine holds it; without a specification one standard turn, no event and no icon. */
export function roundFrom(spec: RoundSpec | undefined, number: number): Round {
  const printed = spec?.card === undefined ? undefined : roundCard(spec.card);
  return {
    number: spec?.number ?? number,
    card: printed?.id ?? 'scenario',
    turns: [...(printed?.turns ?? spec?.turns ?? ['standard'])],
    event: printed ? printed.event : (spec?.event ?? null),
    keep: printed?.keep ?? spec?.keep ?? 0,
    turn: 0,
  };
}

/** Tokens as scenarios compare them: a sorted multiset. */
export const multiset = (tokens: readonly string[]): string => [...tokens].sort().join(', ');

/** Whether a decision waits, other than a player's turn in Schemin'. */
export const open = (game: { state: State }): boolean =>
  game.state.question !== null && game.state.question.about !== 'scheme.act';
