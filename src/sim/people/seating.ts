/** People change places, go home early, and somebody plays on for who has gone. */
import type { Who } from '../../messages/facts.ts';
import type { Room } from './room.ts';

/** Nobody leaves before the last rounds, so that all that players can do still comes up. */
const LATE = 4;

export function seatings({ night, cards }: Room): string[] {
  const { round, seats } = night;
  if (!round) return [];
  const left = seats.filter(({ left }) => left);
  return [
    'seats swapped',
    ...(left.length === 0 && round.number >= LATE && cards.players.length > 2 ? ['somebody left'] : []),
    ...(left.length > 0 ? ['played on for him'] : []),
  ];
}

export async function changeSeats(room: Room, kind: string): Promise<void> {
  const { random, night, cards } = room;
  const [one, other] = random.shuffled(cards.players) as [Who, Who];
  if (kind === 'seats swapped') return room.send({ do: 'swap-seats', a: one, b: other });
  if (kind === 'somebody left') return room.send({ do: 'leave', who: one });
  const gone = night.seats.find(({ left }) => left)?.player as Who;
  return room.send({ do: 'merge-seats', from: gone, into: gone === one ? other : one });
}
