import { bulletEffect, bulletIds, bulletName, goalIds, goalName, pileName } from '../marshal-cards.ts';
import { money, people, person } from '../people.ts';
import { capital, given } from '../words.ts';
import type { ModuleTexts } from './module-texts.ts';

const goals = [...goalIds, ...people.map((who) => `warrant:${who}`)];
const eachWord = (keys: readonly string[], say: (key: string) => string): Record<string, string> =>
  Object.fromEntries(keys.map((key) => [key, say(key)]));

export const marshal: ModuleTexts = {
  name: 'Marshal',
  note: 'One player is the Marshal, against everybody: two revolvers, captures, five secret goals.',
  things: {
    wanted: (who) => `${person(who)}’s wanted poster`,
    brawler: (dollars) => `the brawler of ${money(Number(dollars))}`,
    penalty: (bullet) => `the bullet “${bulletName(bullet)}”`,
    bullet: (id) => `the bullet “${bulletName(id)}”`,
    goal: (id) => (id === '' ? 'a goal card, face down' : `the goal “${goalName(id)}”`),
  },
  places: {
    upcoming: 'among the Marshal’s upcoming goals',
    current: 'among the Marshal’s current goals',
    revealed: 'face up among the Marshal’s goals',
  },
  prints: {
    'marshal-player': { name: 'His ten action cards', note: 'How many of each are there?' },
    'marshal-player/pile-1': {
      name: 'Cylinder 1',
      note: 'From the card with six bullets on it, which lies on top, down to the one with one.',
      say: bulletName,
    },
    'marshal-player/pile-2': { name: 'Cylinder 2', note: 'The same of the other pile.', say: bulletName },
  },
  tokens: { mailbag: ['mailbag', 'mailbags'] },
  asks: {
    'shoot.pile': ({ who, other }) => `${who}, out of which cylinder is ${other} shot?`,
    'bullet.which': ({ question, other }) =>
      `Turn up the bullet of ${pileName(given(question.with, 'pile') ?? '')} that hits ${other}: what is printed on it?`,
    'capture.whom': ({ who }) => `${who}, capture whom?`,
    'angry-marshal.shoot': ({ who }) => `${who}, shoot without a card?`,
    'angry-marshal.move': ({ who }) => `${who}, move without a card?`,
    'goal.which': ({ question }) =>
      question.asks[0] === 'table'
        ? 'Draw one of the Marshal’s current goals and show it: which one is it?'
        : 'The Marshal shows his goals, one by one: which is the next?',
    'deadly-fall.marshal': () => 'The manual is silent: may the Marshal be knocked off the train?',
  },
  given: { plus: (who) => `${who}, lay another card on your plus, or pass` },
  words: {
    'shoot.pile': eachWord(['pile-1', 'pile-2'], (key) => capital(pileName(key))),
    'bullet.which': eachWord(bulletIds, (key) => `${bulletName(key)}: ${bulletEffect(key)}`),
    'goal.which': eachWord(goals, goalName),
  },
  laying: {
    'box.mailbags': () => 'Put the two mailbags into the locomotive, face down, in place of the strongbox.',
  },
  layingOwn: {
    'box.his-sheet': () =>
      'the Marshal’s sheet with his two piles of six bullets, in each the card with six on top; no purse',
    'box.his-cards': () => 'his ten action cards, shuffled, face down',
    'box.brawlers': () => 'the three brawler cards on his face, gold on top, bronze below',
    'box.goals': () =>
      'five goals that nobody looks at, shuffled onto Upcoming Goals: three special targets and two warrants of bandits who ride (with fewer than four bandits leave out Full of Lead and Arch Enemy)',
    'box.no-marshal': () => 'its Marshal card goes back into the box',
    'box.poster': (step) => `the wanted poster${given(step.with, 'who') ? '' : 's'}, $500 up, where all can see it`,
  },
  house: {
    'two-bandits-marshal': {
      question: 'The Marshal player against players of two bandits, or teams?',
      options: {
        'single-seat': 'He sits alone, with his hand of six',
        'not-offered': 'No, this module is left out then',
      },
    },
    'revenge-marshal-on-roof': {
      question: 'Marshal’s Revenge while the playable Marshal is on a roof?',
      options: {
        'both-floors': 'It strikes both floors of his car',
        'roof-if-inside': 'Only those on the roof with him',
      },
    },
    'deadly-fall-marshal-player': {
      question: 'Can the Deadly Fall take the playable Marshal?',
      options: {
        ask: 'The table decides when it comes to it',
        allowed: 'Yes, and then his goals are not looked at',
        'not-allowed': 'No',
      },
    },
    'gunslinger-marshal': {
      question: 'Does the Marshal player compete for the Gunslinger prize?',
      options: { 'bandits-only': 'No, money is for bandits', all: 'Yes: if he fired the most, nobody is paid' },
    },
    'drop-that-bag-two': {
      question: 'Drop That Bag! on a bandit with both mailbags?',
      options: { one: 'The Marshal picks one unseen', both: 'He takes both' },
    },
    'angry-marshal-penalty': {
      question: 'A lasting penalty from a bullet fired by Angry Marshal?',
      options: { expires: 'Its round is over already', 'next-round': 'It lasts through the next round' },
    },
    'goals-and-eliminated': {
      question: 'Do bandits who are out count for Full of Lead and Arch Enemy?',
      options: { count: 'Yes, their decks count', ignore: 'No' },
    },
    'guilty-poorest': {
      question: 'Who is the poorest where bandits are counted together?',
      options: { player: 'The poorest player or team', bandit: 'Whoever plays the poorest bandit' },
    },
    'marshal-without-prison': {
      question: 'A Marshal player without the Prison module: where do his captives go?',
      options: {
        'use-prison-car': 'Into the cell of the prison car, which joins the train; nobody gets out again',
        'poster-only': 'Nowhere, he only takes the poster',
        forbid: 'It is not played so',
      },
    },
    'shoot-marshal-on-shotgun': {
      question: 'The playable Marshal stands with the Shotgun. Do shots along the roofs reach him?',
      options: { yes: 'Yes, nobody is between', no: 'No, the Shotgun is in the way' },
    },
  },
  rules: {
    'Move+ / Change Floor+ (Marshal module)':
      'On an open turn the Marshal may lay another card on top of it at once, and on that one a third if it has a plus too. He cannot draw instead. On other turns the plus means nothing.',
    'Capture (Marshal module)':
      'A bandit in his space goes into the cell, and the wanted poster is the Marshal’s from the first time on.',
    'The Marshal (Marshal module)':
      'He is a character like any other: nobody flees him or takes a bullet for meeting him. He may look at his current goals, never at those to come.',
    'Marshal’s Goal Card (Marshal module)':
      'Three special targets and two arrest warrants. Four of the five make him the winner, whatever the bandits own.',
    'Special Targets': 'What must be so at the end of the game, as the card says.',
    'Arrest Warrants': 'That bandit was captured at least once: the wanted poster is the Marshal’s.',
    'Marshal’s Bullet Cards (Marshal module)':
      'They go into the deck of whoever is hit, and each says what else it does to him.',
    'Extended Penalties':
      'The bullet lies before the bandit until the round is over: his Shoot, Change Floor or Punch cards do nothing. A copied action is not his card.',
    'Instant Penalties': 'Got ’Im! takes a prisoner, Drop That Bag! a mailbag; the Golden Bullet does nothing more.',
    Terminology:
      'The bandits and the playable Marshal are characters; the Marshal that nobody plays and the Shotgun are not.',
  },
};
