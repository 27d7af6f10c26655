/** Changes to the set-up: each touch sends the whole draft, and the host answers with what it makes of it. */
import type { SetupDraft } from '../../src/messages/commands.ts';
import type { SetupView } from '../../src/messages/view.ts';
import { send } from '../store.ts';

export function change(setup: SetupView, part: Partial<SetupDraft>): void {
  const { seats, firstPlayer, cars } = setup;
  const house = Object.fromEntries(setup.house.map(({ id, chosen }) => [id, chosen]));
  send({ do: 'draft', draft: { seats, firstPlayer, cars, house, ...part } });
}

/** A bandit takes the last seat, or gets up from his own. */
export function toggleSeat(setup: SetupView, who: string): void {
  const seated = setup.seats.some((seat) => seat.who === who);
  const seats = seated ? setup.seats.filter((seat) => seat.who !== who) : [...setup.seats, { who, name: '' }];
  const firstPlayer = seated && setup.firstPlayer === who ? null : setup.firstPlayer;
  change(setup, { seats, firstPlayer });
}

/** Moves a seat one place counter-clockwise; the first goes to the end. */
export function seatEarlier(setup: SetupView, at: number): void {
  const seats = [...setup.seats];
  const [seat] = seats.splice(at, 1);
  if (!seat) return;
  seats.splice(at === 0 ? seats.length : at - 1, 0, seat);
  change(setup, { seats });
}

export function nameSeat(setup: SetupView, who: string, name: string): void {
  change(setup, { seats: setup.seats.map((seat) => (seat.who === who ? { ...seat, name } : seat)) });
}

export function toggleCar(setup: SetupView, id: string): void {
  const cars = setup.cars.includes(id) ? setup.cars.filter((car) => car !== id) : [...setup.cars, id];
  change(setup, { cars });
}

/** Any order is as good as the next: this is the table shuffling its cars, not a rule. */
export function shuffleCars(setup: SetupView): void {
  const all = setup.allCars.map((car) => car.id);
  for (let i = all.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1));
    [all[i], all[j]] = [all[j] as string, all[i] as string];
  }
  change(setup, { cars: all.slice(0, Math.max(4, setup.seats.length)) });
}

export function drawFirst(setup: SetupView): void {
  const seat = setup.seats[Math.floor(Math.random() * setup.seats.length)];
  if (seat) change(setup, { firstPlayer: seat.who });
}
