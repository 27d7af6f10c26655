import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';
import type { Audience, HostPort } from '../messages/host.ts';
import { StartError } from './start-error.ts';
import type { Asset, Assets } from './static.ts';
import { serveClient } from './web-client.ts';

/** A server that is listening. */
export interface WebHost {
  /** `http://127.0.0.1:PORT/` */
  readonly url: string;
  close(): Promise<void>;
}

export interface WebOptions {
  readonly host: HostPort;
  readonly assets: Assets;
  /** 0: any free one. */
  readonly port: number;
}

/** A save that is dragged in comes as one message. */
const longest = 4 * 1024 * 1024;
const BEATS = 2000;

/**
 * Serves the pages by HTTP, and the host by WebSocket at `/ws`, to this machine alone.
 * A browser here also runs other people's pages, and those may not play along: the Host header must be ours (or a
 * name they own could be pointed at 127.0.0.1) and so must the Origin of a WebSocket.
 * Throws a StartError when it cannot have the port.
 */
export async function serveWeb({ host, assets, port }: WebOptions): Promise<WebHost> {
  const server = createServer((request, response) => {
    if (!isOurHost(request)) {
      response.writeHead(403, { 'content-type': 'text/plain' }).end('This is not an address of Caboose.');
      return;
    }
    const { status, headers, body } = answer(assets, request);
    response.writeHead(status, headers).end(body);
  });
  const sockets = new WebSocketServer({
    server,
    path: '/ws',
    maxPayload: longest,
    verifyClient: ({ req }: { req: IncomingMessage }) => isOurHost(req) && isOurOrigin(req),
  });
  let clients = 0;
  sockets.on('connection', (socket, request) => {
    const face = { name: `web-${++clients}`, audience: audienceOf(request) };
    serveClient(socket, { host, face, hello: { beats: BEATS, longest } });
  });
  await listen(server, sockets, port);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async close() {
      for (const client of sockets.clients) client.terminate();
      sockets.close();
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

/** A page opened with `/ws?audience=screen` is a screen for everybody; any other is a console. */
function audienceOf(request: IncomingMessage): Audience {
  const { searchParams } = new URL(request.url ?? '', 'http://unused');
  return searchParams.get('audience') === 'screen' ? 'screen' : 'console';
}

/** The path is taken as it came: nothing is decoded or resolved, so there is nothing to trick. */
function answer(assets: Assets, request: IncomingMessage): Asset {
  const [path = ''] = (request.url ?? '').split('?');
  return assets.get(request.method ?? '', path);
}

function isOurHost({ headers, socket }: IncomingMessage): boolean {
  const names = ['127.0.0.1', 'localhost', '[::1]'].map((name) => `${name}:${socket.localPort}`);
  return names.includes(headers.host ?? '');
}

/** Programs that are no browser send no Origin. */
function isOurOrigin({ headers }: IncomingMessage): boolean {
  return headers.origin === undefined || headers.origin === `http://${headers.host}`;
}

async function listen(server: Server, sockets: WebSocketServer, port: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) => reject(new StartError(explain(error, port), { cause: error }));
    // The WebSocketServer passes the server's errors on, to whom nobody else listens.
    sockets.once('error', fail);
    server.listen(port, '127.0.0.1', () => {
      sockets.off('error', fail);
      resolve();
    });
  });
}

function explain(error: NodeJS.ErrnoException, port: number): string {
  const advice = 'Start with --port 0 to let Caboose choose';
  if (error.code === 'EADDRINUSE')
    return `Port ${port} is taken by another program. ${advice}, or stop the other program.`;
  if (error.code === 'EACCES') return `This user may not use port ${port}. ${advice}.`;
  return `Caboose cannot listen on port ${port} (${error.message}). ${advice}.`;
}
