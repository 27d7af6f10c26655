import type { ModuleTexts } from '../modules/module-texts.ts';
import { given } from '../words.ts';

const starts: Readonly<Record<string, string>> = {
  flames: 'in which car does the fire start',
  prototype: 'in which car does the Prototype lie',
  amulet: 'in which car does the Amulet lie',
  'flat-bed': 'which car loses its roof',
  dynamite: 'in which car does the dynamite lie',
};

/** With more cars than the die has faces, as the house rule says. */
const throws: Readonly<Record<string, string>> = {
  app: 'More cars than faces: let Caboose throw',
  reroll: 'More cars than faces: throw twice, as you like',
};

/** What the die has to say that most variants are begun with. */
export const die: ModuleTexts = {
  name: 'The die',
  note: 'It shows where a variant begins.',
  asks: {
    'die.car': ({ question }) => {
      const how = throws[given(question.with, 'house') ?? ''] ?? 'Throw the die';
      return `${how}: ${starts[given(question.with, 'variant') ?? ''] ?? 'which car does it show'}?`;
    },
  },
  house: {
    'variants-in-special-cars': {
      question: 'May fire, Prototype, Amulet and dynamite begin in a prison car?',
      options: { yes: 'Yes, in any car but the locomotive', no: 'No, only in the other cars' },
    },
    'die-seven-cars': {
      question: 'How does a die choose among seven cars?',
      options: { app: 'Caboose throws', reroll: 'Two throws, as the table likes' },
    },
    'special-tokens-and-events': {
      question: 'Do events that take loot take the Prototype and the Amulet?',
      options: { 'as-loot': 'Yes, like any loot', never: 'No, never' },
    },
  },
  rules: {
    'App Variants': 'Six twists of the app. As the first round begins, a die shows in which car each of them starts.',
  },
};
