/**
 * The only code that changes the table. Every verb takes lists where several things happen at the same
 * instant, tells a fact with the heading that decided it, and notes which pawns arrived.
 */
import type { Game } from './game.ts';
import { list } from './lists.ts';
import { pawnOf } from './players.ts';
import { listAt } from './records.ts';
import { movedUp, OFF } from './spaces.ts';
import type { Cite, Place, Space, State, Thing, Token, Who } from './state.ts';
import { looks } from './tokens.ts';

/** Pawns, or the characters whose pawns they are, that move at the same instant. A pawn that stays where it is neither moves nor arrives. */
export function move(
  game: Game,
  moves: readonly { who: Who; to: Space }[],
  cause: string,
  cites: readonly Cite[],
): void {
  const { pieces } = game.state;
  const pawns = [];
  const landed = moves.map(({ who, to }) => ({ who: pawnOf(who), to: landing(game, pawnOf(who), to) }));
  for (const { who, to } of landed) {
    const from = pieces[who] ?? null;
    if (from === to) continue;
    game.arrived.push({ who, from, to, cause });
    if (game.tell) pawns.push({ who, from: from ?? 'box', to });
  }
  for (const { who, to } of landed) pieces[who] = to;
  if (game.tell && pawns.length > 0) game.tell({ is: 'moved', pawns, cause, cites: [...cites] });
}

/** Where a pawn, or what is thrown like one, comes to stand that is sent to a space. */
export const landing = (game: Game, who: Who, to: Space): Space => list(game, 'landing', { who }, [to])[0] ?? to;

/**
 * A car is left behind, with whatever is still on it. The cars behind it move up with all that is in, on and along them:
 * each is called by the number before its own from now on, and nobody arrives anywhere by that.
 */
export function unhook(game: Game, car: number, cites: readonly Cite[]): void {
  const { state } = game;
  const nextTo = (place: Place): Place | undefined => movedUp(place, car);
  for (const [who, space] of Object.entries(state.pieces)) state.pieces[who] = nextTo(space) ?? OFF;
  for (const lying of [state.loot, state.things] as Record<Place, unknown>[])
    for (const [place, all] of Object.entries(lying)) {
      const next = nextTo(place);
      if (next === place) continue;
      delete lying[place];
      if (next !== undefined) lying[next] = all;
    }
  state.cars -= 1;
  state.train.splice(car - 1, 1);
  game.tell?.({ is: 'unhooked', car, cites: [...cites] });
}

/** `who` takes a token that looks like `like` from a floor or another sheet. Does nothing if there is none. */
export function takeLoot(game: Game, who: Who, like: Token, from: Place, cause: string, cites: readonly Cite[]): void {
  const token = remove(game, from, like);
  if (token === undefined) return;
  add(game, who, token);
  game.tell?.({ is: 'took', who, token: looks(token), from, cause, cites: [...cites] });
}

/** A token that looks like `like` falls from `who`'s sheet onto a floor. */
export function dropLoot(
  game: Game,
  who: Who,
  like: Token,
  to: Space,
  by: Who | null,
  cause: string,
  cites: readonly Cite[],
): void {
  const token = remove(game, who, like);
  if (token === undefined) return;
  add(game, to, token);
  game.tell?.({ is: 'dropped', who, token: looks(token), to, by, cause, cites: [...cites] });
}

/** A token comes onto a floor or a sheet from the box. */
export function placeLoot(game: Game, token: Token, to: Place, cause: string, cites: readonly Cite[]): void {
  add(game, to, token);
  game.tell?.({ is: 'placed', token: looks(token), to, cause, cites: [...cites] });
}

/** Tokens go from one floor onto another, all at once, and stay as well known as they were. */
export function shiftLoot(
  game: Game,
  tokens: readonly Token[],
  from: Space,
  to: Space,
  cause: string,
  cites: readonly Cite[],
): void {
  if (tokens.length === 0) return;
  const shifted = [...tokens];
  for (const token of shifted) {
    const here = listAt(game.state.loot, from);
    here.splice(here.indexOf(token), 1);
    add(game, to, token);
  }
  game.tell?.({ is: 'shifted', tokens: shifted.map(looks), from, to, cause, cites: [...cites] });
}

/** A token is turned onto its other side where it lies. Does nothing if there is none. */
export function turnLoot(
  game: Game,
  at: Place,
  token: Token,
  into: Token,
  cause: string,
  cites: readonly Cite[],
): void {
  const here = game.state.loot[at] ?? [];
  const found = here.indexOf(token);
  if (found < 0) return;
  here[found] = into;
  game.tell?.({ is: 'turned', token: looks(token), into: looks(into), at, cause, cites: [...cites] });
}

/** Tokens that are alike were mixed: nobody can tell any more which of them is which. */
export function mixLoot(game: Game, at: Place, alike: (token: Token) => boolean, as: Token): void {
  game.state.loot[at] = (game.state.loot[at] ?? []).map((token) => (alike(token) ? as : token));
}

/** A token goes out of the game, into the box. */
export function discardLoot(game: Game, like: Token, from: Place, cause: string, cites: readonly Cite[]): void {
  const token = remove(game, from, like);
  if (token === undefined) return;
  add(game, 'box', token);
  game.tell?.({ is: 'discarded', token: looks(token), from, cause, cites: [...cites] });
}

/** Things that go from one place to another at the same instant; what is not there stays away. `box` is the box. */
export function put(
  game: Game,
  moves: readonly { thing: Thing; from: Place; to: Place }[],
  cause: string,
  cites: readonly Cite[],
): void {
  const gone = moves.filter(({ thing, from }) => {
    if (from === 'box') return true;
    const here = game.state.things[from] ?? [];
    const at = here.indexOf(thing);
    if (at >= 0) here.splice(at, 1);
    return at >= 0;
  });
  for (const { thing, to } of gone) if (to !== 'box') listAt(game.state.things, to).push(thing);
  if (game.tell && gone.length > 0)
    game.tell({ is: 'put', things: gone.map((one) => ({ ...one })), cause, cites: [...cites] });
}

