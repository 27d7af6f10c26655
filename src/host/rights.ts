/** What each face may ask of the host. The console may all; whoever comes by another door may only what is said here. */
import type { Command, Reply } from '../messages/commands.ts';
import type { Audience } from '../messages/host.ts';
import { banditsOf } from '../rules/engine/players.ts';
import type { Setup, Who } from '../rules/engine/state.ts';
import type { OpenNight } from './open-night.ts';
import { no } from './replies.ts';

const SEAT = 'seat:';

/** The player who sits there, or null for a face that is nobody's in particular. */
const playerAt = (audience: Audience): Who | null => (audience.startsWith(SEAT) ? audience.slice(SEAT.length) : null);

/** Why that face may not ask this, or undefined where it may. */
export function refusedTo(audience: Audience, command: Command, night: OpenNight | null): Reply | undefined {
  if (audience === 'console') return undefined;
  const player = playerAt(audience);
  if (player === null) return no('screen-only');
  // A seat answers what its own player is asked, and runs nothing.
  if (command.do !== 'answer') return no('seat-only');
  const { question, setup } = night?.ledger.game.state ?? { question: null, setup: null };
  if (!question || !setup) return no('refused.no-question');
  const asked = command.by === undefined ? question.asks : [command.by];
  return asked.every((who) => isOf(setup, player, who)) ? undefined : no('seat-only');
}

/** The names by which the player of a seat is asked: the own, and those of the own bandits. */
export function namesAt(audience: Audience, night: OpenNight | null): Who[] {
  const player = playerAt(audience);
  if (player === null) return [];
  return [...new Set([player, ...(night ? banditsOf(night.ledger.game.state.setup, player) : [])])];
}

/** Whether `who` is the player or one of the player's bandits. */
const isOf = (setup: Setup, player: Who, who: Who): boolean => who === player || banditsOf(setup, player).includes(who);
