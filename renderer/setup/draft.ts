/** Changes to the set-up: each touch sends the whole draft, and the host answers with what it makes of it. */
import type { SeatDraft, SetupDraft } from '../../src/messages/commands.ts';
import type { SetupView } from '../../src/messages/view.ts';
import { ask } from '../store.ts';

export type Way = SetupView['ways'][number];

/** The draft as it was last sent, while the host has not answered yet: a second touch builds on it. */
let sent: SetupDraft | null = null;
let unanswered = 0;

/** @param part what becomes of the draft as it stands after every touch so far */
export function change(setup: SetupView, part: (draft: SetupDraft) => Partial<SetupDraft>): void {
  const draft = sent ?? setup.draft;
  sent = { ...draft, ...part(draft) };
  unanswered++;
  void ask({ do: 'draft', draft: sent }).then(() => {
    unanswered--;
    if (unanswered === 0) sent = null;
  });
}

/** How the table sits down as the draft stands; undefined for what no table can do. */
export const wayOf = ({ ways, draft }: SetupView): Way | undefined =>
  ways.find((way) => way.mode === draft.mode && way.seats === draft.seats.length);

/** Partners of a team each have a name; a player of two bandits has one. */
const peopleAt = ({ players, seats, others, guests }: Way): number =>
  (players - others.length - guests.length) / Math.max(1, seats - others.length - guests.length);

/** Bandits whom nobody plays keep their seats behind all others, whatever becomes of these. */
const isGuest = ({ bandits: [one] }: SeatDraft, { guests }: Way): boolean => one !== undefined && guests.includes(one);

/** Other people, or another mode: whoever is seated moves up, in the order round the table. */
export function sitAs(setup: SetupView, way: Way): void {
  const before = wayOf(setup);
  change(setup, ({ seats: all, firstPlayer, cars }) => {
    const alike = before && before.places === way.places && peopleAt(before) === peopleAt(way);
    const guests = all.filter((seat) => isGuest(seat, way));
    const seats = all.filter((seat) => !guests.includes(seat));
    const own = { ...way, seats: way.seats - guests.length };
    const moved = [...(alike ? sameChairs(seats, own, way) : otherChairs(seats, own, way)), ...guests];
    const riding = moved.flatMap(({ bandits }) => bandits);
    return {
      mode: way.mode,
      seats: moved,
      firstPlayer: firstPlayer !== null && riding.includes(firstPlayer) ? firstPlayer : null,
      cars: fewer(setup, cars, way.cars),
    };
  });
}

/** The first so many cars of the base game, and every other where it is coupled. */
function fewer({ freeCars }: SetupView, cars: string[], most: number): string[] {
  const own = cars.filter((id) => !freeCars.includes(id)).slice(0, most);
  return cars.filter((id) => freeCars.includes(id) || own.includes(id));
}

/** So many people, in the mode they were in where they can; nothing where so many cannot play. */
export function sitDownAs(setup: SetupView, players: number): void {
  const ways = setup.ways.filter((way) => way.players - way.guests.length === players);
  const way = ways.find(({ mode }) => mode === setup.draft.mode) ?? ways[0];
  if (way) sitAs(setup, way);
}

const emptySeat = (way: Way): SeatDraft => ({ bandits: [], names: Array(peopleAt(way)).fill('') });

/** Chairs that stay as they are; empty ones are carried away first. */
function sameChairs(seats: SeatDraft[], { seats: number }: Pick<Way, 'seats'>, way: Way): SeatDraft[] {
  const kept = [...seats];
  while (kept.length > number) {
    const empty = kept.findLastIndex(({ bandits }) => bandits.length === 0);
    kept.splice(empty >= 0 ? empty : kept.length - 1, 1);
  }
  while (kept.length < number) kept.push(emptySeat(way));
  return kept;
}

function otherChairs(seats: SeatDraft[], { seats: number }: Pick<Way, 'seats'>, way: Way): SeatDraft[] {
  const alone = seats.filter(({ bandits: [one] }) => one !== undefined && way.others.includes(one));
  const riding = seats.filter((seat) => !alone.includes(seat));
  const bandits = riding.flatMap((seat) => seat.bandits);
  const names = riding.flatMap((seat) => seat.names);
  const each = peopleAt(way);
  const chairs = Array.from({ length: number - alone.length }, (_, at) => ({
    bandits: bandits.slice(at * way.places, (at + 1) * way.places),
    names: Array.from({ length: each }, (_, person) => names[at * each + person] ?? ''),
  }));
  return [...alone, ...chairs];
}

/** A bandit takes a place of that seat, or of the first with room, or of a chair that he brings; or gets up from his own. */
export function toggleBandit(setup: SetupView, who: string, seat: number | null = null): void {
  const way = wayOf(setup);
  const [places, others] = [way?.places ?? 1, way?.others ?? []];
  change(setup, ({ seats, firstPlayer }) => {
    if (seats.some(({ bandits }) => bandits.includes(who))) {
      const without = seats.map((one) => ({ ...one, bandits: one.bandits.filter((other) => other !== who) }));
      const partner = seats.find(({ bandits }) => bandits.includes(who))?.bandits.find((other) => other !== who);
      return { seats: without, firstPlayer: firstPlayer === who ? (partner ?? null) : firstPlayer };
    }
    const alone = (one: string | undefined) => one !== undefined && others.includes(one);
    const free = (at: number) => {
      const taken = seats[at]?.bandits ?? [];
      if (way?.guests.some((one) => taken.includes(one))) return false;
      return alone(who) ? taken.length === 0 : taken.length < places && !taken.some(alone);
    };
    const to = seat !== null && free(seat) ? seat : seats.findIndex((_, at) => free(at));
    if (to < 0) return anotherChair(setup, seats, who);
    return { seats: seats.map((one, at) => (at === to ? { ...one, bandits: [...one.bandits, who] } : one)) };
  });
}

