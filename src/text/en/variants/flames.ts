import type { ModuleTexts } from '../modules/module-texts.ts';
import { capital } from '../words.ts';

export const flames: ModuleTexts = {
  name: 'Flames',
  note: 'A fire that takes car after car.',
  things: { fire: 'the fire' },
  puts: { fire: (car, gone) => (gone ? `the fire in ${car} is out` : `${capital(car)} is on fire`) },
  house: {
    'flames-who-pays': {
      question: 'Whom does the fire hurt after an action?',
      options: { actor: 'Whoever acted or was moved into it', everyone: 'Everybody in it, and when it spreads too' },
    },
  },
  laying: {
    'box.flames': () => 'Have a die ready, and a marker of your own for each car that may burn.',
  },
  rules: {
    'Ghost Variant – Flames':
      'Fire spreads to the cars next to it at the end of a round, but not into the Marshal’s car, and goes out where he comes in. A neutral bullet for whoever is inside a burning car when his actions in a row are over, or is moved into one. Roofs are safe.',
  },
};
