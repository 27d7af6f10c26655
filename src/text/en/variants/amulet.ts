import type { ModuleTexts } from '../modules/module-texts.ts';

export const amulet: ModuleTexts = {
  name: 'Amulet',
  note: 'Worth $750, and cursed.',
  tokens: { amulet: ['cursed Amulet', 'cursed Amulets'] },
  house: {
    'amulet-loss': {
      question: 'Can a punch knock the Amulet out of its holder’s hands?',
      options: {
        yes: 'Yes; jewels of the next holder fall where he was hit',
        no: 'No; jewels of the next holder fall where he lands',
      },
    },
    'amulet-order': {
      question: 'The Amulet’s holder punches somebody. What changes hands first?',
      options: { 'token-first': 'The token that is lost', 'amulet-first': 'The Amulet' },
    },
  },
  laying: {
    'box.amulet': () => 'Have a die ready, and a token of your own for the Amulet.',
  },
  rules: {
    'Cheyenne Variant – Amulet':
      'Loot worth $750. Its holder’s player has no power, its holder drops all jewels at once and takes none. He gets rid of it only by a punch: whoever is hit has it then.',
  },
};
