import { given } from '../words.ts';
import type { ModuleTexts } from './module-texts.ts';

const hostages: Record<string, string> = {
  banker: 'the Banker',
  poodle: 'the Lady’s Poodle',
  minister: 'the Minister',
  teacher: 'the Teacher',
  zealot: 'the Zealot',
  'old-lady': 'the Old Lady',
  'poker-player': 'the Poker Player',
  photographer: 'the Photographer',
};

export const stagecoach: ModuleTexts = {
  name: 'Stagecoach',
  note: 'A coach beside the train, the Shotgun on its roof, hostages inside.',
  things: {
    stagecoach: 'the stagecoach',
    hostage: (name) => hostages[name] ?? 'a hostage',
  },
  places: { stagecoach: 'among the hostages to be taken' },
  buildings: { stagecoach: 'the stagecoach' },
  asks: {
    'hostage.drawn': ({ question }) => {
      const left = Number(given(question.with, 'left') ?? 1);
      return left > 1 ? `Draw a hostage, ${left} are missing: who is it?` : 'Draw the last hostage: who is it?';
    },
    'hostage.which': ({ who }) => `${who}, which hostage do you take?`,
  },
  journeys: {
    'coach-drift': (onto, many) => `${many ? 'fall' : 'falls'} back ${onto} with the stagecoach`,
  },
  laying: {
    'box.stagecoach': () => 'Stand the stagecoach beside the locomotive, to the right of it.',
    'box.shotgun': () => 'Put a strongbox on the roof of the stagecoach, and stand the Shotgun on it.',
    'box.hostages': (step) =>
      `Shuffle the hostage cards, draw ${given(step.with, 'count') ?? 'one fewer than bandits'} and lay them open to the left of the locomotive. Tell Caboose which; the others stay in the box.`,
  },
  house: {
    'higher-speed-order': {
      question: 'Higher Speed: does what runs beside the train move with everybody on the roofs?',
      options: {
        'all-at-once': 'Yes, all at the same instant',
        'characters-first': 'No, the characters first',
      },
    },
    'coach-drift-last-round': {
      question: 'Does the stagecoach fall back after the last round’s event, too?',
      options: { yes: 'Yes, as after every round', no: 'No, it stays for the count' },
    },
    'shotgun-flight-order': {
      question: 'Several bandits run from the Shotgun at once. Who chooses first?',
      options: { 'first-player': 'The first player, then clockwise', simultaneous: 'All choose in secret' },
    },
    'silk-crosses-shotgun': {
      question: 'Silk runs past the Shotgun with her Move power. Is she hit?',
      options: { free: 'No, that is her power', bullet: 'Yes, like anybody' },
    },
    'tuco-in-coach': {
      question: 'Does Tuco shoot through the roof of the stagecoach?',
      options: { yes: 'Yes, as through a car’s', no: 'No, it is no car' },
    },
    'push-between-coach-and-car': {
      question: 'Django shoots out of the stagecoach into the car beside it. Is the target thrown?',
      options: { none: 'No', 'shooter-picks': 'Yes, to the side Django likes' },
    },
    'deadly-fall-coach-roof': {
      question: 'Deadly Fall: can somebody be knocked off the stagecoach’s roof?',
      options: { no: 'No, only off the train', yes: 'Yes, off that roof too' },
    },
    'poodle-timing': {
      question: 'When does the Lady’s Poodle add its bullet?',
      options: { 'before-draw': 'Before the hand is drawn', 'after-draw': 'After it, on top of the deck' },
    },
    'poker-player-borrowed-power': {
      question: 'The Poker Player sits with a bandit who borrows a power. What is lost?',
      options: { 'own-only': 'Only the bandit’s own', both: 'The borrowed one too' },
    },
    'banker-shared-own-box': {
      question: 'The strongbox of the Banker’s keeper is shared with others. Does the Banker pay?',
      options: { yes: 'Yes, it is still the keeper’s own', no: 'No, not for a part of it' },
    },
  },
  rules: {
    'The Stagecoach':
      'It stands beside a car, at first the locomotive, and falls back by one car after every round until it is beside the caboose.',
    'Inside the Stagecoach':
      'You get in from its roof, or on a horse. From there you shoot, punch and are punched into the car beside it, but nobody walks across. A bandit without a hostage must take one on coming in. The Marshal stays out.',
    'The Roof of the Stagecoach':
      'It is one step from the roof of the car beside it. Between it and the roofs of the train everybody sees everybody, and Django throws nobody.',
    'The Shotgun':
      'He guards one strongbox on the coach until a Punch throws him onto the roof beside it. There he stays with the coach: who meets him takes a neutral bullet and runs to the next roof, who runs across him takes the bullet only. He cannot be shot, and along the train nobody sees past him.',
    'The Hostages': 'One each, for good. Each has a price while you keep it, and pays a ransom at the count.',
  },
};
