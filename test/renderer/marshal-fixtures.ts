/** Screens of a night with the Marshal player: two targets, and the verdict on his goals. */
import type { Who } from '../../src/messages/facts.ts';
import type { CountRow, SeatView, View } from '../../src/messages/view.ts';
import { items } from '../../src/table/enrolment.ts';
import { type CardList, listFor, type Tags } from '../../src/table/tags.ts';
import { inNight, noTagsWritten, options, pile, question, seat, train, view } from './fixtures.ts';
import { inPlay } from './module-fixtures.ts';

const HE: Who = 'marshal-player';
const cylinders = [
  { id: `${HE}/pile-1`, left: 4 },
  { id: `${HE}/pile-2`, left: 5 },
];
const seats: SeatView[] = [
  seat(HE, { name: 'Sam', loot: ['mailbag'], cylinder: 9, cylinders, received: ['doc'], deck: 5 }),
  seat('ghost', { received: [HE] }),
  seat('doc', { received: [HE, HE, 'neutral'] }),
  seat('belle', { loot: ['purse', 'jewel'] }),
  seat('tuco'),
];
const things = {
  [HE]: ['wanted:ghost', 'brawler:500', 'brawler:300'],
  ghost: ['brawler:800'],
  doc: ['wanted:doc', 'penalty:disarmed'],
  belle: ['wanted:belle'],
  tuco: ['wanted:tuco'],
  revealed: ['goal:mail'],
  current: ['goal'],
  upcoming: ['goal', 'goal', 'goal'],
  prison: ['prisoner:mei', 'prisoner:tuco'],
};
const laid: [Who, string][] = [
  [HE, 'shoot'],
  ['doc', 'punch'],
  ['belle', 'move'],
];
const sixCars = train(
  ['car-3j', 'car-4p1j', 'car-1p1j', 'car-3p', 'prison-car'],
  { marshal: '2.in', doc: '1.in', belle: '3.in', ghost: '3.roof', tuco: '4.in' },
  { '0.in': ['mailbag'], '2.in': ['purse', 'jewel'], '4.in': ['purse'] },
);
const row = (who: Who, loot: number): CountRow => ({
  who,
  closed: 0,
  terms: [{ id: 'loot', dollars: loot }],
  total: loot,
  bullets: 1,
});

/** His list once so many of its cards are known; `card` was touched. */
function enrolling(list: CardList, known: readonly [card: string, copy: number][], card?: string): View {
  const tags: Tags = Object.fromEntries(known.map(([one, copy], at) => [`0400000${at}`, { who: HE, card: one, copy }]));
  const enrolment = { who: HE, list, ...(card !== undefined && { card }) };
  const listed = items(tags, enrolment).map((item) => ({ ...item, tags: item.done ? ['04000000'] : [] }));
  const shown = { who: HE, list, of: listFor(HE, list).count, again: false, items: listed };
  return view({ screen: 'cards', cards: { bandits: [], pieces: [], ...noTagsWritten, file: '', list: shown } });
}

export const marshalScreens: Record<string, View> = {
  'cards-marshal': enrolling('actions', [
    ['move', 1],
    ['shoot', 1],
    ['shoot', 2],
  ]),
  'cards-marshal-pieces': enrolling(
    'added',
    [
      ['goal:mail', 1],
      ['wanted:ghost', 1],
    ],
    'brawler:800',
  ),
  'marshal-two-targets': inNight({
    phase: 'stealin',
    seats,
    firstPlayer: HE,
    train: train(
      ['car-3j', 'car-4p1j', 'car-1p1j', 'car-3p'],
      { marshal: '2.in', doc: '1.in', belle: '3.in', ghost: '3.roof', tuco: '4.in' },
      { '0.in': ['mailbag'], '2.in': ['purse', 'jewel'], '4.in': ['purse'] },
    ),
    things,
    pile: pile(laid, 0),
    now: { who: HE, card: 'shoot', at: 0 },
    question: question('shoot.whom', [HE], options('bandit', 'doc', 'belle+doc'), {
      cites: ['Shoot', 'Character Powers'],
      with: { who: HE },
    }),
  }),
  'fixing-marshal': inNight({
    phase: 'stealin',
    seats,
    firstPlayer: HE,
    things,
    inPlay: { ...inPlay, modules: ['marshal', 'prison'] },
    train: sixCars,
  }),
  'marshal-verdict': inNight({
    phase: 'over',
    seats,
    firstPlayer: HE,
    things,
    question: null,
    count: {
      rows: [row('doc', 1950), row('belle', 1500), row('tuco', 1000), row('ghost', 300)],
      goals: [
        { id: 'mail', reached: true },
        { id: 'golden-bullet', reached: true },
        { id: 'dodge-bullets', reached: false },
        { id: 'warrant:ghost', reached: true },
        { id: 'warrant:doc', reached: false },
      ],
      winners: ['doc'],
      purses: [],
    },
  }),
};
