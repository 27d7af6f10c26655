/** Views as a host would send them, one for every screen and for the crowded nights that break a layout. */
import { setupView, typingView } from '../../src/host/views/setup.ts';
import type { SetupDraft } from '../../src/messages/commands.ts';
import type { Fact, Space, Token, Who } from '../../src/messages/facts.ts';
import type {
  CountView,
  NightView,
  OptionView,
  Phase,
  PileCard,
  QuestionView,
  ReaderView,
  RoundView,
  SeatView,
  SetupView,
  TrainView,
  View,
} from '../../src/messages/view.ts';
import { isIdle, offered, typedCard } from '../../src/rules/base/flow/round-cards.ts';
import { cars } from '../../src/rules/catalogue/components.ts';
import { presets } from '../../src/rules/house/presets.ts';
import { standardSetup } from '../../src/rules/setup.ts';
import { emptyDraft } from '../../src/table/set-up.ts';
import { listOf } from '../../src/table/tags.ts';

export const four: Who[] = ['ghost', 'doc', 'belle', 'tuco'];
export const six: Who[] = ['ghost', 'doc', 'belle', 'tuco', 'cheyenne', 'django'];
export const players: Record<Who, string> = {
  ghost: 'Anna',
  doc: 'Benedikt',
  belle: 'Charlotte',
  tuco: 'Dimitri',
  cheyenne: 'Eve',
  django: 'Franz-Josef',
};
export const allCars = cars.map(({ id, loot }) => ({ id, loot: [...loot] }));

/** A reader that is ready, and has said nothing yet. */
/** Of a cards' screen: what no list needs. */
export const noTagsWritten = { labels: [], writing: { on: false, can: false }, doubt: null };

export const readerNow: ReaderView = {
  state: 'ready',
  source: '/dev/ttyACM0',
  dialect: 'ttr',
  how: {},
  baud: null,
  trouble: null,
  ports: [],
  antennas: ['any'],
  heard: [],
  bytes: [],
  recording: null,
  card: null,
  proposal: null,
};

export function view(part: Partial<View>): View {
  return {
    version: '0.1.0',
    screen: 'home',
    reader: readerNow,
    notice: null,
    home: { nights: [], enrolled: [], folder: '/home/anna/Caboose' },
    cards: null,
    setup: null,
    night: null,
    replay: null,
    demo: false,
    hands: null,
    ...part,
  };
}

/** A train of the given cars; pawns and loot by space. */
export function train(cars: string[], pawns: Record<Who, Space>, loot: Record<Space, Token[]>): TrainView {
  const floor = (space: Space) => ({
    space,
    loot: loot[space] ?? [],
    pawns: Object.keys(pawns).filter((who) => pawns[who] === space),
  });
  const ids = ['locomotive', ...cars];
  return { cars: ids.map((id, i) => ({ id, inside: floor(`${i}.in`), roof: floor(`${i}.roof`) })), pawns, annexes: [] };
}

export function seat(who: Who, part: Partial<SeatView> = {}): SeatView {
  return {
    who,
    name: players[who] ?? '',
    player: who,
    team: null,
    left: false,
    playedBy: null,
    loot: ['purse'],
    cylinder: 6,
    received: [],
    deck: 4,
    hand: 6,
    discard: null,
    ...part,
    cylinders: part.cylinders ?? [{ id: who, left: part.cylinder ?? 6 }],
  };
}

export function round(part: Partial<RoundView> = {}): RoundView {
  return {
    number: 2,
    card: '24-passengers-rebellion',
    turns: [
      { type: 'standard', state: 'done' },
      { type: 'standard', state: 'now' },
      { type: 'tunnel', state: 'next' },
      { type: 'standard', state: 'next' },
      { type: 'standard', state: 'next' },
    ],
    event: 'passengers-rebellion',
    ...part,
  };
}

export const fourTrain = train(
  ['car-3j', 'car-4p1j', 'car-1p1j', 'car-3p'],
  { marshal: '1.in', ghost: '3.roof', doc: '2.in', belle: '2.roof', tuco: '4.in' },
  {
    '0.in': ['strongbox'],
    '1.in': ['jewel', 'jewel', 'jewel'],
    '2.in': ['purse', 'purse', 'purse', 'jewel'],
    '2.roof': ['purse'],
    '3.in': ['purse', 'jewel'],
    '4.in': ['purse', 'purse'],
  },
);

