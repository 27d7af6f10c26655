import type { ModuleTexts } from '../modules/module-texts.ts';

export const dynamite: ModuleTexts = {
  name: 'Dynamite',
  note: 'It goes off when the first round’s cards are done.',
  tokens: { dynamite: ['stick of dynamite', 'sticks of dynamite'] },
  asks: {
    'dynamite.where': ({ who }) => `${who}, throw the dynamite where?`,
    'dynamite.blown': ({ other }) => `Throw the die: where is ${other} blown to?`,
  },
  words: { 'loot.which': { no: 'Leave it' } },
  journeys: { dynamite: (onto, many) => `${many ? 'are' : 'is'} blown ${onto}` },
  house: {
    'dynamite-only-loot': {
      question: 'A Loot where only the dynamite lies: must it be thrown?',
      options: { 'must-throw': 'Yes', 'may-skip': 'No, it may be left' },
    },
  },
  laying: {
    'box.dynamite': () => 'Have a die ready, and a token of your own for the dynamite.',
  },
  rules: {
    'Django Variant – Dynamite':
      'A Loot may throw it into a car next door; nobody keeps it. It goes off after the first round’s cards. Beside it: two bullets, and the die shows into which neighbouring car. On that roof: one, to a neighbouring roof. In the cars next to it: one, and one car further away.',
  },
};
