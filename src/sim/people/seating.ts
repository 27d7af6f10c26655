/** People change places, go home early, and somebody plays on for who has gone. */
import type { Command } from '../../messages/commands.ts';
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
  await room.send(changing(room, kind));
  // The night goes on by itself where all waited for him.
  room.follow(kind);
}

function changing({ random, night, cards }: Room, kind: string): Command {
  const [one, other] = random.shuffled(cards.players) as [Who, Who];
  if (kind === 'seats swapped') return { do: 'swap-seats', a: one, b: other };
  if (kind === 'somebody left') return { do: 'leave', who: one };
  const gone = night.seats.find(({ left }) => left)?.player as Who;
  return { do: 'merge-seats', from: gone, into: gone === one ? other : one };
}
