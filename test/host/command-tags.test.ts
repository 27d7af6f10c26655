/** Tags of one's own that say what is said most at the table: a night goes on without a hand at the screen. */
import { expect, test } from 'vitest';
import { virtualUid } from '../../src/sim/virtual-deck.ts';
import { COMMANDS } from '../../src/table/command-tags.ts';
import { tagsWithCommands, uidOfCommand } from './hands-rig.ts';
import { type HostRig, hostRig, startNight } from './host-rig.ts';

/** Swivel Arm: Ghost, Doc, Tuco and Django each lay or draw. */
async function night(): Promise<HostRig> {
  const rig = await hostRig({ tags: tagsWithCommands });
  await startNight(rig, { reader: true });
  await rig.choose('24-swivel-arm');
  return rig;
}
const lamp = (rig: HostRig) => rig.reader.device.lamps.get(0);
const turn = (rig: HostRig) => rig.question().asks[0];

test('draw draws for whose turn it is, and undo takes it back', async () => {
  const rig = await night();
  expect(turn(rig)).toBe('ghost');
  await rig.tap(uidOfCommand('draw'));
  expect([turn(rig), lamp(rig), rig.view().notice]).toEqual(['doc', 'ok', null]);
  await rig.tap(uidOfCommand('undo'));
  expect([turn(rig), lamp(rig)]).toEqual(['ghost', 'ok']);
  rig.reader.device.stop();
});

test('next says that the pieces are back where they were', async () => {
  const rig = await night();
  await rig.tap(virtualUid('ghost', 'move', 1));
  await rig.choose('up');
  await rig.tap(uidOfCommand('undo'));
  expect(rig.night().putBack.length).toBeGreaterThan(0);
  await rig.tap(uidOfCommand('next'));
  expect([rig.night().putBack, lamp(rig)]).toEqual([[], 'ok']);
  rig.reader.device.stop();
});

test('next goes on where there is one thing to do: a night is played to Stealin’ by taps alone', async () => {
  const rig = await night();
  while (rig.night().phase === 'schemin') await rig.tap(uidOfCommand('draw'));
  const before = rig.question().id;
  expect(rig.question().options).toHaveLength(1);
  await rig.tap(uidOfCommand('next'));
  expect(rig.question().id).not.toBe(before);
  rig.reader.device.stop();
});

test('what a command does not answer is said, and nothing happens', async () => {
  const rig = await night();
  const before = rig.question().id;
  for (const command of ['yes', 'no', 'next']) {
    await rig.tap(uidOfCommand(command));
    expect(rig.view().notice).toMatchObject({ tone: 'wait', code: 'tap.no-answer', with: { card: command } });
  }
  expect([rig.question().id, lamp(rig)]).toEqual([before, 'bad']);
  rig.reader.device.stop();
});

test('with nothing to undo, and during a break, that is said', async () => {
  const rig = await hostRig({ tags: tagsWithCommands });
  await startNight(rig, { reader: true });
  await rig.tap(uidOfCommand('undo'));
  expect(rig.view().notice?.code).toBe('refused.nothing-to-undo');
  await rig.choose('24-swivel-arm');
  await rig.send({ do: 'break', on: true });
  await rig.tap(uidOfCommand('undo'));
  expect(rig.view().notice?.code).toBe('tap.break');
  rig.reader.device.stop();
});

test('an undo that is on disk is not done again when the reader repeats it after a crash', async () => {
  const rig = await night();
  await rig.tap(uidOfCommand('draw'));
  await rig.tap(uidOfCommand('draw'));
  const origin = { device: 'RIG', s: 99 };
  await rig.tap(uidOfCommand('undo'));
  const ledger = rig.host.ledger;
  expect(ledger?.knows(uidOfCommand('undo'), origin)).toBe(false);
  // Five events before it: two taps and two liftings, then this one.
  expect(ledger?.knows(uidOfCommand('undo'), { device: 'RIG', s: 5 })).toBe(true);
  rig.reader.device.stop();
});

test('they are enrolled like the pieces of a module', async () => {
  const rig = await hostRig({ tags: {} });
  await rig.send({ do: 'go', to: 'cards' });
  expect(rig.view().cards?.pieces).toContainEqual({ who: COMMANDS, have: 0, of: 12 });
  await rig.send({ do: 'reader', source: 'sim' });
  await rig.send({ do: 'enrol', who: COMMANDS });
  await rig.clock.advance(2000);
  await rig.tap('04A1B2C3D4E5F6');
  expect(rig.view().notice).toMatchObject({ code: 'enrol.done', who: COMMANDS, card: 'next' });
  rig.reader.device.stop();
});
