/** What must hold after every act of every night, whatever was done. */
import { fold } from '../ledger/fold.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { conflictsOf } from '../ledger/night.ts';
import { CYLINDER, NEUTRAL_BULLETS } from '../rules/catalogue/components.ts';
import { inside } from '../rules/engine/spaces.ts';
import type { State } from '../rules/engine/state.ts';
import { looks } from '../rules/engine/tokens.ts';

/** Tokens by look and bullets by owner: what a night may move about, but neither make nor lose. */
export function inventory(state: State): Record<string, number> {
  const found: Record<string, number> = {};
  const add = (what: string, count = 1) => {
    found[what] = (found[what] ?? 0) + count;
  };
  for (const tokens of Object.values(state.loot)) for (const token of tokens) add(looks(token));
  for (const deck of Object.values(state.received)) for (const by of deck) add(`bullet:${by}`);
  for (const [who, left] of Object.entries(state.cylinder)) add(`bullet:${who}`, left);
  add('bullet:neutral', state.neutral);
  return found;
}

/**
 * What is broken, in words.
 * @param begun the inventory when the night began; Take It All! adds one strongbox to it
 * @param corrected whether the table has corrected a pawn: it may then stand where the rules would not let it
 */
export function broken(state: State, begun: Readonly<Record<string, number>>, corrected: boolean): string[] {
  const wrong: string[] = [];
  const now = inventory(state);
  for (const what of new Set([...Object.keys(begun), ...Object.keys(now)])) {
    const more = (now[what] ?? 0) - (begun[what] ?? 0);
    if (more !== 0 && !(what === 'strongbox' && more === 1)) wrong.push(`${what}: ${more} too many`);
  }
  const seats = state.setup.seats.flat();
  for (const who of seats) {
    if (now[`bullet:${who}`] !== CYLINDER) wrong.push(`${who}'s bullets do not add up`);
    const space = state.pieces[who];
    if (state.round && space === undefined) wrong.push(`${who} is nowhere`);
    if (!corrected && space !== undefined && inside(space) && space === state.pieces.marshal)
      wrong.push(`${who} is inside with the Marshal`);
  }
  if (now['bullet:neutral'] !== NEUTRAL_BULLETS) wrong.push('the neutral bullets do not add up');
  if (state.question && state.question.options.length === 0) wrong.push(`${state.question.id} has no options`);
  if (state.agenda.length > 0 && !state.question) wrong.push('the agenda waits for nothing');
  return wrong;
}

/** The record folded anew from the entries, beside the one that lived through them. */
export function foldDiffers(ledger: Ledger): string[] {
  const again = fold(ledger.opened, ledger.standing);
  const same = JSON.stringify(again.game.state) === JSON.stringify(ledger.game.state);
  return [
    ...(same ? [] : ['the fold gives another record']),
    ...conflictsOf(again).map(({ n, why }) => `entry ${n} no longer fits: ${why}`),
  ];
}
