import type { Mode } from '../../base/modes/mode.ts';
import { MARY } from './she.ts';

/** How few people may play against her, each with one bandit. */
const FEWEST = 3;

/** She has a seat of her own behind all others, who sit down as they would without her, or one fewer of them. */
export function withHerSeat(mode: Mode): Mode {
  const alone = mode.places === 1 ? [FEWEST] : [];
  return {
    ...mode,
    players: [...new Set([...alone, ...mode.players])].map((people) => people + 1),
    seats: (count) => mode.seats(count - 1) + 1,
    guests: [...(mode.guests ?? []), MARY],
    bandits: (count) => mode.bandits(count - 1) + 1,
    cars: (count) => mode.cars(count - 1),
    expert: (count) => mode.expert(count - 1),
  };
}
