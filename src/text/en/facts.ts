/** Every fact as one sentence, told as somebody at the table would tell it. */
import type { Fact } from '../../messages/facts.ts';
import { actionCards } from '../../rules/catalogue/names.ts';
import { tellCorrection } from './corrections.ts';
import { fizzleReason } from './fizzle.ts';
import { tellHouse } from './house.ts';
import { bulletEffect, bulletName } from './marshal-cards.ts';
import { tellFreeing } from './modules/prison.ts';
import { tellMoves } from './moves.ts';
import { names } from './names.ts';
import { tellPut } from './puts.ts';
import { tellTurned } from './turned.ts';
import { capital, count, humanise, list } from './words.ts';

/** A spoken line: capital letter first, full stop last unless it already ends loudly. */
function line(text: string): string {
  return /[.!?]$/.test(text) ? capital(text) : `${capital(text)}.`;
}

export function say(fact: Fact): string {
  return line(tell(fact));
}

function tell(fact: Fact): string {
  const { who, card, token, at, money } = names;
  switch (fact.is) {
    case 'round-begins':
      return `round ${fact.round} begins: ${names.roundCard(fact.card, fact.event)}`;
    case 'draws':
      return fact.from
        ? `${who(fact.who)} draws ${count(fact.cards, 'card')} from ${who(fact.from)}’s deck`
        : `${who(fact.who)} draws ${count(fact.cards, 'card')}`;
    case 'picks':
      return `${list(fact.who.map(who))} ${fact.who.length > 1 ? 'each look' : 'looks'} through the deck, ${fact.who.length > 1 ? 'take' : 'takes'} ${count(fact.cards, 'card')} for the next hand and ${fact.who.length > 1 ? 'shuffle' : 'shuffles'} the rest`;
    case 'reshuffled':
      return `${who(fact.who)}’s deck is empty: the discard pile is shuffled and becomes the deck`;
    case 'played':
      // A face-down card stays unnamed even if a view should ever carry it.
      return played(
        fact.by ?? fact.who,
        fact.by ? `${who(fact.who)}’s` : '',
        fact.face === 'down' ? null : fact.card,
        fact.face,
      );
    case 'pile-put-right':
      return pilePutRight(fact.how, list(fact.who.map(who)), fact.who.length);
    case 'passed':
      return `${who(fact.who)} passes`;
    case 'passed-over':
      return `the table passes over ${passedOver(fact.about, fact.asks)}`;
    case 'turned-over':
      return `${who(fact.who)}’s ${card(fact.card)} is turned over`;
    case 'moved':
      return tellMoves(fact.pawns, fact.cause);
    case 'unhooked':
      return `car ${fact.car} is unhooked and left behind`;
    case 'took':
      return fact.cause === 'cheyenne' || fact.cause === 'punch'
        ? `${who(fact.who)} snatches the ${token(fact.token)}`
        : `${who(fact.who)} takes a ${token(fact.token)} ${from(fact.from)}`;
    case 'dropped':
      return fact.by
        ? `${who(fact.by)} knocks a ${token(fact.token)} out of ${who(fact.who)}’s hands; it falls ${at(fact.to)}`
        : `${who(fact.who)} drops a ${token(fact.token)} ${at(fact.to)}`;
    case 'placed':
      return `a ${token(fact.token)} appears ${at(fact.to)}`;
    case 'put':
      return tellPut(fact.things);
    case 'shifted':
      return `${names.tokens(fact.tokens)} ${fact.tokens.length > 1 ? 'go' : 'goes'} ${from(fact.from)} to ${names.space(fact.to)}`;
    case 'turned':
      return tellTurned(fact.token, fact.into, fact.at);
    case 'eliminated':
      return `${list(fact.who.map(who))} ${fact.who.length > 1 ? 'are' : 'is'} out: not counted at the end`;
    case 'discarded':
      return `a ${token(fact.token)} ${from(fact.from)} goes back to the box`;
    case 'shot':
      return shot(fact);
    case 'into-decks':
      return `the round is over for penalties: ${list(fact.cards.map((one) => `${who(one.who)}’s bullet`))} ${fact.cards.length > 1 ? 'go' : 'goes'} into the deck`;
    case 'judged':
      return judged(fact.goals, fact.won);
    case 'neutral':
      return neutral(fact.who);
    case 'bullet-out':
      return `a bullet out of ${who(fact.who)}’s deck goes back to the box`;
    case 'spared':
      return `too few neutral bullets are left, so ${list(fact.who.map(who))} ${fact.who.length > 1 ? 'take' : 'takes'} none`;
    case 'fizzled':
      return fizzled(fact.who, fact.what, fact.why);
    case 'only-option':
      return `only one way to do it, so it is done: ${choice(fact.about, fact.key)}`;
    case 'ruled':
      return ruled(fact.by, fact.who);
    case 'copied':
      return `${who(fact.who)} does what ${who(fact.of)}’s ${card(fact.card)} did`;
    case 'searched':
      return `${who(fact.who)} looks through the ${fact.from === 'deck' ? 'deck' : 'discard pile'}, takes ${card(fact.card)} into the hand and shuffles the deck`;
    case 'event':
      return `${names.event(fact.event)}: ${names.eventNote(fact.event)}`;
    case 'unplayed':
      return unplayed(fact.who, fact.kept, fact.picked ?? 0, fact.to);
    case 'cards-home':
      return fact.to === 'deck'
        ? 'every card goes back to its owner; shuffle your decks'
        : 'every card goes onto its owner’s discard pile';
    case 'first-player':
      return `${who(fact.who)} is the first player now`;
    case 'ransom':
      return fact.dollars < 0
        ? `${who(fact.who)} will pay ${money(-fact.dollars)} at the count`
        : `${who(fact.who)} earns ${money(fact.dollars)} ransom`;
    case 'revealed':
      return `${who(fact.who)} opens a ${token(fact.token)}`;
    case 'scored':
      return `${who(fact.who)} has ${money(fact.total)}`;
    case 'won':
      if (fact.who.length === 0) return 'nobody is left, so nobody wins';
      return fact.who.length > 1 ? `${list(fact.who.map(who))} share the victory!` : `${list(fact.who.map(who))} wins!`;
    case 'seats':
      return seats(fact.how, fact.who, fact.with);
    case 'house-rule': {
      const house = tellHouse(fact.id);
      return `another house rule from now on. ${house.question} ${house.option(fact.option)}`;
    }
    case 'corrected':
      return `the table sets it right: ${tellCorrection(fact.put)}`;
    default:
      return humanise((fact as { is: string }).is);
  }
}

