/** Everything that can come up on a night of what is built, under the names by which the simulator counts it. */

import { turns } from '../rules/base/turns/index.ts';
import { playableBandits } from '../rules/catalogue/components.ts';
import { silkPowers } from '../rules/catalogue/names.ts';
import { printedCards } from '../rules/catalogue/round-cards.ts';
import { events } from '../rules/events/index.ts';
import { houseRulesWith } from '../rules/house/index.ts';
import { drawsOf, moduleRules } from '../rules/modules/index.ts';
import { ways } from '../table/ways.ts';
import { moduleEvents } from './modules-used.ts';
import { mayBeAgreed } from './steering.ts';

const ACTIONS = ['move', 'change-floor', 'shoot', 'punch', 'loot', 'marshal'];

/** @param modules those that are played with, in one combination or another */
export const everything = (modules: readonly string[] = []): string[] => [
  ...new Set([
    ...ACTIONS,
    ...playableBandits.filter((who) => who !== 'silk'),
    ...silkPowers.map((power) => `silk-${power}`),
    ...printedCards.map(({ id }) => `card:${id}`),
    ...Object.keys(turns).map((id) => `turn:${id}`),
    ...events.map(({ id }) => id),
    ...houseRulesWith(modules).flatMap(({ id, options }) =>
      options.filter((option) => mayBeAgreed(modules, id, option)).map((option) => `house:${id}=${option}`),
    ),
    ...ways.flatMap(({ mode, players }) => [`mode:${mode}`, `players:${players}`]),
    ...modules.map((id) => `module:${id}`),
    ...drawsOf({ modules: [...modules], house: {} }).flatMap(({ things }) => things.map((thing) => `free:${thing}`)),
    ...moduleEvents(modules),
    ...moduleRules({ modules: [...modules], house: {} }).map(({ id }) => id),
    'expert',
    'taps:scheming',
    'taps:turning',
    'deck:station',
    'deck:five',
    'deck:chosen',
  ]),
];
