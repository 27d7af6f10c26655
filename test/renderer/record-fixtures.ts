/** Nights whose record is being put right: corrections, the log, an amend, freezes, a replay. */
import type { Who } from '../../src/messages/facts.ts';
import type { FreezePart, LogEntry } from '../../src/messages/record.ts';
import type { PutBack, TrainView, View } from '../../src/messages/view.ts';
import { four, fourTrain, inNight, laid, night, pile, schemeAct, screens, view } from './fixtures.ts';
import { eight, eightTrain, teams } from './night-fixtures.ts';

const entry = (
  n: number,
  about: string,
  who: Who,
  key: string | null,
  offered: string[],
  part: Partial<LogEntry> = {},
): LogEntry => ({
  n,
  is: 'answer',
  round: n < 3 ? 0 : 2,
  question: { about, asks: [who], with: {} },
  by: null,
  key,
  options: offered,
  hidden: key === null,
  put: null,
  with: {},
  ...part,
});
const hand = ['move', 'change-floor', 'loot', 'shoot', 'punch', 'marshal', 'draw'];

const log: LogEntry[] = [
  entry(1, 'place', 'ghost', '4.in', ['3.in', '4.in']),
  entry(2, 'place', 'doc', '3.in', ['3.in', '4.in']),
  entry(3, 'round-card', 'table', '24-passengers-rebellion', ['24-passengers-rebellion', '24-braking'], {
    question: { about: 'round-card', asks: ['table'], with: { number: 2 } },
  }),
  entry(4, 'scheme.act', 'ghost', null, []),
  entry(5, 'scheme.act', 'doc', 'shoot', hand),
  entry(6, 'scheme.act', 'belle', 'loot', hand),
  entry(7, 'scheme.act', 'tuco', 'change-floor', hand),
  entry(8, 'correct', 'table', null, [], {
    is: 'correct',
    question: null,
    hidden: false,
    put: { pieces: { doc: '2.in', marshal: '1.in' } },
  }),
  entry(9, 'move.where', 'ghost', '3.roof', ['1.roof', '2.roof', '3.roof', '4.roof']),
  entry(10, 'shoot.whom', 'doc', 'belle', ['belle', 'tuco']),
];

const moves: PutBack[] = [
  { piece: 'ghost', from: '4.roof', to: '3.roof', whose: null, count: 1 },
  { piece: 'doc', from: '1.in', to: '3.in', whose: null, count: 1 },
  { piece: 'jewel', from: '3.in', to: 'belle', whose: null, count: 1 },
];

const whole = {
  waiting: 0,
  waits: { about: 'move.where', asks: ['tuco'], with: {} },
  pawns: fourTrain.pawns,
  loot: Object.fromEntries(
    fourTrain.cars.flatMap((car) => [car.inside, car.roof]).map((floor) => [floor.space, floor.loot]),
  ),
};

const item = (id: string, what: string, name: string | null, at: string | null = null, count = 1, ticked = false) => ({
  id,
  what,
  name,
  at,
  count,
  ticked,
});

/** Where everything goes on that train, for those bandits; the first two cars are done. */
const partsOf = (train: TrainView, bandits: readonly Who[]): FreezePart[] => [
  ...train.cars.map(({ id, inside, roof }, car) => ({
    stage: 'set' as const,
    of: String(car),
    items: [
      ...(car > 0 ? [item(`car-${car}`, 'car', id, null, 1, car < 3)] : []),
      ...[roof, inside].flatMap(({ space, pawns, loot }) => [
        ...pawns.map((who) => item(`pawn-${who}`, 'pawn', who, space, 1, car < 2)),
        ...[...new Set(loot)].map((token) =>
          item(`${token}@${space}`, 'token', token, space, loot.filter((one) => one === token).length, car < 2),
        ),
      ]),
    ],
  })),
  ...bandits.map((who, i) => ({
    stage: 'set' as const,
    of: who,
    items: [
      item(`loot-${who}`, 'token', 'purse', who, i + 1),
      item(`cylinder-${who}`, 'cylinder', who, null, 6 - i),
      item(`deck-${who}`, 'deck', who, null, 4),
      item(`hand-${who}`, 'hand', who, null, 6),
      ...(i % 2 ? [item(`received-${who}`, 'received', 'neutral', null, i)] : []),
    ],
  })),
  {
    stage: 'set',
    of: 'table',
    items: [
      item('pile', 'pile', null, null, 5),
      item('neutral', 'neutral', null, null, 11),
      item('round-card', 'round-card', '24-passengers-rebellion'),
      item('first', 'first-player', 'ghost'),
    ],
  },
];
const parts = partsOf(fourTrain, four);
const bags: FreezePart[] = [
  ...four.map((who) => ({
    stage: 'keep' as const,
    of: who,
    items: [item(`bag-${who}`, 'bag', who, null, 3), item(`keep-deck-${who}`, 'deck', who, null, 5)],
  })),
  { stage: 'keep', of: 'table', items: [item('keep-cards', 'round-cards', null, null, 3)] },
];

const scheming = screens.schemin as View;

export const recordScreens: Record<string, View> = {
  fixing: scheming,
  'fixing-held': scheming,
  'fixing-counts': scheming,
  warnings: inNight({
    turn: 'doc',
    pile: pile(laid),
    question: schemeAct('doc'),
    warnings: [
      { code: 'with-marshal', with: { who: 'doc' } },
      { code: 'tokens', with: { token: 'jewel' } },
    ],
  }),
  log: inNight({ turn: 'doc', pile: pile(laid), question: schemeAct('doc'), log, canRedo: true }),
  amend: inNight({
    turn: 'doc',
    pile: pile(laid),
    question: schemeAct('doc'),
    amend: {
      entry: log[8] as LogEntry,
      key: '1.roof',
      ways: {
        're-resolve': {
          ...whole,
          kept: 7,
          unfit: [
            { entry: log[9] as LogEntry, why: 'no-such-option' },
            { entry: log[6] as LogEntry, why: 'not-asked' },
          ],
          putBack: moves,
        },
        'table-stands': { ...whole, kept: 9, unfit: [], putBack: [] },
      },
    },
  }),
  'put-back-train': inNight({
    phase: 'stealin',
    canRedo: true,
    now: { who: 'ghost', card: 'move', at: 2 },
    pile: pile(laid, 2),
    putBack: [...moves, { piece: 'bullet:doc', from: 'deck', to: 'doc', whose: 'belle', count: 1 }],
  }),
  'freeze-knocked': inNight({ freeze: { why: 'knocked', parts, ticked: 12, of: 34 } }),
  'freeze-eight': inNight({
    seats: teams,
    train: eightTrain,
    freeze: { why: 'audit', parts: partsOf(eightTrain, eight), ticked: 9, of: 72 },
  }),
  'freeze-pack': inNight({ freeze: { why: 'pack', parts: [...bags, ...parts], ticked: 0, of: 39 } }),
  replay: view({
    screen: 'replay',
    replay: {
      id: 'n2',
      at: 41,
      of: 180,
      night: night({
        phase: 'stealin',
        pile: pile([...laid], 1),
        now: { who: 'doc', card: 'shoot', at: 1 },
      }),
      steps: Array.from({ length: 181 }, (_, n) => ({
        n,
        facts: n === 41 ? (screens['stealin-next']?.night?.told ?? []) : [],
      })),
    },
  }),
};
