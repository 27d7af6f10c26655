/** What people are after on a night: by chance they do anything, but some things more often, so that all rules come up. */
import type { NightView, OptionView, QuestionView } from '../../messages/view.ts';
import { CYLINDER } from '../../rules/catalogue/components.ts';
import { MAILBAG } from '../../rules/modules/marshal/bullets/drop-that-bag.ts';
import { HE } from '../../rules/modules/marshal/he.ts';
import type { Random } from '../random.ts';

/** How often one thing is done beside the others, which count 1. */
type Weights = Readonly<Record<string, number>>;

export interface Temper {
  readonly id: string;
  /** By card, `draw` among them. */
  readonly cards: Weights;
  /** Where people like to be: `marshal` for his car, `roof`, `in`, `company` for a space where others are, `end` for the ends of the train. */
  readonly spaces: Weights;
  /** Whom the Marshal shoots: the one he has hit most, out of the cylinder that is emptier; those he has hit least; or who carries his mail. */
  readonly aim?: 'one' | 'everybody' | 'mail';
  /** Whom bandits like to punch. */
  readonly foe?: string;
  /** What his deck has most of. */
  readonly deck?: string;
  /** Only on nights with that module. */
  readonly module?: string;
}

/** The first is for people who are after nothing in particular. */
const tempers: readonly Temper[] = [
  { id: 'anything', cards: {}, spaces: {} },
  { id: 'robbers', cards: { loot: 6, punch: 2, shoot: 0.5 }, spaces: { in: 4 } },
  { id: 'gunmen', cards: { shoot: 8, draw: 2 }, spaces: { roof: 2, end: 2 } },
  { id: 'brawlers', cards: { punch: 8, 'change-floor': 2 }, spaces: { company: 8, roof: 3 } },
  { id: 'daredevils', cards: { marshal: 8, 'change-floor': 5, move: 4 }, spaces: { marshal: 12 } },
  { id: 'climbers', cards: { 'change-floor': 6, punch: 4, shoot: 3 }, spaces: { roof: 10, end: 5, company: 3 } },
  { id: 'friends', cards: { move: 5, loot: 4, shoot: 0, punch: 0.3 }, spaces: { company: 9, in: 2 } },
];

/** Tempers of nights with a module. */
const moduleTempers: readonly Temper[] = [
  {
    id: 'feud',
    module: 'marshal',
    cards: { shoot: 14, draw: 0.5, capture: 2 },
    spaces: { in: 3, marshal: 3 },
    aim: 'one',
    deck: 'shoot',
  },
  {
    id: 'posse',
    module: 'marshal',
    cards: { shoot: 10, draw: 0.5, capture: 3 },
    spaces: { roof: 3, company: 2 },
    aim: 'everybody',
    deck: 'shoot',
  },
  {
    id: 'jailers',
    module: 'marshal',
    cards: { capture: 10, 'brilliant-idea': 8, move: 3 },
    spaces: { marshal: 8, company: 4, in: 2 },
  },
  {
    id: 'post',
    module: 'marshal',
    cards: { loot: 8, shoot: 8, move: 2 },
    spaces: { marshal: 6, end: 6, in: 4 },
    aim: 'mail',
    deck: 'shoot',
  },
  { id: 'grudge', module: 'marshal', cards: { punch: 12, move: 3 }, spaces: { marshal: 12, in: 2 }, foe: HE },
  {
    id: 'sidekicks',
    module: 'prison',
    cards: { 'brilliant-idea': 10, punch: 5, move: 4, draw: 2 },
    spaces: { end: 8, in: 4, company: 4 },
  },
];

/** What people may be after with these modules. */
export const tempersWith = (modules: readonly string[]): Temper[] => [
  ...tempers,
  ...moduleTempers.filter(({ module }) => module !== undefined && modules.includes(module)),
];

/** One of the options, those the temper is fond of more often. Purses are pocketed and powers used more often than not. */
export function choose(temper: Temper, random: Random, question: QuestionView, night: NightView): string {
  return weighed(random, question.options, (option) => fondness(temper, option, night)).key;
}

/** One of the items, each as often as it weighs. */
export function weighed<T>(random: Random, items: readonly T[], weigh: (item: T) => number): T {
  const weights = items.map(weigh);
  let at = random.next() * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [index, weight] of weights.entries()) {
    at -= weight;
    if (at < 0) return items[index] as T;
  }
  return random.pick(items);
}

function fondness({ spaces, aim, foe }: Temper, { key, kind }: OptionView, { train, seats }: NightView): number {
  if (kind === 'yes-no') return key === 'yes' ? 3 : 1;
  if (key === foe) return 8;
  if (kind === 'bandit' && aim !== undefined) {
    const targets = seats.filter(({ who }) => key.split('+').includes(who));
    return preferred(aim, targets) * (key.includes('+') ? 3 : 1);
  }
  const cylinder = seats.flatMap(({ cylinders }) => cylinders).find(({ id }) => id.endsWith(`/${key}`));
  if (cylinder !== undefined && aim === 'one') return (CYLINDER + 1 - cylinder.left) ** 3;
  if (kind !== 'space') return 1;
  const [car, floor] = key.split('.');
  const marks = [floor ?? ''];
  if (car === train.pawns.marshal?.split('.')[0]) marks.push('marshal');
  if (Object.values(train.pawns).includes(key)) marks.push('company');
  if (car === '0' || car === String(train.cars.length - 1)) marks.push('end');
  return marks.reduce((weight, mark) => weight * (spaces[mark] ?? 1), 1);
}

/** How much the Marshal would like to shoot these. */
function preferred(aim: NonNullable<Temper['aim']>, targets: NightView['seats']): number {
  if (aim === 'mail') return targets.some(({ loot }) => loot.some((token) => token.startsWith(MAILBAG))) ? 8 : 1;
  const most = Math.max(0, ...targets.map(({ received }) => received.filter((by) => by === HE).length));
  return aim === 'one' ? 1 + 4 * most : 1 / (1 + 3 * most);
}
