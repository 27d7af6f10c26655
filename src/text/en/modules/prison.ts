import { person } from '../people.ts';
import { list } from '../words.ts';
import type { ModuleTexts } from './module-texts.ts';

/** `free-prisoner:belle`, `free-bandit:doc` in words; undefined for any other key. */
export function tellFreeing(key: string): string | undefined {
  const [, whom, who] = /^free-(prisoner|bandit):(.+)$/.exec(key) ?? [];
  if (who === undefined) return undefined;
  return whom === 'prisoner' ? `free ${sidekickOf(who)}` : `let ${person(who)} out of the cell`;
}

const sidekickOf = (whose: string): string => `${person(whose)}’s sidekick`;
const thingName = (prisoner: string): string => sidekickOf(prisoner.split(':')[1] ?? prisoner);

/** Out of the cell there are but two ways, whatever the number of the car. */
const onPrisonCar = (onto: string): string =>
  onto.startsWith('onto') ? 'onto the roof of the prison car' : 'into the corridor';

export const prison: ModuleTexts = {
  name: 'Prison',
  note: 'A prison car at the end of the train, prisoners who lend their powers, a Brilliant Idea for every bandit.',
  things: { prisoner: sidekickOf },
  places: { prison: 'behind the prison car' },
  draws: {
    prison: { name: 'Prisoners', note: 'Shuffle the prisoner cards, draw three and touch whose sidekicks they are.' },
  },
  asks: {
    'break-out': ({ who }) => `${who}, out of the cell to where?`,
    'free.whom': ({ who }) => `${who}, whom do you free?`,
    'free.pay': ({ who, other }) => `${who}, what do you give ${other} for being let out?`,
    'search.found': ({ who }) => `${who}, where was your Brilliant Idea?`,
  },
  words: {
    'scheme.act': { search: 'Search for Brilliant Idea' },
    'search.found': { deck: 'In the deck', discard: 'In the discard pile' },
  },
  goals: { 'break-out': (key) => (key.endsWith('.in') ? 'into the corridor' : 'onto the roof of the prison car') },
  journeys: {
    'lock-up': (_onto, many) => `${many ? 'are' : 'is'} locked up in the cell`,
    'break-out': (onto, many) => `${many ? 'get' : 'gets'} out of the cell ${onPrisonCar(onto)}`,
    free: (onto, many) => `${many ? 'are' : 'is'} let out of the cell ${onPrisonCar(onto)}`,
  },
  house: {
    'brilliant-idea-own-card': {
      question: 'May Brilliant Idea copy a card of its own bandit?',
      options: { yes: 'Yes, any bandit’s', no: 'No, only another bandit’s' },
    },
    'copied-card-powers': {
      question: 'Mei copies a Change Floor. May she go diagonally?',
      options: { no: 'No, her power speaks of her card', yes: 'Yes, as with her card' },
    },
    'push-from-same-car': {
      question: 'A bullet through the ceiling of the own car pushes. Which way?',
      options: { 'shooter-picks': 'The shooter picks', none: 'It does not push' },
    },
    'rage-cell': {
      question: 'Beside the prison car: does the Shotgun’s Rage reach the cell?',
      options: { hit: 'Yes, it is inside the car', spared: 'No' },
    },
    'rebellion-cell': {
      question: 'Does the Passengers’ Rebellion reach the cell?',
      options: { hit: 'Yes, it is inside a car', spared: 'No' },
    },
    'sidekick-loot': {
      question: 'Looting with the own sidekick: must it be two tokens?',
      options: { 'up-to-two': 'One or two, as he likes', two: 'Two, where there are two' },
    },
    'silk-prisoner-power': {
      question: 'Which power does Silk’s sidekick lend while nobody plays Silk?',
      options: { agree: 'The one agreed on at set-up', move: 'Always Move' },
    },
    'two-bandits-extra-cards': {
      question: 'Two bandits each: how many Ride and Brilliant Idea cards join the deck?',
      options: { 'one-each-colour': 'One of each colour', one: 'Only those of the first bandit' },
    },
  },
  laying: {
    'box.prison-car': () => 'Couple the prison car on as the caboose. No loot goes into it.',
    'box.prisoners': (step) =>
      `Lay ${list([step.with.drawn ?? []].flat().map((thing) => thingName(String(thing))))} face up behind the prison car; the other prisoners stay in the box.`,
  },
  rules: {
    'The Prison Car (Prison module)':
      'Corridor, roof and cell. Nobody walks into the cell, and nothing reaches whoever sits there; of his cards only Brilliant Idea works.',
    'Brilliant Idea (Prison module)':
      'Carries out the last card of a bandit again, for the one who laid this. On the prison car it frees a prisoner or a captive instead, in the cell its own bandit.',
    'The Prisoners (Prison module)':
      'One each. Another bandit’s sidekick lends you his power; your own lets you loot two tokens at a time. Whoever has one at the end is paid $200.',
  },
};
