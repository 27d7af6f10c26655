/** Who is who at the table: players, the bandits they play, and whom to look at now. */
import type { Who } from '../../src/messages/facts.ts';
import type { NightView, SeatView } from '../../src/messages/view.ts';

/** Seats that one player holds lie side by side; each group is one player's. */
export function byPlayer(seats: readonly SeatView[]): SeatView[][] {
  const groups: SeatView[][] = [];
  for (const seat of seats) {
    const last = groups.at(-1);
    if (last?.[0]?.player === seat.player) last.push(seat);
    else groups.push([seat]);
  }
  return groups;
}

/** Teams in the order in which they sit; empty where nobody shares a count. */
export function teamsOf(seats: readonly SeatView[]): Who[] {
  return [...new Set(seats.flatMap((seat) => seat.team ?? []))];
}

/** The bandits whom that name stands for: in Schemin' a player is asked, and he may play two. */
export function pawnsOf(night: NightView, player: Who): Who[] {
  if (!night.question?.about.startsWith('scheme.') && night.now) return [player];
  const own = night.seats.filter((seat) => seat.player === player).map((seat) => seat.who);
  return own.length > 0 ? own : [player];
}

/** Whom to look at: who has yet to answer, else whose card it is, else whose turn. */
export function whoActs(night: NightView): Who[] {
  const asked = night.question?.waits.filter((who) => who !== 'table') ?? [];
  if (asked.length > 0) return [...new Set(asked.flatMap((who) => pawnsOf(night, who)))];
  if (night.now) return [night.now.who];
  return night.turn ? pawnsOf(night, night.turn) : [];
}
