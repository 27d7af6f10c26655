import type { ModuleTexts } from '../modules/module-texts.ts';

export const circusCar: ModuleTexts = {
  name: 'Circus car',
  note: 'Two closed chests, and a giraffe to climb.',
  things: { 'circus-car': 'the circus car' },
  puts: {
    'circus-car': (car, gone) => (gone ? 'the circus car is out of the game' : `${car} is the circus car`),
  },
  tokens: { 'clowns-chest': ['Clown’s Chest', 'Clown’s Chests'] },
  asks: { giraffe: ({ who }) => `${who}, climb the giraffe to the other floor?` },
  words: { giraffe: { yes: 'Climb the giraffe', no: 'Stay here' } },
  journeys: {
    giraffe: (onto, many) => `${many ? 'climb' : 'climbs'} the giraffe ${onto}`,
  },
  house: {
    'giraffe-arrival': {
      question: 'Who may climb the giraffe?',
      options: {
        'own-movement': 'Whoever went to the circus car himself',
        any: 'Whoever comes there, knocked or swept too',
      },
    },
    'chest-as-strongbox': {
      question: 'Does a Clown’s Chest count as a strongbox?',
      options: { no: 'No, never', yes: 'Yes, for the Banker and for sharing' },
    },
  },
  laying: {
    'box.circus-car': (step) =>
      `Put both Clown’s Chests, mixed and face down, into car ${String(step.with.number)}, the circus car.`,
  },
  rules: {
    'The Circus Car':
      'It stands anywhere in the train, with two closed chests inside: one holds $1,000, the other nothing. Whoever ends his movement in it or on it may change floors by the giraffe’s neck.',
  },
};
