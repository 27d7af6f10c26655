/** What is printed on his cards, as far as a table has typed it in: the app knows neither his deck nor his bullets by itself. */
import { CYLINDER } from '../../catalogue/components.ts';
import type { Setup } from '../../engine/state.ts';
import type { Print } from '../module.ts';
import { bullets } from './bullets/index.ts';
import { HIS_DECK, hisCards } from './deck.ts';
import { cylinderOf, HE, PILES } from './he.ts';

const deckPrint: Print = { of: HE, names: hisCards, count: HIS_DECK, kind: 'deck' };
const pilePrints = PILES.map(
  (pile): Print => ({ of: cylinderOf(pile), names: bullets.map(({ id }) => id), count: CYLINDER, kind: 'pile' }),
);

export const prints: readonly Print[] = [deckPrint, ...pilePrints];

/** Codes for what cannot be so: a deck of another size than his, a card or a bullet that there is not. A bullet that nobody read is ''. */
export function printFaults(known: Setup['known']): string[] {
  const cards = known[HE] ?? [];
  const wrong = ({ of, names, count }: Print) => {
    const read = known[of] ?? [];
    return read.length > count || !read.every((name) => name === '' || names.includes(name));
  };
  return [
    ...(cards.length > 0 && (cards.length !== HIS_DECK || cards.includes('') || wrong(deckPrint))
      ? ['marshal-deck']
      : []),
    ...(pilePrints.some(wrong) ? ['marshal-bullets'] : []),
  ];
}
