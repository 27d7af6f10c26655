/** His cards as they are enrolled, and what each is called in the options that a tap of it answers. */
import { CYLINDER, playableBandits } from '../../catalogue/components.ts';
import type { OwnCards } from '../module.ts';
import { brawler, PRIZES } from './brawlers.ts';
import { MAILBAG } from './bullets/drop-that-bag.ts';
import { bullets } from './bullets/index.ts';
import { HIS_DECK, hisCards, MOST_OF_A_KIND } from './deck.ts';
import { specialTargets } from './goals/index.ts';
import { warrant } from './goals/warrant.ts';
import { goalCard } from './goals/zones.ts';
import { HE, PILES } from './he.ts';
import { poster } from './wanted.ts';

const MAILBAGS = 2;
const BULLETS = PILES.length * CYLINDER;

export const ownCards: OwnCards = {
  who: HE,
  actions: { names: hisCards, most: MOST_OF_A_KIND, count: HIS_DECK },
  bullets: { names: bullets.map(({ id }) => `bullet:${id}`), most: BULLETS, count: BULLETS },
  added: ['ride'],
  pieces: [
    ...specialTargets.map(({ id }) => goalCard(id)),
    ...playableBandits.map((who) => goalCard(warrant(who).id)),
    ...playableBandits.map(poster),
    ...PRIZES.map(brawler),
    ...Array.from({ length: MAILBAGS }, () => MAILBAG),
  ],
};
