/** Readers that are not ours each play a card in a running night: real wires, real service, the real host. */
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { GameHost } from '../../src/host/game-host.ts';
import { systemClock } from '../../src/host/reader/clock.ts';
import type { Ports } from '../../src/host/reader/port.ts';
import { shortened } from '../../src/host/reader/times.ts';
import { seenStore } from '../../src/host/seen.ts';
import { Pcscd } from '../../src/node/pcsc/pcscd.ts';
import { pcscPorts } from '../../src/node/pcsc/ports.ts';
import { serialPorts } from '../../src/node/serial.ts';
import { MemoryStorage } from '../../src/sim/memory-storage.ts';
import { virtualTags, virtualUid } from '../../src/sim/virtual-deck.ts';
import { agreedDraft } from '../host/host-rig.ts';
import { Pn532Device } from './pn532-device.ts';
import { openPty, until } from './pty.ts';
import { layOn, startPcscd, whyNoPcsc } from './virtual-smart-card.ts';

const ghostMove = virtualUid('ghost', 'move', 1);
const ghostShoot = virtualUid('ghost', 'shoot', 1);
const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step();
});

/** A night in which Ghost is to lay a card, with that reader. */
async function night(ports: Ports, source: string) {
  const storage = new MemoryStorage();
  const host = new GameHost({
    version: 'test',
    storage,
    clock: systemClock,
    random: () => 0,
    seen: await seenStore(storage),
    times: shortened(10),
    portsFor: () => ports,
    virtualTags,
  });
  await host.load();
  cleanUp.push(() => host.close());
  const view = () => host.view('console');
  await host.send({ do: 'go', to: 'setup' });
  await host.send({ do: 'draft', draft: agreedDraft });
  await host.send({ do: 'start-night' });
  await host.send({ do: 'answer', question: view().night?.question?.id ?? '', key: '24-swivel-arm' });
  await host.send({ do: 'reader', source });
  await until(() => view().reader.state === 'ready', 'the reader is ready');
  const laid = () =>
    (host.ledger?.standing ?? []).flatMap((deed) => (deed.is === 'answer' && deed.via === 'tap' ? deed.uid : []));
  return { host, view, laid };
}

test('a PN532 on a serial adapter', async () => {
  const pty = await openPty();
  cleanUp.push(() => pty.remove());
  const chip = new Pn532Device((bytes) => void pty.device.write(bytes));
  pty.device.on('data', (bytes: Buffer) => chip.receive(bytes)).on('error', () => undefined);
  const { host, view, laid } = await night(serialPorts(), pty.path);
  expect(view().reader).toMatchObject({ dialect: 'pn532', trouble: null });
  chip.cards.add(ghostMove);
  await until(() => laid().length === 1, 'the card is laid');
  // It still lies there, and that is no second tap.
  const looks = chip.obeyed.length;
  await until(() => chip.obeyed.length > looks + 10, 'it was looked for ten times more');
  expect([laid(), view().notice?.code]).toEqual([[ghostMove], 'tap.hidden']);
  await host.send({ do: 'undo' });
  chip.cards.clear();
  const gone = chip.obeyed.length;
  await until(() => chip.obeyed.length > gone + 10, 'it has left');
  chip.cards.add(ghostShoot);
  await until(() => laid().length === 1, 'another card is laid');
  expect(laid()).toEqual([ghostShoot]);
});

const missing = whyNoPcsc();
describe.skipIf(missing)(`a PC/SC reader${missing ? ` (skipped: ${missing})` : ''}`, () => {
  beforeAll(async () => startPcscd());

  test('is listed, and its card is laid once until it is taken off and laid on again', async () => {
    const [first] = await pcscPorts().list();
    expect(first?.path).toMatch(/^pcsc:Virtual PCD/);
    const { host, view, laid } = await night(pcscPorts(), first?.path ?? '');
    expect(view().reader).toMatchObject({ dialect: 'pcsc', trouble: null });
    const card = await layOn(ghostMove);
    cleanUp.push(() => card.takeOff());
    await until(() => laid().length === 1, 'the card is laid');
    expect([laid(), view().notice?.code]).toEqual([[ghostMove], 'tap.hidden']);
    await host.send({ do: 'undo' });
    card.takeOff();
    await until(async () => !(await hasCard(first?.path ?? '')), 'the card has left');
    const again = await layOn(ghostMove);
    cleanUp.push(() => again.takeOff());
    await until(() => laid().length === 1, 'the card is laid again');
  });

  test('that is not there is waited for', async () => {
    const events = { data: () => {}, line: () => {}, closed: () => {}, ended: () => {} };
    await expect(pcscPorts().open('pcsc:ACR122U', 0, events)).rejects.toMatchObject({ code: 'no-such-port' });
  });
});

test('without the smart card service its readers are not listed, and opening one says so', async () => {
  const ports = pcscPorts('/nowhere/pcscd.comm');
  expect(await ports.list()).toEqual([]);
  const events = { data: () => {}, line: () => {}, closed: () => {}, ended: () => {} };
  await expect(ports.open('pcsc', 0, events)).rejects.toMatchObject({ code: 'no-service' });
});

/** Whether a card lies there, as the service sees it: it looks at its virtual reader twice a second or so. */
async function hasCard(path: string): Promise<boolean> {
  const service = await Pcscd.connect('/run/pcscd/pcscd.comm');
  try {
    return (await service.readers()).some((reader) => `pcsc:${reader.name}` === path && reader.hasCard);
  } finally {
    service.close();
  }
}
