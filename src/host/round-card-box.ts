/** Round cards that tables typed in by their icons, remembered for later nights. Kept in the data folder. */
import { z } from 'zod';
import { roundCardSchema } from '../ledger/entries.ts';
import { bandOf, printedCards } from '../rules/catalogue/round-cards.ts';
import type { PrintedRound } from '../rules/engine/state.ts';
import type { Storage } from './storage.ts';

const FILE = 'round-cards';
/** The box holds eight of a band that the app does not know; what a night names must fit into its first line. */
const MOST = 60;

const file = z.strictObject({ version: z.literal(1), cards: z.array(roundCardSchema).max(MOST) });

export class RoundCardBox {
  cards: readonly PrintedRound[] = [];

  constructor(private readonly storage: Storage) {}

  /** @returns false when there is a file and it is not ours: it is left as it is until a card is typed in */
  async load(): Promise<boolean> {
    const value = await this.storage.readJson(FILE).catch(() => null);
    if (value === undefined) return true;
    const read = file.safeParse(value);
    if (!read.success || !read.data.cards.every(({ id }) => bandOf(id))) return false;
    this.cards = read.data.cards;
    return true;
  }

  /** @returns false when there are too many. Rejects with a StorageError when it cannot be kept. */
  async remember(card: PrintedRound): Promise<boolean> {
    if ([...printedCards, ...this.cards].some(({ id }) => id === card.id)) return true;
    if (this.cards.length >= MOST) return false;
    await this.keep([...this.cards, card]);
    return true;
  }

  /** Rejects with a StorageError when it cannot be kept; the card is then still there. */
  forget(id: string): Promise<void> {
    return this.keep(this.cards.filter((card) => card.id !== id));
  }

  private async keep(cards: readonly PrintedRound[]): Promise<void> {
    await this.storage.writeJson(FILE, { version: 1, cards });
    this.cards = cards;
  }
}