export const crowdedTrain = train(
  allCars.map((car) => car.id),
  { marshal: '0.in', ghost: '3.in', doc: '3.in', belle: '3.in', tuco: '3.in', cheyenne: '3.in', django: '3.in' },
  {
    '0.in': ['strongbox'],
    '1.in': ['purse'],
    '2.in': ['purse', 'purse', 'purse'],
    '3.in': ['purse', 'purse', 'purse', 'purse', 'purse', 'purse', 'jewel', 'jewel', 'jewel', 'strongbox'],
    '3.roof': ['purse', 'jewel', 'purse', 'purse', 'jewel', 'purse', 'strongbox'],
    '4.in': ['purse', 'purse', 'purse', 'jewel'],
    '5.in': ['purse', 'purse', 'purse', 'purse', 'jewel'],
    '6.in': ['jewel', 'jewel', 'jewel'],
  },
);

export const sixSeats = six.map((who, i) =>
  seat(who, {
    loot:
      i === 0 ? ['purse', 'purse', 'purse', 'purse', 'jewel', 'jewel', 'strongbox'] : i === 3 ? [] : ['purse', 'jewel'],
    cylinder: 6 - i,
    received: i % 2 ? ['ghost', 'neutral', 'tuco', 'neutral'] : [],
  }),
);

export function night(part: Partial<NightView>): NightView {
  return {
    id: '2026-11-28-1',
    phase: 'schemin',
    seats: four.map((who, i) =>
      seat(who, { loot: i === 1 ? ['purse', 'jewel', 'purse'] : ['purse'], cylinder: 6 - i }),
    ),
    firstPlayer: 'ghost',
    round: round(),
    train: fourTrain,
    things: {},
    neutral: 11,
    turn: null,
    pile: [],
    now: null,
    question: null,
    told: [],
    toldFrom: 0,
    story: [],
    count: null,
    canUndo: true,
    canRedo: false,
    putBack: [],
    typing: null,
    house: [],
    unsaved: null,
    at: 12,
    log: [],
    amend: null,
    unfit: [],
    waiting: 0,
    warnings: [],
    onBreak: false,
    freeze: null,
    left: [],
    inPlay: {
      mode: 'standard',
      expert: false,
      modules: [],
      variants: [],
      extras: [],
      cars: [],
      silk: '',
      silkWords: '',
      taps: 'scheming',
      deck: { kind: 'station', cards: [] },
      house: [],
      preset: 'big-box',
    },
    ...part,
  };
}

export function inNight(part: Partial<NightView>, rest: Partial<View> = {}): View {
  return view({ screen: 'night', night: night(part), ...rest });
}

export function options(kind: OptionView['kind'], ...keys: string[]): OptionView[] {
  return keys.map((key, i) => ({ key, kind, digit: i < 9 ? i + 1 : null, for: null }));
}

export function question(
  about: string,
  asks: Who[],
  opts: OptionView[],
  part: Partial<QuestionView> = {},
): QuestionView {
  return { id: `2/${about}/${asks.join('+')}`, asks, waits: asks, about, with: {}, cites: [], options: opts, ...part };
}

export function schemeAct(who: Who): QuestionView {
  const cards = options('card', 'move', 'change-floor', 'loot', 'shoot', 'punch', 'marshal');
  return question('scheme.act', [who], [...cards, { key: 'draw', kind: 'draw', digit: 7, for: null }], {
    cites: ['Phase 1: Schemin’!'],
  });
}

export const goOn = (about: string, key = 'next') => question(about, ['table'], options('next', key));

/** As the host sends it with the memory aid off: in Schemin’ only the top card is told. */
export function pile(cards: [Who, string | null][], now = -1): PileCard[] {
  return cards.map(([who, card], i) => ({
    who,
    card: now >= 0 || i === cards.length - 1 ? card : null,
    face: card === null ? 'down' : 'up',
    state: i === now ? 'now' : i < now ? 'done' : 'waiting',
  }));
}

export const laid: [Who, string | null][] = [
  ['ghost', 'move'],
  ['doc', 'shoot'],
  ['belle', 'loot'],
  ['tuco', 'change-floor'],
  ['ghost', 'punch'],
];

