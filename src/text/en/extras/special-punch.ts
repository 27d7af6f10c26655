import type { ModuleTexts } from '../modules/module-texts.ts';

export const specialPunch: ModuleTexts = {
  name: 'Special Punch',
  note: 'A second Punch for everybody, up or down.',
  cards: { 'special-punch': 'Special Punch' },
  house: {
    'special-punch-limits': {
      question: 'Does what holds for a Punch hold for the special one?',
      options: {
        'as-punch': 'Yes: jarring turns, the Teacher, injuries, falls, brawlers',
        free: 'No, it is a card of its own',
      },
    },
  },
  rules: {
    'The Special Punch Cards':
      'Everybody adds one to his deck. It is a Punch whose victim goes to the other floor of the same car, not to another car.',
  },
};
