/** Bullet cards to put back: each comes out of where it is and into the cylinder, deck or place of the record. */
import { describe, expect, test } from 'vitest';
import { opening } from '../../src/ledger/ledger.ts';
import type { PutBack } from '../../src/messages/view.ts';
import { firedBy } from '../../src/rules/modules/index.ts';
import { standardSetup } from '../../src/rules/setup.ts';
import { Random } from '../../src/sim/random.ts';
import { move } from '../../src/table/moving.ts';
import { bulletMoves, withoutBullets } from '../../src/table/put-back-bullets.ts';
import { LedgerRig } from '../ledger/night-rig.ts';

const HE = 'marshal-player';
type Table = Parameters<typeof bulletMoves>[0];
const listed = (table: Table, record: Table): PutBack[] => {
  const { taken, given } = bulletMoves(table, record);
  return [...taken, ...given];
};

/** Where every bullet card lies, by spot and name; neutral ones come out of the box. */
function counted({ cylinder, received, things }: Table): Map<string, number> {
  const spots = new Map<string, number>();
  const add = (spot: string, count = 1) => spots.set(spot, (spots.get(spot) ?? 0) + count);
  for (const [one, count] of Object.entries(cylinder)) add(one, count);
  for (const [deck, all] of Object.entries(received)) for (const by of all) add(`deck of ${deck}: ${by}`);
  for (const [place, all] of Object.entries(things))
    for (const thing of all) if (firedBy(thing) !== undefined) add(`${place}: ${thing}`);
  return new Map([...spots].filter(([, count]) => count > 0));
}

/** Does what the list says. Throws where a card is to be taken from where there is none. */
function done(table: Table, list: readonly PutBack[]): Map<string, number> {
  const spots = counted(table);
  for (const { piece, from, to, whose, count } of list) {
    const name = piece.replace(/^(bullet|thing):/, '');
    const spot = (place: string | null) =>
      place === 'deck'
        ? `deck of ${whose}: ${firedBy(name) ?? name}`
        : /\/pile-/.test(place ?? '')
          ? `${place}`
          : place === name
            ? `${place}`
            : `${place}: ${name}`;
    if (from !== 'box') {
      const there = (spots.get(spot(from)) ?? 0) - count;
      if (there < 0) throw new Error(`there is no ${piece} at ${spot(from)}`);
      spots.set(spot(from), there);
    }
    if (to !== 'box') spots.set(spot(to), (spots.get(spot(to)) ?? 0) + count);
  }
  return new Map([...spots].filter(([, count]) => count > 0));
}
const sorted = (spots: Map<string, number>) => [...spots].sort();

const start: Table = {
  cylinder: { ghost: 6, doc: 6, [`${HE}/pile-1`]: 6, [`${HE}/pile-2`]: 6 },
  received: {},
  things: {},
  out: [],
};

describe('a bullet', () => {
  test('of a bandit goes out of the deck into his cylinder, a neutral one out of the game', () => {
    const table = {
      ...start,
      cylinder: { ...start.cylinder, ghost: 4 },
      received: { doc: ['ghost', 'neutral', 'ghost'] },
    };
    expect(listed(table, start)).toEqual([
      move('bullet:ghost', 'deck', 'ghost', 'doc', 2),
      move('bullet:neutral', 'deck', 'box', 'doc'),
    ]);
  });

  test('that went out of the game comes back from the box, and goes there again', () => {
    const table = { ...start, received: { doc: ['neutral'] }, out: [{ who: 'mary', by: 'neutral' }] };
    const record = { ...start, received: { doc: [], mary: ['neutral', 'neutral'] } };
    expect(listed(table, record)).toEqual([
      move('bullet:neutral', 'deck', 'box', 'doc'),
      move('bullet:neutral', 'box', 'deck', 'mary'),
      move('bullet:neutral', 'out', 'deck', 'mary'),
    ]);
    const gone = { ...start, received: { mary: ['neutral'] }, out: [{ who: 'mary', by: 'neutral' }] };
    expect(listed(record, { ...gone, received: { ...gone.received, doc: [] } })).toEqual([
      move('bullet:neutral', 'deck', 'out', 'mary'),
    ]);
  });

  test('of the Marshal goes back into the cylinder that it came from', () => {
    const table = { ...start, cylinder: { ...start.cylinder, [`${HE}/pile-2`]: 5 }, received: { doc: [HE] } };
    expect(listed(table, start)).toEqual([move(`bullet:${HE}`, 'deck', `${HE}/pile-2`, 'doc')]);
    expect(listed(start, table)).toEqual([move(`bullet:${HE}`, `${HE}/pile-2`, 'deck', 'doc')]);
  });

  test('that lies openly before a bandit is named', () => {
    const table = {
      ...start,
      cylinder: { ...start.cylinder, [`${HE}/pile-1`]: 5 },
      things: { ghost: ['penalty:disarmed'] },
    };
    expect(listed(table, start)).toEqual([move('thing:penalty:disarmed', 'ghost', `${HE}/pile-1`)]);
  });

  test('that has joined the deck at the end of the round is laid out again', () => {
    const cylinder = { ...start.cylinder, [`${HE}/pile-1`]: 5 };
    const table = { ...start, cylinder, received: { ghost: [HE] } };
    const record = { ...start, cylinder, things: { ghost: ['penalty:disarmed'] } };
    expect(listed(table, record)).toEqual([move('thing:penalty:disarmed', 'deck', 'ghost', 'ghost')]);
  });

  test('of two that cannot be told apart by one name goes home in between', () => {
    const cylinder = { ...start.cylinder, [`${HE}/pile-1`]: 5 };
    const table = { ...start, cylinder, things: { ghost: ['penalty:disarmed'] } };
    const record = { ...start, cylinder, things: { doc: ['penalty:wounded-knee'] } };
    const list = listed(table, record);
    expect(list).toHaveLength(2);
    expect(sorted(done(table, list))).toEqual(sorted(counted(record)));
  });

  test('that is a thing is not told as one too', () => {
    expect(withoutBullets({ ghost: ['wanted:ghost', 'penalty:disarmed'] })).toEqual({ ghost: ['wanted:ghost'] });
  });
});

const setup = {
  ...standardSetup({
    seats: [HE, 'ghost', 'doc', 'belle', 'tuco'],
    cars: ['car-3j', 'car-1p', 'car-4p1j', 'car-1p1j', 'prison-car'],
    modules: ['marshal', 'prison'],
  }),
  drawn: { prison: ['prisoner:mei', 'prisoner:doc', 'prisoner:tuco'] },
};

/** The tables of a night played by chance, one after each answer. */
async function tables(seed: number): Promise<Table[]> {
  const rig = new LedgerRig(opening('night', '1.0', setup, {}, 1000));
  const random = new Random(seed);
  const found: Table[] = [];
  while (await rig.any(random)) {
    const { cylinder, received, things } = rig.ledger.game.state;
    found.push(structuredClone({ cylinder, received, things, out: [] }));
  }
  return found;
}

test('the list leads from any table of a night to any other, and takes no card from where there is none', async () => {
  let his = 0;
  for (const seed of [1, 2, 3, 4]) {
    const all = await tables(seed);
    const random = new Random(seed);
    for (let pair = 0; pair < 150; pair++) {
      const [table, record] = [random.pick(all), random.pick(all)];
      const list = listed(table, record);
      his += list.filter(({ piece }) => piece === `bullet:${HE}` || piece.startsWith('thing:')).length;
      expect(sorted(done(table, list))).toEqual(sorted(counted(record)));
    }
  }
  expect(his).toBeGreaterThan(100);
}, 20_000);