const shootFacts: Fact[] = [
  { is: 'turned-over', who: 'django', card: 'shoot', at: 3, cites: ['Phase 2: Stealin’!'] },
  { is: 'ruled', by: 'belle', about: 'shoot.targets', who: ['belle'], cites: ['Character Powers: Belle'] },
  { is: 'shot', by: 'django', at: 'tuco', cites: ['Shoot'] },
  {
    is: 'moved',
    pawns: [{ who: 'tuco', from: '3.roof', to: '4.roof' }],
    cause: 'push',
    cites: ['Character Powers: Django'],
  },
];

export const turned: [Who, string][] = [
  ...six.map((who, i): [Who, string] => [
    who,
    ['move', 'shoot', 'loot', 'punch', 'change-floor', 'shoot'][i] ?? 'move',
  ]),
  ...six.map((who, i): [Who, string] => [who, ['marshal', 'loot', 'loot', 'move', 'move', 'punch'][i] ?? 'move']),
];

const baseRounds: [string, string[], string | null][] = [
  ['24-angry-marshal', ['standard', 'standard', 'tunnel', 'switching'], 'angry-marshal'],
  ['24-swivel-arm', ['standard', 'tunnel', 'standard', 'standard'], 'swivel-arm'],
  ['24-braking', ['standard', 'standard', 'standard', 'standard'], 'braking'],
  ['24-take-it-all', ['standard', 'tunnel', 'speeding-up', 'standard'], 'take-it-all'],
  ['24-passengers-rebellion', ['standard', 'standard', 'tunnel', 'standard', 'standard'], 'passengers-rebellion'],
  ['24-tunnel', ['standard', 'tunnel', 'standard', 'tunnel', 'standard'], null],
  ['24-bridge', ['standard', 'speeding-up', 'standard'], null],
];

/** The set-up screen as the host makes it of a draft. */
function setup(seats: Who[][], cars: string[], more: Partial<SetupDraft> = {}): SetupView {
  const people = (bandits: Who[]) => (more.mode === 'two-bandits' ? bandits.slice(0, 1) : bandits);
  const names = (bandits: Who[], at: number) => people(bandits).map((who) => (at % 2 ? '' : (players[who] ?? '')));
  return setupView(
    {
      ...emptyDraft,
      seats: seats.map((bandits, at) => ({ bandits, names: names(bandits, at) })),
      firstPlayer: seats[0]?.[0] ?? null,
      cars,
      ...more,
    },
    [],
  );
}
const alone = (seats: Who[]): Who[][] => seats.map((who) => [who]);
const pairs = (seats: Who[]): Who[][] => [seats.slice(0, 2), seats.slice(2, 4), seats.slice(4)];

/** Every card of the band that was not played, and as many typed in as the box has unknown ones. */
function roundOptions(played: string[]): OptionView[] {
  const typed = ['safekeeping', 'rumors', 'reflex-action', null, 'braking'].map((event, i) =>
    typedCard('2-4', {
      turns: ['standard', 'tunnel', 'jarring', 'standard', 'turmoil'].slice(0, 3 + (i % 3)),
      event,
      keep: i % 3,
    }),
  );
  return offered({ ...standardSetup({ seats: four }), typed }, played, 1).map(({ id, turns, event, keep }, i) => ({
    key: id,
    kind: 'round-card',
    digit: i < 9 ? i + 1 : null,
    for: null,
    card: { turns, event, keep, idle: isIdle({ modules: [] }, event) },
  }));
}

const rows: CountView['rows'] = six.map((who, i) => ({
  who,
  closed: 0,
  terms: [
    { id: 'loot', dollars: [1750, 2250, 500, 1250, 1500, 250][i] ?? 0 },
    ...(i === 0 || i === 2 ? [{ id: 'gunslinger', dollars: 1000 }] : []),
    ...(i === 4 ? [{ id: 'conductor', dollars: 250 }] : []),
  ],
  total: [2750, 2250, 1500, 1250, 1750, 250][i] ?? 0,
  bullets: i + 1,
}));

const over = {
  phase: 'over' as Phase,
  seats: sixSeats,
  train: crowdedTrain,
  round: round({ number: 5, card: 'st-hostage-taking', event: 'hostage-taking' }),
};

