import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold, standing } from '../../src/ledger/fold.ts';
import { Ledger, opening } from '../../src/ledger/ledger.ts';
import { conflictsOf } from '../../src/ledger/night.ts';
import type { State } from '../../src/rules/engine/state.ts';
import { standardSetup } from '../../src/rules/setup.ts';
import { Random } from '../../src/sim/random.ts';
import { sitting } from '../rules/sitting.ts';
import { entries, json, LedgerRig, mendedNight, opened, playedNight } from './night-rig.ts';

/** What people do with a night: mostly answers, each by the number of an option. */
const deeds = fc.array(
  fc.oneof(
    { weight: 8, arbitrary: fc.nat({ max: 99 }) },
    { weight: 2, arbitrary: fc.constantFrom('undo' as const, 'redo' as const) },
    { weight: 1, arbitrary: fc.constantFrom('1.in', '2.in', '3.roof', '0.in') },
  ),
  { maxLength: 60 },
);

async function doAll(rig: LedgerRig, list: readonly (number | string)[]): Promise<void> {
  for (const deed of list) {
    const { question } = rig.ledger.game.state;
    if (typeof deed === 'number') {
      const option = question?.options[deed % question.options.length];
      if (option) await rig.answer(option.key);
    } else if (deed === 'undo' || deed === 'redo') {
      if (deed === 'undo' ? rig.ledger.canUndo : rig.ledger.canRedo) await rig.add({ is: deed });
    } else await rig.add({ is: 'correct', pieces: { doc: deed } });
  }
}

