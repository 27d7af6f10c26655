/** The round deck of a night: which cards there are to choose from, and what the table's choice still misses. */
import type { SetupDraft } from '../messages/commands.ts';
import { CHOSEN_ROUNDS, CHOSEN_STATIONS } from '../rules/base/flow/round-cards.ts';
import { counted } from '../rules/base/modes/counted.ts';
import { bandFor } from '../rules/base/modes/standard.ts';
import { type Band, bandOf, cardsOfVariants, printedCards } from '../rules/catalogue/round-cards.ts';
import type { PrintedRound, RoundDeck } from '../rules/engine/state.ts';
import { wayFor } from './ways.ts';

/** Round cards by the number of players, not of bandits (heading Set Up, step 10). */
export function bandOfDraft(draft: SetupDraft): Exclude<Band, 'station'> {
  const { players = draft.seats.length, guests = [] } = wayFor(draft) ?? {};
  return bandFor(players - guests.length + counted(draft, guests).length);
}

/** What the table may choose its cards from: those of its band and the stations, printed and typed in. */
export function choices(draft: SetupDraft, remembered: readonly PrintedRound[]): PrintedRound[] {
  const band = bandOfDraft(draft);
  return [...printedCards, ...cardsOfVariants(draft.variants), ...remembered].filter(
    ({ id }) => bandOf(id) === band || bandOf(id) === 'station',
  );
}

/** Codes for what a choice of cards misses; a deck that is drawn from the whole box misses nothing. */
export function chosenFaults(draft: SetupDraft, remembered: readonly PrintedRound[]): string[] {
  if (draft.deck.kind !== 'chosen') return [];
  const there = choices(draft, remembered);
  const chosen = there.filter(({ id }) => draft.deck.cards.includes(id));
  const stations = chosen.filter(({ station }) => station).length;
  const faults: string[] = [];
  if (chosen.length < draft.deck.cards.length) faults.push('unknown-round-card');
  if (chosen.length - stations !== CHOSEN_ROUNDS) faults.push('deck-rounds');
  if (stations !== CHOSEN_STATIONS) faults.push('deck-stations');
  return faults;
}

/** The deck and the typed cards of a set-up: each that may come this night, so that the night needs nothing else. */
export function deckCards(
  draft: SetupDraft,
  remembered: readonly PrintedRound[],
): { deck: RoundDeck; typed: PrintedRound[] } {
  const { kind, cards } = draft.deck;
  const deck = { kind, cards: kind === 'chosen' ? [...cards] : [] };
  const there = choices(draft, remembered);
  return { deck, typed: remembered.filter((card) => there.includes(card)) };
}
