import { given } from '../words.ts';
import type { Asked, ModuleTexts } from './module-texts.ts';

const carAsked = ({ question }: Asked): string => {
  const car = given(question.with, 'car');
  return car ? `car ${car}` : 'this car';
};

export const horses: ModuleTexts = {
  name: 'Horses',
  note: 'Board out of closed fists; a Ride card for everybody.',
  things: { horse: 'a horse' },
  asks: {
    'boarding.fists': (asked) => `Fists out beside ${carAsked(asked)}: bandit or horse?`,
    'boarding.last': ({ who }) => `${who}, you are the last on horseback: which car do you board?`,
    'boarding.leader': () => 'Draw a pawn among those furthest back: who leads?',
    'ride.where': ({ who }) => `${who}, ride where?`,
  },
  words: { 'boarding.fists': { board: 'Board', ride: 'Ride on' } },
  journeys: { ride: (onto, many) => `ride${many ? '' : 's'} ${onto.replace(/^inside/, 'into')}` },
  laying: {
    'box.boarding': (step) =>
      `Everybody takes a horse and the own pawn and holds out a fist with one of them, car by car from car ${given(step.with, 'last')} forwards. All open at once: a pawn enters the car and its horse stays beside it, a horse rides on. Tell Caboose; the leader is drawn among those furthest back.`,
    'box.boarding-twos': (step) =>
      `Everybody takes one horse and holds out a fist with both own pawns or the horse, car by car from car ${given(step.with, 'last')} forwards. All open at once: pawns enter the car and their horse stays beside it, a horse rides on. Tell Caboose; the leader is drawn among those furthest back.`,
  },
  house: {
    'ride-zero-inside': {
      question: 'May a bandit inside ride no car at all?',
      options: { no: 'No, while he can ride elsewhere', yes: 'Yes, he stays where he is' },
    },
    'ride-from-coach': {
      question: 'How far does a horse carry a bandit out of the stagecoach?',
      options: { 'any-distance': 'Up to three cars, as always', 'step-only': 'Only across into the car beside it' },
    },
  },
  rules: {
    'Ride (Horses module)':
      'With a horse beside your car, from inside or from the roof: ride it up to three cars, get off into the car beside which it stops. The horse stays there.',
  },
};
