import { describe, expect, test } from 'vitest';
import type { SetupDraft } from '../../src/messages/commands.ts';
import { laying } from '../../src/table/laying.ts';
import { agreed, emptyDraft, missing } from '../../src/table/set-up.ts';
import { ways } from '../../src/table/ways.ts';
import { texts } from '../../src/text/index.ts';

/** In twos no player holds two of Ghost, Doc and Belle. */
const bandits = ['ghost', 'tuco', 'doc', 'cheyenne', 'belle', 'django', 'mei', 'silk'];
const trains = ['car-1p', 'car-3p', 'car-1p1j', 'car-3p1j', 'car-4p1j', 'car-3j'];

function draft(mode: string, players: number, more: Partial<SetupDraft> = {}): SetupDraft {
  const way = ways.find((one) => one.mode === mode && one.players === players);
  if (!way) throw new Error(`${players} cannot play ${mode}`);
  const seats = Array.from({ length: way.seats }, (_, at) => ({
    bandits: bandits.slice(at * way.places, (at + 1) * way.places),
    names: [''],
  }));
  const firstPlayer = seats[1]?.bandits[0] ?? null;
  return { ...emptyDraft, mode, seats, firstPlayer, cars: trains.slice(0, way.cars), silk: 'block', ...more };
}

/** The lines as a person reads them, numbered. */
function told(given: SetupDraft): string {
  expect(missing(given)).toEqual([]);
  const lines = texts.laying(laying(agreed(given)));
  return `${lines.map(({ text }, at) => `${at + 1}. ${text}`).join('\n')}\n`;
}

describe('the guided set-up lists every piece and its place, for', () => {
  test.each(ways.map((way) => [way.mode, way.players] as const))('%s, %i players', async (mode, players) => {
    await expect(told(draft(mode, players))).toMatchFileSnapshot(`laying/${mode}-${players}.txt`);
  });
});

describe('of the round deck it tells', () => {
  const of = (deck: SetupDraft['deck']) => told(draft('standard', 5, { deck }));
  test('five cards and no station for a first night', () =>
    expect(of({ kind: 'five', cards: [] })).toContain(
      'Shuffle five round cards for 5–6 players, drawn unseen. No station card.',
    ));
});
