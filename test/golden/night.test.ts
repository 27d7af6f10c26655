/** The scripted night without an app around it: through the fold alone, and counted by people with paper and pencil. */
import { expect, test } from 'vitest';
import type { Deed, Entry } from '../../src/ledger/entries.ts';
import { fold, standing } from '../../src/ledger/fold.ts';
import { opening } from '../../src/ledger/ledger.ts';
import { conflictsOf, type Night } from '../../src/ledger/night.ts';
import { standardSetup } from '../../src/rules/setup.ts';
import { count4, entriesOf, night4 } from './script.ts';

const script = night4();
const golden = count4();

function folded(): Night & { deeds: Deed[] } {
  const opened = opening('golden', 'test', standardSetup(script), {}, 0);
  const entries = script.acts.flatMap(entriesOf).map((draft, at) => ({ n: at + 1, at: 0, ...draft }) as Entry);
  const { deeds } = standing(entries);
  return { ...fold(opened, deeds), deeds };
}

test('the record comes to the golden count', () => {
  const { game, ...night } = folded();
  expect(conflictsOf({ game, ...night })).toEqual([]);
  expect({ ...game.state.score, pawns: game.state.pieces }).toEqual(golden);
});

test('people who add up what lies on the sheets come to the same', () => {
  const { facts, deeds } = folded();
  const sheets = new Map(script.seats.map((who) => [who, { purse: 0, jewel: 0, strongbox: 0, shots: 0 }]));
  const change = (who: string, what: string, by: number) => {
    const sheet = sheets.get(who);
    if (sheet) sheet[what as keyof typeof sheet] += by;
  };
  for (const fact of facts) {
    if (fact.is === 'placed') change(fact.to, fact.token, 1);
    if (fact.is === 'took') {
      change(fact.from, fact.token, -1);
      change(fact.who, fact.token, 1);
    }
    if (fact.is === 'dropped') change(fact.who, fact.token, -1);
    if (fact.is === 'discarded') change(fact.from, fact.token, -1);
    if (fact.is === 'shot') change(fact.by, 'shots', 1);
  }
  const most = Math.max(...[...sheets.values()].map((sheet) => sheet.shots));
  for (const [who, { purse, jewel, strongbox, shots }] of sheets) {
    const opened = deeds.flatMap((deed) =>
      deed.is === 'answer' && deed.question.startsWith(`count/purse-value/${who}`) ? [Number(deed.key)] : [],
    );
    expect([who, opened.length]).toEqual([who, purse]);
    const loot = opened.reduce((sum, dollars) => sum + dollars, 500 * jewel + 1000 * strongbox);
    expect([who, loot + (shots === most ? 1000 : 0)]).toEqual([who, golden.totals[who]]);
  }
});
