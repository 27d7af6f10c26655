/**
 * Players and bandits: a player controls a bandit, or two of a seat with two bandits each. A player is named by the
 * first bandit of the seat; in teams each bandit is a player of his own, and the seat is the team.
 */
import type { Game } from './game.ts';
import type { Played, Setup, Space, State, Who } from './state.ts';

/** Whoever plays a piece that is no bandit is named after it: `marshal-player` moves the pawn `marshal`. */
const PLAYER = '-player';
export const isBandit = (who: Who): boolean => !who.endsWith(PLAYER);
/** The pawn of a character. */
export const pawnOf = (who: Who): Who => (isBandit(who) ? who : who.slice(0, -PLAYER.length));
/** The cylinders of a character, as the record names them: a bandit has one, who plays another piece two. */
export const cylindersOf = (who: Who): Who[] => (isBandit(who) ? [who] : [`${who}/pile-1`, `${who}/pile-2`]);
/** Where a character's pawn stands; undefined where it is not on the table. */
export const spaceOf = ({ pieces }: Pick<State, 'pieces'>, who: Who): Space | undefined => pieces[pawnOf(who)];

/** What of a set-up says who plays whom. */
type Seating = Pick<Setup, 'mode' | 'seats'>;

/** Who shares one deck and one hand, seat by seat, clockwise from the first seat. */
export const hands = ({ mode, seats }: Seating): Who[][] =>
  mode === 'teams' ? seats.flat().map((who) => [who]) : seats;

/** The player who controls that bandit; the name itself where nobody does. */
export const playerOf = (setup: Seating, who: Who): Who => hands(setup).find((hand) => hand.includes(who))?.[0] ?? who;

/** The bandits of a player. */
export const banditsOf = (setup: Setup, player: Who): Who[] =>
  hands(setup).find((hand) => hand[0] === player) ?? [player];

/** The player who laid a card. */
export const layerOf = (setup: Seating, { who, by }: Pick<Played, 'who' | 'by'>): Who => by ?? playerOf(setup, who);

/** All bandits of the seat where that one sits: a player's two, or a team; himself alone where he sits nowhere. */
export const seatOf = (setup: Setup, who: Who): Who[] => setup.seats.find((seat) => seat.includes(who)) ?? [who];

/** The team or player that is counted together, by its first bandit. */
export const sideOf = (setup: Setup, who: Who): Who => seatOf(setup, who)[0] ?? who;

/** The bandits that are counted together under that name. */
export const membersOf = (setup: Setup, side: Who): Who[] => setup.seats.find((seat) => seat[0] === side) ?? [side];

/** Bandits by the side that they are counted with, in their order. */
export function sidesOf(setup: Setup, who: readonly Who[]): Map<Who, Who[]> {
  const sides = new Map<Who, Who[]>();
  for (const one of who) {
    const side = sideOf(setup, one);
    sides.set(side, [...(sides.get(side) ?? []), one]);
  }
  return sides;
}

/** Players clockwise from the First Player, or from another. */
export function playersFrom({ kit, state }: Game, from: Who = state.firstPlayer): readonly Who[] {
  const first = kit.players.indexOf(kit.playerOf[from] ?? '');
  return first <= 0 ? kit.players : [...kit.players.slice(first), ...kit.players.slice(0, first)];
}

/** The key of a card in a question: `ghost:shoot` for a player who may lay cards of several colours, else `shoot`. */
export const cardKey = (who: Who, card: string, several: boolean): string => (several ? `${who}:${card}` : card);

/** Whose colour a card of that key has, and which it is; a plain name is a card of the player who lays it. */
export function cardOf(key: string, player: Who): { who: Who; card: string } {
  const at = key.indexOf(':');
  return at < 0 ? { who: player, card: key } : { who: key.slice(0, at), card: key.slice(at + 1) };
}
