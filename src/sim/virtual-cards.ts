/** The cards of a virtual table: decks, hands, discard piles and the common pile, and what people remember of them. */
import type { Fact, Who } from '../messages/facts.ts';
import type { PutBack } from '../messages/view.ts';
import { colour } from '../rules/base/flow/decks.ts';
import { automata } from '../rules/catalogue/components.ts';
import { type Game, newGame } from '../rules/engine/game.ts';
import { hands, playerOf, sideOf } from '../rules/engine/players.ts';
import { listAt } from '../rules/engine/records.ts';
import type { Setup } from '../rules/engine/state.ts';
import { kitFor } from '../rules/kit.ts';
import { isExpert } from '../rules/modes.ts';
import { newState } from '../rules/setup.ts';
import type { Random } from './random.ts';

/** A card in somebody's deck: an action, or a bullet that somebody fired at `at`. */
export type Card = { kind: 'action'; who: Who; card: string; copy: number } | { kind: 'bullet'; by: Who; at: Who };
export type ActionCard = Extract<Card, { kind: 'action' }>;

/** A player's action cards, those that modules add among them; two bandits of a player have one Marshal card for both. */
function cardsOf(game: Game, bandits: readonly Who[]): ActionCard[] {
  return bandits.flatMap((who, second) =>
    colour(game, who)
      .filter((card) => second === 0 || card !== 'marshal')
      .map((card, at, names) => ({
        kind: 'action',
        who,
        card,
        copy: names.slice(0, at + 1).filter((each) => each === card).length,
      })),
  );
}

export class VirtualCards {
  /** By player. */
  readonly decks: Record<Who, Card[]> = {};
  readonly hands: Record<Who, Card[]> = {};
  readonly discards: Record<Who, Card[]> = {};
  pile: ActionCard[] = [];
  /** Cards a player has shown or tapped and not yet laid down; null for one that he says he lays and does not. */
  readonly chosen: Record<Who, (ActionCard | null)[]> = {};
  readonly players: readonly Who[];
  /** Cards that went home with the last pile, bottom first, and cards taken back into hands: people remember them. */
  private lastPile: ActionCard[] = [];
  private readonly takenBack: ActionCard[] = [];
  private undoing = false;
  /** How many cards each has kept when the unplayed ones of this round were put away; null until then. */
  private kept: Record<Who, number> | null = null;
  /** Set while some cards of the pile have gone home and others are still to go. */
  private goingHome = false;

  constructor(
    private readonly setup: Setup,
    private readonly random: Random,
  ) {
    const seats = hands(setup);
    this.players = seats.map((bandits) => bandits[0] as Who);
    const game = newGame(newState(setup), kitFor(setup));
    for (const bandits of seats) this.decks[bandits[0] as Who] = random.shuffled<Card>(cardsOf(game, bandits));
  }

  playerOf(who: Who): Who {
    return playerOf(this.setup, who);
  }
  /** The team or player a bandit is counted with. */
  sideOf(who: Who): Who {
    return sideOf(this.setup, who);
  }
  deck(player: Who): Card[] {
    return listAt(this.decks, player);
  }
  hand(player: Who): Card[] {
    return listAt(this.hands, player);
  }
  discard(player: Who): Card[] {
    return listAt(this.discards, player);
  }
  /** Action cards in hand. */
  actions(player: Who): ActionCard[] {
    return this.hand(player).filter((card): card is ActionCard => card.kind === 'action');
  }
  /** Bullet cards by the bandit who has received them, wherever they are now: who fired each. */
  bullets(): Record<Who, Who[]> {
    const found: Record<Who, Who[]> = {};
    for (const player of this.players)
      for (const stack of this.stacksOf(player))
        for (const card of stack) if (card.kind === 'bullet') listAt(found, card.at).push(card.by);
    return found;
  }

