/** People sit down: who plays, who leads, which cars; then the host is told and the night begins. */
import type { Command, Reply } from '../messages/commands.ts';
import type { Who } from '../messages/facts.ts';
import { carsFor } from '../rules/base/modes/standard.ts';
import { cars, playableBandits } from '../rules/catalogue/components.ts';
import type { Random } from './random.ts';

export interface SatDown {
  readonly seats: readonly Who[];
  readonly firstPlayer: Who;
  /** Car ids from behind the locomotive to the caboose. */
  readonly train: readonly string[];
}

/** Bandits, leader and train by chance. */
export function sitDown(random: Random, players: number): SatDown {
  const seats = random.shuffled(playableBandits).slice(0, players);
  const firstPlayer = random.pick(seats);
  const train = random.shuffled(cars.map((car) => car.id)).slice(0, carsFor(players));
  return { seats, firstPlayer, train };
}

/** Goes through the set-up screen and begins the night. */
export async function beginNight(
  send: (command: Command) => Promise<Reply>,
  { seats, firstPlayer, train }: SatDown,
  house: Readonly<Record<string, string>> = {},
): Promise<void> {
  await send({ do: 'go', to: 'setup' });
  const draft = { seats: seats.map((who) => ({ who, name: '' })), firstPlayer, cars: [...train], house };
  await send({ do: 'draft', draft });
  await send({ do: 'start-night' });
}
