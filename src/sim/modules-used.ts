/** What of the modules came up on a night that no rule object stands for, and the names under which it is counted. */
import type { Fact, Who } from '../messages/facts.ts';
import { playableBandits } from '../rules/catalogue/components.ts';
import { bullets } from '../rules/modules/marshal/bullets/index.ts';
import { specialTargets } from '../rules/modules/marshal/goals/index.ts';
import { throwAwayKey } from '../rules/modules/marshal/goals/throw-away-key.ts';
import { outcome } from './people/goals.ts';

const WON = 'marshal:won';
const LOST = 'marshal:lost';
/** What the Marshal's player may be after. */
export const ends: readonly string[] = [WON, LOST];
/** The power of a bandit who stays home, by his sidekick. */
export const lent = (who: Who): string => `lent:${who}`;
const TWICE = 'sidekick:two tokens';

const GOT_IM = 'got-im';
const DROP_THAT_BAG = 'drop-that-bag';
const bullet = (id: string): string => `bullet:${id}`;
const fired = (id: string): string => `penalty:${id}`;

const bothWays = (goal: string): string[] => [true, false].map((isReached) => outcome(goal, isReached));

/** @param modules those that are played with, in one combination or another */
export function moduleEvents(modules: readonly string[]): string[] {
  const [his, cell] = [modules.includes('marshal'), modules.includes('prison')];
  const both = his && cell;
  const goals = specialTargets.map(({ id }) => id).filter((id) => both || id !== throwAwayKey.id);
  const stopped = bullets.flatMap(({ stops }) => (stops === undefined ? [] : [fired(stops)]));
  return [
    ...(his
      ? [
          ...ends,
          ...[...goals, 'warrant'].flatMap(bothWays),
          ...bullets.map(({ id }) => bullet(id)),
          ...[...stopped, fired(DROP_THAT_BAG)],
        ]
      : []),
    ...(cell ? [...playableBandits.map(lent), TWICE] : []),
    ...(both ? [fired(GOT_IM)] : []),
  ];
}

/** Those names that a night deserves, once for each time. */
export const moduleEventsOf = (facts: readonly Fact[]): string[] =>
  facts.flatMap((fact, at) => {
    switch (fact.is) {
      case 'judged':
        return [
          fact.won ? WON : LOST,
          ...Object.entries(fact.goals).map(([goal, isReached]) => outcome(goal, isReached)),
        ];
      case 'shot':
        return fact.printed === undefined ? [] : [bullet(fact.printed)];
      case 'fizzled':
        return fact.cites.includes('Extended Penalties') ? [fired(fact.what)] : [];
      case 'put':
        return fact.cause === GOT_IM && fact.things.length > 0 ? [fired(GOT_IM)] : [];
      case 'took': {
        const last = facts[at - 1];
        const twice = fact.cause === 'loot' && last?.is === 'took' && last.cause === 'loot' && last.who === fact.who;
        return [...(fact.cause === DROP_THAT_BAG ? [fired(DROP_THAT_BAG)] : []), ...(twice ? [TWICE] : [])];
      }
      default:
        return [];
    }
  });

/** Powers of bandits who do not ride that decided something: only a sidekick can have lent them. */
export const lentPowers = (rules: Readonly<Record<string, number>>, seated: readonly Who[]): string[] =>
  playableBandits
    .filter((who) => !seated.includes(who))
    .filter((who) => Object.keys(rules).some((rule) => rule === who || rule.startsWith(`${who}-`)))
    .map(lent);