  apply(fact: Fact): void {
    switch (fact.is) {
      case 'shot':
        if (fact.laid === undefined)
          this.deck(this.playerOf(fact.at)).unshift({ kind: 'bullet', by: fact.by, at: fact.at });
        return;
      case 'into-decks':
        for (const { who, by } of fact.cards) this.deck(this.playerOf(who)).unshift({ kind: 'bullet', by, at: who });
        return;
      case 'neutral':
        for (const at of fact.who) this.deck(this.playerOf(at)).unshift({ kind: 'bullet', by: 'neutral', at });
        return;
      case 'passed':
        // A card that the turn forbids is put back.
        if (this.isAutomaton(fact.who)) delete this.chosen[fact.who];
        return;
      case 'bullet-out':
        this.takeBullet(fact.by, fact.who);
        return;
      case 'draws':
        this.draw(fact.who, fact.cards, fact.from ?? fact.who);
        return;
      case 'picks':
        for (const who of fact.who) this.pick(who, fact.cards);
        return;
      case 'searched':
        this.find(fact.who, fact.card, fact.from);
        return;
      case 'reshuffled':
        this.deck(fact.who).push(...this.random.shuffled(this.discard(fact.who).splice(0)));
        return;
      case 'played':
        this.layDown(fact.by ?? this.playerOf(fact.who));
        return;
      case 'round-begins':
        this.kept = null;
        return;
      case 'unplayed':
        this.kept ??= {};
        for (const who of fact.who) {
          this.kept[who] = fact.kept + (fact.picked ?? 0);
          this.putAway(who, this.kept[who]);
        }
        return;
      case 'pile-put-right':
        // Of a card that was not laid after all it was not said that it is put away.
        if (fact.how === 'missing' && this.kept) for (const who of fact.who) this.putAway(who, this.kept[who] ?? 0);
        return;
      case 'cards-home':
        this.cardsHome(fact.who, fact.to);
        return;
      default:
        return;
    }
  }

  /** Lays a card that nobody counts. */
  layUncounted(player: Who, card: ActionCard): void {
    this.hand(player).splice(this.hand(player).indexOf(card), 1);
    this.pile.push(card);
  }

  /** Whether a list is followed after an undo or after a redo: another memory is then asked. */
  remember(after: 'undo' | 'redo'): void {
    this.undoing = after === 'undo';
  }

  /** Moves a card of a player as a list says; which card, he remembers. A partner's hand is named by its player. */
  moveCard(player: Who, from: PutBack['from'], to: PutBack['to']): void {
    const stack = this.stack(from, player);
    if (from === 'pile') {
      const card = this.pile.pop() as ActionCard;
      if (this.undoing) this.takenBack.push(card);
      // At the front of the hand: what was drawn later goes back onto the deck before it.
      if (to === 'hand') this.hand(player).unshift(card);
      else this.stack(to, this.playerOf(card.who)).push(card);
    } else if (to === 'pile') this.layAgain(player, stack);
    else if (this.isHand(from)) this.stack(to, player).unshift(this.giveBack(stack, player));
    else this.stack(to, player).push(this.top(stack, `the list moves a card of ${player} from ${from} to ${to}`));
  }

  private top(stack: Card[], why: string): Card {
    const card = stack.shift();
    if (!card) throw new Error(`${why}, and none lies there`);
    return card;
  }

  /** The card drawn last of those that belong to that deck, a bullet too. */
  private giveBack(hand: Card[], owner: Who): Card {
    const theirs = hand.findLastIndex((card) => this.playerOf(card.kind === 'action' ? card.who : card.at) === owner);
    return hand.splice(theirs < 0 ? -1 : theirs, 1)[0] as Card;
  }

  private stacksOf(player: Who): Card[][] {
    return [this.deck(player), this.hand(player), this.discard(player)];
  }

  private isHand(place: PutBack['from']): boolean {
    return place === 'hand' || this.players.includes(place ?? '');
  }

  private stack(place: PutBack['from'], player: Who): Card[] {
    if (this.isHand(place)) return this.hand(place === 'hand' ? player : (place as Who));
    return place === 'discard' ? this.discard(player) : this.deck(player);
  }

  /** Takes a bullet card out of the deck again. If his player or a partner has it elsewhere, a card of the deck takes its place. */
  takeBullet(by: Who, at: Who): void {
    const player = this.playerOf(at);
    const deck = this.deck(player);
    for (const stack of [player, ...this.players].flatMap((who) => this.stacksOf(who))) {
      const found = stack.findIndex((card) => card.kind === 'bullet' && card.by === by && card.at === at);
      if (found < 0) continue;
      stack.splice(found, 1);
      if (stack !== deck) stack.push(this.top(deck, `the list takes a bullet from ${player} that he holds`));
      return;
    }
    throw new Error(`the list takes a bullet of ${by} from ${at}, and there is none`);
  }

  giveBullet(by: Who, at: Who): void {
    this.deck(this.playerOf(at)).unshift({ kind: 'bullet', by, at });
  }

