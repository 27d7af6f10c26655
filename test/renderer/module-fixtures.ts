/** Screens of nights with modules. */
import type { Space, Token, Who } from '../../src/messages/facts.ts';
import type { TrainView, View } from '../../src/messages/view.ts';
import { listFor } from '../../src/table/tags.ts';
import { four, inNight, noTagsWritten, options, pile, question, schemeAct, seat, train, view } from './fixtures.ts';

/** The same train with the stagecoach beside one of its cars. */
function withCoach(base: TrainView, car: number, pawns: Record<Who, Space>, loot: Record<Space, Token[]>): TrainView {
  const floors = ['stagecoach.in', 'stagecoach.roof'].map((space) => ({
    space,
    loot: loot[space] ?? [],
    pawns: Object.keys(pawns).filter((who) => pawns[who] === space),
  }));
  return { ...base, pawns: { ...base.pawns, ...pawns }, annexes: [{ id: 'stagecoach', car, floors }] };
}

const cars = ['car-3j', 'car-4p1j', 'car-1p1j', 'car-3p'];
const coachTrain = withCoach(
  train(
    cars,
    { marshal: '1.in', ghost: '3.roof', belle: '2.roof' },
    { '0.in': ['strongbox'], '1.in': ['jewel', 'jewel', 'jewel'], '2.in': ['purse', 'jewel'], '4.in': ['purse'] },
  ),
  2,
  { shotgun: 'stagecoach.roof', doc: 'stagecoach.roof', tuco: 'stagecoach.in' },
  { 'stagecoach.roof': ['strongbox'] },
);
const six = ['car-3j', 'car-4p1j', 'car-1p1j', 'car-3p', 'car-1p', 'car-3p1j'];
const longTrain = withCoach(
  train(six, { marshal: '1.in', shotgun: '5.roof', belle: '6.in', doc: '0.in' }, { '3.in': ['purse', 'purse'] }),
  5,
  { ghost: 'stagecoach.in', tuco: 'stagecoach.in' },
  { 'stagecoach.in': ['purse', 'jewel'], 'stagecoach.roof': ['strongbox', 'strongbox'] },
);
const free = { stagecoach: ['hostage:poodle', 'hostage:old-lady', 'hostage:photographer'] };
const laid: [Who, string][] = [
  ['ghost', 'move'],
  ['tuco', 'change-floor'],
  ['belle', 'shoot'],
  ['doc', 'punch'],
];

/** A train that ends in the prison car, with whoever stands in its cell. */
function withCell(base: TrainView): TrainView {
  const cell = { space: 'cell', loot: [], pawns: Object.keys(base.pawns).filter((who) => base.pawns[who] === 'cell') };
  return { ...base, annexes: [...base.annexes, { id: 'cell', car: base.cars.length - 1, floors: [cell] }] };
}
const prisonTrain = withCell(
  train(
    [...cars, 'prison-car'],
    { marshal: '1.in', ghost: '5.in', doc: '5.roof', tuco: 'cell', belle: '3.in' },
    { '0.in': ['strongbox'], '1.in': ['jewel', 'jewel'], '3.in': ['purse', 'jewel'], '5.in': ['purse'] },
  ),
);
const longPrison = withCell(
  train(
    [...six.slice(0, 5), 'prison-car'],
    { marshal: '5.in', ghost: 'cell', django: 'cell', cheyenne: 'cell', doc: '6.in', belle: '6.in', tuco: '6.roof' },
    { '6.in': ['purse', 'jewel'] },
  ),
);
const prisoners = { prison: ['prisoner:mei', 'prisoner:django'], belle: ['prisoner:tuco'] };
const drinkers = four.map((who, i) =>
  seat(who, {
    loot: [
      ['purse', 'any-flask', 'any-flask'],
      ['purse', 'flask-half'],
      ['jewel', 'old-flask-half'],
      ['purse', 'flask', 'old-flask'],
    ][i] as Token[],
  }),
);
export const inPlay = {
  mode: 'standard',
  expert: false,
  modules: ['horses', 'stagecoach', 'whiskey'],
  variants: [],
  extras: [],
  cars: [],
  silk: '',
  silkWords: '',
  taps: 'scheming',
  deck: { kind: 'station', cards: [] },
  house: [],
  preset: 'big-box',
} as const;
const herd = (...cars: number[]) => Object.fromEntries(cars.map((car) => [`beside.${car}`, ['horse']]));

