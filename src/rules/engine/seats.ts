/** People leave, change places, or play for one another: what was agreed at set-up follows them. */
import { banditsOf, playerOf } from './players.ts';
import type { State, Who } from './state.ts';

/** A player has left for good. */
export function leave(state: State, who: Who): void {
  const gone = banditsOf(state.setup, playerOf(state.setup, who));
  state.left = [...new Set([...state.left, ...gone])];
}

/** Whether two players can change places: they must not be the same one. */
export const canSwap = ({ setup }: State, a: Who, b: Who): boolean =>
  playerOf(setup, a) !== playerOf(setup, b) && [a, b].every((who) => setup.seats.flat().includes(who));

/** Two players change places at the table; partners of a team within their seat, all others seat for seat. */
export function swapSeats({ setup }: State, a: Who, b: Who): void {
  const seatOf = (who: Who) => setup.seats.findIndex((seat) => seat.includes(who));
  const [one, other] = [seatOf(a), seatOf(b)];
  const [first, second] = [setup.seats[one], setup.seats[other]];
  if (!first || !second) return;
  if (one === other) first.reverse();
  else {
    setup.seats[one] = second;
    setup.seats[other] = first;
  }
}

/** The person of `into` plays for `from` too, who may have left. */
export function mergeSeats(state: State, from: Who, into: Who): void {
  const taken = banditsOf(state.setup, playerOf(state.setup, from));
  for (const who of taken) state.playedBy[who] = into;
  state.left = state.left.filter((who) => !taken.includes(who));
}
