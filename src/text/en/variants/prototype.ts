import type { ModuleTexts } from '../modules/module-texts.ts';

export const prototype: ModuleTexts = {
  name: 'Prototype',
  note: 'A weapon that fires three bullets with one Shoot.',
  tokens: { prototype: ['Prototype', 'Prototypes'] },
  asks: {
    'prototype.where': ({ who }) => `${who}, where does the empty Prototype fly?`,
    'prototype.second': ({ who }) => `${who}, whom does the other cylinder hit?`,
  },
  words: { 'prototype.second': { none: 'Nobody else' } },
  house: {
    'prototype-details': {
      question: 'Where does the empty Prototype land, and how often does Django push with it?',
      options: {
        'same-floor-one-push': 'On the shooter’s floor; once for each target',
        'inside-push-each': 'Inside the next car; with every bullet',
      },
    },
  },
  laying: {
    'box.prototype': () => 'Have a die ready, and a token of your own for the Prototype.',
  },
  rules: {
    'Belle Variant – Prototype':
      'Loot for whoever has a bullet left. Its holder must use it: three bullets at once, at one to three targets, fewer if he has fewer. Belle is not spared. With his last bullet it flies into the next car, the way he shot.',
  },
};
