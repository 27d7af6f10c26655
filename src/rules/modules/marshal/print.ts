/** What is printed on his cards, as far as a table has typed it in: the app knows neither his deck nor his bullets by itself. */
import { CYLINDER } from '../../catalogue/components.ts';
import type { Setup } from '../../engine/state.ts';
import { bulletOf } from './bullets/index.ts';
import { HIS_DECK, hisCards } from './deck.ts';
import { cylinderOf, HE, PILES } from './he.ts';

/** Codes for what cannot be so: a deck of another size than his, a card or a bullet that there is not. */
export function printFaults(known: Setup['known']): string[] {
  const cards = known[HE] ?? [];
  const isCard = (card: string) => (hisCards as readonly string[]).includes(card);
  const isBullet = (name: string) => name === '' || bulletOf(name) !== undefined;
  const piles = PILES.map((pile) => known[cylinderOf(pile)] ?? []);
  return [
    ...(cards.length > 0 && (cards.length !== HIS_DECK || !cards.every(isCard)) ? ['marshal-deck'] : []),
    ...(piles.some((pile) => pile.length > CYLINDER || !pile.every(isBullet)) ? ['marshal-bullets'] : []),
  ];
}
