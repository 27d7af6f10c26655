/** Nights of other modes: two bandits a player, teams, eight seats, sealed questions, breaks, what is in play. */
import type { Who } from '../../src/messages/facts.ts';
import type { InPlay } from '../../src/messages/record.ts';
import type { OptionView, SeatView, View } from '../../src/messages/view.ts';
import {
  allCars,
  crowdedTrain,
  fourTrain,
  inNight,
  night,
  options,
  pile,
  question,
  round,
  schemeAct,
  screens,
  seat,
  six,
  train,
  turned,
} from './fixtures.ts';

const cards = ['move', 'change-floor', 'loot', 'shoot', 'punch', 'marshal'];

const inPlay: InPlay = {
  mode: 'two-bandits',
  expert: true,
  modules: [],
  variants: [],
  extras: [],
  cars: [],
  silk: 'dodge',
  silkWords: '',
  taps: 'scheming',
  deck: { kind: 'station', cards: [] },
  preset: null,
  house: [
    {
      id: 'neutral-shortage',
      options: ['all-or-none', 'in-turn-order', 'spare-all'],
      chosen: 'all-or-none',
      cites: ['Marshal'],
    },
    { id: 'gunslinger-nobody-fired', options: ['all-tied', 'none'], chosen: 'all-tied', cites: ['Gunslinger'] },
    { id: 'tie-bullets', options: ['all', 'shots'], chosen: 'shots', cites: ['End of the Game'] },
    { id: 'event-bullets', options: ['on-top', 'shuffled'], chosen: 'on-top', cites: ['End of Turn Events (Round)'] },
    { id: 'online-tuco', options: ['big-box', 'online'], chosen: 'online', cites: ['Character Powers: Tuco'] },
    { id: 'pickpocket-alone', options: ['characters', 'bandits'], chosen: 'characters', cites: ['Pickpocketing'] },
  ],
};

/** Seats of players with two bandits each: three players, six bandits. */
const pairs: SeatView[] = six.map((who, i) =>
  seat(who, {
    player: six[i - (i % 2)] ?? who,
    name: ['Anna', 'Anna', 'Benedikt', 'Benedikt', 'Charlotte', 'Charlotte'][i] ?? '',
    hand: 4,
    loot: i === 2 ? ['purse', 'purse', 'jewel', 'strongbox'] : ['purse'],
    cylinder: 6 - i,
    received: i % 2 ? ['neutral', 'doc'] : [],
  }),
);

/** A player may lay cards of either bandit; those beyond the ninth have no digit. */
const twoHands = (one: Who, other: Who): OptionView[] => [
  ...options('card', ...cards.map((card) => `${one}:${card}`), ...cards.map((card) => `${other}:${card}`)),
  { key: 'draw', kind: 'draw', digit: null, for: null },
];

export const eight: Who[] = [...six, 'mei', 'silk'];
export const teams: SeatView[] = eight.map((who, i) =>
  seat(who, {
    name: ['Anna', 'Benedikt', 'Charlotte', 'Dimitri', 'Eve', 'Franz-Josef', 'Greta', 'Hannibal'][i] ?? '',
    team: eight[i % 4] ?? who,
    discard: i,
    loot: i === 2 ? ['purse', 'purse', 'jewel', 'jewel', 'strongbox'] : ['purse', 'purse'],
    cylinder: 6 - (i % 6),
    received: i % 3 ? ['neutral', 'doc'] : [],
  }),
);
export const eightTrain = train(
  allCars.map((car) => car.id),
  {
    marshal: '1.in',
    ghost: '6.in',
    doc: '5.in',
    belle: '6.in',
    tuco: '5.in',
    cheyenne: '4.roof',
    django: '4.roof',
    mei: '5.in',
    silk: '6.in',
  },
  { '0.in': ['strongbox'], '1.in': ['purse'], '3.in': ['purse', 'jewel'], '6.in': ['jewel', 'jewel', 'jewel'] },
);

const turmoil = question('scheme.act', ['ghost', 'doc', 'belle', 'tuco'], schemeAct('ghost').options, {
  cites: ['Turmoil'],
  waits: ['belle', 'tuco'],
});
const turmoilRound = round({
  turns: round().turns.map((turn, i) => ({
    type: i === 2 ? 'turmoil' : turn.type,
    state: i < 2 ? 'done' : i === 2 ? 'now' : 'next',
  })),
});

export const nightScreens: Record<string, View> = {
  'two-bandits': inNight({
    seats: pairs,
    train: crowdedTrain,
    turn: 'belle',
    pile: pile(turned.slice(0, 5)),
    question: question('scheme.act', ['belle'], twoHands('belle', 'tuco')),
    inPlay: { ...inPlay, expert: false, silk: '', house: [] },
  }),
  'two-players': inNight({
    seats: pairs.slice(0, 4),
    train: fourTrain,
    turn: 'ghost',
    pile: pile(turned.slice(0, 3)),
    question: question('scheme.act', ['ghost'], twoHands('ghost', 'doc')),
    inPlay: { ...inPlay, house: [] },
  }),
  teams: inNight({
    phase: 'stealin',
    seats: teams,
    train: eightTrain,
    pile: pile(turned, 4),
    now: { who: 'mei', card: 'punch', at: 4 },
    question: question('punch.whom', ['mei'], options('bandit', 'doc', 'tuco'), { cites: ['Punch'] }),
    inPlay: { ...inPlay, mode: 'teams' },
  }),
  turmoil: inNight({ round: turmoilRound, turn: 'belle', pile: pile(turned.slice(0, 5)), question: turmoil }),
  'turmoil-asker': inNight({ round: turmoilRound, turn: 'belle', pile: pile(turned.slice(0, 5)), question: turmoil }),
  tonight: inNight({ turn: 'doc', question: schemeAct('doc'), inPlay }),
  table: screens.schemin as View,
  keys: screens.schemin as View,
  seating: screens.schemin as View,
  break: {
    ...(screens.schemin as View),
    notice: null,
    night: night({ onBreak: true, pile: pile(turned.slice(0, 4)) }),
  },
};
