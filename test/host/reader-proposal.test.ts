/** What is proposed by what was heard of a reader. */
import { expect, test } from 'vitest';
import { proposal, type Signs } from '../../src/host/reader/proposal.ts';
import { hostRig } from './host-rig.ts';

const quiet: Signs = {
  source: '/dev/ttyUSB0',
  state: 'ready',
  dialect: 'text',
  trouble: null,
  how: {},
  ports: [{ path: '/dev/ttyUSB0', label: '' }],
  typed: false,
  ambiguous: 0,
};
const other = { path: '/dev/ttyUSB1', label: '' };

test.each<[string, Partial<Signs>, ReturnType<typeof proposal>]>([
  ['nothing while all is well', {}, null],
  ['one card that was not read is no reason', { ambiguous: 1 }, null],
  [
    'numbers that lost digits',
    { ambiguous: 2, how: { baud: 9600 } },
    { source: '/dev/ttyUSB0', how: { baud: 9600, profile: 'pad32' }, why: 'lost-digits' },
  ],
  ['a keyboard that types numbers', { typed: true }, { source: 'keyboard', how: {}, why: 'typing' }],
  ['that is what it is', { typed: true, source: 'keyboard', ports: [] }, null],
  [
    'noise at a speed that was fixed',
    { trouble: 'noise', how: { baud: 9600, profile: 'pad32' } },
    { source: '/dev/ttyUSB0', how: { profile: 'pad32' }, why: 'other-rate' },
  ],
  ['noise while speeds are tried', { trouble: 'noise' }, null],
  [
    'silence of the kind that was named',
    { trouble: 'silent', state: 'quiet', how: { profile: 'pn532-hsu' } },
    { source: '/dev/ttyUSB0', how: {}, why: 'other-kind' },
  ],
  [
    'the only port, for somebody without a reader',
    { source: null, ports: [other] },
    { source: '/dev/ttyUSB1', how: {}, why: 'only-port' },
  ],
  ['not one of several', { source: null, ports: [other, ...quiet.ports] }, null],
  [
    'the only other port, when its own is gone',
    { trouble: 'no-such-port', ports: [other] },
    { source: '/dev/ttyUSB1', how: {}, why: 'other-port' },
  ],
])('%s', (_name, signs, proposed) => {
  expect(proposal({ ...quiet, ...signs })).toEqual(proposed);
});

test('a keyboard is proposed, taken, and plays: its numbers as the user says that they are written', async () => {
  const rig = await hostRig();
  await rig.send({ do: 'go', to: 'reader' });
  await rig.send({ do: 'typed', place: '0077705923', typed: '0077705923' });
  expect(rig.view().reader).toMatchObject({ source: null, proposal: { source: 'keyboard', why: 'typing' } });
  await rig.send({ do: 'reader', source: 'keyboard' });
  await rig.send({ do: 'typed', place: '0077705923', typed: 'ignored' });
  expect(rig.view().reader).toMatchObject({
    state: 'ready',
    dialect: 'wedge',
    card: { uid: '04A1B2C3' },
    proposal: null,
  });
  await rig.clock.advance(0);
  expect(rig.view().notice).toMatchObject({ code: 'tap.unknown', with: { uid: '04A1B2C3' } });
  await rig.send({ do: 'reader', source: 'keyboard', how: { profile: 'wedge-dec-le', layout: 'typed' } });
  await rig.send({ do: 'typed', place: 'ignored', typed: '0077705923' });
  await rig.clock.advance(0);
  expect(rig.view().reader.card).toEqual({ uid: 'C3B2A104' });
});

test('a recording is begun and ended on the screen, with its path', async () => {
  const written: number[] = [];
  const recorder = { path: '/rec.bin', write: (bytes: Uint8Array) => void written.push(...bytes), end: () => {} };
  const rig = await hostRig({ record: () => recorder });
  await rig.send({ do: 'reader', source: 'keyboard' });
  await rig.send({ do: 'record-reader', on: true });
  expect(rig.view().reader.recording).toBe('/rec.bin');
  await rig.send({ do: 'typed', place: '0077705923', typed: '' });
  await rig.send({ do: 'record-reader', on: false });
  expect(String.fromCharCode(...written)).toBe('# caboose recording, auto\n0077705923\r');
  expect(rig.view()).toMatchObject({
    reader: { recording: null },
    notice: { code: 'reader.recorded', with: { path: '/rec.bin' } },
  });
});
