import { request } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { StartError } from '../../src/node/start-error.ts';
import type { Assets } from '../../src/node/static.ts';
import { serveWeb } from '../../src/node/web-host.ts';
import { FakeHost, viewNumber } from './fake-host.ts';

const assets: Assets = {
  get: (method, path) => ({ status: 200, headers: {}, body: new TextEncoder().encode(`${method} ${path}`) }),
};

async function serve() {
  const host = new FakeHost();
  const web = await serveWeb({ host, assets, port: 0 });
  onTestFinished(() => web.close());
  const { port } = new URL(web.url);
  return { host, web, port: Number(port) };
}

/** The status and body of an answer to a request that a browser would not let itself be told to make. */
function ask(port: number, options: { path?: string; method?: string; headers?: Record<string, string> }) {
  return new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    request({ port, host: '127.0.0.1', ...options }, (response) => {
      let body = '';
      response.on('data', (data) => {
        body += String(data);
      });
      response.on('end', () => resolve({ status: response.statusCode, body }));
    })
      .on('error', reject)
      .end();
  });
}

/** A connected client, and what it was sent so far. */
async function client(port: number, path = '/ws', options: { origin?: string; headers?: Record<string, string> } = {}) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, options);
  onTestFinished(() => socket.terminate());
  const messages: { view?: { version: string }; id?: number; reply?: unknown }[] = [];
  socket.on('message', (data) => messages.push(JSON.parse(String(data))));
  await new Promise((resolve, reject) => socket.on('open', resolve).on('error', reject));
  return { socket, messages };
}

const codeOnClose = (socket: WebSocket) => new Promise<number>((resolve) => socket.on('close', resolve));

describe('the pages', () => {
  test('are asked for by method and undecoded path', async () => {
    const { port } = await serve();
    expect((await ask(port, { path: '/a%2f..?b=/../c' })).body).toBe('GET /a%2f..');
    expect((await ask(port, { path: '/../x', method: 'POST' })).body).toBe('POST /../x');
  });

  test.each(['evil.example', 'evil.example:80', '127.0.0.1', 'localhost:1'])(
    'are not for who calls us %j',
    async (name) => {
      const { port } = await serve();
      expect((await ask(port, { headers: { host: name } })).status).toBe(403);
    },
  );

  test.each(['127.0.0.1', 'localhost', '[::1]'])('are for who calls us %s', async (name) => {
    const { port } = await serve();
    expect((await ask(port, { headers: { host: `${name}:${port}` } })).status).toBe(200);
  });
});

describe('a WebSocket', () => {
  test('gets the view at once and on every change, until it leaves', async () => {
    const { host, port } = await serve();
    const { socket, messages } = await client(port);
    host.show(viewNumber(1));
    await vi.waitFor(() => expect(messages.map((message) => message.view?.version)).toEqual([undefined, '0', '1']));
    expect(messages[0]).toEqual({ hello: { beats: 2000, longest: 4 * 1024 * 1024 } });
    socket.close();
    await vi.waitFor(() => expect(host.faces).toBe(0));
  });

  test('sends commands and gets the reply of the same id', async () => {
    const { host, port } = await serve();
    const { socket, messages } = await client(port);
    socket.send(JSON.stringify({ id: 7, command: { do: 'undo' } }));
    await vi.waitFor(() => expect(messages.at(-1)).toEqual({ id: 7, reply: { ok: true } }));
    expect(host.sent).toEqual([
      { command: { do: 'undo' }, from: { name: expect.stringMatching(/^web-\d+$/), audience: 'console' } },
    ]);
  });

  test('says whether it is a screen for everybody', async () => {
    const { host, port } = await serve();
    await client(port);
    await client(port, '/ws?audience=screen');
    expect(host.audiences).toEqual(['console', 'screen']);
  });

  test('tells the host of each command which face it comes from', async () => {
    const { host, port } = await serve();
    const { socket } = await client(port, '/ws?audience=screen');
    socket.send(JSON.stringify({ id: 7, command: { do: 'undo' } }));
    await vi.waitFor(() => expect(host.sent.map(({ from }) => from?.audience)).toEqual(['screen']));
  });

  test.each([
    ['a foreign origin', { origin: 'http://evil.example' }],
    ['another port of this machine', { origin: 'http://127.0.0.1:1' }],
    ['a page without an origin', { origin: 'null' }],
    ['a foreign host', { headers: { host: 'evil.example' } }],
    ['a foreign host and its own origin', { origin: 'http://evil.example', headers: { host: 'evil.example' } }],
  ])('is refused to %s', async (_name, options) => {
    const { port, host } = await serve();
    await expect(client(port, '/ws', options)).rejects.toThrow('401');
    expect(host.faces).toBe(0);
  });

  test('is there for our own origin only under /ws', async () => {
    const { port } = await serve();
    await client(port, '/ws', { origin: `http://127.0.0.1:${port}` });
    await expect(client(port, '/other')).rejects.toThrow('400');
  });

  test.each(['not JSON', '5', 'null', '{"command":{}}', '{"id":"1","command":{}}', '{"id":1}'])(
    'is closed when it sends %s',
    async (message) => {
      const { port, host } = await serve();
      const { socket } = await client(port);
      socket.send(message);
      expect(await codeOnClose(socket)).toBe(1003);
      expect(host.sent).toEqual([]);
    },
  );

  test('may send a whole night, and is closed when it sends more than 4 MB', async () => {
    const { port, host } = await serve();
    const { socket } = await client(port);
    socket.send(JSON.stringify({ id: 1, command: 'x'.repeat(1_000_000) }));
    await vi.waitFor(() => expect(host.sent).toHaveLength(1), 15_000);
    socket.send(JSON.stringify({ id: 2, command: 'x'.repeat(4_200_000) }));
    expect(await codeOnClose(socket)).toBe(1009);
    await vi.waitFor(() => expect(host.faces).toBe(0));
  });

  test('that is slow misses views, but never the last', async () => {
    const { host, port } = await serve();
    const { socket, messages } = await client(port);
    await vi.waitFor(() => expect(messages).toHaveLength(2));
    socket.pause();
    for (let n = 1; n <= 300; n++) {
      host.show(viewNumber(n, 100_000));
      // Lets the bytes go as far as they get.
      await new Promise((resolve) => setImmediate(resolve));
    }
    socket.resume();
    await vi.waitFor(() => expect(messages.at(-1)?.view?.version).toBe('300'), 5000);
    expect(messages.length).toBeLessThan(200);
  });
});

describe('listening', () => {
  test('is for this machine alone', async () => {
    const { web } = await serve();
    expect(new URL(web.url).hostname).toBe('127.0.0.1');
  });

  test('on a port in use fails with advice', async () => {
    const { port } = await serve();
    const second = serveWeb({ host: new FakeHost(), assets, port });
    await expect(second).rejects.toThrow(StartError);
    await expect(second).rejects.toThrow(
      `Port ${port} is taken by another program. Start with --port 0 to let Caboose choose, or stop the other program.`,
    );
  });

  test('ends although clients are connected', async () => {
    const host = new FakeHost();
    const web = await serveWeb({ host, assets, port: 0 });
    const port = Number(new URL(web.url).port);
    const { socket } = await client(port);
    const idle = connect(port, '127.0.0.1').on('error', () => {});
    await Promise.all([web.close(), codeOnClose(socket)]);
    expect(host.faces).toBe(0);
    idle.destroy();
  });
});
