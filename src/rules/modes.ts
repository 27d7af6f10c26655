/** How a set-up's players sit down: its mode, as the chosen house rules have it. */
import { modes } from './base/modes/index.ts';
import type { Mode } from './base/modes/mode.ts';
import { hands, isBandit } from './engine/players.ts';
import type { Setup, Who } from './engine/state.ts';
import { houseRules } from './house/index.ts';
import { modulesOf } from './modules/index.ts';

/** Every house rule with its chosen option; the first one where the set-up says nothing. */
export const chosenHouse = ({ house }: Pick<Setup, 'house'>): Record<string, string> =>
  Object.fromEntries(houseRules.map(({ id, options }) => [id, house[id] ?? options[0]]));

/** The house rules that change how people sit down. */
const shaping = houseRules.filter(({ mode }) => mode !== undefined);

/** What of a set-up changes the ways to sit down. */
export type Agreed = Parameters<typeof modulesOf>[0];

/** A mode with these modules and under these house rules; undefined where there is none of that name. */
export function modeFor(id: string, agreed: Agreed): Mode | undefined {
  const printed = modes.find((mode) => mode.id === id);
  if (!printed) return undefined;
  const built = modulesOf(agreed).reduce((mode, module) => module.mode?.(mode) ?? mode, printed);
  return shaping.reduce((mode, rule) => rule.mode?.[agreed.house[rule.id] ?? rule.options[0]]?.(mode) ?? mode, built);
}

/** Whether the Expert variant is played: agreed on, or part of the mode. */
export const isExpert = (setup: Setup): boolean =>
  setup.expert || (modeFor(setup.mode, setup)?.expert(hands(setup).length) ?? false);

/** Codes for what is wrong with who sits where; empty where nothing is. */
export function seatFaults(seated: Omit<Agreed, 'seats'> & Pick<Setup, 'mode' | 'seats'>): string[] {
  const { seats } = seated;
  const mode = modeFor(seated.mode, seated);
  if (!mode) return ['no-such-way'];
  const all = seats.flat();
  const faults: string[] = [];
  if (!mode.players.some((players) => mode.seats(players) === seats.length)) faults.push('no-such-way');
  const { guests = [] } = mode;
  const riding = seats.filter((seat) => !isAlone(seat) && !(seat.length === 1 && guests.includes(seat[0] as Who)));
  if (guests.some((who, at) => seats[seats.length - guests.length + at]?.[0] !== who)) faults.push('guest-last');
  if (riding.some((seat) => seat.length < mode.places)) faults.push('empty-seats');
  if (riding.some((seat) => seat.length > mode.places)) faults.push('full-seats');
  for (const who of mode.others) if (!seats.some((seat) => isAlone(seat) && seat[0] === who)) faults.push(`no-${who}`);
  if (all.some((who) => !isBandit(who) && !mode.others.includes(who))) faults.push('stranger');
  if (new Set(all).size < all.length) faults.push('twice');
  if (seats.some((seat) => tooMany(seat, mode.apart))) faults.push('banned-pair');
  return faults;
}

/** Whether somebody who is no bandit has the seat to himself. */
const isAlone = (seat: readonly Who[]): boolean => seat.length === 1 && !isBandit(seat[0] as Who);

const tooMany = (seat: readonly Who[], apart: readonly Who[]): boolean =>
  seat.filter((who) => apart.includes(who)).length > 1;