/** A bullet card that is not simply the next one of a bandit's cylinder. */
export interface Shot {
  /** The cylinder it comes from, for who has several. */
  pile?: string;
  /** What is printed on it. */
  printed?: string;
  /** What it is called while it lies before whoever was hit; it comes into the deck by `intoDecks`. */
  laid?: Thing;
}

/** The top bullet card of `by`'s cylinder goes on top of `at`'s deck. Does nothing with an empty cylinder. */
export function fire(game: Game, by: Who, at: Who, cites: readonly Cite[], shot: Shot = {}): void {
  const { cylinder, received, things } = game.state;
  const { pile = by, laid } = shot;
  const left = cylinder[pile] ?? 0;
  if (left === 0) return;
  cylinder[pile] = left - 1;
  if (laid === undefined) listAt(received, at).push(by);
  else listAt(things, at).push(laid);
  game.tell?.({ is: 'shot', by, at, cites: [...cites], ...shot });
}

/** Bullet cards of `by` that lay before bandits go into their decks. */
export function intoDecks(
  game: Game,
  cards: readonly { who: Who; thing: Thing; by: Who }[],
  cites: readonly Cite[],
): void {
  const { received, things } = game.state;
  for (const { who, thing, by } of cards) {
    const laid = listAt(things, who);
    laid.splice(laid.indexOf(thing), 1);
    listAt(received, who).push(by);
  }
  game.tell?.({ is: 'into-decks', cards: [...cards], cites: [...cites] });
}

/**
 * Everybody in `owed` takes a neutral bullet card at the same instant.
 * @param encounter in a Marshal encounter too few cards means that nobody takes one (heading Marshal);
 *   elsewhere the house rule `neutral-shortage` decides through the hook `neutral.takers`
 */
export function giveNeutral(
  game: Game,
  owed: readonly Who[],
  cause: string,
  cites: readonly Cite[],
  encounter = false,
): void {
  if (owed.length === 0) return;
  const { state } = game;
  let takers = owed;
  if (state.neutral < owed.length)
    takers = encounter ? [] : list(game, 'neutral.takers', { owed, cause, left: state.neutral }, []);
  for (const who of takers) listAt(state.received, who).push('neutral');
  state.neutral -= takers.length;
  if (!game.tell) return;
  if (takers.length > 0) game.tell({ is: 'neutral', who: [...takers], cause, cites: [...cites] });
  const spared = owed.filter((who) => !takers.includes(who));
  if (spared.length > 0) game.tell({ is: 'spared', who: spared, cause, cites: [...cites] });
}

/** A bullet card of `by` leaves `who`'s deck and the game; it counts no more among those of its round. */
export function discardBullet(game: Game, who: Who, by: Who, cites: readonly Cite[]): void {
  const { received, receivedBefore } = game.state;
  const deck = listAt(received, who);
  const at = deck.indexOf(by);
  if (at < 0) return;
  deck.splice(at, 1);
  receivedBefore[who] = Math.max(0, (receivedBefore[who] ?? 0) - 1);
  game.tell?.({ is: 'bullet-out', who, by, cites: [...cites] });
}

/** Bandits who take no part in the final count any more. */
export function eliminate(game: Game, who: readonly Who[], cause: string, cites: readonly Cite[]): void {
  const out = who.filter((one) => !game.state.eliminated.includes(one));
  if (out.length === 0) return;
  game.state.eliminated.push(...out);
  game.tell?.({ is: 'eliminated', who: out, cause, cites: [...cites] });
}

/** Remembers how many bullet cards lie in each deck when a round begins. */
export function noteBullets(state: State): void {
  state.receivedBefore = {};
  for (const who in state.received) state.receivedBefore[who] = state.received[who]?.length ?? 0;
}

/** Dollars won outright, or lost if they are negative, counted under that name at the end. */
export function bank(game: Game, who: Who, term: string, dollars: number, cites: readonly Cite[]): void {
  const terms = game.state.banked[who] ?? {};
  game.state.banked[who] = { ...terms, [term]: (terms[term] ?? 0) + dollars };
  game.tell?.({ is: 'ransom', who, dollars, cause: term, cites: [...cites] });
}

/** A hidden token on a sheet is opened: its value is known from now on. */
export function reveal(game: Game, who: Who, token: Token, cites: readonly Cite[]): void {
  const held = game.state.loot[who] ?? [];
  const at = held.indexOf(looks(token));
  if (at < 0) return;
  held[at] = token;
  game.tell?.({ is: 'revealed', who, token, cites: [...cites] });
}

function add(game: Game, place: Place, token: Token): void {
  listAt(game.state.loot, place).push(token);
}

/**
 * Takes one token that looks like `like` out of a place. Picked unseen among several of different value,
 * nobody can tell any more which one went, so the values of all that look alike there are forgotten.
 */
function remove(game: Game, place: Place, like: Token): Token | undefined {
  const here = game.state.loot[place];
  if (!here) return undefined;
  const at = here.findIndex((one) => one === like || looks(one) === like);
  if (at < 0) return undefined;
  const token = here[at] as Token;
  here.splice(at, 1);
  const picked = looks(like) !== like;
  if (picked || !here.some((other) => looks(other) === like && other !== token)) return token;
  game.state.loot[place] = here.map((other) => (looks(other) === like ? like : other));
  return like;
}
