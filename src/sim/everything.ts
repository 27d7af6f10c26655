/** Everything that can come up on a night of what is built, under the names by which the simulator counts it. */

import { turns } from '../rules/base/turns/index.ts';
import { laterBandits, playableBandits } from '../rules/catalogue/components.ts';
import { silkPowers } from '../rules/catalogue/names.ts';
import { cardsOfVariants, printedCards } from '../rules/catalogue/round-cards.ts';
import { events } from '../rules/events/index.ts';
import { houseRulesWith } from '../rules/house/index.ts';
import { drawsOf, moduleRules } from '../rules/modules/index.ts';
import { ways } from '../table/ways.ts';
import { moduleEvents } from './modules-used.ts';
import { among, baseGame, chosenOf, idsOf, type Parts } from './parts.ts';
import { mayBeAgreed } from './steering.ts';

const ACTIONS = ['move', 'change-floor', 'shoot', 'punch', 'loot', 'marshal'];

/** @param parts those that are played with, in one combination or another */
export const everything = (parts: Parts = baseGame): string[] => [
  ...new Set([
    ...ACTIONS,
    ...playableBandits.filter((who) => who !== 'silk'),
    ...silkPowers.map((power) => `silk-${power}`),
    ...printedCards.map(({ id }) => `card:${id}`),
    ...Object.keys(turns).map((id) => `turn:${id}`),
    ...events.map(({ id }) => id),
    ...houseRulesWith(idsOf(parts)).flatMap(({ id, options }) =>
      options.filter((option) => isOpen(parts, id, option)).map((option) => `house:${id}=${option}`),
    ),
    ...ways.flatMap(({ mode, players }) => [`mode:${mode}`, `players:${players}`]),
    ...parts.modules.map((id) => `module:${id}`),
    ...parts.variants.map((id) => `variant:${id}`),
    ...parts.extras.map((id) => `extra:${id}`),
    ...parts.riders.filter((who) => laterBandits.includes(who)),
    ...cardsOfVariants(parts.variants).map(({ id }) => `card:${id}`),
    ...drawsOf({ ...chosenOf(parts), house: {} }).flatMap(({ things }) => things.map((thing) => `free:${thing}`)),
    ...moduleEvents(parts.modules),
    ...moduleRules({ ...chosenOf(parts), house: {} }).map(({ id }) => id),
    'expert',
    'taps:scheming',
    'taps:turning',
    'deck:station',
    'deck:five',
    'deck:chosen',
  ]),
];

/** Whether some table may take that option: with a part alone, where not all of them go together. */
const isOpen = (parts: Parts, id: string, option: string): boolean =>
  [[], ...idsOf(parts).map((one) => [one])].some((ids) => mayBeAgreed(among(parts, ids), id, option));
