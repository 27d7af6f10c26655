/**
 * Where everything goes, car by car and sheet by sheet: for a train that was knocked over, for a look whether all is
 * well, and for packing up in the middle of a night and building it up again.
 */
import type { FreezeItem, FreezePart, FreezeWhy } from '../messages/record.ts';
import { deckSize } from '../rules/base/flow/decks.ts';
import type { Game } from '../rules/engine/game.ts';
import { bandits, besideCar, carBeside, spaceAt } from '../rules/engine/spaces.ts';
import type { Place, Space, State, Thing, Token, Who } from '../rules/engine/state.ts';
import { looks } from '../rules/engine/tokens.ts';
import { modulesOf } from '../rules/modules/index.ts';

type Part = Omit<FreezePart, 'items'> & { items: Omit<FreezeItem, 'ticked'>[] };

/** What is to be ticked off; packing lists first what to keep together, then how to build it up again. */
export function freezeParts(game: Game, why: FreezeWhy): Part[] {
  const set = [...carParts(game), ...annexParts(game.state), ...sheetParts(game), tableSet(game.state)];
  const keep =
    why === 'pack'
      ? [...bandits(game.state).map((who) => bagOf(game, who)), ...carBags(game.state), boxOf(game.state)]
      : [];
  return [...keep, ...set].filter((part) => part.items.length > 0);
}

type Item = Part['items'][number];
const item = (id: string, what: string, rest: Partial<Item> = {}): Item => ({
  id,
  what,
  name: null,
  at: null,
  count: 1,
  ...rest,
});

const carsOf = ({ cars }: State): number[] => [...Array(cars + 1).keys()];
const floorsOf = (state: State, car: number): Space[] =>
  (['in', 'roof'] as const).flatMap((floor) => spaceAt(state, car, floor) ?? []);

function carParts({ state }: Game): Part[] {
  return carsOf(state).map((car) => ({
    stage: 'set',
    of: String(car),
    items: [
      item(`car:${car}`, 'car', { name: car === 0 ? 'locomotive' : (state.train[car - 1] ?? null) }),
      ...floorsOf(state, car).flatMap((space) => [...pawnsAt(state, space), ...tokensAt(state, space)]),
      ...thingsAt(state, besideCar(car)),
    ],
  }));
}

/** The floors of what stands beside a car: the stagecoach, the cell. */
const annexesOf = (state: State) => modulesOf(state.setup).flatMap(({ annexes }) => annexes?.(state) ?? []);

const annexParts = (state: State): Part[] =>
  annexesOf(state).map(({ id, spaces }) => ({
    stage: 'set',
    of: id,
    items: spaces.flatMap((space) => [...pawnsAt(state, space), ...tokensAt(state, space)]),
  }));

function thingsAt({ things }: State, place: Place): Item[] {
  const here: readonly Thing[] = things[place] ?? [];
  return [...new Set(here)].map((thing) =>
    item(`thing:${place}:${thing}`, 'thing', {
      name: thing,
      at: place,
      count: here.filter((one) => one === thing).length,
    }),
  );
}

const pawnsAt = ({ pieces }: State, space: Space): Item[] =>
  Object.entries(pieces)
    .filter(([, at]) => at === space)
    .map(([who]) => item(`pawn:${who}`, 'pawn', { name: who, at: space }));

function tokensAt({ loot }: State, place: Place): Item[] {
  const counted = new Map<Token, number>();
  for (const token of loot[place] ?? []) counted.set(looks(token), (counted.get(looks(token)) ?? 0) + 1);
  return [...counted].map(([token, count]) =>
    item(`token:${place}:${token}`, 'token', { name: token, at: place, count }),
  );
}

function sheetParts(game: Game): Part[] {
  const { state, kit } = game;
  return bandits(state).map((who) => ({
    stage: 'set',
    of: who,
    items: [
      ...tokensAt(state, who),
      item(`cylinder:${who}`, 'cylinder', { name: who, count: state.cylinder[who] ?? 0 }),
      ...bulletsIn(state, who),
      ...thingsAt(state, who),
      ...(kit.players.includes(who)
        ? [
            item(`deck:${who}`, 'deck', { name: who, count: deckSize(game, who) }),
            item(`hand:${who}`, 'hand', { name: who, count: state.hand[who] ?? 0 }),
            ...discarded(state, who).map((count) => item(`discard:${who}`, 'discard', { name: who, count })),
          ]
        : []),
    ],
  }));
}

/** The size of a player's discard pile, where there is one. */
const discarded = ({ discard }: State, who: Who): number[] => (discard[who] ? [discard[who]] : []);

/** Bullets that a bandit has taken, by who fired them: they are part of the deck. */
function bulletsIn({ received }: State, who: Who): Item[] {
  const deck = received[who] ?? [];
  return [...new Set(deck)].map((by) =>
    item(`received:${who}:${by}`, 'received', { name: by, at: who, count: deck.filter((one) => one === by).length }),
  );
}

function tableSet(state: State): Part {
  const listed = new Set([
    ...carsOf(state).flatMap((car) => floorsOf(state, car)),
    ...annexesOf(state).flatMap(({ spaces }) => spaces),
  ]);
  const beside = Object.entries(state.pieces).filter(([, space]) => !listed.has(space));
  const sheets = bandits(state);
  const places = Object.keys(state.things).filter(
    (place) => place !== 'box' && carBeside(place) === undefined && !sheets.includes(place),
  );
  return {
    stage: 'set',
    of: 'table',
    items: [
      ...beside.map(([who, space]) => item(`pawn:${who}`, 'pawn', { name: who, at: space })),
      ...places.flatMap((place) => thingsAt(state, place)),
      item('pile', 'pile', { count: state.pile.length }),
      item('neutral', 'neutral', { count: state.neutral }),
      ...(state.round ? [item('round-card', 'round-card', { name: state.round.card })] : []),
      item('first-player', 'first-player', { name: state.firstPlayer }),
    ],
  };
}

/** One bag for each bandit: the sheet with its tokens face down, the cylinder, the deck in its order, the hand apart. */
function bagOf(game: Game, who: Who): Part {
  const { state, kit } = game;
  const bag = (what: string, count: number) => item(`keep:${what}:${who}`, what, { name: who, count });
  return {
    stage: 'keep',
    of: who,
    items: [
      bag('bag', (state.loot[who] ?? []).length),
      bag('cylinder', state.cylinder[who] ?? 0),
      ...(kit.players.includes(who)
        ? [
            bag('deck', deckSize(game, who)),
            bag('hand', state.hand[who] ?? 0),
            ...discarded(state, who).map((count) => bag('discard', count)),
          ]
        : []),
    ],
  };
}

/** The tokens of each floor that has any stay together. */
function carBags(state: State): Part[] {
  const floors = [
    ...carsOf(state).map((car) => ({ id: String(car), spaces: floorsOf(state, car) })),
    ...annexesOf(state),
  ];
  return floors.map(({ id, spaces }) => ({
    stage: 'keep',
    of: id,
    items: spaces
      .map((space) => item(`keep:bag:${space}`, 'bag', { at: space, count: (state.loot[space] ?? []).length }))
      .filter(({ count }) => count > 0),
  }));
}

function boxOf({ pile, neutral, cards }: State): Part {
  return {
    stage: 'keep',
    of: 'table',
    items: [
      ...(pile.length > 0 ? [item('keep:pile', 'pile', { count: pile.length })] : []),
      item('keep:neutral', 'neutral', { count: neutral }),
      item('keep:round-cards', 'round-cards', { count: cards.length }),
    ],
  };
}
