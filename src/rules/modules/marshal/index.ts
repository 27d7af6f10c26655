import { playableBandits } from '../../catalogue/components.ts';
import type { Module } from '../module.ts';
import { brawler, brawlers, PRIZES } from './brawlers.ts';
import { lasting } from './bullets/bullet.ts';
import { bullets } from './bullets/index.ts';
import { capture } from './capture.ts';
import { character } from './character.ts';
import { deck } from './deck.ts';
import { angryMarshalPlayer } from './events/angry-marshal.ts';
import { guiltyConscience } from './events/guilty-conscience.ts';
import { revengeBesideHim } from './events/marshals-revenge.ts';
import { rumors } from './events/rumors.ts';
import { specialTargets } from './goals/index.ts';
import { upcomingGoals } from './goals/upcoming.ts';
import { verdict } from './goals/verdict.ts';
import { warrant } from './goals/warrant.ts';
import { CURRENT, GOALS_OF_A_NIGHT, goalCard, HIDDEN, REVEALED, UPCOMING } from './goals/zones.ts';
import { HE } from './he.ts';
import { ownCards } from './own-cards.ts';
import { penalties } from './penalties.ts';
import { plusCards } from './plus.ts';
import { printFaults, prints } from './print.ts';
import { withHisSeat } from './seat.ts';
import { setUp } from './set-up.ts';
import { twoRevolvers } from './shoot.ts';
import { poster, wanted } from './wanted.ts';

/** Bullet cards in his two cylinders: what is printed on how many of them, the app does not know. */
const BULLETS = 12;

const lastingBullets = bullets.filter(({ stops }) => stops !== undefined);

/** One player plays the Marshal against all bandits, for goals of his own. */
export const marshal: Module = {
  id: 'marshal',
  mode: withHisSeat,
  // Without encounters there is no bullet to dodge (heading Character Powers).
  faults: ({ silk, known }) => [...(silk === 'dodge' ? ['silk-dodge'] : []), ...printFaults(known)],
  prints,
  ownCards,
  places: [UPCOMING, CURRENT, REVEALED],
  faceDown: { [UPCOMING]: HIDDEN, [CURRENT]: HIDDEN },
  bullets: Object.fromEntries(lastingBullets.map((bullet) => [lasting(bullet), HE])),
  things: Object.fromEntries([
    ...playableBandits.flatMap((who) => [poster(who), goalCard(warrant(who).id)]).map((thing) => [thing, 1]),
    ...PRIZES.map((dollars) => [brawler(dollars), 1]),
    ...specialTargets.map(({ id }) => [goalCard(id), 1]),
    ...lastingBullets.map((bullet) => [lasting(bullet), BULLETS]),
    [HIDDEN, GOALS_OF_A_NIGHT],
  ]),
  rules: [
    setUp,
    deck,
    character,
    plusCards,
    twoRevolvers,
    penalties,
    capture,
    brawlers,
    wanted,
    upcomingGoals,
    verdict,
    angryMarshalPlayer,
    revengeBesideHim,
    rumors,
    guiltyConscience,
  ],
};