/** All are seated and one more comes: he brings his chair, where the mode has room for one more. */
function anotherChair({ ways, draft }: SetupView, seats: SeatDraft[], who: string): Partial<SetupDraft> {
  const way = ways.find(({ mode, seats: number }) => mode === draft.mode && number === seats.length + 1);
  if (!way) return {};
  const own = seats.filter((seat) => !isGuest(seat, way));
  return { seats: [...own, { ...emptySeat(way), bandits: [who] }, ...seats.filter((seat) => isGuest(seat, way))] };
}

/** A module or a variant is played with, or no more. */
export const togglePart = (setup: SetupView, kind: 'modules' | 'variants', id: string): void =>
  change(setup, (draft) => ({ [kind]: toggled(draft[kind], id) }));

/** The same for what later boxes add: one who sits down has a seat behind all others, a car of its own is coupled with the others. */
export const toggleExtra = (setup: SetupView, id: string): void =>
  change(setup, ({ seats, extras, cars }) => {
    const own = setup.guests.includes(id);
    if (!own) return { extras: toggled(extras, id), cars: cars.filter((car) => car !== id) };
    const others = seats.filter(({ bandits }) => !bandits.includes(id));
    if (others.length < seats.length) return { seats: others };
    return { seats: [...seats, { bandits: [id], names: [''] }] };
  });

const toggled = (all: readonly string[], id: string): string[] =>
  all.includes(id) ? all.filter((one) => one !== id) : [...all, id];

/** Moves a seat one place counter-clockwise; the first goes to the end. */
export function seatEarlier(setup: SetupView, at: number): void {
  change(setup, (draft) => {
    const guests = draft.seats.filter(({ bandits: [one] }) => one !== undefined && setup.guests.includes(one));
    const seats = draft.seats.filter((seat) => !guests.includes(seat));
    const [seat] = seats.splice(at, 1);
    if (seat) seats.splice(at === 0 ? seats.length : at - 1, 0, seat);
    return { seats: [...seats, ...guests] };
  });
}

/** The two of a seat change places: who is Player A. */
export const swapPair = (setup: SetupView, at: number): void =>
  change(setup, ({ seats }) => ({
    seats: seats.map((seat, one) =>
      one === at ? { bandits: seat.bandits.toReversed(), names: seat.names.toReversed() } : seat,
    ),
  }));

export const namePlayer = (setup: SetupView, at: number, person: number, name: string): void =>
  change(setup, ({ seats }) => ({
    seats: seats.map((seat, one) =>
      one === at ? { ...seat, names: seat.names.map((old, other) => (other === person ? name : old)) } : seat,
    ),
  }));

export const chooseFirst = (setup: SetupView, at: number): void =>
  change(setup, ({ seats, firstPlayer }) => ({ firstPlayer: seats[at]?.bandits[0] ?? firstPlayer }));

export const drawFirst = (setup: SetupView): void =>
  change(setup, ({ seats, firstPlayer }) => {
    const taken = seats.filter(({ bandits: [one] }) => one !== undefined && !setup.guests.includes(one));
    return { firstPlayer: taken[Math.floor(Math.random() * taken.length)]?.bandits[0] ?? firstPlayer };
  });

/** A house rule takes one of its options. */
export const switchHouse = (setup: SetupView, id: string, option: string): void =>
  change(setup, ({ house }) => ({ house: { ...house, [id]: option } }));

export const clearCars = (setup: SetupView): void => change(setup, () => ({ cars: [] }));

export const toggleCar = (setup: SetupView, id: string): void =>
  change(setup, ({ cars }) => ({ cars: cars.includes(id) ? cars.filter((car) => car !== id) : [...cars, id] }));

/** Any order is as good as the next: this is the table shuffling, not a rule. */
function shuffled(all: readonly string[]): string[] {
  const mixed = [...all];
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1));
    [mixed[i], mixed[j]] = [mixed[j] as string, mixed[i] as string];
  }
  return mixed;
}

export function shuffleCars(setup: SetupView): void {
  const all = shuffled(setup.allCars.map((car) => car.id));
  change(setup, () => ({ cars: fewer(setup, all, wayOf(setup)?.cars ?? all.length) }));
}

/** A thing was drawn, or was touched by mistake. */
export const toggleThing = (setup: SetupView, place: string, thing: string): void =>
  change(setup, ({ drawn }) => {
    const there = drawn[place] ?? [];
    return {
      drawn: { ...drawn, [place]: there.includes(thing) ? there.filter((one) => one !== thing) : [...there, thing] },
    };
  });

export function drawThings(setup: SetupView, { place, things, count }: SetupView['draws'][number]): void {
  const picked = shuffled(things).slice(0, count);
  change(setup, ({ drawn }) => ({ drawn: { ...drawn, [place]: picked } }));
}
