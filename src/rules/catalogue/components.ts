/** Printed facts of the other components that the base game uses. Sources: the project's component data. */
import type { Token, Who } from '../engine/state.ts';

/** The bandits who can be played: those of the base box in its order, then those of the later boxes. */
export const playableBandits: readonly Who[] = ['ghost', 'doc', 'tuco', 'cheyenne', 'belle', 'django', 'mei', 'silk'];

/** Bandits of later boxes, who sit down where a table has them. */
export const laterBandits: readonly Who[] = ['al-patron'];

/** Bandits whom nobody plays: they act by cards of their own. */
export const automata: readonly Who[] = ['mary'];

/** A bandit's ten action cards. */
export const banditCards: readonly string[] = [
  'move',
  'move',
  'change-floor',
  'change-floor',
  'loot',
  'loot',
  'shoot',
  'shoot',
  'punch',
  'marshal',
];

/** Bullet cards in a cylinder, and neutral ones beside the locomotive. */
export const CYLINDER = 6;
export const NEUTRAL_BULLETS = 13;

/** Cars by what is printed on their floor; the six patterns all differ, so the loot tells the car. */
export const cars: readonly { readonly id: string; readonly loot: readonly Token[] }[] = [
  { id: 'car-1p', loot: ['purse'] },
  { id: 'car-3p', loot: ['purse', 'purse', 'purse'] },
  { id: 'car-1p1j', loot: ['purse', 'jewel'] },
  { id: 'car-3p1j', loot: ['purse', 'purse', 'purse', 'jewel'] },
  { id: 'car-4p1j', loot: ['purse', 'purse', 'purse', 'purse', 'jewel'] },
  { id: 'car-3j', loot: ['jewel', 'jewel', 'jewel'] },
];

/** Every purse token of the box by its value in dollars. */
export const purses: readonly { readonly dollars: number; readonly count: number }[] = [
  { dollars: 250, count: 10 },
  { dollars: 300, count: 2 },
  { dollars: 350, count: 2 },
  { dollars: 400, count: 2 },
  { dollars: 450, count: 2 },
  { dollars: 500, count: 2 },
];

/** Tokens that lie face down, by what may be printed on them; a strongbox does only where one of them is empty. */
export const hiddenValues: Readonly<Record<Token, typeof purses>> = {
  purse: purses,
  mailbag: [
    { dollars: 200, count: 1 },
    { dollars: 1200, count: 1 },
  ],
  'clowns-chest': [
    { dollars: 1000, count: 1 },
    { dollars: 0, count: 1 },
  ],
  strongbox: [
    { dollars: 1000, count: 3 },
    { dollars: 0, count: 1 },
  ],
};
/** Those of them that always do. */
export const hiddenKinds: readonly Token[] = ['purse', 'mailbag', 'clowns-chest'];

/** Tokens whose value is printed openly or is the same for all. */
export const fixedValues: Readonly<Record<Token, number>> = { jewel: 500, strongbox: 1000 };

export const STARTING_PURSE: Token = 'purse:250';
export const GUNSLINGER_PRIZE = 1000;
export const CONDUCTOR_RANSOM = 250;
