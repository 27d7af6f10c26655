/** Where the manual is silent the table decides: each switch as a question, each option as an answer. */
import type { HouseText } from '../texts.ts';
import { told } from './modules/index.ts';
import type { Switch } from './modules/module-texts.ts';
import { humanise, word } from './words.ts';

const bigBoxOrOnline = (bigBox: string, online: string) => ({ 'big-box': bigBox, online });

const switches: Record<string, Switch> = {
  ...told('house'),
  'nobody-left': {
    question: 'Nobody is left to be counted. Who wins?',
    options: { nobody: 'Nobody does', richest: 'The richest all the same' },
  },
  'neutral-shortage': {
    question: 'Too few neutral bullets for everyone who should take one?',
    options: {
      'all-or-none': 'Nobody in that batch takes one',
      'in-turn-order': 'First come, from the first player on',
      'spare-all': 'Whoever is left without is spared',
    },
  },
  'gunslinger-nobody-fired': {
    question: 'Nobody fired a single shot. Who is the Gunslinger?',
    options: { 'all-tied': 'All tie, all are paid', none: 'Nobody is paid' },
  },
  'gunslinger-eliminated': {
    question: 'Whoever fired the most bullets is out. Who is the Gunslinger?',
    options: { survivors: 'The best of those who are left', lost: 'Nobody is paid' },
  },
  'negative-totals': {
    question: 'Can a bandit end below zero?',
    options: { yes: 'Yes, debts count', zero: 'No, nothing is the least' },
  },
  'shared-strongboxes': {
    question: 'Several strongboxes are shared in one space. When is it rounded down?',
    options: { each: 'For each strongbox', sum: 'For all of them together' },
  },
  'pickpocket-alone': {
    question: 'Who spoils being alone when pockets are picked?',
    options: { characters: 'Any character in the space', bandits: 'Bandits only' },
  },
  'tie-bullets': {
    question: 'Which bullets break a tie at the end?',
    options: { all: 'All bullets received', shots: 'Only those somebody fired' },
  },
  'event-bullets': {
    question: 'Bullets dealt by an event: where do they go?',
    options: { 'on-top': 'On top of the deck', shuffled: 'Shuffled into the deck' },
  },
  'nothing-to-do': {
    question: 'No card in hand and none left to draw?',
    options: { pass: 'The bandit passes, and it is said', 'skip-silently': 'The turn is skipped without a word' },
  },
  'reflex-first-player': {
    question: 'Who is the first to play a reflex card?',
    options: { old: 'Who led the round just played', new: 'Who leads the next round' },
  },
  'silk-block-scope': {
    question: 'What does Silk’s Block power shut?',
    options: {
      'inside-real-moves': 'Her rear door, to Move cards, while she is inside',
      broad: 'Her roof too while she stands on it, and copied Moves',
    },
  },
  'silk-dodge-events': {
    question: 'An event brings the Marshal and Silk together. May she dodge the bullet?',
    options: { encounter: 'Yes, she meets him like any other time', event: 'No, the event deals it' },
  },
  'silk-dodge-self': {
    question: 'May Silk keep the bullet that she could pass on?',
    options: { no: 'No, somebody else gets it', yes: 'Yes, she may keep it' },
  },
  'online-tuco': {
    question: 'Tuco’s shot through the roof',
    options: bigBoxOrOnline('Up and down', 'Only upwards'),
  },
  'online-revenge': {
    question: 'Whom does Marshal’s Revenge reach?',
    options: bigBoxOrOnline('Only the roof above the Marshal', 'Every roof'),
  },
  'online-pickpocket': {
    question: 'Is picking pockets a choice?',
    options: bigBoxOrOnline('Yes, the bandit may decline', 'No, the purse is taken'),
  },
  'two-bandits-purse': {
    question: 'Two bandits, one starting purse. On which sheet does it lie?',
    options: { 'player-chooses': 'As the player likes', 'first-bandit': 'On that of the first bandit of the seat' },
  },
  'belle-partner': {
    question: 'Only Belle and the shooter’s own partner can be hit. Is Belle spared?',
    options: { counts: 'Yes, the partner is somebody else too', 'opponents-only': 'No, only opponents shield her' },
  },
  'expert-chosen-card': {
    question: 'Expert with two bandits each: is a card still picked from the deck?',
    options: { no: 'No, hands are only filled up', yes: 'Yes, it is part of the seven' },
  },
  'teams-gunslinger-penalty': {
    question: 'What does a bullet fired at the partner cost in the race for the Gunslinger?',
    options: { 'not-counted': 'It does not count', 'minus-one': 'It does not count, and one more is taken off' },
  },
  'teams-partner-card-actor': {
    question: 'A partner’s card is played. Whose bandit acts?',
    options: { 'card-colour': 'The one of the card’s colour', 'own-bandit': 'The bandit of whoever played it' },
  },
  'online-cars': { question: 'How many cars for two players?', options: bigBoxOrOnline('Three', 'Four') },
  'online-three-players': {
    question: 'What do three players sit down with?',
    options: bigBoxOrOnline('Two bandits each, four cars', 'One bandit each, three cars'),
  },
  'first-edition-three-players': {
    question: 'What do three players sit down with?',
    options: { 'big-box': 'Two bandits each, four cars', 'first-edition': 'One bandit each, three cars' },
  },
  'online-expert': {
    question: 'Do two players play the expert variant?',
    options: bigBoxOrOnline('If they like', 'Always'),
  },
  'online-discard': {
    question: 'May an expert player keep bullet cards in hand?',
    options: bigBoxOrOnline('Yes', 'No, they are discarded after scheming'),
  },
  'online-purses': {
    question: 'Two bandits each: how many starting purses?',
    options: bigBoxOrOnline('One for each player', 'One for each bandit'),
  },
  'online-gunslinger': {
    question: 'Is there a Gunslinger in a game of two players?',
    options: bigBoxOrOnline('Yes', 'No'),
  },
};

export function tellHouse(id: string): HouseText {
  const known = switches[id];
  return { question: known?.question ?? `${humanise(id)}?`, option: (option) => word(known?.options ?? {}, option) };
}
