import { describe, expect, test } from 'vitest';
import type { Command } from '../../src/messages/commands.ts';
import type { Audience, Face } from '../../src/messages/host.ts';
import { agreedDraft, hostRig, startNight } from './host-rig.ts';

const at = (audience: Audience): Face => ({ name: 'test', audience });

/** A night of Ghost, Doc, Tuco and Django that asks Ghost what he lays. */
async function night() {
  const rig = await hostRig();
  await startNight(rig);
  await rig.choose('24-braking');
  const lay = (): Command => ({ do: 'answer', question: rig.question().id, key: 'shoot' });
  return { ...rig, lay };
}

test('a screen for everybody shows the night and may ask nothing', async () => {
  const rig = await night();
  const commands: Command[] = [
    rig.lay(),
    { do: 'undo' },
    { do: 'leave-night' },
    { do: 'report' },
    { do: 'list-ports' },
  ];
  for (const command of commands)
    expect(await rig.host.send(command, at('screen'))).toMatchObject({ ok: false, code: 'screen-only' });
  expect(rig.question().about).toBe('scheme.act');
});

describe('a seat', () => {
  test('answers what its own player is asked', async () => {
    const rig = await night();
    expect(rig.question().asks).toEqual(['ghost']);
    expect(await rig.host.send(rig.lay(), at('seat:ghost'))).toEqual({ ok: true });
  });

  test('does not answer for somebody else, nor for the table', async () => {
    const rig = await hostRig();
    await startNight(rig);
    const turnOver: Command = { do: 'answer', question: rig.question().id, key: '24-braking' };
    expect(await rig.host.send(turnOver, at('seat:ghost'))).toMatchObject({ ok: false, code: 'seat-only' });
    await rig.choose('24-braking');
    const lay: Command = { do: 'answer', question: rig.question().id, key: 'shoot' };
    expect(await rig.host.send(lay, at('seat:doc'))).toMatchObject({ ok: false, code: 'seat-only' });
    expect(await rig.host.send({ ...lay, by: 'ghost' }, at('seat:doc'))).toMatchObject({ code: 'seat-only' });
  });

  test('answers for both bandits of its player', async () => {
    const rig = await hostRig();
    const seats = [
      ['cheyenne', 'tuco'],
      ['doc', 'django'],
    ].map((bandits) => ({ bandits, names: ['', ''] }));
    const draft = { ...agreedDraft, mode: 'two-bandits', seats, firstPlayer: 'doc', cars: agreedDraft.cars.slice(1) };
    await startNight(rig, { draft });
    await rig.choose(rig.question().options[0]?.key ?? '');
    const { id, asks, options } = rig.question();
    const command: Command = { do: 'answer', question: id, key: options[0]?.key ?? '' };
    const [own, other] =
      asks[0] === 'doc' ? (['seat:doc', 'seat:cheyenne'] as const) : (['seat:cheyenne', 'seat:doc'] as const);
    expect(await rig.host.send(command, at(other))).toMatchObject({ code: 'seat-only' });
    expect(await rig.host.send(command, at(own))).toEqual({ ok: true });
  });

  test('runs nothing: no undo, no other night, no reader', async () => {
    const rig = await night();
    const commands: Command[] = [
      { do: 'undo' },
      { do: 'leave-night' },
      { do: 'correct', put: {} },
      { do: 'reader', source: 'none' },
      { do: 'show-log', on: true },
    ];
    for (const command of commands)
      expect(await rig.host.send(command, at('seat:ghost'))).toMatchObject({ code: 'seat-only' });
  });

  test('is told that nothing is asked where there is no night', async () => {
    const rig = await hostRig();
    const command: Command = { do: 'answer', question: 'q', key: 'k' };
    expect(await rig.host.send(command, at('seat:ghost'))).toMatchObject({ code: 'refused.no-question' });
  });
});

test('away from the console nobody is told where things lie on this computer', async () => {
  const recorder = { path: '/home/anna/reader.bin', write: () => undefined, end: () => undefined };
  const rig = await hostRig({ record: () => recorder });
  await rig.send({ do: 'reader', source: 'sim' });
  await rig.send({ do: 'list-ports' });
  await rig.send({ do: 'record-reader', on: true });
  expect(rig.view().reader).toMatchObject({ recording: recorder.path });
  const elsewhere = () => JSON.stringify([rig.view('screen'), rig.view('seat:ghost')]);
  expect(elsewhere()).not.toContain('anna');
  await rig.send({ do: 'record-reader', on: false });
  expect(rig.view().notice?.with).toEqual({ path: recorder.path });
  expect(elsewhere()).not.toContain('anna');
});
