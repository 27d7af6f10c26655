/** Screens of nights with the variants of the app and with what the 10th Anniversary box adds. */
import type { Space, Token, Who } from '../../src/messages/facts.ts';
import type { TrainView, View } from '../../src/messages/view.ts';
import { four, inNight, options, pile, question, schemeAct, seat, train } from './fixtures.ts';
import { inPlay } from './module-fixtures.ts';

/** The same train with the handcar at one of its ends, and whoever is on it. */
function withHandcar(base: TrainView, end: 'front' | 'rear', pawns: readonly Who[], loot: Token[] = []): TrainView {
  const car = end === 'front' ? 0 : base.cars.length - 1;
  const on = Object.fromEntries(pawns.map((who): [Who, Space] => [who, 'handcar']));
  const floors = [{ space: 'handcar', loot, pawns: [...pawns] }];
  return { ...base, pawns: { ...base.pawns, ...on }, annexes: [...base.annexes, { id: 'handcar', car, floors }] };
}

const cars = ['car-3j', 'car-4p1j', 'car-1p1j', 'car-3p'];
const burning = train(
  cars,
  { marshal: '0.in', ghost: '2.in', belle: '1.roof', doc: '3.in', tuco: '3.in' },
  {
    '1.in': ['prototype', 'jewel', 'jewel'],
    '2.in': ['purse', 'dynamite'],
    '3.in': ['purse', 'jewel', 'purse'],
    '4.in': ['amulet', 'purse'],
  },
);
const circus = ['car-3j', 'circus-car', 'car-1p1j', 'car-3p'];
const circusTrain = train(
  circus,
  { marshal: '1.in', belle: '2.roof', doc: '2.in', tuco: '4.in' },
  { '0.in': ['strongbox'], '2.in': ['clowns-chest', 'clowns-chest'], '3.in': ['purse', 'jewel'] },
);
const long = ['car-3j', 'circus-car', 'car-1p1j', 'car-3p', 'car-1p', 'car-3p1j', 'car-4p1j'];
const variants = { ...inPlay, modules: [], variants: ['flames', 'prototype', 'amulet', 'flat-bed', 'dynamite'] };
const anniversary = { ...inPlay, modules: [], extras: ['circus-car', 'handcar', 'special-punch'] };
const things = { 'beside.3': ['fire'], 'beside.4': ['fire'], 'beside.2': ['flat-bed'] };
const holders = [
  ['purse', 'amulet'],
  ['purse', 'prototype'],
  ['clowns-chest', 'purse'],
  ['purse', 'jewel'],
];
const seats = four.map((who, i) => seat(who, { loot: holders[i] ?? [] }));
const withMary = [...four, 'mary'].map((who) =>
  seat(who, {
    loot: who === 'mary' ? ['jewel', 'jewel', 'purse'] : ['purse'],
    ...(who === 'mary' && { cylinders: [], cylinder: 0, received: ['ghost', 'neutral'] }),
  }),
);
const maryTrain = train(
  cars,
  { marshal: '2.in', ghost: '4.roof', belle: '2.roof', doc: '1.in', tuco: '3.in', mary: '3.in' },
  { '0.in': ['strongbox'], '2.in': ['jewel', 'purse'], '3.in': ['jewel'], '4.in': ['jewel', 'purse'] },
);
const laid: [Who, string][] = [
  ['ghost', 'move'],
  ['tuco', 'special-punch'],
  ['mary', 'seduction'],
  ['doc', 'punch'],
];
const hers = ['seduction', 'hat-tip', 'mary-shoot', 'mary-punch', 'rob', 'mary-move', 'bullet'];