/** Every screen by name. The first five are the README’s. */
export const screens: Record<string, View> = {
  home: view({
    home: {
      enrolled: ['ghost', 'doc', 'belle', 'tuco'],
      folder: '/home/anna/Caboose',
      nights: [
        {
          id: 'n3',
          at: Date.UTC(2026, 10, 28, 19, 30),
          mode: 'standard',
          players: 4,
          seats: alone(four),
          round: 3,
          winners: [],
          trouble: null,
        },
        {
          id: 'n2',
          at: Date.UTC(2026, 10, 14, 20, 5),
          mode: 'teams',
          players: 6,
          seats: pairs(six),
          round: 6,
          winners: ['cheyenne', 'django'],
          trouble: null,
        },
        {
          id: 'n1',
          at: Date.UTC(2026, 9, 31, 20, 15),
          mode: '',
          players: 0,
          seats: [],
          round: 1,
          winners: [],
          trouble: 'newer',
        },
      ],
    },
  }),
  'set-up': view({
    screen: 'setup',
    home: { nights: [], enrolled: ['ghost', 'doc'], folder: '' },
    setup: setup(alone(four), ['car-3j', 'car-4p1j', 'car-1p1j', 'car-3p'], {
      house: { 'tie-bullets': 'shots' },
      modules: ['stagecoach'],
    }),
  }),
  schemin: inNight(
    { turn: 'doc', pile: pile(laid), question: schemeAct('doc') },
    { notice: { n: 4, tone: 'good', code: 'tap.play', who: 'ghost', card: 'punch', with: {} } },
  ),
  stealin: inNight({
    phase: 'stealin',
    round: round({ turns: round().turns.map((turn) => ({ ...turn, state: 'done' })) }),
    pile: pile(
      [
        ['tuco', 'move'],
        ['doc', 'loot'],
        ['ghost', 'move'],
        ['belle', 'shoot'],
        ['tuco', 'loot'],
        ['doc', 'punch'],
        ['belle', 'marshal'],
      ],
      2,
    ),
    now: { who: 'ghost', card: 'move', at: 2 },
    told: [
      { is: 'took', who: 'doc', token: 'purse', from: '2.in', cause: 'loot', cites: ['Loot'] },
      { is: 'turned-over', who: 'ghost', card: 'move', at: 2, cites: ['Phase 2: Stealin’!'] },
    ],
    question: question('move.where', ['ghost'], options('space', '0.roof', '1.roof', '2.roof', '4.roof'), {
      cites: ['Move'],
    }),
  }),
  count: inNight({ ...over, count: { goals: null, rows, winners: ['ghost'], purses: [] } }),

  'home-first': view({}),
  cards: view({
    screen: 'cards',
    cards: {
      bandits: six.map((who, i) => ({ who, have: [10, 10, 4, 0, 0, 0][i] ?? 0, of: 10 })),
      pieces: [],
      ...noTagsWritten,
      file: '',
      list: null,
    },
  }),
  'cards-list': view({
    screen: 'cards',
    notice: { n: 9, tone: 'wait', code: 'enrol.duplicate', who: 'doc', card: 'loot', with: { copy: 2 } },
    cards: {
      bandits: [],
      pieces: [],
      ...noTagsWritten,
      file: '',
      list: {
        who: 'ghost',
        list: 'actions',
        of: 10,
        again: false,
        items: listOf('actions').map((item, i) => ({
          ...item,
          done: i < 3,
          next: i === 3,
          tags: i < 3 ? [`04A2B3C4D5E68${i}`] : [],
        })),
      },
    },
  }),
  'set-up-six': view({
    screen: 'setup',
    setup: setup(alone(six), ['car-3j', 'car-4p1j'], { firstPlayer: null }),
  }),
  'round-card': inNight({
    phase: 'round-card',
    round: null,
    canUndo: false,
    question: question(
      'round-card',
      ['table'],
      baseRounds.map(([key, turns, event], i) => ({
        key,
        kind: 'round-card',
        digit: i + 1,
        for: null,
        card: { turns, event, keep: 0, idle: false },
      })),
      { with: { number: 1 } },
    ),
  }),
  'round-card-many': inNight({
    phase: 'round-card',
    round: null,
    canUndo: false,
    typing: typingView({ modules: [] }, false),
    question: question('round-card', ['table'], roundOptions([]), { with: { number: 1 } }),
  }),
  'set-up-twos': view({
    screen: 'setup',
    setup: setup([['ghost', 'tuco'], ['doc', 'belle'], ['mei']], ['car-3j', 'car-4p1j', 'car-1p1j', 'car-3p'], {
      mode: 'two-bandits',
    }),
  }),
  'set-up-teams': view({
    screen: 'setup',
    setup: setup(
      [
        ['ghost', 'tuco'],
        ['doc', 'belle'],
        ['mei', 'silk'],
        ['cheyenne', 'django'],
      ],
      allCars.map(({ id }) => id),
      { mode: 'teams', silk: 'dodge', expert: true },
    ),
  }),
  'set-up-eight': view({
    screen: 'setup',
    setup: setup(
      alone([...six, 'mei', 'silk']),
      allCars.map(({ id }) => id),
      {
        silk: 'move',
        house: { ...presets.online },
      },
    ),
  }),
  'set-up-silk': view({
    screen: 'setup',
    setup: setup(alone(['silk', 'mei', 'belle', 'tuco']), ['car-3j', 'car-4p1j', 'car-1p1j', 'car-3p'], {
      silk: 'own',
      deck: { kind: 'chosen', cards: ['24-braking', '24-tunnel', 'st-pickpocketing'] },
    }),
  }),
  'set-up-variants': view({
    screen: 'setup',
    setup: setup(
      alone(['al-patron', 'mei', 'belle', 'tuco', 'ghost']),
      ['car-3j', 'car-4p1j', 'car-1p1j', 'car-3p', 'car-1p'],
      {
        variants: ['flames', 'amulet', 'last-car'],
        extras: ['circus-car', 'handcar', 'special-punch'],
        house: { 'amulet-loss': 'no', 'last-car-roof': 'drop-only-inside' },
      },
    ),
  }),
  'set-up-marshal': view({
    screen: 'setup',
    setup: setup(
      [...alone(six), ['marshal-player'], ...alone(['mei', 'silk'])],
      ['car-3j', 'car-4p1j', 'car-1p1j', 'car-3p', 'car-1p'],
      {
        modules: ['marshal'],
        silk: 'move',
        known: {
          'marshal-player': ['move', 'move-plus', 'change-floor', 'change-floor-plus', 'punch', 'capture'].concat(
            Array(4).fill('shoot'),
          ),
          'marshal-player/pile-1': ['disarmed', 'golden', 'drop-that-bag'],
        },
      },
    ),
  }),
  'set-up-prison': view({
    screen: 'setup',
    setup: setup(alone(four), ['car-3j', 'car-4p1j', 'car-1p1j', 'car-3p'], {
      modules: ['prison'],
      drawn: { prison: ['prisoner:silk', 'prisoner:mei'] },
      silk: 'move',
    }),
  }),
  'round-card-event': inNight({
    phase: 'round-card',
    typing: typingView({ modules: [] }, false),
    firstPlayer: 'doc',
    told: [
      { is: 'cards-home', to: 'deck', who: four, cites: ['Phase 2: Stealin’!'] },
      { is: 'first-player', who: 'doc', cites: ['Phase 2: Stealin’!'] },
      { is: 'event', event: 'passengers-rebellion', cites: ['Passengers’ Rebellion'] },
      { is: 'neutral', who: ['doc', 'tuco'], cause: 'passengers-rebellion', cites: ['Passengers’ Rebellion'] },
    ],
    question: question('round-card', ['table'], roundOptions(['24-passengers-rebellion', '24-bridge']), {
      with: { number: 3 },
      cites: ['Phase 1: Schemin’!'],
    }),
  }),
  tunnel: inNight(
    {
      round: round({
        turns: round().turns.map((turn, i) => ({ ...turn, state: i < 2 ? 'done' : i === 2 ? 'now' : 'next' })),
      }),
      turn: 'belle',
      pile: pile([...laid, ['doc', 'move'], ['ghost', null], ['doc', null]]),
      question: schemeAct('belle'),
    },
    { notice: { n: 5, tone: 'good', code: 'tap.hidden', who: 'doc', card: null, with: {} } },
  ),
  face: inNight({
    turn: 'ghost',
    question: question('scheme.face', ['ghost'], options('face', 'up', 'down'), { cites: ['Character Powers: Ghost'] }),
  }),
  'schemin-six': inNight(
    {
      seats: sixSeats,
      train: crowdedTrain,
      turn: 'cheyenne',
      pile: pile(turned),
      question: schemeAct('cheyenne'),
    },
    { notice: { n: 6, tone: 'bad', code: 'tap.out-of-turn', who: 'cheyenne', card: null, with: { tapped: 'tuco' } } },
  ),
  'stealin-punch': inNight({
    phase: 'stealin',
    seats: sixSeats,
    train: crowdedTrain,
    pile: pile(turned, 11),
    now: { who: 'django', card: 'punch', at: 11 },
    question: question('punch.whom', ['django'], options('bandit', 'ghost', 'doc', 'tuco', 'cheyenne'), {
      cites: ['Punch', 'Character Powers: Belle'],
    }),
    told: [{ is: 'ruled', by: 'belle', about: 'punch.targets', who: ['belle'], cites: ['Character Powers: Belle'] }],
  }),
  'stealin-loot': inNight({
    phase: 'stealin',
    seats: sixSeats,
    train: crowdedTrain,
    pile: pile(turned, 7),
    now: { who: 'doc', card: 'loot', at: 7 },
    question: question('loot.which', ['doc'], options('token', 'purse', 'jewel', 'strongbox'), { cites: ['Loot'] }),
  }),
  'stealin-next': inNight({
    phase: 'stealin',
    seats: sixSeats,
    train: train(
      allCars.map((car) => car.id),
      {
        marshal: '2.in',
        ghost: '2.roof',
        doc: '2.roof',
        belle: '3.roof',
        tuco: '4.roof',
        cheyenne: '6.in',
        django: '1.roof',
      },
      { '0.in': ['strongbox'], '3.in': ['purse', 'jewel'], '5.in': ['purse', 'purse'], '4.roof': ['jewel'] },
    ),
    pile: pile(turned, 5),
    now: { who: 'django', card: 'shoot', at: 5 },
    told: shootFacts,
    story: shootFacts,
    question: goOn('next'),
  }),
  event: inNight({
    phase: 'event',
    round: round({
      event: 'swivel-arm',
      card: '24-swivel-arm',
      turns: round().turns.map((turn) => ({ ...turn, state: 'done' })),
    }),
    told: [
      { is: 'event', event: 'swivel-arm', cites: ['End of Turn Events (Round)'] },
      {
        is: 'moved',
        pawns: [
          { who: 'ghost', from: '3.roof', to: '4.roof' },
          { who: 'belle', from: '2.roof', to: '4.roof' },
        ],
        cause: 'swivel-arm',
        cites: ['End of Turn Events (Round)'],
      },
    ],
    question: goOn('round-end-next'),
  }),
  'put-back': inNight({
    phase: 'stealin',
    canRedo: true,
    now: { who: 'ghost', card: 'move', at: 2 },
    pile: pile(laid, 2),
    putBack: [
      { piece: 'ghost', from: '4.roof', to: '3.roof', whose: null, count: 1 },
      { piece: 'purse', from: 'doc', to: '2.in', whose: null, count: 2 },
      { piece: 'bullet:doc', from: 'deck', to: 'doc', whose: 'belle', count: 1 },
      { piece: 'card', from: 'pile', to: 'hand', whose: 'tuco', count: 1 },
    ],
  }),
  unsaved: inNight({ turn: 'doc', pile: pile(laid), question: schemeAct('doc'), unsaved: 'disk-full' }),
  'count-purses': inNight({
    ...over,
    phase: 'count',
    question: question('purse-value', ['ghost'], options('value', '250', '300', '350', '400', '450', '500'), {
      with: { who: 'ghost' },
    }),
    count: {
      goals: null,
      rows: rows.map((row, i) => (i < 3 ? { ...row, total: null, closed: 3 - i } : row)),
      winners: [],
      purses: [250, 300, 350, 400, 450, 500].map((dollars, i) => ({ dollars, left: i === 0 ? 7 : 2 })),
    },
  }),
  'count-nobody': inNight({
    ...over,
    count: { goals: null, rows: rows.map((row) => ({ ...row, total: null })), winners: [], purses: [] },
  }),
  'count-tie': inNight({
    ...over,
    count: {
      goals: null,
      rows: rows.map((row) => ({ ...row, total: 1750, bullets: row.who === 'doc' || row.who === 'ghost' ? 2 : 4 })),
      winners: ['ghost', 'doc'],
      purses: [],
    },
  }),
};
