/** The modules that are built, in the order of the box. Each is a folder of its own. */
import { NEUTRAL_BULLETS } from '../catalogue/components.ts';
import type { Rule } from '../engine/hooks.ts';
import type { Setup, Thing, Who } from '../engine/state.ts';
import { extras } from '../extras/index.ts';
import { marshalWithoutPrison } from '../house/marshal-without-prison.ts';
import { variants } from '../variants/index.ts';
import { prototypeAndMarshal } from '../variants/pairs/prototype-and-marshal.ts';
import { horses } from './horses/index.ts';
import { marshal } from './marshal/index.ts';
import type { Draw, Module, Print } from './module.ts';
import { cellAlone } from './pairs/cell-alone.ts';
import { marshalKeepsFlask } from './pairs/marshal-and-whiskey.ts';
import { marshalAndPrison } from './pairs/marshal-prison.ts';
import { prison } from './prison/index.ts';
import { stagecoach } from './stagecoach/index.ts';
import { whiskey } from './whiskey/index.ts';

export const modules: readonly Module[] = [horses, stagecoach, marshal, prison, whiskey];

/** Those of the box, of later boxes and of the app, in one list. */
export const everyModule: readonly Module[] = [...modules, ...extras, ...variants];

/** Rules for two modules that are played together. */
const pairs: readonly { readonly of: readonly string[]; readonly rule: Rule }[] = [
  { of: [marshal.id, prison.id], rule: marshalAndPrison },
  { of: [marshal.id, whiskey.id], rule: marshalKeepsFlask },
  { of: ['prototype', marshal.id], rule: prototypeAndMarshal },
];

type Chosen = Pick<Setup, 'modules' | 'house'> &
  Partial<Pick<Setup, 'variants' | 'extras'>> & { readonly seats?: readonly Seat[] };
/** A seat, or the draft of one. */
type Seat = readonly Who[] | { readonly bandits: readonly Who[] };

/** What a set-up plays with, by id: modules, variants of the app, extras, and whoever sits down. */
export const chosenIds = ({
  modules: chosen,
  variants: varied = [],
  extras: added = [],
  seats = [],
}: Chosen): string[] => [
  ...chosen,
  ...varied,
  ...added,
  ...seats.flatMap((seat) => ('bandits' in seat ? seat.bandits : seat)),
];

/** The modules that a set-up plays with, variants of the app and extras among them. */
export const modulesOf = (setup: Chosen): Module[] => [
  ...[...extras, ...modules, ...variants].filter(({ id }) => chosenIds(setup).includes(id)),
  ...(needsCellAlone(setup) ? [cellAlone] : []),
];

/** Whether captives are to go into the cell of a prison car that is there for nothing else. */
const needsCellAlone = (setup: Chosen): boolean => withoutPrison(setup) === 'use-prison-car';

/** What the table holds of a Marshal player without a prison; undefined where there are both, or no Marshal. */
const withoutPrison = ({ modules: chosen, house }: Chosen): string | undefined =>
  chosen.includes(marshal.id) && !chosen.includes(prison.id)
    ? (house[marshalWithoutPrison.id] ?? marshalWithoutPrison.options[0])
    : undefined;

/** Their rules, one that two of them share once. */
export const moduleRules = (setup: Chosen): Rule[] => [
  ...new Set(modulesOf(setup).flatMap(({ rules }) => rules)),
  ...pairs.filter(({ of }) => of.every((id) => chosenIds(setup).includes(id))).map(({ rule }) => rule),
];

/** Codes for what its modules do not bear in a set-up. */
export const moduleFaults = (setup: Chosen & Pick<Setup, 'silk' | 'known'>): string[] => [
  ...modulesOf(setup).flatMap(({ faults }) => faults?.(setup) ?? []),
  ...(withoutPrison(setup) === 'forbid' ? ['no-prison'] : []),
];

/** Cars that they couple behind those of the table. */
export const ownCars = (setup: Chosen): string[] => modulesOf(setup).flatMap(({ cars = [] }) => cars);

/** Cars of theirs that the table couples among its own, wherever it likes. */
export const freeCars = (setup: Chosen): string[] => modulesOf(setup).flatMap((module) => module.freeCars ?? []);

/** Cards that they add to every bandit's deck. */
export const addedCards = (setup: Chosen): string[] => modulesOf(setup).flatMap(({ cards = [] }) => cards);

/** Whether the First Player is drawn during boarding, so that nobody leads before. */
export const drawsFirst = (setup: Chosen): boolean => modulesOf(setup).some((module) => module.drawsFirst);

/** What is drawn for them when the table is laid. */
export const drawsOf = (setup: Chosen): Draw[] => modulesOf(setup).flatMap(({ draw }) => draw ?? []);

/** What is printed on cards of theirs and may be typed in. */
export const printsOf = (setup: Chosen): Print[] => modulesOf(setup).flatMap(({ prints = [] }) => prints);

/** Who fired the bullet card that a thing is; undefined for any other thing. */
export const firedBy = (thing: Thing): Who | undefined =>
  modules.map(({ bullets }) => bullets?.[thing]).find((by) => by !== undefined);

/** Neutral bullet cards of a night (heading Set Up, step 5). */
export const neutralBullets = (setup: Chosen): number =>
  modulesOf(setup).reduce((sum, { neutral = 0 }) => sum + neutral, NEUTRAL_BULLETS);
