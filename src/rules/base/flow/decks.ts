/** Hands, decks and discard pile of a player, counted as far as the table can count them: which card lies where, nobody knows. */

import { banditCards } from '../../catalogue/components.ts';
import type { Game } from '../../engine/game.ts';
import { list, number } from '../../engine/lists.ts';
import { isBandit } from '../../engine/players.ts';
import type { Played, Who } from '../../engine/state.ts';

export const HAND = 6;
const cites = ["Phase 1: Schemin'!"];

/** The action cards of a character's colour that are in the game. */
export const colour = (game: Game, who: Who): string[] =>
  list(game, 'deck.cards', { who }, isBandit(who) ? (banditCards as string[]) : []);

/** Cards in a player's deck: all that are his, less those in hand, on the pile and lent to a partner. Any of his bandits names it. */
export function deckSize(game: Game, who: Who): number {
  const { state, kit } = game;
  const player = kit.playerOf[who] ?? who;
  let size = -(state.hand[player] ?? 0);
  for (const bandit of kit.hands[player] ?? [])
    size += colour(game, bandit).length + (state.received[bandit]?.length ?? 0);
  for (const card of state.pile) if (kit.playerOf[card.who] === player) size--;
  for (const borrower in state.borrowed)
    for (const lender in state.borrowed[borrower]) {
      const cards = state.borrowed[borrower]?.[lender] ?? 0;
      if (borrower === player) size += cards;
      if (lender === player) size -= cards;
    }
  return number(game, 'deck.size', { who: player }, size - (state.discard[player] ?? 0));
}

/** Action cards of a player that do not lie on the pile: so many of his hand can be no bullets. */
export function unlaidActions(game: Game, player: Who): number {
  const bullets = (game.kit.hands[player] ?? []).reduce((sum, who) => sum + (game.state.received[who] ?? []).length, 0);
  return drawable(game, player) + (game.state.hand[player] ?? 0) - bullets;
}

/** Cards that a player can still draw: the deck, and the discard pile that becomes the deck once it is empty. */
export const drawable = (game: Game, player: Who): number => deckSize(game, player) + (game.state.discard[player] ?? 0);

/** A player takes up to so many cards into the hand, for a new round also one each from the decks of others that a rule names. */
export function draw(game: Game, who: Who, cards: number, why: 'round' | 'turn'): void {
  const drawn = { own: 0, partner: 0 };
  if (why === 'round')
    for (const lender of list(game, 'draw.decks', { who }, []))
      if (drawn.partner < cards) drawn.partner += take(game, who, lender, 1, why);
  drawn.own = take(game, who, who, cards - drawn.partner, why);
  game.state.drawn[who] = drawn;
}

/** Takes cards from one deck; the discard pile is shuffled under it when it is empty. Returns how many there were. */
function take(game: Game, who: Who, from: Who, cards: number, why: 'round' | 'turn'): number {
  const { state } = game;
  const now = Math.max(0, Math.min(cards, deckSize(game, from)));
  const short = now < cards && (state.discard[from] ?? 0) > 0;
  if (now > 0 || !short) {
    state.hand[who] = (state.hand[who] ?? 0) + now;
    if (from !== who) lend(game, who, from, now);
    game.tell?.({ is: 'draws', who, cards: now, why, cites, ...(from !== who && { from }) });
  }
  if (!short) return now;
  state.discard[from] = 0;
  game.tell?.({ is: 'reshuffled', who: from, cites: ['General rules'] });
  return now + take(game, who, from, cards - now, why);
}

/** A player holds so many cards more, or fewer, of a partner's deck. */
export function lend({ state }: Game, who: Who, lender: Who, cards: number): void {
  const from = state.borrowed[who] ?? {};
  state.borrowed[who] = { ...from, [lender]: Math.max(0, (from[lender] ?? 0) + cards) };
}

/** A card of this colour leaves a player's hand for the pile. Returns the player if he is not the one of the colour. */
export function spend(game: Game, player: Who, of: Who): Who | undefined {
  const { state, kit } = game;
  state.hand[player] = Math.max(0, (state.hand[player] ?? 0) - 1);
  const owner = kit.playerOf[of] ?? of;
  if (owner === player) return undefined;
  lend(game, player, owner, -1);
  return player;
}

/** A player puts cards away: onto the deck, or into the discard pile where a rule says so. Returns where they went. */
export function putAway(game: Game, who: Who, cards: number): 'deck' | 'discard' {
  const { state } = game;
  const discarded = number(game, 'discarded', { who, cards }, 0);
  if (discarded === 0) return 'deck';
  state.discard[who] = Math.max(0, (state.discard[who] ?? 0) + discarded);
  return 'discard';
}

/** How many cards a player picks from the deck for the next hand, where a rule gives him some and the deck has them. */
const picks = (game: Game, who: Who): number => {
  const cards = number(game, 'hand.picked', { who }, 0);
  return cards === 0 ? 0 : Math.max(0, Math.min(cards, deckSize(game, who)));
};

/** Each of these players picks his cards. */
export function pickFor(game: Game, players: readonly Who[]): void {
  const { state } = game;
  const picked = new Map<number, Who[]>();
  for (const who of players) {
    const cards = picks(game, who);
    if (cards === 0) continue;
    state.hand[who] = (state.hand[who] ?? 0) + cards;
    picked.set(cards, [...(picked.get(cards) ?? []), who]);
  }
  for (const [cards, who] of picked) game.tell?.({ is: 'picks', who, cards, cites });
}

/** The colours of which a player may hold cards: his bandits', and a partner's while he may still hold some of those. */
export function colours({ state, kit }: Game, player: Who): readonly Who[] {
  const own = kit.hands[player] ?? [player];
  const borrowed = state.borrowed[player];
  if (borrowed === undefined) return own;
  const found = [...own];
  for (const [lender, cards] of Object.entries(borrowed)) if (cards > 0) found.push(...(kit.hands[lender] ?? []));
  return found;
}

/**
 * The different cards of a colour that may still be laid: a kind is used up once all its copies lie open on the pile.
 * Hidden cards do not count, since a refusal would give them away.
 */
export function cardsLeft(game: Game, of: Who, pile: readonly Played[] = game.state.pile): string[] {
  const open: string[] = [];
  for (const one of pile) if (one.who === of && (one.face === 'up' || one.open)) open.push(one.card);
  const left: string[] = [];
  for (const card of colour(game, of)) {
    const used = open.indexOf(card);
    if (used >= 0) open.splice(used, 1);
    else if (!left.includes(card)) left.push(card);
  }
  return left;
}
