/** A set-up's rules, gathered from the lists of their folders. This is the one place that knows them all. */
import { card } from './base/actions/card.ts';
import { changeFloor } from './base/actions/change-floor.ts';
import { loot } from './base/actions/loot.ts';
import { marshal, marshalEncounter } from './base/actions/marshal.ts';
import { move } from './base/actions/move.ts';
import { punch } from './base/actions/punch.ts';
import { shoot } from './base/actions/shoot.ts';
import { count } from './base/flow/count.ts';
import { leaving } from './base/flow/leaving.ts';
import { night } from './base/flow/night.ts';
import { schemin } from './base/flow/schemin.ts';
import { stealin } from './base/flow/stealin.ts';
import { together } from './base/flow/together.ts';
import { turning } from './base/flow/turning.ts';
import { expert } from './base/modes/expert.ts';
import { eliminated } from './base/scoring/eliminated.ts';
import { gunslinger } from './base/scoring/gunslinger.ts';
import { powersFor } from './characters/index.ts';
import type { Power, Rule } from './engine/hooks.ts';
import { type Kit, makeKit } from './engine/kit.ts';
import { settling } from './engine/settle.ts';
import type { Cite, Setup } from './engine/state.ts';
import { events } from './events/index.ts';
import { houseRulesWith, isSwitched } from './house/index.ts';
import { silkPower } from './house/silk-prisoner-power.ts';
import { chosenHouse, isExpert, modeFor } from './modes.ts';
import { chosenIds, moduleRules } from './modules/index.ts';

const base: readonly Rule[] = [
  { id: 'settling', stage: 'rule', cites: [], steps: settling },
  night,
  schemin,
  together,
  stealin,
  leaving,
  count,
  gunslinger,
  eliminated,
  card,
  move,
  changeFloor,
  loot,
  shoot,
  punch,
  marshal,
  marshalEncounter,
];

/**
 * The rules of a night, the chosen options of its house rules among them. The steps of the others stay known: a night
 * that changes its mind may have planned them already.
 */
export function rulesFor(setup: Setup): Rule[] {
  const house = chosenHouse(setup);
  const switched: Rule[] = houseRulesWith(chosenIds(setup)).flatMap(({ id, cites, hooks, steps }) => {
    const option = house[id];
    const chosen = hooks[option as string];
    if (!chosen && !steps) return [];
    const switched: Cite | undefined = isSwitched(id, option) ? `house:${id}=${option}` : undefined;
    return [
      {
        id,
        stage: 'house',
        cites,
        ...(chosen && { hooks: chosen }),
        ...(steps && { steps }),
        ...(switched && { switched }),
      },
    ];
  });
  return [
    ...base,
    ...(modeFor(setup.mode, setup)?.rules ?? []),
    ...(isExpert(setup) ? [expert] : []),
    ...(setup.taps === 'turning' ? [turning] : []),
    ...events,
    ...moduleRules(setup),
    ...switched,
  ];
}

/** Every power of a night, Silk's as it is tonight. */
export const powersOf = (setup: Setup): Power[] => powersFor({ silk: silkPower(setup, chosenHouse(setup)) });

/** Rules and powers of a night, sorted for the engine. */
export const kitFor = (setup: Setup): Kit => makeKit(setup, rulesFor(setup), powersOf(setup), chosenHouse(setup));
