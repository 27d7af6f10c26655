/** The train as it is drawn, and the sheets beside it. Values of purses stay hidden. */
import type { FloorView, SeatView, TrainView } from '../../messages/view.ts';
import { deckSize } from '../../rules/base/flow/decks.ts';
import type { Game } from '../../rules/engine/game.ts';
import { cylindersOf, playerOf, sideOf } from '../../rules/engine/players.ts';
import { spaceAt } from '../../rules/engine/spaces.ts';
import type { Space, State, Who } from '../../rules/engine/state.ts';
import { looks } from '../../rules/engine/tokens.ts';
import { isExpert } from '../../rules/modes.ts';
import { modulesOf } from '../../rules/modules/index.ts';

function floor(state: State, space: Space): FloorView {
  const order = ['marshal', ...modulesOf(state.setup).flatMap(({ pawns = [] }) => pawns), ...state.setup.seats.flat()];
  return {
    space,
    loot: (state.loot[space] ?? []).map(looks),
    pawns: order.filter((who) => state.pieces[who] === space),
  };
}

export function trainView(state: State): TrainView {
  const cars = [];
  for (let car = 0; car <= state.cars; car++)
    cars.push({
      id: car === 0 ? 'locomotive' : (state.train[car - 1] ?? 'car'),
      inside: floor(state, spaceAt(state, car, 'in') as Space),
      roof: floor(state, spaceAt(state, car, 'roof') as Space),
    });
  const annexes = modulesOf(state.setup).flatMap(({ annexes: beside }) => beside?.(state) ?? []);
  return {
    cars,
    pawns: { ...state.pieces },
    annexes: annexes.map(({ id, car, spaces }) => ({ id, car, floors: spaces.map((space) => floor(state, space)) })),
  };
}

/** @param names the players' names by bandit */
export function seatViews(game: Game, names: Readonly<Record<Who, string>>): SeatView[] {
  const { state } = game;
  const expert = isExpert(state.setup);
  return state.setup.seats.flat().map((who) => ({
    who,
    name: names[who] ?? '',
    player: playerOf(state.setup, who),
    team: state.setup.mode === 'teams' ? sideOf(state.setup, who) : null,
    left: state.left.includes(who),
    playedBy: state.playedBy[who] ?? null,
    loot: (state.loot[who] ?? []).map(looks),
    cylinder: cylindersOf(who).reduce((sum, id) => sum + (state.cylinder[id] ?? 0), 0),
    cylinders: cylindersOf(who).flatMap((id) => (id in state.cylinder ? { id, left: state.cylinder[id] ?? 0 } : [])),
    received: [...(state.received[who] ?? [])],
    deck: deckSize(game, who),
    hand: state.hand[playerOf(state.setup, who)] ?? 0,
    discard: expert ? (state.discard[playerOf(state.setup, who)] ?? 0) : null,
  }));
}
