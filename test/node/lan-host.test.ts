import { describe, expect, test, vi } from 'vitest';
import { LanError } from '../../src/host/lan-desk.ts';
import { serveLan } from '../../src/node/lan-host.ts';
import { lanRig, raw, request, statusOf, type Visitor, visitor } from './lan-rig.ts';

const eventually = (check: () => void) => vi.waitFor(check, 15_000);
const ticketOf = ({ heard }: Visitor) =>
  heard.map(({ joined }) => joined as { ticket: string } | undefined).find((joined) => joined)?.ticket ?? '';
const undo = { id: 1, command: { do: 'undo' } };

describe('a screen', () => {
  test('comes in by the code, is told the night at once and on every change', async () => {
    const rig = await lanRig();
    const screen = await visitor(rig.port);
    await eventually(() => expect(screen.heard).toEqual([{ asks: 'join' }]));
    screen.say({ join: { as: 'screen', code: 'ABC234' } });
    await eventually(() => expect(screen.heard.at(-1)).toHaveProperty('view'));
    expect(screen.heard[1]).toEqual({ joined: { ticket: null } });
    expect(screen.heard[2]).toEqual({ hello: { beats: 2000, longest: 65_536 } });
    expect(rig.doors.faces()).toEqual([{ audience: 'screen', from: '127.0.0.1', here: true }]);
    const before = screen.heard.length;
    await rig.choose('shoot');
    await eventually(() => expect(screen.heard.length).toBeGreaterThan(before));
    screen.socket.close();
    await eventually(() => expect(rig.doors.faces()).toEqual([]));
  });

  test('may ask nothing, and is sent nothing that is the console’s alone', async () => {
    const rig = await lanRig();
    const screen = await visitor(rig.port);
    screen.say({ join: { as: 'screen', code: 'ABC234' } });
    screen.say(undo);
    await eventually(() => expect(screen.heard.at(-1)).toMatchObject({ id: 1, reply: { code: 'screen-only' } }));
    const all = JSON.stringify(screen.heard);
    for (const secret of [rig.doors.token, '"lan"', 'memory']) expect(all).not.toContain(secret);
  });
});

describe('a console', () => {
  test('comes in by the token alone, and may do all', async () => {
    const rig = await lanRig();
    const console = await visitor(rig.port);
    console.say({ join: { as: 'console', token: rig.doors.code } });
    await eventually(() => expect(console.heard.at(-1)).toEqual({ refused: 'wrong-code' }));
    console.say({ join: { as: 'console', token: rig.doors.token } });
    console.say(undo);
    await eventually(() => expect(console.heard).toContainEqual({ id: 1, reply: { ok: true } }));
    expect(console.heard.some((said) => 'view' in said)).toBe(true);
  });

  test('is gone with the switch, and its token opens nothing afterwards', async () => {
    const rig = await lanRig();
    const console = await visitor(rig.port);
    console.say({ join: { as: 'console', token: rig.doors.token } });
    await eventually(() => expect(console.heard.at(-1)).toHaveProperty('view'));
    await rig.close();
    await console.closed;
    const again = await lanRig();
    const late = await visitor(again.port);
    for (const token of [rig.oldToken, again.oldToken, '']) late.say({ join: { as: 'console', token } });
    late.say({ join: { as: 'screen', code: again.oldCode } });
    await eventually(() => expect(late.heard.slice(1)).toEqual(Array(4).fill({ refused: 'wrong-code' })));
  });
});

