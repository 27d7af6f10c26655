/** Changes to the set-up: each touch sends the whole draft, and the host answers with what it makes of it. */
import type { SetupDraft } from '../../src/messages/commands.ts';
import type { SetupView } from '../../src/messages/view.ts';
import { ask } from '../store.ts';

/** The draft as it was last sent, while the host has not answered yet: a second touch builds on it. */
let sent: SetupDraft | null = null;
let unanswered = 0;

const draftOf = ({ seats, firstPlayer, cars, house }: SetupView): SetupDraft => ({
  seats,
  firstPlayer,
  cars,
  house: Object.fromEntries(house.map(({ id, chosen }) => [id, chosen])),
});

/** @param part what becomes of the draft as it stands after every touch so far */
function change(setup: SetupView, part: (draft: SetupDraft) => Partial<SetupDraft>): void {
  const draft = sent ?? draftOf(setup);
  sent = { ...draft, ...part(draft) };
  unanswered++;
  void ask({ do: 'draft', draft: sent }).then(() => {
    unanswered--;
    if (unanswered === 0) sent = null;
  });
}

export const chooseFirst = (setup: SetupView, firstPlayer: string): void => change(setup, () => ({ firstPlayer }));

/** A house rule takes one of its options. */
export const switchHouse = (setup: SetupView, id: string, option: string): void =>
  change(setup, ({ house }) => ({ house: { ...house, [id]: option } }));

export const clearCars = (setup: SetupView): void => change(setup, () => ({ cars: [] }));

/** A bandit takes the last seat, or gets up from his own. */
export function toggleSeat(setup: SetupView, who: string): void {
  change(setup, ({ seats, firstPlayer }) =>
    seats.some((seat) => seat.who === who)
      ? { seats: seats.filter((seat) => seat.who !== who), firstPlayer: firstPlayer === who ? null : firstPlayer }
      : { seats: [...seats, { who, name: '' }] },
  );
}

/** Moves a seat one place counter-clockwise; the first goes to the end. */
export function seatEarlier(setup: SetupView, at: number): void {
  change(setup, (draft) => {
    const seats = [...draft.seats];
    const [seat] = seats.splice(at, 1);
    if (seat) seats.splice(at === 0 ? seats.length : at - 1, 0, seat);
    return { seats };
  });
}

export function nameSeat(setup: SetupView, who: string, name: string): void {
  change(setup, ({ seats }) => ({ seats: seats.map((seat) => (seat.who === who ? { ...seat, name } : seat)) }));
}

export function toggleCar(setup: SetupView, id: string): void {
  change(setup, ({ cars }) => ({ cars: cars.includes(id) ? cars.filter((car) => car !== id) : [...cars, id] }));
}

/** Any order is as good as the next: this is the table shuffling its cars, not a rule. */
export function shuffleCars(setup: SetupView): void {
  const all = setup.allCars.map((car) => car.id);
  for (let i = all.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1));
    [all[i], all[j]] = [all[j] as string, all[i] as string];
  }
  change(setup, ({ seats }) => ({ cars: all.slice(0, Math.max(4, seats.length)) }));
}

export function drawFirst(setup: SetupView): void {
  change(setup, ({ seats, firstPlayer }) => ({
    firstPlayer: seats[Math.floor(Math.random() * seats.length)]?.who ?? firstPlayer,
  }));
}