function shot({ by, at, printed, laid }: Extract<Fact, { is: 'shot' }>): string {
  const [shooter, target] = [names.who(by), names.who(at)];
  if (laid !== undefined && printed !== undefined)
    return `${shooter} shoots ${target}, ${bulletName(printed)}: the bullet lies before ${target}, ${bulletEffect(printed)}`;
  const what = printed === undefined || printed === 'plain' ? '' : `, ${bulletName(printed)}`;
  return `${shooter} shoots ${target}${what}: the bullet goes on top of ${target}’s deck`;
}

function judged(goals: Readonly<Record<string, boolean>>, won: boolean): string {
  const reached = Object.values(goals).filter(Boolean).length;
  const told = `the Marshal has reached ${reached} of his ${Object.keys(goals).length} goals`;
  return won ? `${told} and wins` : `${told}, too few to win`;
}

function pilePutRight(how: 'missing' | 'surplus' | 'order', whom: string, count: number): string {
  if (how === 'missing')
    return count > 1 ? `the cards of ${whom} were never laid` : `the card of ${whom} was never laid`;
  if (how === 'surplus') return `${whom} laid one card more than was counted`;
  return `the card of ${whom} lies before the others`;
}

/** Somebody to whom another passes a bullet on may be named twice. */
function neutral(all: readonly string[]): string {
  const takers = [...new Set(all)];
  const told = takers.map((one) => {
    const bullets = all.filter((each) => each === one).length;
    return `${names.who(one)} takes ${bullets > 1 ? `${bullets} neutral bullets` : 'a neutral bullet'}`;
  });
  return takers.length > 1 && takers.length === all.length
    ? `${list(takers.map(names.who))} each take a neutral bullet`
    : list(told);
}

