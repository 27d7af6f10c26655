/** The computer sleeps in the middle of a night, and the reader's port is not kept open over that. */
import { expect, test } from 'vitest';
import { virtualUid } from '../../src/sim/virtual-deck.ts';
import { hostRig, startNight } from './host-rig.ts';

test('a card laid on while it slept counts once it is awake', async () => {
  const rig = await hostRig();
  await startNight(rig, { reader: true });
  await rig.choose('24-swivel-arm');
  await rig.host.suspend();
  expect(rig.view().reader.state).toBe('closed');
  rig.reader.tap(virtualUid('ghost', 'move', 1));
  await rig.clock.advance(60_000);
  expect(rig.question().about).toBe('scheme.act');
  await rig.host.resume();
  await rig.clock.advance(2000);
  expect(rig.view().reader.state).toBe('ready');
  expect(rig.question()).toMatchObject({ about: 'scheme.face', asks: ['ghost'] });
  expect(rig.reader.opened).toBe(2);
  rig.reader.device.stop();
});

test('waking without a reader, twice, or after another reader was chosen, does nothing', async () => {
  const rig = await hostRig();
  await rig.host.suspend();
  await rig.host.resume();
  expect(rig.view().reader.state).toBe('none');
  await rig.send({ do: 'reader', source: 'sim' });
  await rig.clock.advance(2000);
  await rig.host.resume();
  expect([rig.view().reader.state, rig.reader.opened]).toEqual(['ready', 1]);
  const slept = rig.host.suspend();
  await rig.send({ do: 'reader', source: 'none' });
  await slept;
  await rig.host.resume();
  expect(rig.view().reader.state).toBe('none');
  rig.reader.device.stop();
});
