/** An earlier answer of the golden night is another one: what each way comes to, read against the table by people. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { amendView } from '../../src/host/views/amend.ts';
import type { Entry } from '../../src/ledger/entries.ts';
import { Ledger, opening } from '../../src/ledger/ledger.ts';
import type { AmendWay } from '../../src/messages/record.ts';
import { standardSetup } from '../../src/rules/setup.ts';
import { onTable } from '../../src/table/put-back.ts';
import { texts } from '../../src/text/index.ts';
import { count4, entriesOf, night4 } from './script.ts';

/** An amend of entry `of`, once entry `head` is the last. */
interface Case {
  readonly title: string;
  readonly head: number;
  readonly of: number;
  readonly key: string;
  readonly ways: Record<AmendWay, Came>;
}
interface Came {
  readonly kept: number;
  readonly waiting: number;
  /** `117 r3/c7/marshal.where/ghost 2.in: not-asked` */
  readonly unfit: string[];
  readonly waits: string | null;
  /** What the screen lists to be put back. */
  readonly putBack: string[];
  readonly pawns: Record<string, string>;
}

const script = night4();
const all = script.acts.flatMap(entriesOf).map((draft, at) => ({ n: at + 1, at: 0, ...draft }) as Entry);
const cases = JSON.parse(readFileSync(new URL('amend.json', import.meta.url), 'utf8')) as Case[];

const upTo = (head: number): Ledger => {
  const opened = opening('golden', 'test', standardSetup(script), {}, 0);
  return new Ledger([opened, ...all.slice(0, head)], () => 0);
};

function came(ledger: Ledger, of: number, key: string): Record<AmendWay, Came> {
  const view = amendView(ledger, { of, key }, onTable(ledger));
  if (typeof view === 'string') throw new Error(view);
  const way = (name: AmendWay): Came => {
    const { kept, waiting, unfit, putBack, pawns } = view.ways[name];
    const after = ledger.trial({ of, key, way: name });
    if (typeof after === 'string') throw new Error(after);
    return {
      kept,
      waiting,
      unfit: unfit.map(({ entry, why }) => {
        const deed = all[entry.n - 1];
        return `${entry.n} ${deed?.is === 'answer' ? `${deed.question} ${deed.key}` : deed?.is}: ${why}`;
      }),
      waits: after.game.state.question?.id ?? null,
      putBack: putBack.map(texts.putBack),
      pawns: { ...pawns },
    };
  };
  return { 're-resolve': way('re-resolve'), 'table-stands': way('table-stands') };
}

describe('an amend in the golden night', () => {
  test.each(cases)('$title', ({ head, of, key, ways }) => {
    expect(came(upTo(head), of, key)).toEqual(ways);
  });

  test('of a counted night goes on to another count: what waits is applied by itself, what is new is asked', async () => {
    const ledger = upTo(all.length);
    const append = async () => undefined;
    await ledger.add({ is: 'amend', of: 117, key: '4.in', way: 're-resolve' }, append);
    const asked: string[] = [];
    for (let { question } = ledger.game.state; question; { question } = ledger.game.state) {
      asked.push(question.id);
      const key = question.options[0]?.key ?? '';
      await ledger.add({ is: 'answer', question: question.id, key, via: 'touch' }, append);
    }
    expect(ledger.game.state.score?.winners.length).toBeGreaterThan(0);
    expect(asked).toMatchInlineSnapshot(`
      [
        "r3/c12/move.where/tuco",
        "r3/c13/move.where/cheyenne",
        "r3/c17/shoot.whom/cheyenne",
        "r4/c8/move.where/ghost",
        "r5/c2/move.where/ghost",
      ]
    `);
    expect(ledger.conflicts.map(({ n, why }) => `${n} ${why}`)).toMatchInlineSnapshot(`
      [
        "125 no-such-option",
        "170 no-such-option",
        "201 no-such-option",
        "133 not-asked",
        "134 not-asked",
        "159 not-asked",
        "173 not-asked",
        "175 not-asked",
        "176 not-asked",
        "209 not-asked",
        "221 not-asked",
      ]
    `);
    await ledger.add({ is: 'undo', to: all.length + 1 }, append);
    expect(ledger.game.state.score).toMatchObject({ totals: count4().totals });
  });
});