/** Pieces of a module that are enrolled one by one, so many of them already. */
const enrolling = (who: string, card: string, have: number): View => {
  const { cards: items } = listFor(who, 'actions');
  return view({
    screen: 'cards',
    notice: { n: 9, tone: 'good', code: 'enrol.done', who, card, with: { copy: 1 } },
    cards: {
      bandits: [],
      pieces: [{ who, have, of: items.length }],
      ...noTagsWritten,
      file: '',
      list: {
        who,
        list: 'actions',
        of: items.length,
        again: false,
        items: items.map((item, i) => ({
          ...item,
          done: i < have,
          next: i === have,
          tags: i < have ? ['04000000'] : [],
        })),
      },
    },
  });
};

export const moduleScreens: Record<string, View> = {
  'cards-stagecoach': enrolling('stagecoach', 'hostage:poodle', 2),
  'cards-whiskey': enrolling('whiskey', 'whiskey', 3),
  'cards-horses': enrolling('horses', 'horse', 5),
  prison: inNight({
    phase: 'stealin',
    train: prisonTrain,
    things: prisoners,
    pile: pile(laid, 1),
    now: { who: 'ghost', card: 'brilliant-idea', at: 1 },
    question: question(
      'free.whom',
      ['ghost'],
      options('word', 'free-prisoner:mei', 'free-prisoner:django', 'free-bandit:tuco'),
      { cites: ['Brilliant Idea (Prison module)'] },
    ),
  }),
  'prison-break-out': inNight({
    phase: 'stealin',
    train: longPrison,
    things: { prison: ['prisoner:mei', 'prisoner:django', 'prisoner:silk'] },
    pile: pile(laid, 1),
    now: { who: 'ghost', card: 'brilliant-idea', at: 1 },
    question: question('break-out', ['ghost'], options('space', '6.in', '6.roof'), {
      cites: ['Brilliant Idea (Prison module)'],
    }),
  }),
  horses: inNight({
    phase: 'stealin',
    train: {
      ...train(
        cars,
        { marshal: '0.in', ghost: '3.roof', belle: '2.roof', doc: '2.in', tuco: '4.in' },
        {
          '1.in': ['any-flask', 'jewel'],
          '2.in': ['purse', 'flask-half'],
          '3.in': ['old-flask-half'],
          '4.in': ['any-flask'],
        },
      ),
    },
    things: { 'beside.1': ['horse', 'horse', 'horse'], 'beside.2': ['horse', 'horse'], ...herd(3) },
    seats: drinkers,
    pile: pile(laid, 0),
    now: { who: 'ghost', card: 'ride', at: 0 },
    question: question('ride.where', ['ghost'], options('space', '0.in', '1.in', '2.in', '3.in', '4.in'), {
      cites: ['Ride (Horses module)'],
    }),
  }),
  'horses-coach': inNight({
    phase: 'stealin',
    train: coachTrain,
    things: { ...free, 'beside.2': ['stagecoach', 'horse', 'horse'], ...herd(0, 4), tuco: ['hostage:banker'] },
    seats: drinkers,
    pile: pile(laid, 0),
    now: { who: 'ghost', card: 'ride', at: 0 },
    question: question(
      'ride.where',
      ['belle'],
      options('space', '0.in', '1.in', '2.in', '3.in', '4.in', 'stagecoach.in'),
      {
        cites: ['Ride (Horses module)'],
      },
    ),
  }),
  boarding: inNight({
    phase: 'set-up',
    inPlay,
    train: train(cars, { marshal: '0.in', ghost: '4.in', belle: '4.in' }, { '1.in': ['any-flask'] }),
    things: { 'beside.4': ['horse', 'horse'] },
    question: question('boarding.fists', ['doc', 'tuco'], options('word', 'board', 'ride'), {
      cites: ['Set Up'],
      with: { car: 3 },
    }),
  }),
  drinking: inNight({
    phase: 'schemin',
    seats: drinkers,
    question: {
      ...schemeAct('ghost'),
      options: [...schemeAct('ghost').options, ...options('word', 'flask').map((each) => ({ ...each, digit: 8 }))],
    },
  }),
  stagecoach: inNight({
    phase: 'stealin',
    train: coachTrain,
    things: { ...free, 'beside.2': ['stagecoach'], tuco: ['hostage:banker'] },
    pile: pile(laid, 0),
    now: { who: 'ghost', card: 'move', at: 0 },
    question: question(
      'move.where',
      ['ghost'],
      options('space', '0.roof', '1.roof', '2.roof', '4.roof', 'stagecoach.roof'),
      {
        cites: ['Move', 'The Roof of the Stagecoach'],
      },
    ),
  }),
  'put-back-modules': inNight({
    phase: 'stealin',
    train: coachTrain,
    things: { ...free, 'beside.2': ['stagecoach', 'horse', 'horse'], ...herd(0, 4), tuco: ['hostage:banker'] },
    seats: drinkers,
    canRedo: true,
    pile: pile(laid, 0),
    now: { who: 'ghost', card: 'ride', at: 0 },
    question: null,
    putBack: [
      { piece: 'doc', from: '2.roof', to: 'stagecoach.roof', whose: null, count: 1 },
      { piece: 'thing:horse', from: 'beside.1', to: 'beside.4', whose: null, count: 1 },
      { piece: 'thing:stagecoach', from: 'beside.3', to: 'beside.2', whose: null, count: 1 },
      { piece: 'thing:hostage:banker', from: 'stagecoach', to: 'tuco', whose: null, count: 1 },
      { piece: 'any-flask', from: 'stagecoach.in', to: 'ghost', whose: null, count: 1 },
      { piece: 'turn:flask:flask-half', from: 'doc', to: null, whose: null, count: 1 },
    ],
  }),
  'fixing-modules': inNight({
    phase: 'stealin',
    train: coachTrain,
    things: { ...free, 'beside.2': ['stagecoach', 'horse', 'horse'], ...herd(0, 4), tuco: ['hostage:banker'] },
    seats: drinkers,
    inPlay,
    pile: pile(laid, 0),
    now: { who: 'ghost', card: 'ride', at: 0 },
  }),
  'stagecoach-hostage': inNight({
    phase: 'stealin',
    train: longTrain,
    things: { ...free, 'beside.5': ['stagecoach'], tuco: ['hostage:poker-player'], belle: ['hostage:minister'] },
    pile: pile(laid, 1),
    now: { who: 'ghost', card: 'change-floor', at: 1 },
    question: question('hostage.which', ['ghost'], options('thing', 'poodle', 'old-lady', 'photographer'), {
      cites: ['Inside the Stagecoach', 'The Hostages'],
      with: { who: 'ghost', kind: 'hostage' },
    }),
  }),
  'stagecoach-shotgun': inNight({
    phase: 'stealin',
    train: coachTrain,
    things: { ...free, 'beside.2': ['stagecoach'], tuco: ['hostage:banker'] },
    pile: pile(laid, 3),
    now: { who: 'doc', card: 'punch', at: 3 },
    question: question('punch.whom', ['doc'], options('bandit', 'shotgun', 'tuco'), {
      cites: ['Punch', 'The Shotgun'],
    }),
  }),
};
