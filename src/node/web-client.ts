import type { IncomingMessage } from 'node:http';
import type { WebSocket } from 'ws';
import type { Audience, Face, HostPort } from '../messages/host.ts';
import type { View } from '../messages/view.ts';

/** While so many bytes wait to be sent to a client, it gets no more: it could not show them in time. */
const muchToSend = 256 * 1024;

let clients = 0;

/**
 * Talks to one browser: `{ view }` at once and on every change, `{ id, command }` in, `{ id, reply }` out.
 * A page opened with `/ws?audience=screen` is a screen for everybody; any other is a console.
 */
export function serveClient(host: HostPort, socket: WebSocket, request: IncomingMessage): void {
  const face: Face = { name: `web-${++clients}`, audience: audienceOf(request) };
  const stop = host.onView(latestOnly(socket), face.audience);
  socket.on('close', stop);
  // A broken connection, a message too large: ws closes it and says 'close' after it.
  socket.on('error', () => {});
  socket.on('message', (data) => {
    const message = readMessage(String(data));
    if (!message) socket.close(1003, 'not a message of Caboose');
    else void answer(host, socket, face, message);
  });
}

function audienceOf(request: IncomingMessage): Audience {
  const { searchParams } = new URL(request.url ?? '', 'http://unused');
  return searchParams.get('audience') === 'screen' ? 'screen' : 'console';
}

/** Sends views as fast as the client takes them; a slow one misses some, never the last. */
function latestOnly(socket: WebSocket): (view: View) => void {
  let waiting: View | undefined;
  const send = (view: View): void => {
    waiting = socket.bufferedAmount > muchToSend ? view : undefined;
    // ws calls back when the bytes are on their way, so also for the last of those that are in front of `waiting`.
    if (!waiting) socket.send(JSON.stringify({ view }), () => waiting && send(waiting));
  };
  return send;
}

interface Message {
  readonly id: number;
  readonly command: unknown;
}

function readMessage(text: string): Message | undefined {
  let message: unknown;
  try {
    message = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof message !== 'object' || message === null) return undefined;
  if (!('id' in message) || typeof message.id !== 'number' || !('command' in message)) return undefined;
  return { id: message.id, command: message.command };
}

async function answer(host: HostPort, socket: WebSocket, face: Face, { id, command }: Message): Promise<void> {
  const reply = await host.send(command, face);
  socket.send(JSON.stringify({ id, reply }));
}