describe('a ledger', () => {
  test('however its record is put right, is the fold of what stands, and the same when it is opened again', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(), async (seed) => {
        const { ledger, lines } = await mendedNight(seed, 90);
        const folded = fold(opened, ledger.standing);
        expect(json(folded.game.state)).toBe(json(ledger.game.state));
        expect(json(folded.facts)).toBe(json(ledger.facts));
        expect(conflictsOf(folded)).toEqual(ledger.conflicts);
        const again = new Ledger(entries(lines) as [typeof opened], () => 0);
        expect(json(again.game.state)).toBe(json(ledger.game.state));
        expect([again.canUndo, again.canRedo, again.at]).toEqual([ledger.canUndo, ledger.canRedo, ledger.at]);
        expect([again.notes.freeze, again.notes.onBreak, [...again.notes.ticked]]).toEqual([
          ledger.notes.freeze,
          ledger.notes.onBreak,
          [...ledger.notes.ticked],
        ]);
      }),
      { numRuns: 25 },
    );
  });

  test('leaves every stack of cards as it is, where an earlier answer is another one and the table stands', async () => {
    const seats = [
      ['ghost', 'doc'],
      ['tuco', 'django'],
    ];
    const setup = {
      ...standardSetup({ seats: [], carCount: 4, firstPlayer: 'ghost' }),
      mode: 'teams',
      expert: true,
      seats,
    };
    const cards = ({ hand, discard, borrowed }: State) => json([hand, discard, borrowed]);
    for (let seed = 0; seed < 12; seed++) {
      const random = new Random(seed);
      const rig = new LedgerRig(opening('night', '1.0', setup, {}, 0));
      for (let answers = 60 + random.below(60); answers > 0 && (await rig.any(random)); answers--);
      const { night, game } = rig.ledger;
      const met = random.pick(night.done.filter(({ question }) => (question?.options.length ?? 0) > 1).slice(-25));
      const { key } = random.pick(met.question?.options ?? []);
      const amended = rig.ledger.trial({ of: met.deed.n, key, way: 'table-stands' });
      if (typeof amended === 'string') throw new Error(amended);
      expect(cards(amended.game.state), `seed ${seed}`).toBe(cards(game.state));
    }
  });

  test('plays on to the count in every mode, however its record was put right', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(), async (seed) => {
        const random = new Random(seed);
        const rig = await mendedNight(seed, 150, opening('night', '1.0', sitting(random), {}, 0));
        for (let answers = 0; answers < 2000 && (await rig.any(random)); answers++);
        expect(rig.ledger.game.state.score).not.toBeNull();
      }),
      { numRuns: 20 },
    );
  });

  test('undone to its first deed is the night as it began; redone all at once, the night as it was', async () => {
    const rig = await mendedNight(5, 120);
    const first = rig.ledger.standing[0];
    const before = json(rig.ledger.game.state);
    await rig.add({ is: 'undo', to: first?.n ?? 1 });
    expect(json(rig.ledger.game.state)).toBe(json(fold(opened, []).game.state));
    await rig.add({ is: 'break', on: true });
    expect(rig.ledger.canRedo).toBe(true);
    await rig.add({ is: 'redo', all: true });
    expect(json(rig.ledger.game.state)).toBe(before);
    expect(rig.ledger.canRedo).toBe(false);
  });

  test('whatever is answered, undone, redone and corrected, is the fold of the deeds that stand', async () => {
    await fc.assert(
      fc.asyncProperty(deeds, async (list) => {
        const rig = new LedgerRig();
        await doAll(rig, list);
        const { deeds: stand } = standing(entries(rig.lines));
        const folded = fold(opened, stand);
        expect(json(rig.ledger.standing)).toBe(json(stand));
        expect(json(folded.game.state)).toBe(json(rig.ledger.game.state));
        expect(json(folded.facts)).toBe(json(rig.ledger.facts));
        expect(conflictsOf(folded)).toEqual([]);
        const again = new Ledger(entries(rig.lines) as [typeof opened], () => 0);
        expect([again.canUndo, again.canRedo]).toEqual([rig.ledger.canUndo, rig.ledger.canRedo]);
      }),
      { numRuns: 60 },
    );
  });

  test('undo of everything is the night as it began, and redo of everything is the night as it was', async () => {
    const rig = await playedNight(3, 150);
    while (rig.ledger.canRedo) await rig.add({ is: 'redo' });
    const end = json(rig.ledger.game.state);
    const times = rig.ledger.standing.length;
    while (rig.ledger.canUndo) await rig.add({ is: 'undo' });
    expect(json(rig.ledger.game.state)).toBe(json(fold(opened, []).game.state));
    for (let done = 0; done < times; done++) await rig.add({ is: 'redo' });
    expect(json(rig.ledger.game.state)).toBe(end);
    expect(rig.ledger.canRedo).toBe(false);
  });

  test('a new deed after an undo ends what could be redone', async () => {
    const rig = new LedgerRig();
    await rig.answer('24-braking');
    await rig.answer('draw');
    await rig.add({ is: 'undo' });
    expect(rig.ledger.canRedo).toBe(true);
    await rig.answer('move');
    expect(rig.ledger.canRedo).toBe(false);
  });

  test('questions keep their ids over undo and redo', async () => {
    const rig = new LedgerRig();
    const random = new Random(8);
    const ids: string[] = [];
    let sealed = 0;
    for (let count = 0; count < 80; count++) {
      const { question } = rig.ledger.game.state;
      ids.push(question?.id ?? '');
      // Where all choose at once, the question stays until the last has chosen.
      if (Object.keys(question?.sealed ?? {}).length > 0) sealed++;
      await rig.any(random);
    }
    for (let count = 0; count < 80; count++) await rig.add({ is: 'undo' });
    for (const id of ids) {
      expect(rig.ledger.game.state.question?.id).toBe(id);
      await rig.add({ is: 'redo' });
    }
    expect(new Set(ids).size).toBe(ids.length - sealed);
  });

  test('a line that cannot be kept changes nothing', async () => {
    const rig = await playedNight(4, 50);
    const { ledger } = rig;
    const before = [json(ledger.game.state), json(ledger.standing), json(ledger.facts), ledger.canRedo];
    const full = async () => Promise.reject(new Error('disk full'));
    const { question } = ledger.game.state;
    const key = question?.options[0]?.key ?? '';
    const drafts = [
      { is: 'undo' as const },
      { is: 'answer' as const, question: question?.id ?? '', key, via: 'touch' as const },
    ];
    for (const draft of drafts) await expect(ledger.add(draft, full)).rejects.toThrow('disk full');
    expect([json(ledger.game.state), json(ledger.standing), json(ledger.facts), ledger.canRedo]).toEqual(before);
    await rig.any(new Random(1));
    expect(entries(rig.lines).map(({ n }) => n)).toEqual(rig.lines.map((_, at) => at));
  });

  test('deeds that no longer fit are left out and listed, and the rest stands', async () => {
    const rig = new LedgerRig();
    for (const key of ['24-braking', 'draw', 'move', 'loot']) await rig.answer(key);
    const [card, first, ...rest] = rig.ledger.standing;
    if (!card || first?.is !== 'answer') throw new Error('no answers');
    const amended = fold(opened, [card, { ...first, key: 'nowhere' }, ...rest]);
    expect(conflictsOf(amended)).toEqual([
      { n: 2, why: 'no-such-option' },
      { n: 3, why: 'stale' },
      { n: 4, why: 'stale' },
    ]);
    expect(amended.game.state.question?.asks).toEqual(['ghost']);
  });

  test('a tap that a reader repeats is known by its card and number; one that counts from 1 again brings new taps', async () => {
    const rig = new LedgerRig();
    await rig.answer('24-braking');
    const origin = { device: 'A1', s: 7 };
    const { question } = rig.ledger.game.state;
    await rig.add({ is: 'answer', question: question?.id ?? '', key: 'draw', via: 'tap', uid: '04A1B2C3', origin });
    const knows = (uid: string, device: string, s: number) => rig.ledger.knows(uid, { device, s });
    expect(knows('04A1B2C3', 'A1', 7)).toBe(true);
    expect([knows('04A1B2C3', 'A1', 1), knows('04A1B2C3', 'A1', 8)]).toEqual([false, false]);
    expect([knows('04D4E5F6', 'A1', 7), knows('04A1B2C3', 'B2', 7)]).toEqual([false, false]);
  });
});
