/** The Marshal's goals as people at the table judge them, by what lies there and not by the record's rules. */
import type { Who } from '../../messages/facts.ts';
import type { NightView } from '../../messages/view.ts';
import { HE } from '../../rules/modules/marshal/he.ts';

const count = <T>(all: readonly T[], one: T): number => all.filter((each) => each === one).length;

/** Whether a goal is reached on this table. `out` are bandits who do not count for goals about everybody. */
export function reached({ seats, things }: NightView, goal: string, out: readonly Who[] = []): boolean {
  const his = seats.find(({ who }) => who === HE);
  const bandits = seats.filter(({ who }) => who !== HE);
  const counting = bandits.filter(({ who }) => !out.includes(who));
  const sheet = things[HE] ?? [];
  const has = (what: string) => sheet.filter((thing) => thing.startsWith(what)).length;
  switch (goal) {
    case 'flesh-wound':
      return has('brawler') > 0;
    case 'dodge-bullets':
      return bandits.every(({ who }) => count(his?.received ?? [], who) <= 2);
    case 'golden-bullet':
      return his?.cylinders.some(({ left }) => left === 0) ?? false;
    case 'mail':
      return his?.loot.some((token) => token.startsWith('mailbag')) ?? false;
    case 'throw-away-key':
      return has('prisoner') >= 2;
    case 'full-of-lead':
      return counting.every(({ received }) => received.includes(HE));
    case 'arch-enemy':
      return counting.some(({ received }) => count(received, HE) >= 4);
    default:
      return sheet.includes(goal.replace('warrant', 'wanted'));
  }
}

/** What came of a goal, as the simulator counts it: warrants are all of a kind. */
export const outcome = (goal: string, isReached: boolean): string =>
  `goal:${goal.split(':')[0]}=${isReached ? 'reached' : 'missed'}`;
