import { expect, test } from 'vitest';
import type { Fact } from '../../src/messages/facts.ts';
import { standardSetup } from '../../src/rules/setup.ts';
import { Random } from '../../src/sim/random.ts';
import { VirtualCards } from '../../src/sim/virtual-cards.ts';

const cites: string[] = [];
const draws = (who: string, cards: number): Fact => ({ is: 'draws', who, cards, why: 'round', cites });
const missing: Fact = { is: 'pile-put-right', how: 'missing', who: ['mei'], at: 0, cites };

test('who was thought to hold none, and had not laid what was counted, puts it away once it is found out', () => {
  const cards = new VirtualCards(standardSetup({ seats: ['mei', 'ghost'], carCount: 4 }), new Random(1));
  for (const fact of [draws('mei', 1), draws('ghost', 6), missing]) cards.apply(fact);
  expect(cards.hand('mei')).toHaveLength(1);
  cards.apply({ is: 'unplayed', who: ['ghost'], kept: 2, to: 'deck', cites });
  cards.apply(missing);
  expect([cards.hand('mei').length, cards.hand('ghost').length]).toEqual([0, 2]);
});
