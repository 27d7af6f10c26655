/** Several antennas with parts of their own, and what a reader with a lamp and a buzzer says after a tap. */
import { expect, test } from 'vitest';
import type { AntennaRole } from '../../src/messages/view.ts';
import { VirtualClock } from '../../src/sim/virtual-clock.ts';
import { virtualTags, virtualUid } from '../../src/sim/virtual-deck.ts';
import { VirtualReader } from '../../src/sim/virtual-reader.ts';
import { meaningOf } from '../../src/table/meaning.ts';
import type { Tags } from '../../src/table/tags.ts';
import { type HostRig, hostRig, startNight } from './host-rig.ts';

const JEWEL = '0400CC01';
const YES = '0400CC02';
const tags: Tags = {
  ...virtualTags,
  [JEWEL]: { who: 'loot', card: 'jewel', copy: 1 },
  [YES]: { who: 'commands', card: 'yes', copy: 1 },
};

async function night(): Promise<HostRig> {
  const rig = await hostRig({ tags });
  await startNight(rig, { reader: true });
  await rig.choose('24-swivel-arm');
  return rig;
}

/** What a tap on an antenna with that role means in that position. */
function meaning(rig: HostRig, uid: string, role: AntennaRole): string {
  const game = rig.host.ledger?.game ?? null;
  const found = meaningOf({ uid, random: false, role }, tags, game, []);
  return found.is === 'answer' ? found.key : found.code;
}

/** Django's card lies on the pile and is turned over, so that he shoots one of two. */
async function shooting(rig: HostRig): Promise<void> {
  await rig.choose('shoot');
  for (let act = 0; act < 60 && rig.question().about !== 'next'; act++) {
    const { options } = rig.question();
    await rig.choose((options.find(({ key }) => key === 'up' || key === 'draw') ?? options[0])?.key ?? '');
  }
  await rig.send({ do: 'correct', put: { pieces: { ghost: '4.in', doc: '3.in', tuco: '3.in' } } });
  await rig.choose('next');
  expect(rig.question().about).toBe('shoot.whom');
}

test('cards are laid on the pile’s antenna and on one for anything, and on no other', async () => {
  const rig = await night();
  const move = virtualUid('ghost', 'move', 1);
  const roles = ['any', 'pile', 'answers', 'loot'] as const;
  expect(roles.map((role) => meaning(rig, move, role))).toEqual(['move', 'move', 'tap.elsewhere', 'tap.elsewhere']);
  rig.reader.device.stop();
});

test('where answers are taken any card of a bandit stands for him; where cards are laid none does', async () => {
  const rig = await night();
  await shooting(rig);
  const card = virtualUid('tuco', 'loot', 2);
  const character = virtualUid('tuco', 'character', 1);
  expect([meaning(rig, card, 'answers'), meaning(rig, character, 'answers')]).toEqual(['tuco', 'tuco']);
  expect([meaning(rig, card, 'any'), meaning(rig, card, 'pile')]).toEqual(['tap.not-now', 'tap.not-now']);
  expect(meaning(rig, character, 'pile')).toBe('tap.elsewhere');
  rig.reader.device.stop();
});

test('loot is taken on its antenna and where answers are, and what a command says everywhere', async () => {
  const rig = await night();
  await rig.choose('loot');
  for (let act = 0; act < 60 && rig.question().about !== 'next'; act++) {
    const { options } = rig.question();
    await rig.choose((options.find(({ key }) => key === 'up' || key === 'draw') ?? options[0])?.key ?? '');
  }
  await rig.send({ do: 'correct', put: { pieces: { ghost: '3.in' }, loot: { '3.in': ['purse', 'jewel'] } } });
  await rig.choose('next');
  const roles = ['any', 'loot', 'answers', 'pile'] as const;
  expect(roles.map((role) => meaning(rig, JEWEL, role))).toEqual(['jewel', 'jewel', 'jewel', 'tap.elsewhere']);
  expect(roles.map((role) => meaning(rig, YES, role))).toEqual(roles.map(() => 'tap.no-answer'));
  rig.reader.device.stop();
});

test('the parts are shown, kept for the next start, and hold for the taps of each antenna', async () => {
  const clock = new VirtualClock();
  const reader = new VirtualReader({ clock, id: 'FOUR', antennas: 4 });
  const rig = await hostRig({ tags, reader, clock });
  await startNight(rig);
  await rig.choose('24-swivel-arm');
  await rig.send({ do: 'reader', source: '/dev/ttyFOUR' });
  await clock.advance(2000);
  expect(rig.view().reader.antennas).toEqual(['any', 'any', 'any', 'any']);
  expect(await rig.send({ do: 'antenna', antenna: 1, role: 'answers' })).toEqual({ ok: true });
  expect(rig.view().reader.antennas).toEqual(['any', 'answers', 'any', 'any']);
  expect(await rig.storage.readJson('settings')).toEqual({
    reader: '/dev/ttyFOUR',
    how: { roles: ['any', 'answers'] },
  });
  reader.tap(virtualUid('ghost', 'move', 1), 1);
  await clock.advance(100);
  expect(rig.view().notice).toMatchObject({ code: 'tap.elsewhere', tone: 'wait' });
  expect(rig.question().about).toBe('scheme.act');
  reader.device.stop();
});

test('accepted, not now, unknown and your decision: each has a light and a sound of its own', async () => {
  const clock = new VirtualClock();
  const reader = new VirtualReader({ clock, id: 'BUZ', caps: 'scan,gone,led,buz' });
  const rig = await hostRig({ tags, reader, clock });
  await startNight(rig, { reader: true });
  const said = () =>
    [
      ...rig.toReader
        .splice(0)
        .join('')
        .matchAll(/\$(LED|BUZ)[^*]*p=(\w+)/g),
    ].map(([, verb, p]) => `${verb} ${p}`);
  said();
  await rig.tap(virtualUid('ghost', 'move', 1));
  expect(said()).toEqual(['LED bad', 'BUZ wait']);
  await rig.tap('04DEADBEEF0102');
  expect(said()).toEqual(['LED bad', 'BUZ bad']);
  await rig.choose('24-swivel-arm');
  await rig.tap(virtualUid('ghost', 'move', 1));
  expect(said()).toEqual(['LED ok', 'BUZ ok']);
  // Ghost has to say how it lies.
  await clock.advance(1000);
  expect(said()).toEqual(['LED id', 'BUZ id']);
  await rig.choose('up');
  await clock.advance(200);
  expect(said()).toEqual(['LED off']);
  reader.device.stop();
});
