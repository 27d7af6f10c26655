import type { SetupStep } from '../../../messages/view.ts';
import { count, given } from '../words.ts';
import type { ModuleTexts } from './module-texts.ts';

const flasks = (step: SetupStep): string => count(Number(step.with.last ?? 1), 'flask');

export const whiskey: ModuleTexts = {
  name: 'Whiskey',
  note: 'A flask in every car: drink instead of a turn, for more cards.',
  tokens: {
    'any-flask': ['flask', 'flasks'],
    flask: ['flask of whiskey', 'flasks of whiskey'],
    'flask-half': ['half-drunk flask of whiskey', 'half-drunk flasks of whiskey'],
    'old-flask': ['flask of old whiskey', 'flasks of old whiskey'],
    'old-flask-half': ['half-drunk flask of old whiskey', 'half-drunk flasks of old whiskey'],
  },
  asks: {
    'flask.which': ({ who }) => `${who}, which flask do you drink from?`,
    'flask.whose': ({ who }) => `${who}, from whose sheet?`,
    'flask.old-where': () => 'Where does the flask of old whiskey lie?',
    'flask.emptied': ({ question }) =>
      given(question.with, 'house') === 'table'
        ? 'Which flask does the Marshal empty?'
        : 'Draw one of the flasks where the Marshal is. Which is it?',
    'flask.kind': () => 'Turn the Marshal’s flask over: what is in it?',
  },
  given: { flask: (who) => `${who}, after a drink you must lay a card` },
  words: {
    'scheme.act': { flask: 'Drink from a flask' },
    'flask.old-where': { none: 'It is in none of the cars' },
  },
  journeys: {
    'whiskey-for-the-marshal': (onto, many) => `stagger${many ? '' : 's'} ${onto}`,
  },
  laying: {
    'box.flasks': (step) =>
      `Draw ${flasks(step)} unseen, one face down into each of the cars 1 to ${given(step.with, 'last')}.`,
    'box.flasks-open': (step) =>
      `Draw ${flasks(step)}, one open into each of the cars 1 to ${given(step.with, 'last')}. Tell Caboose where the old one lies.`,
  },
  house: {
    'unknown-flask': {
      question: 'How do whiskey flasks lie?',
      options: { 'by-kind': 'Face down: only their owner knows the kind', 'one-kind': 'Open: everybody sees the kind' },
    },
    'two-flasks': {
      question: 'Several flasks lie where the Marshal is. Which does he empty?',
      options: { random: 'One, drawn unseen', all: 'All of them', table: 'One that the table picks' },
    },
    'ghost-and-whiskey': {
      question: 'Ghost drinks in the first turn. May he hide a card?',
      options: { 'one-hidden': 'Yes, the first one he lays', none: 'No' },
    },
    'cover-and-flask': {
      question: 'A Shoot is laid after drinking. May it be covered?',
      options: { separate: 'Yes, like any other', 'no-cover': 'No' },
    },
    'flask-whose': {
      question: 'Two bandits each: for whose cards is a flask?',
      options: { 'own-player': 'For any card of the player', 'own-bandit': 'Only for cards of the bandit who has it' },
    },
    'prison-car-flask': {
      question: 'Does a flask lie in the prison car?',
      options: { no: 'No, nothing lies there', yes: 'Yes, as in any other car' },
    },
  },
  rules: {
    'The Whiskey Flasks':
      'On an open turn you may drink instead of laying a card or drawing. Whiskey: draw three, then lay one card. Old whiskey: lay two cards. A flask is good for two drinks; nobody but its owner knows which kind it is until the first.',
  },
};
