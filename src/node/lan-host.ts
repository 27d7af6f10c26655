/**
 * The server for screens of the local network. Plain HTTP: whoever reads that network reads along, so what goes out is
 * cut for its audience, and a password of any kind has no place here. It answers to its own address alone (or a name of
 * others could be pointed at it), to its own pages alone, and to nobody more often than a screen would ask.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Doors } from '../host/doors.ts';
import { LanError } from '../host/lan-desk.ts';
import type { HostPort } from '../messages/host.ts';
import { Meter } from './allowance.ts';
import { letIn } from './lan-client.ts';
import type { Assets } from './static.ts';

/** No screen sends commands of more than a few kilobytes. */
const LONGEST = 64 * 1024;
const BEATS = 2000;
const PATIENCE = 5000;
/** A page is ten requests. */
const REQUESTS = { atOnce: 200, perSecond: 40 };
const CONNECTIONS = 200;
/** Faces from one address, and from all together. */
const FACES_OF_ONE = 12;
const FACES = 48;

export interface LanOptions {
  readonly host: HostPort;
  readonly assets: Assets;
  readonly address: string;
  readonly port: number;
  readonly doors: Doors;
  /** Milliseconds between two signs of life. */
  readonly beats?: number;
  /** Milliseconds in which a request must be whole. */
  readonly patience?: number;
}

/** Fails with a LanError. */
export async function serveLan(options: LanOptions): Promise<{ port: number; close(): Promise<void> }> {
  const { host, assets, doors, address, beats = BEATS, patience = PATIENCE } = options;
  const requests = new Meter(REQUESTS);
  /** Of each client. */
  const addresses = new WeakMap<WebSocket, string>();
  let clients = 0;
  const server = createServer({
    maxHeaderSize: 8192,
    headersTimeout: patience,
    requestTimeout: patience,
    keepAliveTimeout: patience,
    // Node looks for those who dawdle only so often.
    connectionsCheckingInterval: Math.ceil(patience / 4),
  });
  server.maxConnections = CONNECTIONS;
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LONGEST });
  const ours = () => `${address}:${portOf(server.address())}`;

  server.on('request', (request, response) => {
    if (!requests.use(fromOf(request))) return refuse(response, 429, 'Too many requests. Wait a moment.');
    if (request.headers.host !== ours()) return refuse(response, 403, 'This is not an address of Caboose.');
    // The path is taken as it came: nothing is decoded or resolved, so there is nothing to trick.
    const [path = ''] = (request.url ?? '').split('?');
    const { status, headers, body } = assets.get(request.method ?? '', path);
    // A body that nobody wants is not waited for.
    response.writeHead(status, { ...headers, ...(status === 405 && { connection: 'close' }) }).end(body);
  });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => {});
    const from = fromOf(request);
    const here = [...sockets.clients].filter((client) => addresses.get(client) === from).length;
    if (!requests.use(from) || here >= FACES_OF_ONE || sockets.clients.size >= FACES) return hangUp(socket, 429);
    const { host: name, origin } = request.headers;
    if (name !== ours() || origin !== `http://${ours()}` || request.url !== '/ws') return hangUp(socket, 403);
    sockets.handleUpgrade(request, socket, head, (client) => {
      addresses.set(client, from);
      letIn(client, { host, doors, from, name: `lan-${++clients}`, hello: { beats, longest: LONGEST } });
    });
  });
  server.on('clientError', (_error, socket) => hangUp(socket, 400));

  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new LanError(codeOf(error), { cause: error })));
    server.listen(options.port, address, resolve);
  });
  return {
    port: portOf(server.address()),
    async close() {
      for (const client of sockets.clients) client.terminate();
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

const fromOf = ({ socket }: IncomingMessage): string => socket.remoteAddress ?? '';

const portOf = (address: ReturnType<ReturnType<typeof createServer>['address']>): number =>
  typeof address === 'object' && address ? address.port : 0;

function refuse(response: ServerResponse, status: number, words: string): void {
  response.writeHead(status, { 'content-type': 'text/plain', connection: 'close' }).end(words);
}

function hangUp(socket: Duplex, status: number): void {
  if (!socket.writable) return void socket.destroy();
  socket.end(`HTTP/1.1 ${status} No\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`, () => socket.destroy());
}

const codes: Record<string, LanError['code']> = {
  EADDRINUSE: 'port-taken',
  EACCES: 'port-forbidden',
  EADDRNOTAVAIL: 'no-such-address',
};
const codeOf = ({ code = '' }: NodeJS.ErrnoException): LanError['code'] => codes[code] ?? 'other';
