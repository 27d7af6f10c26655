/** What the network may throw at a host, kind by kind; each leaves it alone when it was answered or hung up on. */
import type { Random } from '../../src/sim/random.ts';
import { type LanRig, raw, request, statusOf, visitor } from './lan-rig.ts';

/** Says what is wrong, or null: no file outside, no face inside. Whether a command was accepted is seen at the host. */
type Attack = (rig: LanRig, random: Random, from: string) => Promise<string | null>;

const paths = [
  '/../../../../etc/passwd',
  '/..%2f..%2f..%2fetc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/....//....//etc/passwd',
  '/assets/../../package.json',
  '/..\\..\\windows\\win.ini',
  '//etc/passwd',
  '/%00/etc/passwd',
  '/index.html%00.js',
  '/assets/%252e%252e%252fpackage.json',
  'file:///etc/passwd',
  'http://127.0.0.1/etc/passwd',
];
const names = [
  'evil.example',
  'localhost',
  '127.0.0.1.evil.example',
  '0.0.0.0',
  '[::ffff:127.0.0.1]',
  '127.1',
  '2130706433',
];
const origins = [
  'http://evil.example',
  'null',
  'https://127.0.0.1',
  'http://127.0.0.1',
  'app://caboose',
  'file://',
  '',
];
const commands = [
  { do: 'undo' },
  { do: 'leave-night' },
  { do: 'lan', on: null },
  { do: 'report' },
  { do: 'reader', source: '/etc/passwd' },
  { do: 'import-night', file: '{}' },
  { do: 'format-disk' },
  { do: 'answer', question: '__proto__', key: 'constructor' },
];

/** Whether somebody got in. */
const inside = (heard: readonly object[]) => heard.some((said) => 'view' in said || 'joined' in said);

/** Comes by a WebSocket, says all of it, and leaves when all is answered or the host hangs up. */
async function talk(rig: LanRig, from: string, messages: readonly unknown[], headers: Record<string, string> = {}) {
  const guest = await visitor(rig.port, { from, headers }).catch(() => null);
  if (!guest) return [];
  for (const message of messages) {
    if (typeof message === 'string') guest.socket.send(message);
    else guest.say(message);
  }
  // A closing handshake comes behind everything that was said.
  guest.socket.close();
  await guest.closed;
  return guest.heard;
}

export const attacks: Record<string, Attack> = {
  async traversal({ port }, random, from) {
    const answer = await raw(port, request(port, random.pick(paths)), { from });
    return statusOf(answer) === 200 || /root:|"name"|\[fonts\]/.test(answer) ? answer : null;
  },

  async rebinding({ port }, random, from) {
    const name = random.pick(names);
    const answer = await raw(port, request(port, '/', { host: random.once(2) ? `${name}:${port}` : name }), {
      from,
    });
    return statusOf(answer) === 200 ? answer : null;
  },

  async 'forged origin'(rig, random, from) {
    const heard = await talk(rig, from, [{ join: { as: 'screen', code: rig.doors.code } }], {
      origin: random.pick(origins),
    });
    return heard.length > 0 ? JSON.stringify(heard) : null;
  },

  async oversized(rig, random, from) {
    const size = 9_000 + random.below(80_000);
    if (random.once(2)) {
      const answer = await raw(rig.port, request(rig.port, '/', { more: `X: ${'x'.repeat(size)}\r\n` }), { from });
      return statusOf(answer) === 200 ? 'a head of that size' : null;
    }
    const heard = await talk(rig, from, [{ join: { as: 'screen', code: 'x'.repeat(size) } }]);
    return inside(heard) ? JSON.stringify(heard) : null;
  },

  async slow({ port }, random, from) {
    const whole = request(port, '/');
    const begun = whole.slice(0, 1 + random.below(whole.length - 3));
    return statusOf(await raw(port, begun, { from })) === 200 ? 'half a request' : null;
  },

  async malformed(rig, random, from) {
    const noise = Array.from({ length: 1 + random.below(200) }, () => String.fromCharCode(random.below(256))).join('');
    if (random.once(2)) {
      const answer = await raw(rig.port, `${noise}\r\n\r\n`, { from, end: true });
      return statusOf(answer) === 200 ? answer : null;
    }
    const heard = await talk(rig, from, [
      random.pick([noise, '{"join":', '[[[[[[', '{"join":{"as":"console"}}', '\u0000']),
    ]);
    return inside(heard) ? JSON.stringify(heard) : null;
  },

  async 'replayed token'(rig, random, from) {
    const old = random.pick([rig.oldToken, rig.oldCode, '', 'ABC23', 'ABC2345', rig.doors.code]);
    const heard = await talk(rig, from, [{ join: { as: 'console', token: old } }]);
    return inside(heard) ? JSON.stringify(heard) : null;
  },

  async 'wrong role'(rig, random, from) {
    const { code } = rig.doors;
    const [as, ...extra] = random.pick([['screen'], ['seat', 'doc'], ['seat', 'tuco']] as const);
    const join = { as, code, ...(extra[0] && { who: extra[0] }) };
    const lay = { do: 'answer', question: rig.question().id, key: 'shoot' };
    const id = random.below(1000);
    const heard = await talk(rig, from, [{ join }, { id, command: random.pick([...commands, lay]) }]);
    const reply = heard.find((said) => 'reply' in said)?.reply as { ok: boolean } | undefined;
    if (as === 'seat') rig.doors.free(extra[0] ?? '');
    return reply?.ok ? JSON.stringify(heard) : null;
  },
};