export const variantScreens: Record<string, View> = {
  variants: inNight({
    phase: 'stealin',
    inPlay: variants,
    train: burning,
    things,
    seats,
    pile: pile(laid, 0),
    now: { who: 'ghost', card: 'move', at: 0 },
    question: question('move.where', ['ghost'], options('space', '1.in', '3.in'), { cites: ['Move'] }),
  }),
  'fixing-variants': inNight({
    phase: 'stealin',
    inPlay: { ...variants, variants: [...variants.variants, 'last-car'], cars },
    train: burning,
    things,
    seats,
  }),
  'variants-die': inNight({
    phase: 'round-card',
    inPlay: variants,
    train: burning,
    question: question('die.car', ['table'], options('space', '1.in', '2.in', '3.in', '4.in'), {
      with: { variant: 'dynamite' },
      draws: true,
      cites: ['App Variants'],
    }),
  }),
  'last-car': inNight({
    phase: 'event',
    inPlay: { ...variants, variants: ['last-car', 'flames'], cars },
    train: train(cars.slice(0, 3), { ghost: '3.in', belle: '2.roof', doc: '3.in', tuco: '1.in' }, {}),
    things: { 'beside.3': ['fire'] },
    told: [
      { is: 'event', event: 'last-car', cites: [] },
      { is: 'neutral', who: ['ghost', 'doc'], cause: 'last-car', cites: ['Doc Variant – Last Car'] },
      { is: 'unhooked', car: 4, cites: ['Doc Variant – Last Car'] },
    ],
    putBack: [
      { piece: 'car:car-3p', from: 'box', to: '4', whose: null, count: 1 },
      { piece: 'ghost', from: '3.in', to: '4.in', whose: null, count: 1 },
    ],
  }),
  handcar: inNight({
    phase: 'stealin',
    inPlay: anniversary,
    train: withHandcar(circusTrain, 'front', ['ghost'], ['purse']),
    things: { 'beside.2': ['circus-car'], front: ['handcar'] },
    pile: pile(laid, 1),
    now: { who: 'belle', card: 'move', at: 1 },
    question: question('move.where', ['ghost'], options('space', '0.in', '0.roof'), { cites: ['Move', 'The Handcar'] }),
  }),
  'handcar-rear': inNight({
    phase: 'stealin',
    inPlay: anniversary,
    train: withHandcar(
      train(long, { marshal: '1.in', belle: '2.roof', doc: '7.in', tuco: '7.roof', ghost: 'hidden' }, {}),
      'rear',
      ['cheyenne'],
    ),
    things: { 'beside.2': ['circus-car', 'flat-bed'], rear: ['handcar'] },
    question: question(
      'handcar.out',
      ['ghost'],
      options('space', '0.in', '1.in', '2.in', '3.in', '4.in', '5.in', '6.in', '7.in'),
      {
        cites: ['The Handcar'],
      },
    ),
  }),
  buy: inNight({
    phase: 'stealin',
    inPlay: anniversary,
    train: train(cars, { marshal: '0.in', 'al-patron': '2.in', ghost: '3.in', doc: '3.roof', tuco: '4.in' }, {}),
    seats: ['al-patron', 'ghost', 'doc', 'tuco'].map((who) => seat(who, { loot: ['purse', 'purse'] })),
    firstPlayer: 'ghost',
    pile: pile(laid, 1),
    now: { who: 'tuco', card: 'special-punch', at: 1 },
    question: question('buy', ['al-patron'], options('yes-no', 'yes', 'no'), {
      with: { who: 'al-patron', target: 'tuco', card: 'special-punch' },
      cites: ['Al Patron'],
    }),
  }),
  'mary-turn': inNight({
    phase: 'schemin',
    inPlay: { ...anniversary, extras: [] },
    train: maryTrain,
    seats: withMary,
    turn: 'mary',
    question: { ...schemeAct('mary'), draws: true, options: options('card', ...hers) },
  }),
  'mary-acts': inNight({
    phase: 'stealin',
    inPlay: { ...anniversary, extras: [] },
    train: maryTrain,
    seats: withMary,
    pile: pile(laid, 2),
    now: { who: 'mary', card: 'seduction', at: 2 },
    told: [
      { is: 'turned-over', who: 'mary', card: 'seduction', at: 2, cites: ["Phase 2: Stealin'!"] },
      {
        is: 'moved',
        pawns: [
          { who: 'ghost', from: '1.roof', to: '4.roof' },
          { who: 'marshal', from: '1.in', to: '2.in' },
        ],
        cause: 'seduction',
        cites: ['Seduction'],
      },
    ],
    question: question('next', ['table'], options('next', 'next')),
  }),
};
