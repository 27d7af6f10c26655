/** What the table declares while a question of a module is open: it is asked anew, or has nothing left to ask. */
import { expect, test } from 'vitest';
import { opening } from '../../src/ledger/ledger.ts';
import { hostages } from '../../src/rules/catalogue/names.ts';
import { standardSetup } from '../../src/rules/setup.ts';
import { LedgerRig } from '../ledger/night-rig.ts';

/** A night of Ghost, Doc, Tuco and Cheyenne with that module. */
function nightWith(module: string): LedgerRig {
  const own = module === 'prison' ? ['prison-car'] : [];
  const cars = ['car-3j', 'car-1p', 'car-4p1j', 'car-1p1j', ...own];
  const agreed = standardSetup({ seats: ['ghost', 'doc', 'tuco', 'cheyenne'], cars, modules: [module] });
  const drawn: Record<string, string[]> =
    module === 'prison' ? { prison: ['prisoner:belle', 'prisoner:mei', 'prisoner:silk'] } : {};
  return new LedgerRig(opening('night', '1.0', { ...agreed, drawn }, {}, 1000));
}
const asked = ({ ledger }: LedgerRig) => ledger.game.state.question;

test('a deck that turns out to be empty cannot be searched: the turn is asked again', async () => {
  const rig = nightWith('prison');
  for (const key of ['24-swivel-arm', 'draw', 'search']) await rig.answer(key);
  // Its deck alone is there, so that nothing is asked: the card is found.
  expect(asked(rig)?.asks).toEqual(['tuco']);
  await rig.add({ is: 'correct', hand: { tuco: 20 } });
  expect(asked(rig)?.options.map(({ key }) => key)).not.toContain('search');
});

test('a flask that is gone cannot be drunk from: the turn is asked again', async () => {
  const rig = nightWith('whiskey');
  await rig.answer('24-swivel-arm');
  await rig.add({ is: 'correct', loot: { ghost: ['any-flask'] } });
  await rig.answer('flask');
  expect(asked(rig)?.about).toBe('flask.which');
  await rig.add({ is: 'correct', loot: { ghost: ['purse'] } });
  expect(asked(rig)).toMatchObject({ about: 'scheme.act', asks: ['ghost'] });
  expect(asked(rig)?.options.map(({ key }) => key)).not.toContain('flask');
});

test('hostages that lie there already need not be drawn', async () => {
  const some = nightWith('stagecoach');
  await some.add({
    is: 'correct',
    things: { stagecoach: ['hostage:banker', 'hostage:zealot'], doc: ['hostage:poodle'] },
  });
  expect(asked(some)?.about).not.toBe('hostage.drawn');
  const all = nightWith('stagecoach');
  await all.add({ is: 'correct', things: { stagecoach: hostages.map((name) => `hostage:${name}`) } });
  expect(asked(all)?.about).not.toBe('hostage.drawn');
  const two = nightWith('stagecoach');
  await two.add({ is: 'correct', things: { doc: ['hostage:poodle'] } });
  expect(asked(two)).toMatchObject({ about: 'hostage.drawn', with: { left: 2 } });
  expect(asked(two)?.options.map(({ key }) => key)).not.toContain('poodle');
});