describe('a seat', () => {
  test('is looked for by the code, and answers for its own player', async () => {
    const rig = await lanRig();
    const phone = await visitor(rig.port);
    phone.say({ look: 'ABC234' });
    const free = ['ghost', 'doc', 'tuco', 'django'].map((who) => ({ who, taken: false }));
    await eventually(() => expect(phone.heard.at(-1)).toEqual({ seats: free }));
    phone.say({ join: { as: 'seat', code: 'ABC234', who: 'ghost' } });
    phone.say(undo);
    const lay = { id: 2, command: { do: 'answer', question: rig.question().id, key: 'shoot' } };
    phone.say(lay);
    await eventually(() => expect(phone.heard).toContainEqual({ id: 2, reply: { ok: true } }));
    expect(phone.heard).toContainEqual({ id: 1, reply: { ok: false, code: 'seat-only', with: {} } });
    expect(phone.heard.findLast((said) => 'view' in said)).toMatchObject({ view: { seat: ['ghost'] } });
  });

  test('stays that of its phone while that sleeps, until the console frees it', async () => {
    const rig = await lanRig();
    const phone = await visitor(rig.port);
    phone.say({ join: { as: 'seat', code: 'ABC234', who: 'doc' } });
    await eventually(() => expect(phone.heard.some((said) => 'joined' in said)).toBe(true));
    const ticket = ticketOf(phone);
    phone.socket.close();
    await eventually(() => expect(rig.doors.faces()).toMatchObject([{ audience: 'seat:doc', here: false }]));
    const other = await visitor(rig.port);
    other.say({ join: { as: 'seat', code: 'ABC234', who: 'doc' } });
    await eventually(() => expect(other.heard.at(-1)).toEqual({ refused: 'seat-taken' }));
    const back = await visitor(rig.port);
    back.say({ join: { as: 'seat', code: 'ABC234', who: 'doc', ticket } });
    await eventually(() => expect(back.heard).toContainEqual({ joined: { ticket } }));
    rig.doors.free('doc');
    back.say(undo);
    expect(await back.closed).toBe(1008);
    other.say({ join: { as: 'seat', code: 'ABC234', who: 'doc' } });
    await eventually(() => expect(other.heard.at(-1)).toHaveProperty('view'));
  });

  test('that nobody plays cannot be taken', async () => {
    const rig = await lanRig();
    const phone = await visitor(rig.port);
    for (const who of ['belle', 'table', 'console']) phone.say({ join: { as: 'seat', code: 'ABC234', who } });
    await eventually(() => expect(phone.heard.slice(1)).toEqual(Array(3).fill({ refused: 'no-seat' })));
  });
});

describe('from elsewhere', () => {
  test.each(['evil.example', 'localhost', '127.0.0.1', '127.0.0.1:1', '[::1]', ''])(
    'a page under the name %j is not served (DNS rebinding)',
    async (host) => {
      const { port } = await lanRig();
      const name = host === 'localhost' || host === 'evil.example' ? `${host}:${port}` : host;
      expect([400, 403]).toContain(statusOf(await raw(port, request(port, '/', { host: name }))));
    },
  );

  test.each([
    ['a foreign origin', { origin: 'http://evil.example' }],
    ['the same address by another port', { origin: 'http://127.0.0.1:1' }],
    ['https', { origin: 'https://127.0.0.1' }],
    ['no origin of its own', { origin: 'null' }],
    ['a foreign host', { host: 'evil.example' }],
  ])('a WebSocket with %s is refused', async (_name, headers) => {
    const { port } = await lanRig();
    await expect(visitor(port, { headers })).rejects.toThrow('403');
  });

  test('a WebSocket without an origin, or to another path, is refused', async () => {
    const { port } = await lanRig();
    const upgrade =
      'Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n';
    const text = request(port, '/ws', { more: upgrade }).replace('Connection: close', 'Connection: Upgrade');
    expect(statusOf(await raw(port, text))).toBe(403);
    await expect(visitor(port, { path: '/ws?audience=console' })).rejects.toThrow('403');
  });
});

