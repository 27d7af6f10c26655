import type { ModuleTexts } from '../modules/module-texts.ts';

export const handcar: ModuleTexts = {
  name: 'Handcar',
  note: 'Round the train, and out of sight.',
  things: { handcar: 'the handcar' },
  places: { front: 'before the locomotive', rear: 'behind the caboose' },
  spaces: { handcar: 'the handcar', hidden: 'under a car' },
  asks: { 'handcar.out': ({ who }) => `${who}, come out: under which car did you hide?` },
  journeys: {
    'handcar-launch': (onto, many) => `${many ? 'are' : 'is'} launched ${onto}`,
    'handcar-hide': (_onto, many) => `${many ? 'hide' : 'hides'} under a car, while all others keep their eyes shut`,
    'handcar-out': (onto, many) => `${many ? 'come' : 'comes'} out ${onto}`,
  },
  house: {
    'handcar-details': {
      question: 'Two bandits on the handcar: which of them is launched?',
      options: { 'resident-launched': 'Who was there before', 'newcomer-launched': 'Who comes there' },
    },
    'handcar-last-round': {
      question: 'A bandit on the handcar as the last round ends?',
      options: { counted: 'He stays there and is counted', hidden: 'He hides, and is counted' },
    },
    'handcar-partner': {
      question: 'Does one’s own partner have to leave the handcar?',
      options: { 'opponents-only': 'No, there is room for partners', anyone: 'Yes, anyone has to' },
    },
  },
  laying: {
    'box.handcar': () => 'Stand the handcar before the locomotive.',
  },
  rules: {
    'The Handcar':
      'One step from the inside and from the roof of the car next to it; on it one is on the lower floor. Who lands there launches an opponent onto that car’s roof. Who is on it when a round ends, before the event: the handcar goes to the other end of the train and its bandit under a car of his choice, in secret, until the next cards are turned over.',
  },
};
