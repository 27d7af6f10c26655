import type { ModuleTexts } from '../modules/module-texts.ts';

export const zeroStrongbox: ModuleTexts = {
  name: 'Empty strongbox',
  note: 'One strongbox more, worth nothing.',
  house: {
    'zero-strongbox': {
      question: 'Does the empty strongbox count as one?',
      options: {
        'is-a-strongbox': 'Yes, nobody knows before the count',
        'is-not': 'No, neither for the Banker nor for sharing',
      },
    },
  },
  laying: {
    'box.zero-strongbox': () =>
      'Shuffle the empty strongbox in among the others: all of them lie face down, and are drawn unseen.',
  },
  rules: {
    'The Screen-Printed Wooden Loot Tokens':
      'Among the strongboxes is one worth nothing. Which it is shows at the count.',
  },
};