function passedOver(about: string, asks: readonly string[]): string {
  if (about === 'next') return 'the next card';
  if (about === 'event-next') return 'the event';
  if (about === 'round-end-next') return 'what is left of the round';
  const whose = asks.filter((who) => who !== 'table').map((who) => `${names.who(who)}’s`);
  return whose.length > 0 ? `${list(whose)} choice` : 'a choice';
}

function seats(how: string, who: string, other: string | null): string {
  const another = other ? names.who(other) : 'another player';
  if (how === 'left') return `${names.who(who)}’s player has left for good. The pawn stays, the turns pass`;
  if (how === 'swapped') return `${names.who(who)} and ${another} change places at the table`;
  return `the player of ${another} plays ${names.who(who)} too from now on`;
}

function from(place: string): string {
  const where = names.at(place);
  return where.startsWith('on ') ? `from ${where.slice(3)}` : `from ${where}`;
}

function fizzled(who: string | null, what: string, why: string): string {
  const known = names.card(what);
  const isCard = (actionCards as readonly string[]).includes(what);
  const name = isCard ? known : names.event(what);
  return `${who ? `${names.who(who)}’s ` : ''}${name} does nothing: ${fizzleReason(why)}`;
}

/** An option’s key in words: a space, a person, a token, a card, yes or no. */
export function choice(about: string, key: string): string {
  if (about === 'free.whom') return `to ${tellFreeing(key) ?? key}`;
  if (key.includes('+')) return list(key.split('+').map((part) => choice(about, part)));
  if (/\.(in|roof)$/.test(key)) return names.space(key);
  if (key === 'yes') return 'yes';
  if (key === 'no') return 'no';
  if (about.startsWith('purse')) return names.money(Number(key));
  if (about === 'round-card') return names.roundCard(key, null);
  if (about === 'scheme.face') return key === 'down' ? 'face down' : 'face up';
  if (key === 'draw') return 'to draw 3 cards';
  if (/^(purse|jewel|strongbox|(any-|old-)?flask)/.test(key)) return `a ${names.token(key)}`;
  const person = names.who(key);
  return person === humanise(key) ? names.card(key) : person;
}

const powers: Record<string, (who: string) => string> = {
  belle: () => 'Belle is left alone while somebody else can be hit',
  cheyenne: () => 'Cheyenne may keep the purse she knocked loose',
  django: () => 'Django’s bullet throws its target one car further',
  tuco: () => 'Tuco shoots through the roof',
  doc: () => 'Doc draws one card more',
  ghost: () => 'Ghost may lay his first card face down',
  'neutral-shortage': (who) => `too few neutral bullets for all, so the house rule decides for ${who}`,
  'online-discard': (who) => `bullet cards cannot be kept: ${who} discards every one in hand`,
  'event-bullets': () => 'the event’s bullets are shuffled into the decks',
};

function ruled(by: string, who: readonly string[]): string {
  const whom = who.length > 0 ? list(who.map(names.who)) : 'everybody';
  const told = powers[by];
  if (told) return told(whom);
  return `${by.startsWith('house:') ? 'house rule' : 'by the rule'} “${humanise(by.replace(/^house:/, ''))}” for ${whom}`;
}

/** @param whose of which colour the card is, where it is a partner's */
function played(player: string, whose: string, card: string | null, face: 'up' | 'down'): string {
  const what = card === null ? `${whose || 'a'} card` : `${whose} ${names.card(card)}`.trim();
  return `${names.who(player)} lays ${what}${face === 'down' ? ' face down' : ''}`;
}

function unplayed(players: readonly string[], kept: number, picked: number, to: 'deck' | 'discard'): string {
  const many = players.length > 1;
  const who = list(players.map(names.who));
  const held = [kept > 0 ? count(kept, 'card') : '', picked > 0 ? 'what is picked for the next round' : ''];
  const stay = list(held.filter((one) => one !== ''));
  const keeps = stay === '' ? '' : `${many ? 'keep' : 'keeps'} ${stay} and `;
  return `${who} ${keeps}${many ? 'put' : 'puts'} what is left in hand ${to === 'deck' ? 'on top of the deck' : 'onto the discard pile'}`;
}
