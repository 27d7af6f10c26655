/** People sit down: who plays, who leads, which cars; then the host is told and the night begins. */
import type { Command, Reply, SetupDraft } from '../messages/commands.ts';
import type { Who } from '../messages/facts.ts';
import { cars, playableBandits } from '../rules/catalogue/components.ts';
import { emptyDraft } from '../table/set-up.ts';
import { ways } from '../table/ways.ts';
import type { Random } from './random.ts';

export interface SatDown {
  readonly mode: string;
  /** Clockwise, each seat's bandits. */
  readonly seats: readonly (readonly Who[])[];
  readonly firstPlayer: Who;
  /** Car ids from behind the locomotive to the caboose. */
  readonly train: readonly string[];
}

/** What else a night may be agreed on, where it is not the usual. */
export type AgreedBesides = Partial<Pick<SetupDraft, 'expert' | 'house' | 'silk' | 'silkWords' | 'taps' | 'deck'>>;

/** Bandits, leader and train by chance. Throws where so many cannot sit down in that mode. */
export function sitDown(random: Random, players: number, mode = 'standard'): SatDown {
  const way = ways.find((one) => one.mode === mode && one.players === players);
  if (!way) throw new Error(`${players} players cannot play the mode ${mode}`);
  const bandits = random.shuffled(playableBandits);
  const seats = Array.from({ length: way.seats }, (_, at) => bandits.slice(at * way.places, (at + 1) * way.places));
  const train = random.shuffled(cars.map((car) => car.id)).slice(0, way.cars);
  return { mode, seats, firstPlayer: random.pick(seats)[0] as Who, train };
}

/** The set-up screen as those people fill it in. */
export const draftFor = ({ mode, seats, firstPlayer, train }: SatDown, besides: AgreedBesides = {}): SetupDraft => ({
  ...emptyDraft,
  mode,
  seats: seats.map((bandits) => ({ bandits: [...bandits], names: bandits.map(() => '') })),
  firstPlayer,
  cars: [...train],
  silk: seats.flat().includes('silk') ? 'move' : '',
  ...besides,
});

/** Goes through the set-up screen and begins the night. */
export async function beginNight(
  send: (command: Command) => Promise<Reply>,
  people: SatDown,
  besides: AgreedBesides = {},
): Promise<void> {
  await send({ do: 'go', to: 'setup' });
  await send({ do: 'draft', draft: draftFor(people, besides) });
  await send({ do: 'start-night' });
}