describe('too much', () => {
  test('of wrong codes from one address is not looked at for a minute, and others are', async () => {
    let time = 0;
    const rig = await lanRig({ now: () => time });
    const guesser = await visitor(rig.port, { from: '127.0.0.2' });
    for (let guess = 0; guess < 10; guess++) guesser.say({ join: { as: 'screen', code: `GUESS${guess}` } });
    guesser.say({ join: { as: 'screen', code: 'ABC234' } });
    await eventually(() => expect(guesser.heard.at(-1)).toEqual({ refused: 'slow-down' }));
    const other = await visitor(rig.port);
    other.say({ join: { as: 'screen', code: 'ABC234' } });
    await eventually(() => expect(other.heard.at(-1)).toHaveProperty('view'));
    time = 61_000;
    guesser.say({ join: { as: 'screen', code: 'ABC234' } });
    await eventually(() => expect(guesser.heard.at(-1)).toHaveProperty('view'));
  });

  test('of wrong codes from everywhere stops all guessing', async () => {
    const rig = await lanRig({ now: () => 0 });
    for (let at = 2; at < 62; at++) rig.doors.join({ as: 'screen', code: 'NO' }, `127.0.0.${at}`);
    expect(rig.doors.join({ as: 'screen', code: 'ABC234' }, '127.0.0.99')).toEqual({ ok: false, why: 'slow-down' });
  });

  test('of requests at once is refused', async () => {
    const { port } = await lanRig();
    const answers = await Promise.all(Array.from({ length: 300 }, () => raw(port, request(port, '/'))));
    const statuses = new Set(answers.map(statusOf));
    expect(statuses).toContain(200);
    expect(statuses).toContain(429);
  });

  test('of messages ends the connection', async () => {
    const rig = await lanRig();
    const screen = await visitor(rig.port);
    screen.say({ join: { as: 'screen', code: 'ABC234' } });
    for (let id = 0; id < 200; id++) screen.say({ id, command: { do: 'undo' } });
    expect(await screen.closed).toBe(1008);
  });

  test('in one message ends the connection', async () => {
    const rig = await lanRig();
    const screen = await visitor(rig.port);
    screen.say({ join: { as: 'screen', code: 'x'.repeat(70_000) } });
    expect(await screen.closed).toBe(1009);
  });

  test('of faces from one address is refused', async () => {
    const rig = await lanRig();
    await Promise.all(Array.from({ length: 12 }, () => visitor(rig.port, { from: '127.0.0.3' })));
    await expect(visitor(rig.port, { from: '127.0.0.3' })).rejects.toThrow('429');
    await visitor(rig.port, { from: '127.0.0.4' });
  });

  test('in the head of a request is refused', async () => {
    const { port } = await lanRig();
    expect([400, 431]).toContain(
      statusOf(await raw(port, request(port, '/', { more: `X: ${'x'.repeat(10_000)}\r\n` }))),
    );
    expect([0, 400, 431]).toContain(statusOf(await raw(port, request(port, `/${'a'.repeat(10_000)}`))));
  });
});

describe('slow', () => {
  test('is a request that does not come to its end: it is hung up on', async () => {
    const { port } = await lanRig({ patience: 200 });
    expect([0, 408, 400]).toContain(statusOf(await raw(port, 'GET / HTTP/1.1\r\nHost: 127')));
  });

  test('is a client that no longer answers: it is let go, and its face with it', async () => {
    const rig = await lanRig({ beats: 20 });
    const screen = await visitor(rig.port);
    screen.say({ join: { as: 'screen', code: 'ABC234' } });
    await eventually(() => expect(rig.doors.faces()).toHaveLength(1));
    screen.socket.pause();
    await eventually(() => expect(rig.doors.faces()).toEqual([]));
  });

  test('is not a client that answers: it hears every beat', async () => {
    const rig = await lanRig({ beats: 10 });
    const screen = await visitor(rig.port);
    screen.say({ join: { as: 'screen', code: 'ABC234' } });
    await eventually(() => expect(screen.heard.filter((said) => 'beat' in said).length).toBeGreaterThan(5));
    expect(rig.doors.faces()).toHaveLength(1);
  });
});

describe('malformed', () => {
  test.each([
    'not JSON',
    '5',
    'null',
    '[]',
    '{}',
    '{"join":{"as":"host","code":"ABC234"}}',
    '{"join":{"as":"screen","code":5}}',
    '{"join":{"as":"screen","code":"ABC234","more":1}}',
    '{"look":{"code":"ABC234"}}',
    '{"id":1,"command":{"do":"undo"}}',
  ])('is %s at the door: the connection ends', async (message) => {
    const rig = await lanRig();
    const stranger = await visitor(rig.port);
    stranger.socket.send(message);
    expect(await stranger.closed).toBe(1003);
    expect(rig.doors.faces()).toEqual([]);
  });

  test('are bytes that are no HTTP', async () => {
    const { port } = await lanRig();
    expect(statusOf(await raw(port, '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n'))).toBe(400);
  });
});

test('an address that this computer has not, and a port that is taken, are told apart', async () => {
  const rig = await lanRig();
  const at = (address: string, port: number) =>
    serveLan({ host: rig.host, assets: { get: vi.fn() }, address, port, doors: rig.doors });
  await expect(at('127.0.0.1', rig.port)).rejects.toMatchObject({ name: LanError.name, code: 'port-taken' });
  await expect(at('203.0.113.1', 4747)).rejects.toMatchObject({ code: 'no-such-address' });
});
