import type { PrintedRound } from '../engine/state.ts';

/**
 * The printed round cards and train stations whose turns are known: turn icons from first to last, the event,
 * icons that allow to keep a card, and the modules of which one must be in play for the event.
 * Source: the project's component data, read off scans of the printed cards.
 */
export interface RoundCard {
  readonly id: string;
  /** By the number of players; `station` cards are for the last round. */
  readonly band: '2-4' | '5-6' | 'station';
  readonly box: 'base' | 'horses-stagecoach' | 'marshal-prisoners' | 'app';
  readonly turns: readonly string[];
  readonly event: string | null;
  readonly keep: number;
  readonly needs: readonly string[];
}

export const roundCards: readonly RoundCard[] = [
  {
    id: '24-angry-marshal',
    band: '2-4',
    box: 'base',
    turns: ['standard', 'standard', 'tunnel', 'switching'],
    event: 'angry-marshal',
    keep: 0,
    needs: [],
  },
  {
    id: '24-swivel-arm',
    band: '2-4',
    box: 'base',
    turns: ['standard', 'tunnel', 'standard', 'standard'],
    event: 'swivel-arm',
    keep: 0,
    needs: [],
  },
  {
    id: '24-braking',
    band: '2-4',
    box: 'base',
    turns: ['standard', 'standard', 'standard', 'standard'],
    event: 'braking',
    keep: 0,
    needs: [],
  },
  {
    id: '24-take-it-all',
    band: '2-4',
    box: 'base',
    turns: ['standard', 'tunnel', 'speeding-up', 'standard'],
    event: 'take-it-all',
    keep: 0,
    needs: [],
  },
  {
    id: '24-passengers-rebellion',
    band: '2-4',
    box: 'base',
    turns: ['standard', 'standard', 'tunnel', 'standard', 'standard'],
    event: 'passengers-rebellion',
    keep: 0,
    needs: [],
  },
  {
    id: '24-tunnel',
    band: '2-4',
    box: 'base',
    turns: ['standard', 'tunnel', 'standard', 'tunnel', 'standard'],
    event: null,
    keep: 0,
    needs: [],
  },
  {
    id: '24-bridge',
    band: '2-4',
    box: 'base',
    turns: ['standard', 'speeding-up', 'standard'],
    event: null,
    keep: 0,
    needs: [],
  },
  {
    id: '56-angry-marshal',
    band: '5-6',
    box: 'base',
    turns: ['standard', 'standard', 'switching'],
    event: 'angry-marshal',
    keep: 0,
    needs: [],
  },
  {
    id: '56-swivel-arm',
    band: '5-6',
    box: 'base',
    turns: ['standard', 'tunnel', 'standard'],
    event: 'swivel-arm',
    keep: 0,
    needs: [],
  },
  {
    id: '56-braking',
    band: '5-6',
    box: 'base',
    turns: ['standard', 'tunnel', 'standard', 'standard'],
    event: 'braking',
    keep: 0,
    needs: [],
  },
  {
    id: '56-take-it-all',
    band: '5-6',
    box: 'base',
    turns: ['standard', 'speeding-up', 'switching'],
    event: 'take-it-all',
    keep: 0,
    needs: [],
  },
  {
    id: '56-passengers-rebellion',
    band: '5-6',
    box: 'base',
    turns: ['standard', 'tunnel', 'standard', 'switching'],
    event: 'passengers-rebellion',
    keep: 0,
    needs: [],
  },
  {
    id: '56-tunnel',
    band: '5-6',
    box: 'base',
    turns: ['standard', 'tunnel', 'standard', 'tunnel'],
    event: null,
    keep: 0,
    needs: [],
  },
  { id: '56-bridge', band: '5-6', box: 'base', turns: ['standard', 'speeding-up'], event: null, keep: 0, needs: [] },
  {
    id: '24-hs-turmoil',
    band: '2-4',
    box: 'horses-stagecoach',
    turns: ['turmoil', 'tunnel', 'standard', 'standard'],
    event: null,
    keep: 2,
    needs: [],
  },
  {
    id: '24-whiskey',
    band: '2-4',
    box: 'horses-stagecoach',
    turns: ['standard', 'standard', 'tunnel', 'tunnel', 'standard'],
    event: 'whiskey-for-the-marshal',
    keep: 1,
    needs: ['whiskey'],
  },
  {
    id: '24-panting-horses',
    band: '2-4',
    box: 'horses-stagecoach',
    turns: ['turmoil', 'standard', 'speeding-up', 'standard'],
    event: 'panting-horses',
    keep: 0,
    needs: ['horses'],
  },
  {
    id: '24-higher-speed',
    band: '2-4',
    box: 'horses-stagecoach',
    turns: ['standard', 'tunnel', 'standard'],
    event: 'higher-speed',
    keep: 1,
    needs: [],
  },
  {
    id: '24-shotguns-rage',
    band: '2-4',
    box: 'horses-stagecoach',
    turns: ['standard', 'tunnel', 'turmoil', 'standard'],
    event: 'shotguns-rage',
    keep: 1,
    needs: ['stagecoach'],
  },
  {
    id: '56-hs-turmoil',
    band: '5-6',
    box: 'horses-stagecoach',
    turns: ['turmoil', 'tunnel', 'standard'],
    event: null,
    keep: 2,
    needs: [],
  },
  {
    id: '56-whiskey',
    band: '5-6',
    box: 'horses-stagecoach',
    turns: ['standard', 'tunnel', 'tunnel', 'standard'],
    event: 'whiskey-for-the-marshal',
    keep: 1,
    needs: ['whiskey'],
  },
  {
    id: '56-panting-horses',
    band: '5-6',
    box: 'horses-stagecoach',
    turns: ['turmoil', 'standard', 'speeding-up'],
    event: 'panting-horses',
    keep: 0,
    needs: ['horses'],
  },
  {
    id: '56-higher-speed',
    band: '5-6',
    box: 'horses-stagecoach',
    turns: ['standard', 'standard', 'tunnel', 'standard'],
    event: 'higher-speed',
    keep: 1,
    needs: [],
  },
  {
    id: '56-shotguns-rage',
    band: '5-6',
    box: 'horses-stagecoach',
    turns: ['standard', 'tunnel', 'turmoil', 'standard'],
    event: 'shotguns-rage',
    keep: 1,
    needs: ['stagecoach'],
  },
  {
    id: 'st-marshals-revenge',
    band: 'station',
    box: 'base',
    turns: ['standard', 'standard', 'tunnel', 'standard'],
    event: 'marshals-revenge',
    keep: 0,
    needs: [],
  },
  {
    id: 'st-pickpocketing',
    band: 'station',
    box: 'base',
    turns: ['standard', 'standard', 'tunnel', 'standard'],
    event: 'pickpocketing',
    keep: 0,
    needs: [],
  },
  {
    id: 'st-hostage-conductor',
    band: 'station',
    box: 'base',
    turns: ['standard', 'standard', 'tunnel', 'standard'],
    event: 'hostage-taking',
    keep: 0,
    needs: [],
  },
  {
    id: 'st-sharing-the-loot',
    band: 'station',
    box: 'horses-stagecoach',
    turns: ['standard', 'standard', 'tunnel', 'standard'],
    event: 'sharing-the-loot',
    keep: 0,
    needs: [],
  },
  {
    id: 'st-mortal-bullet',
    band: 'station',
    box: 'horses-stagecoach',
    turns: ['standard', 'standard', 'tunnel', 'standard'],
    event: 'mortal-bullet',
    keep: 0,
    needs: [],
  },
  {
    id: 'st-escape',
    band: 'station',
    box: 'horses-stagecoach',
    turns: ['standard', 'standard', 'tunnel', 'standard', 'standard'],
    event: 'escape',
    keep: 0,
    needs: ['horses', 'stagecoach'],
  },
];