  /** What players had ready and was not laid goes back into their hands; of those who answer sealed, each keeps his. */
  putCardsDown(sealed: readonly Who[]): void {
    for (const who of Object.keys(this.chosen)) if (!sealed.includes(who)) delete this.chosen[who];
  }

  private draw(who: Who, cards: number, from: Who): void {
    const deck = this.deck(from);
    if (deck.length < cards) throw new Error(`${who} is to draw ${cards} of ${deck.length}`);
    this.hand(who).push(...deck.splice(0, cards));
  }

  /** A player looks for a card of that name, and shuffles the deck then. */
  private find(player: Who, name: string, from: 'deck' | 'discard'): void {
    const stack = this.stack(from, player);
    const at = stack.findIndex((card) => card.kind === 'action' && card.card === name);
    if (at < 0) throw new Error(`${player} is to find a ${name} in the ${from}, and there is none`);
    this.hand(player).push(...stack.splice(at, 1));
    this.decks[player] = this.random.shuffled(this.deck(player));
  }

  /** A player looks through his deck for cards of the next hand, and shuffles it then. */
  private pick(player: Who, cards: number): void {
    const deck = this.deck(player);
    for (let picked = 0; picked < cards; picked++) {
      const actions = deck.filter(({ kind }) => kind === 'action');
      const card = this.random.pick(actions.length > 0 ? actions : deck);
      this.hand(player).push(card);
      deck.splice(deck.indexOf(card), 1);
    }
    this.decks[player] = this.random.shuffled(deck);
  }

  private layDown(player: Who): void {
    const card = this.chosen[player]?.shift();
    if (this.chosen[player]?.length === 0) delete this.chosen[player];
    // Who has no hand lays the card that was turned up off the deck.
    if (card && this.isAutomaton(player)) {
      this.lay(card, this.deck(player));
      return;
    }
    if (card === null) return;
    const at = card ? this.hand(player).indexOf(card) : -1;
    if (!card || at < 0) throw new Error(`the screen shows a card of ${player} that was not laid`);
    this.lay(card, this.hand(player));
  }

  private lay(card: ActionCard, from: Card[]): void {
    from.splice(from.indexOf(card), 1);
    this.pile.push(card);
    this.takenBack.length = 0;
  }

  /** Whether nobody plays that bandit, who acts by the cards that her deck turns up. */
  isAutomaton(player: Who): boolean {
    return automata.includes(player);
  }

  /** So many cards stay in the player's hand, actions rather than bullets; the others are put away. */
  private putAway(player: Who, stay: number): void {
    const hand = this.hand(player);
    const actions = this.random.shuffled(this.actions(player));
    const keep = [...actions, ...hand.filter(({ kind }) => kind === 'bullet')].slice(0, stay);
    const away = hand.filter((card) => !keep.includes(card));
    this.hands[player] = keep;
    if (!isExpert(this.setup)) this.deck(player).unshift(...away);
    else this.discard(player).push(...away);
  }

  private cardsHome(colours: readonly Who[], to: 'deck' | 'discard'): void {
    // What lay there is remembered as one pile, though some go elsewhere than others.
    if (!this.goingHome) this.lastPile = this.pile;
    const home = this.pile.filter((card) => colours.includes(card.who));
    for (const card of home)
      (to === 'deck' ? this.deck(this.playerOf(card.who)) : this.discard(this.playerOf(card.who))).push(card);
    this.pile = this.pile.filter((card) => !home.includes(card));
    this.goingHome = this.pile.length > 0;
    if (to === 'discard') return;
    for (const who of this.players) this.decks[who] = this.random.shuffled(this.deck(who));
  }

  /**
   * The card that people remember: the one that lay there before the cards went home, or the one last taken back. Where
   * it has moved on since, it changes places with one of those among which the list has it.
   */
  private layAgain(player: Who, among: Card[]): void {
    const card = this.undoing ? this.lastPile[this.pile.length] : this.takenBack.pop();
    const stacks = this.players.flatMap((who) => this.stacksOf(who));
    const stack = card && stacks.find((cards) => cards.includes(card));
    if (!card || !stack) throw new Error(`nobody remembers which card of ${player} lay on the pile`);
    stack.splice(stack.indexOf(card), 1);
    if (stack !== among) {
      // One of the same colour, if there is one: of every colour each deck then has as many as before.
      const alike = among.findIndex((other) => other.kind === 'action' && other.who === card.who);
      stack.push(among.splice(Math.max(0, alike), 1)[0] as Card);
    }
    this.pile.push(card);
  }
}
