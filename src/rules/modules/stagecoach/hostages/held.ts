import type { Game } from '../../../engine/game.ts';
import type { Place, State, Thing, Who } from '../../../engine/state.ts';

const KIND = 'hostage:';

export const hostageOf = (name: string): Thing => `${KIND}${name}`;

/** The hostages that lie in a place or on a sheet, by name. */
export const hostagesIn = ({ things }: Pick<State, 'things'>, place: Place): string[] =>
  (things[place] ?? []).filter((thing) => thing.startsWith(KIND)).map((thing) => thing.slice(KIND.length));

/** Whether that bandit has that hostage. */
export const holds = ({ state }: Game, who: Who, name: string): boolean =>
  state.things[who]?.includes(hostageOf(name)) ?? false;

/** The bandits who have that hostage: one, unless a table declares otherwise. */
export const holders = (game: Game, name: string): Who[] => game.kit.bandits.filter((who) => holds(game, who, name));