/** Cards that no box has: a table prints them for a variant of the app (heading Doc Variant – Last Car). */
export const variantCards: readonly (RoundCard & { readonly variant: string })[] = [
  {
    id: '24-last-car',
    band: '2-4',
    box: 'app',
    turns: ['standard', 'standard', 'speeding-up', 'tunnel'],
    event: 'last-car',
    keep: 0,
    needs: [],
    variant: 'last-car',
  },
  {
    id: '56-last-car',
    band: '5-6',
    box: 'app',
    turns: ['standard', 'speeding-up', 'tunnel'],
    event: 'last-car',
    keep: 0,
    needs: [],
    variant: 'last-car',
  },
];

export const roundCard = (id: string): RoundCard | undefined =>
  [...roundCards, ...variantCards].find((card) => card.id === id);

export type Band = RoundCard['band'];

const bands: Readonly<Record<string, Band>> = { '24': '2-4', '56': '5-6', st: 'station' };

/** The band of a card, printed or typed in, by the first part of its id; undefined for a name of another kind. */
export const bandOf = (id: string): Band | undefined => printedBands.get(id) ?? bands[id.slice(0, id.indexOf('-'))];

const printedBands = new Map(roundCards.map(({ id, band }) => [id, band]));

/** The ids' first part of the cards of a band. */
export const prefixOf = (band: Band): string => Object.keys(bands).find((prefix) => bands[prefix] === band) as string;

/** The same cards in the shape in which a table types in those that are not among them. No card prints a name. */
const plain = ({ id, band, turns, event, keep }: RoundCard): PrintedRound => ({
  id,
  name: '',
  turns: [...turns],
  event,
  keep,
  station: band === 'station',
});
export const printedCards: readonly PrintedRound[] = roundCards.map(plain);

/** The cards that a table has printed for the variants it plays. */
export const cardsOfVariants = (variants: readonly string[]): PrintedRound[] =>
  variantCards.filter(({ variant }) => variants.includes(variant)).map(plain);

/** Modules of which one must be in play for the events on cards whose turns are not known. */
const neededElsewhere: Readonly<Record<string, readonly string[]>> = {
  rumors: ['marshal'],
  'crime-doesnt-pay': ['prison'],
  'guilty-conscience': ['marshal'],
};

/** The modules of which one must be in play for an event to do anything; none for most. */
export const neededFor = (event: string): readonly string[] => needs[event] ?? [];

const needs: Readonly<Record<string, readonly string[]>> = {
  ...neededElsewhere,
  ...Object.fromEntries(roundCards.map((card) => [card.event ?? '', card.needs])),
};

/** Events of the cards in the box whose turns are not known: a table types these in. */
export const untold: Readonly<Record<'round' | 'station', readonly string[]>> = {
  round: ['safekeeping', 'rumors', 'reflex-action'],
  station: ['deadly-fall', 'crime-doesnt-pay', 'guilty-conscience'],
};
