/** Which round cards may be turned over, and cards that the table types in by their icons (heading Set Up, step 10). */
import { roundEvents, stationEvents } from '../../catalogue/names.ts';
import { type Band, bandOf, cardsOfVariants, neededFor, prefixOf, printedCards } from '../../catalogue/round-cards.ts';
import { type Game, reask } from '../../engine/game.ts';
import { hands } from '../../engine/players.ts';
import type { PrintedRound, Setup, State, Who } from '../../engine/state.ts';
import { counted } from '../modes/counted.ts';
import { bandFor } from '../modes/standard.ts';
import { turns } from '../turns/index.ts';

export const ROUNDS = 5;
/** Heading Choosing Round Cards: so many of each are chosen, and the deck is drawn from among them. */
export const CHOSEN_ROUNDS = 7;
export const CHOSEN_STATIONS = 3;

/** Every card that the app knows, those typed in last. */
const all = (setup: Setup): PrintedRound[] => [...printedCards, ...cardsOfVariants(setup.variants), ...setup.typed];

/** A card by its id, printed or typed in. */
export const printedRound = (setup: Setup, id: string): PrintedRound | undefined =>
  all(setup).find((card) => card.id === id);

/** Whether an event does nothing because its module is not in play. */
export function isIdle({ modules }: Pick<Setup, 'modules'>, event: string | null): boolean {
  const needed = event === null ? [] : neededFor(event);
  return needed.length > 0 && !needed.some((module) => modules.includes(module));
}

/** Round cards go by the number of players, not of bandits. */
export const bandOfSetup = (setup: Setup): Exclude<Band, 'station'> =>
  bandFor(
    counted(
      setup,
      hands(setup).map(([player]) => player as Who),
    ).length,
  );

/** Whether that round is played with a station card. */
export const isStationRound = ({ deck }: Setup, number: number): boolean => number === ROUNDS && deck.kind !== 'five';

/** Cards that may lie on top of the deck before that round, those with an idle event last. */
export function offered(setup: Setup, played: readonly string[], number: number): PrintedRound[] {
  const { kind, cards } = setup.deck;
  const band = isStationRound(setup, number) ? 'station' : bandOfSetup(setup);
  const there = all(setup).filter(
    (card) => bandOf(card.id) === band && !played.includes(card.id) && (kind !== 'chosen' || cards.includes(card.id)),
  );
  const idle = there.filter((card) => isIdle(setup, card.event));
  return idle.length === 0 ? there : [...there.filter((card) => !idle.includes(card)), ...idle];
}

/** A card typed in while its round card is looked for: from now on it may be turned over. */
export function typeIn(game: Game, card: PrintedRound): void {
  game.state.setup = withCard(game.state.setup, card);
  reask(game);
}

/** The set-up with a further card; one of a chosen deck becomes one of those chosen. */
function withCard(setup: Setup, card: PrintedRound): Setup {
  const { deck, typed } = setup;
  const cards = deck.kind === 'chosen' && !deck.cards.includes(card.id) ? [...deck.cards, card.id] : deck.cards;
  return {
    ...setup,
    typed: printedRound(setup, card.id) ? typed : [...typed, card],
    deck: { ...deck, cards },
  };
}

const letters: Readonly<Record<string, string>> = {
  standard: 's',
  tunnel: 't',
  'speeding-up': 'u',
  switching: 'w',
  turmoil: 'm',
  jarring: 'j',
};

/** What a round card shows. */
type Icons = Pick<PrintedRound, 'turns' | 'event' | 'keep'>;

/** A card by its icons: the printed one that shows them, or one whose id tells them all, so that typed twice it is one. */
export function typedCard(band: Band, { turns: types, event, keep }: Icons): PrintedRound {
  const printed = printedCards.find(
    (card) => bandOf(card.id) === band && card.event === event && card.keep === keep && same(card.turns, types),
  );
  const row = types.map((type) => letters[type] ?? '-').join('');
  const id = [prefixOf(band), 'typed', row, ...(keep > 0 ? [keep] : []), ...(event ? [event] : [])].join('-');
  return printed ?? { id, name: '', turns: [...types], event, keep, station: band === 'station' };
}

const same = (a: readonly string[], b: readonly string[]): boolean => a.join() === b.join();

const MOST_TURNS = 8;
const MOST_KEEP = 3;

/** Whether there may be such a card: turns that are known, an event of its kind. */
export function isTypable({ turns: types, event, keep, station }: PrintedRound): boolean {
  const known: readonly string[] = station ? stationEvents : roundEvents;
  return (
    types.length > 0 &&
    types.length <= MOST_TURNS &&
    types.every((type) => turns[type] !== undefined) &&
    (event === null || known.includes(event)) &&
    keep <= MOST_KEEP
  );
}

/** Whether a card that was typed in may lie on top of the deck before that round. */
export const mayTurnOver = ({ setup, cards }: State, number: number, card: PrintedRound): boolean =>
  offered(withCard(setup, card), cards, number).some(({ id }) => id === card.id);
