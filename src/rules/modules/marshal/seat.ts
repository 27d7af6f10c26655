import type { Mode } from '../../base/modes/mode.ts';
import { HE } from './he.ts';

/** Up to four bandits ride behind four cars, more behind five (heading Set Up, step 2). */
const carsFor = (bandits: number): number => (bandits <= 4 ? 4 : 5);

/** With him nine can play, and teams need an even number besides him; two bandits each are for two or three people still. */
const players: Readonly<Record<string, (printed: readonly number[]) => number[]>> = {
  standard: (printed) => [...printed, Math.max(...printed) + 1],
  teams: (printed) => printed.map((count) => count + 1),
};

/** One player has the Marshal and a seat of his own; all others sit down as they would without him. */
export function withHisSeat(mode: Mode): Mode {
  const bandits = (count: number): number => mode.bandits(count - 1);
  return {
    ...mode,
    players: players[mode.id]?.(mode.players) ?? mode.players,
    seats: (count) => mode.seats(count - 1) + 1,
    others: [...mode.others, HE],
    bandits,
    cars: (count) => carsFor(bandits(count)),
  };
}
