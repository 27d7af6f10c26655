/** How a set-up's players sit down: its mode, as the chosen house rules have it. */
import { modes } from './base/modes/index.ts';
import type { Mode } from './base/modes/mode.ts';
import { hands } from './engine/players.ts';
import type { Setup, Who } from './engine/state.ts';
import { houseRules } from './house/index.ts';

/** Every house rule with its chosen option; the first one where the set-up says nothing. */
export const chosenHouse = ({ house }: Pick<Setup, 'house'>): Record<string, string> =>
  Object.fromEntries(houseRules.map(({ id, options }) => [id, house[id] ?? options[0]]));

/** A mode under these house rules; undefined where there is none of that name. */
export function modeFor(id: string, house: Setup['house']): Mode | undefined {
  const chosen = chosenHouse({ house });
  const printed = modes.find((mode) => mode.id === id);
  return (
    printed && houseRules.reduce<Mode>((mode, rule) => rule.mode?.[chosen[rule.id] as string]?.(mode) ?? mode, printed)
  );
}

/** Whether the Expert variant is played: agreed on, or part of the mode. */
export const isExpert = (setup: Setup): boolean =>
  setup.expert || (modeFor(setup.mode, setup.house)?.expert(hands(setup).length) ?? false);

/** Codes for what is wrong with who sits where; empty where nothing is. */
export function seatFaults({ mode: id, seats, house }: Pick<Setup, 'mode' | 'seats' | 'house'>): string[] {
  const mode = modeFor(id, house);
  if (!mode) return ['no-such-way'];
  const seated = seats.flat();
  const faults: string[] = [];
  if (!mode.players.some((players) => mode.seats(players) === seats.length)) faults.push('no-such-way');
  if (seats.some((seat) => seat.length < mode.places)) faults.push('empty-seats');
  if (seats.some((seat) => seat.length > mode.places)) faults.push('full-seats');
  if (new Set(seated).size < seated.length) faults.push('twice');
  if (seats.some((seat) => tooMany(seat, mode.apart))) faults.push('banned-pair');
  return faults;
}

const tooMany = (seat: readonly Who[], apart: readonly Who[]): boolean =>
  seat.filter((who) => apart.includes(who)).length > 1;
