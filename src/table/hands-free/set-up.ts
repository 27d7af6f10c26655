/** Setting up a night by tags: one thing after the other is agreed, each with a default where the table has no wish. */
import type { SetupDraft } from '../../messages/commands.ts';
import { offeredModules } from '../../rules/built.ts';
import { cars } from '../../rules/catalogue/components.ts';
import { silkPowers } from '../../rules/catalogue/names.ts';
import { presets } from '../../rules/house/presets.ts';
import { drawsFirst, drawsOf } from '../../rules/modules/index.ts';
import { needsSilk } from '../set-up.ts';
import { wayFor } from '../ways.ts';
import type { Choice } from './choices.ts';
import { seatable, seated, waysToSit } from './sitting.ts';

/** One thing to agree on. */
interface Step {
  readonly id: string;
  /** Whether it has to be agreed on at all. */
  asked(draft: SetupDraft): boolean;
  keys(draft: SetupDraft): readonly string[];
  choose(draft: SetupDraft, key: string): Partial<SetupDraft>;
  /** Whether one may go on. */
  agreed(draft: SetupDraft): boolean;
  /** Lets chance choose; `pick` gives so many of a list, in any order. */
  draw?(draft: SetupDraft, pick: Pick): Partial<SetupDraft>;
  /** Whether a choice is the last word, so that the next thing is asked at once. */
  readonly single?: true;
}
type Pick = <T>(all: readonly T[], count: number) => T[];

const always = (): boolean => true;
const toggled = (list: readonly string[], one: string): string[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one];
const riders = ({ seats }: SetupDraft): string[] => seats.flatMap(({ bandits }) => bandits);

const choice = (
  id: string,
  keys: Step['keys'],
  choose: Step['choose'],
  asked: Step['asked'] = always,
  agreed: Step['agreed'] = always,
): Step => ({ id, asked, keys, choose, agreed, single: true });

const steps: readonly Step[] = [
  {
    id: 'modules',
    asked: () => offeredModules.length > 0,
    keys: () => offeredModules,
    choose: ({ modules }, key) => ({ modules: toggled(modules, key) }),
    agreed: always,
  },
  {
    id: 'seats',
    asked: always,
    keys: seatable,
    choose: (draft, key) => seated(draft, toggled(riders(draft), key)),
    agreed: (draft) => waysToSit(draft).length > 0,
  },
  choice(
    'mode',
    (draft) => waysToSit(draft).map(({ mode }) => mode),
    (draft, mode) => seated({ ...draft, mode }, riders(draft)),
    (draft) => waysToSit(draft).length > 1,
  ),
  {
    ...choice(
      'first',
      (draft) => draft.seats.flatMap(({ bandits }) => bandits.slice(0, 1)),
      (_draft, key) => ({ firstPlayer: key }),
      (draft) => !drawsFirst(draft) && (wayFor(draft)?.others ?? []).length === 0,
      ({ firstPlayer }) => firstPlayer !== null,
    ),
    draw: ({ seats }, pick) => ({
      firstPlayer:
        pick(
          seats.flatMap(({ bandits }) => bandits.slice(0, 1)),
          1,
        )[0] ?? null,
    }),
  },
  {
    id: 'draws',
    asked: (draft) => drawsOf(draft).length > 0,
    keys: (draft) => drawsOf(draft).flatMap(({ things }) => things),
    choose(draft, key) {
      const place = drawsOf(draft).find(({ things }) => things.includes(key))?.place ?? '';
      return { drawn: { ...draft.drawn, [place]: toggled(draft.drawn[place] ?? [], key) } };
    },
    agreed: (draft) => drawsOf(draft).every(({ place, count }) => draft.drawn[place]?.length === count),
    draw: (draft, pick) => ({
      drawn: Object.fromEntries(drawsOf(draft).map(({ place, things, count }) => [place, pick(things, count)])),
    }),
  },
  choice(
    'silk',
    () => silkPowers,
    (_draft, silk) => ({ silk }),
    needsSilk,
    ({ silk }) => silk !== '',
  ),
  {
    id: 'cars',
    asked: always,
    keys: () => cars.map(({ id }) => id),
    choose: (draft, key) => ({ cars: toggled(draft.cars, key) }),
    agreed: (draft) => draft.cars.length === wayFor(draft)?.cars,
    draw: (draft, pick) => ({ cars: pick(cars, wayFor(draft)?.cars ?? cars.length).map(({ id }) => id) }),
  },
  choice(
    'expert',
    () => ['plain', 'expert'],
    (_draft, key) => ({ expert: key === 'expert' }),
  ),
  choice(
    'taps',
    () => ['scheming', 'turning'],
    (_draft, key) => ({ taps: key as SetupDraft['taps'] }),
  ),
  choice(
    'preset',
    () => Object.keys(presets),
    (_draft, key) => ({ house: { ...(presets as Record<string, SetupDraft['house']>)[key] } }),
    () => Object.keys(presets).length > 1,
  ),
  choice(
    'deck',
    () => ['station', 'five'],
    (draft, key) => ({ deck: { ...draft.deck, kind: key as 'station' | 'five' } }),
  ),
  { id: 'laying', asked: always, keys: () => [], choose: () => ({}), agreed: always },
];

const askedOf = (draft: SetupDraft): Step[] => steps.filter(({ asked }) => asked(draft));
/** The step of that name, or the first there is. */
const stepOf = (draft: SetupDraft, id: string): Step => {
  const asked = askedOf(draft);
  return asked.find((step) => step.id === id) ?? (asked[0] as Step);
};

export const firstStep = (draft: SetupDraft): string => stepOf(draft, '').id;

/** The steps before and after one; null where it is the first or the last. */
export function neighbour(draft: SetupDraft, id: string, by: -1 | 1): string | null {
  const asked = askedOf(draft);
  return asked[asked.indexOf(stepOf(draft, id)) + by]?.id ?? null;
}

/** What to tap in a step: its choices, `next` once all is agreed, `draw` where chance may choose. */
export function setUpChoices(draft: SetupDraft, id: string): Choice[] {
  const step = stepOf(draft, id);
  return [
    ...step.keys(draft).map((key) => ({ key })),
    ...(step.draw ? [{ key: 'draw', by: 'draw' }] : []),
    ...(step.agreed(draft) ? [{ key: 'next', by: 'next' }] : []),
  ];
}

/** The draft after a choice, and the step that is asked then. */
export function agree(draft: SetupDraft, id: string, key: string, pick: Pick): { draft: SetupDraft; step: string } {
  const step = stepOf(draft, id);
  if (key === 'next') return { draft, step: neighbour(draft, id, 1) ?? step.id };
  const part = key === 'draw' ? step.draw?.(draft, pick) : step.choose(draft, key);
  const after = { ...draft, ...part };
  return { draft: after, step: step.single && key !== 'draw' ? (neighbour(after, id, 1) ?? step.id) : step.id };
}

/** Whoever's card is tapped as people sit down sits down, or gets up; where it is asked who begins, he does. */
export const tappedIn = (draft: SetupDraft, id: string, who: string): boolean =>
  (id === 'seats' || id === 'first') && stepOf(draft, id).keys(draft).includes(who);
