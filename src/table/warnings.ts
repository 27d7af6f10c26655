/** What cannot be by the rules in a position. It is said, and nobody is stopped: the table is right. */
import type { Warning } from '../messages/record.ts';
import { CYLINDER, cars, purses } from '../rules/catalogue/components.ts';
import { cylindersOf, pawnOf } from '../rules/engine/players.ts';
import { bandits, inside, onRoof } from '../rules/engine/spaces.ts';
import type { State, Token, Who } from '../rules/engine/state.ts';
import { looks } from '../rules/engine/tokens.ts';
import { firedBy, modulesOf, neutralBullets } from '../rules/modules/index.ts';

/** Tokens that the box holds besides the purses. */
const PRINTED: Readonly<Record<string, number>> = {
  purse: purses.reduce((sum, { count }) => sum + count, 0),
  jewel: cars.flatMap((car) => car.loot).filter((token) => token === 'jewel').length,
  strongbox: 2,
};

export function warningsOf(state: State): Warning[] {
  if (!state.round) return [];
  return [...pawns(state), ...tokens(state), ...things(state), ...bullets(state)];
}

const warn = (code: string, words: Warning['with'] = {}): Warning => ({ code, with: words });

function pawns(state: State): Warning[] {
  const { pieces, eliminated } = state;
  const his = pieces.marshal;
  const played = state.setup.seats.flat().some((who) => pawnOf(who) === 'marshal');
  return [
    ...(his === undefined ? [warn('marshal-missing')] : []),
    ...(onRoof(his) && !played ? [warn('marshal-on-roof')] : []),
    ...modulesOf(state.setup).flatMap(({ pawns: own = [] }) =>
      own.flatMap((who) => (pieces[who] === undefined ? [warn('pawn-missing', { who })] : [])),
    ),
    ...bandits(state).flatMap((who) => {
      const space = pieces[who];
      if (space === undefined) return eliminated.includes(who) ? [] : [warn('pawn-missing', { who })];
      return inside(space) && space === his && !played ? [warn('with-marshal', { who })] : [];
    }),
  ];
}

function tokens(state: State): Warning[] {
  const counted: Record<Token, number> = {};
  for (const held of Object.values(state.loot))
    for (const token of held) counted[looks(token)] = (counted[looks(token)] ?? 0) + 1;
  return Object.entries(PRINTED).flatMap(([token, printed]) => {
    const count = counted[token] ?? 0;
    return count > printed ? [warn('tokens', { token, count, printed })] : [];
  });
}

/** More things of a kind than the box has. */
function things(state: State): Warning[] {
  const lying = Object.values(state.things).flat();
  return modulesOf(state.setup).flatMap(({ things: all = {} }) =>
    Object.entries(all).flatMap(([thing, printed]) => {
      const count = lying.filter((one) => one === thing).length;
      return count > printed ? [warn('things', { thing, count, printed })] : [];
    }),
  );
}

function bullets(state: State): Warning[] {
  const received = Object.values(state.received).flat();
  const open = Object.values(state.things).flat();
  const lying = (by: Who) => open.filter((thing) => firedBy(thing) === by).length;
  const of = (by: Who) => received.filter((one) => one === by).length;
  const wrong = state.setup.seats.flat().flatMap((who) => {
    const cylinders = cylindersOf(who);
    const count = cylinders.reduce((sum, one) => sum + (state.cylinder[one] ?? 0), 0) + of(who) + lying(who);
    const printed = CYLINDER * cylinders.length;
    return count === printed ? [] : [warn('bullets', { who, count, printed })];
  });
  const neutral = state.neutral + of('neutral');
  const printed = neutralBullets(state.setup);
  return neutral === printed ? wrong : [...wrong, warn('neutral', { count: neutral, printed })];
}
