import type { ModuleTexts } from '../modules/module-texts.ts';

export const lastCar: ModuleTexts = {
  name: 'Last Car',
  note: 'A round card that leaves the caboose behind.',
  journeys: { 'last-car': (onto, many) => `${many ? 'get' : 'gets'} over ${onto}` },
  house: {
    'last-car-roof': {
      question: 'The caboose is left behind. What of those on its roof?',
      options: { included: 'Into the next car, with a bullet', 'drop-only-inside': 'Onto the next roof, unhurt' },
    },
    'last-car-beside': {
      question: 'The caboose is left behind. What of horses and coach beside it?',
      options: { 'step-on': 'They stand beside the next car', lost: 'They are lost' },
    },
    'last-car-prison': {
      question: 'The last car is the prison car. Which is left behind?',
      options: { lost: 'The prison car, with its prisoners', 'car-before': 'The car before it' },
    },
  },
  laying: {
    'box.last-car': () =>
      'Print the two Last Car round cards (this page, “Print round cards”) and shuffle yours in among the round cards before you draw.',
  },
  rules: {
    'Doc Variant – Last Car':
      'The caboose leaves the game with all that is on it, the Marshal too unless somebody plays him. Characters get over into the next car, with a neutral bullet each. That car is the caboose then.',
  },
};
