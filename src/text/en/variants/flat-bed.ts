import type { ModuleTexts } from '../modules/module-texts.ts';

export const flatBed: ModuleTexts = {
  name: 'Flat-bed car',
  note: 'A car without a roof.',
  things: { 'flat-bed': 'the missing roof' },
  puts: {
    'flat-bed': (car, gone) =>
      gone ? `the flat-bed ${car} is out of the game` : `the roof of ${car} is taken off: it is a flat-bed now`,
  },
  house: {
    'flat-bed-crossing': {
      question: 'Does one run and shoot on the roofs across the flat-bed?',
      options: { across: 'Yes, it counts as one car', stops: 'No, it stops both' },
    },
  },
  laying: {
    'box.flat-bed': () => 'Have a die ready: one of the cars will lose its roof.',
  },
  rules: {
    'Tuco Variant – Flat-Bed Car':
      'No roof to climb or run to; only Mei gets from it to a roof next to it. Who is knocked, thrown or swept there from a roof lands on it. From the Marshal one flees into the next car towards the caboose.',
  },
};
