/** The cards of a table that is not there: decks and hands of people who look at nothing but the screen. */
import type { Who } from '../../src/messages/facts.ts';
import { banditCards } from '../../src/rules/catalogue/components.ts';
import { HE } from '../../src/rules/modules/marshal/he.ts';
import type { Random } from '../../src/sim/random.ts';
import { virtualUid } from '../../src/sim/virtual-deck.ts';
import { texts } from '../../src/text/index.ts';

export interface HeldCard {
  readonly who: Who;
  readonly card: string;
  readonly copy: number;
}

/** Hands are drawn up to it. */
const HAND = 6;
const DRAWN = 3;
/** With the Marshal player nobody has a Marshal card; with horses everybody a Ride, with the prison a Brilliant Idea. */
const banditDeck = [...banditCards.filter((card) => card !== 'marshal'), 'ride', 'brilliant-idea'];
const hisDeck = [
  'move',
  'move',
  'move-plus',
  'change-floor',
  'change-floor-plus',
  'shoot',
  'shoot',
  'punch',
  'punch',
  'capture',
  'ride',
];

const numbered = (who: Who, cards: readonly string[]): HeldCard[] =>
  cards.map((card, at) => ({ who, card, copy: cards.slice(0, at).filter((one) => one === card).length + 1 }));

export const uidOf = ({ who, card, copy }: HeldCard): string => virtualUid(who, card, copy);

export class CardsOnTable {
  /** Everybody's own cards, wherever they are. */
  private readonly own = new Map<Who, HeldCard[]>();
  private readonly decks = new Map<Who, (HeldCard | 'bullet')[]>();
  private readonly hands = new Map<Who, (HeldCard | 'bullet')[]>();

  constructor(
    bandits: readonly Who[],
    private readonly random: Random,
  ) {
    for (const who of bandits) this.own.set(who, numbered(who, who === HE ? hisDeck : banditDeck));
  }

  get all(): HeldCard[] {
    return [...this.own.values()].flat();
  }

  /** Cards have gone home; each shuffles, with the bullets taken so far, and draws a hand. */
  newRound(hits: Readonly<Record<string, number>>): void {
    for (const [who, cards] of this.own) {
      const bullets = Array<'bullet'>(hits[plate(who)] ?? 0).fill('bullet');
      this.decks.set(who, this.random.shuffled([...cards, ...bullets]));
      this.hands.set(who, []);
      this.draw(who, HAND);
    }
  }

  draw(who: Who, count = DRAWN): void {
    this.hands.get(who)?.push(...(this.decks.get(who)?.splice(0, count) ?? []));
  }

  /** A card of his hand that the screen says may be laid, by what is printed on it. */
  choose(who: Who, printed: readonly string[]): HeldCard | undefined {
    const held = (this.hands.get(who) ?? []).filter((card) => card !== 'bullet');
    const may = held.filter(({ card }) => printed.includes(texts.name.card(card)));
    return may.length > 0 ? this.random.pick(may) : undefined;
  }

  lay(card: HeldCard): void {
    const hand = this.hands.get(card.who) ?? [];
    hand.splice(hand.indexOf(card), 1);
  }
}

/** A name as it stands on a plate. */
export const plate = (who: Who): string => texts.name.who(who).replace(/^the /, '');
