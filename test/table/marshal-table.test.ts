/** The Marshal player's table put right: what lies on his sheet, his two cylinders, posters, penalties, goals by their places. */
import { describe, expect, test } from 'vitest';
import { opening } from '../../src/ledger/ledger.ts';
import type { Correction } from '../../src/rules/engine/correction.ts';
import { standardSetup } from '../../src/rules/setup.ts';
import { unknownName } from '../../src/table/known-names.ts';
import { declare, onTable, putBack } from '../../src/table/put-back.ts';
import { warningsOf } from '../../src/table/warnings.ts';
import { texts } from '../../src/text/index.ts';
import { LedgerRig } from '../ledger/night-rig.ts';

const HE = 'marshal-player';
const setup = {
  ...standardSetup({
    seats: [HE, 'ghost', 'doc', 'belle'],
    cars: ['car-3j', 'car-1p', 'car-4p1j', 'car-1p1j', 'prison-car'],
    modules: ['marshal', 'prison'],
  }),
  drawn: { prison: ['prisoner:mei', 'prisoner:doc', 'prisoner:tuco'] },
};

async function begun(): Promise<LedgerRig> {
  const rig = new LedgerRig(opening('night', '1.0', setup, {}, 1000));
  const asked = () => rig.ledger.game.state.question;
  for (let step = 0; step < 20 && asked()?.about !== 'round-card'; step++)
    await rig.answer(asked()?.options[0]?.key ?? '');
  await rig.answer('24-swivel-arm');
  return rig;
}

/** What can be wrong at his table, each by itself. */
const corrections: Record<string, Correction> = {
  'his first cylinder': { cylinder: { [`${HE}/pile-1`]: 4 }, received: { ghost: [HE, HE] } },
  'his second cylinder': { cylinder: { [`${HE}/pile-2`]: 5 }, received: { doc: [HE] } },
  'a penalty that lies before a bandit': {
    cylinder: { [`${HE}/pile-2`]: 5 },
    things: { ghost: ['wanted:ghost', 'penalty:disarmed'] },
  },
  'bullets in his deck': { received: { [HE]: ['ghost', 'ghost'] }, cylinder: { ghost: 4 } },
  'a brawler card that a bandit has': {
    things: { [HE]: ['brawler:500', 'brawler:300'], ghost: ['wanted:ghost', 'brawler:800'] },
  },
  'a poster that he has': {
    things: { [HE]: ['brawler:800', 'brawler:500', 'brawler:300', 'wanted:ghost'], ghost: [] },
  },
  'mailbags on his sheet': { loot: { [HE]: ['mailbag'], '0.in': ['mailbag'] } },
  'a goal in another place': { things: { upcoming: Array(3).fill('goal'), current: ['goal', 'goal'] } },
  'a goal that was shown': { things: { current: [], revealed: ['goal:mail'] } },
  'a bandit in the cell': { pieces: { doc: 'cell' } },
  'a freed prisoner': {
    things: { prison: ['prisoner:mei', 'prisoner:doc'], ghost: ['wanted:ghost', 'prisoner:tuco'] },
  },
  'a prisoner that is his': {
    things: {
      prison: ['prisoner:mei', 'prisoner:doc'],
      [HE]: ['brawler:800', 'brawler:500', 'brawler:300', 'prisoner:tuco'],
    },
  },
  'cards in his hand': { hand: { [HE]: 5 } },
  'who leads': { firstPlayer: HE },
};

describe('what is declared of the Marshal', () => {
  test.each(Object.entries(corrections))(
    '%s: is known, kept, said well, and put back by the list',
    async (_what, put) => {
      const rig = await begun();
      const { ledger } = rig;
      const before = onTable(ledger);
      expect(unknownName(ledger.game.state, put)).toBeUndefined();
      await rig.add({ is: 'correct', ...put });
      const { state } = ledger.game;
      expect(state).toMatchObject(put.things ? { ...put, things: put.things } : put);
      expect(warningsOf(state)).toEqual([]);
      const declared = structuredClone(before);
      declare(declared, put);
      expect(putBack(declared, onTable(ledger))).toEqual([]);

      await rig.add({ is: 'undo' });
      const list = putBack(declared, onTable(ledger));
      expect(list.length === 0).toBe('firstPlayer' in put);
      for (const sentence of list.map(texts.putBack))
        expect(sentence).not.toMatch(/undefined|NaN|marshal-player|[a-z]:[a-z]/);
    },
  );

  test.each([
    ['a third cylinder', { cylinder: { [`${HE}/pile-3`]: 4 } }, `${HE}/pile-3`],
    ['one cylinder of his', { cylinder: { [HE]: 4 } }, HE],
    ['a brawler of another value', { things: { ghost: ['brawler:1000'] } }, 'brawler:1000'],
    ['a goal that lies face down', { things: { current: ['goal:mail'] } }, 'goal:mail'],
    ['his pawn by his name', { pieces: { [HE]: '1.in' } }, HE],
    ['bullets of somebody else', { received: { ghost: ['tuco'] } }, 'tuco'],
  ])('%s is not known', async (_what, put, name) => {
    expect(unknownName((await begun()).ledger.game.state, put as Correction)).toBe(name);
  });

  test('without him there is nothing of his', () => {
    const plain = new LedgerRig().ledger.game.state;
    expect(unknownName(plain, { loot: { [HE]: ['mailbag'] } })).toBe(HE);
    expect(unknownName(plain, { things: { ghost: ['wanted:ghost'] } })).toBe('wanted:ghost');
  });
});
