/** Al Patron calls by a tap of any card of his while the card just turned over waits for him. */
import { expect, test } from 'vitest';
import { virtualUid } from '../../src/sim/virtual-deck.ts';
import { agreedDraft, type HostRig, hostRig, startNight } from './host-rig.ts';

const HE = 'al-patron';
const draft = {
  ...agreedDraft,
  seats: [HE, 'ghost', 'doc', 'tuco'].map((who) => ({ bandits: [who], names: [''] })),
  firstPlayer: HE,
};

/** A night in which Ghost alone has laid a card, and it was just turned over. */
async function turnedOver(): Promise<HostRig> {
  const rig = await hostRig();
  await startNight(rig, { draft, reader: true });
  let laid = false;
  for (let act = 0; act < 80 && rig.question().about !== 'buy'; act++) {
    const { about, asks, options } = rig.question();
    const lays: boolean = about === 'scheme.act' && asks[0] === 'ghost' && !laid;
    laid ||= lays;
    const wanted = lays ? 'change-floor' : 'draw';
    await rig.choose((options.find(({ key }) => key === wanted) ?? options[0])?.key ?? '');
  }
  expect(rig.question()).toMatchObject({ about: 'buy', asks: [HE], with: { target: 'ghost', card: 'change-floor' } });
  return rig;
}

test.each(['move', 'shoot', 'marshal'])('his %s calls, whatever the card is', async (card) => {
  const rig = await turnedOver();
  await rig.tap(virtualUid(HE, card, 1));
  expect(rig.question().about).not.toBe('buy');
  const facts = rig.host.ledger?.facts ?? [];
  expect(facts).toContainEqual(expect.objectContaining({ is: 'took', who: 'ghost', from: HE, cause: 'buy' }));
  rig.reader.device.stop();
});

test('the card of somebody else calls nothing, and a key does without a reader', async () => {
  const rig = await turnedOver();
  await rig.tap(virtualUid('doc', 'move', 1));
  await rig.tap(virtualUid('ghost', 'change-floor', 1));
  expect(rig.question().about).toBe('buy');
  await rig.choose('yes');
  expect(rig.host.ledger?.facts).toContainEqual(
    expect.objectContaining({ is: 'took', who: 'ghost', from: HE, cause: 'buy' }),
  );
  rig.reader.device.stop();
});
