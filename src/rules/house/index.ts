import { eventBullets } from './event-bullets.ts';
import { gunslingerEliminated } from './gunslinger-eliminated.ts';
import { gunslingerNobodyFired } from './gunslinger-nobody-fired.ts';
import type { HouseRule } from './house-rule.ts';
import { negativeTotals } from './negative-totals.ts';
import { neutralShortage } from './neutral-shortage.ts';
import { nothingToDo } from './nothing-to-do.ts';
import { onlinePickpocket } from './online-pickpocket.ts';
import { onlineRevenge } from './online-revenge.ts';
import { onlineTuco } from './online-tuco.ts';
import { pickpocketAlone } from './pickpocket-alone.ts';
import { sharedStrongboxes } from './shared-strongboxes.ts';
import { silkBlockScope } from './silk-block-scope.ts';
import { silkDodgeEvents } from './silk-dodge-events.ts';
import { silkDodgeSelf } from './silk-dodge-self.ts';
import { tieBullets } from './tie-bullets.ts';

/** The switches built so far: every one that matters without a module. */
export const houseRules: readonly HouseRule[] = [
  neutralShortage,
  gunslingerNobodyFired,
  gunslingerEliminated,
  negativeTotals,
  sharedStrongboxes,
  pickpocketAlone,
  tieBullets,
  nothingToDo,
  eventBullets,
  silkBlockScope,
  silkDodgeEvents,
  silkDodgeSelf,
  onlineTuco,
  onlineRevenge,
  onlinePickpocket,
];

/** Whether a switch of that id is built and has that option. */
export const isHouseOption = (id: string, option: string): boolean =>
  houseRules.find((rule) => rule.id === id)?.options.includes(option) ?? false;
