import type { WebSocket } from 'ws';
import type { Face, HostPort } from '../messages/host.ts';
import type { View } from '../messages/view.ts';
import type { Hello } from '../messages/wire.ts';
import { type Allowance, Meter } from './allowance.ts';

/** While so many bytes wait to be sent to a client, it gets no more: it could not show them in time. */
const muchToSend = 256 * 1024;
/** A client that has not answered so many beats is gone, or far too slow. */
const MISSED = 3;

export interface ClientOptions {
  readonly host: HostPort;
  readonly face: Face;
  readonly hello: Hello;
  /** How many messages are taken of it; without it, as many as come. */
  readonly allowance?: Allowance;
  /** Whether it may go on talking to the host; asked at each message and beat. */
  readonly holds?: () => boolean;
}

/**
 * Talks to one browser: `{ hello }` first, `{ view }` at once and on every change, `{ beat }` now and then so that it
 * sees that the host lives; `{ id, command }` in, `{ id, reply }` out.
 */
export function serveClient(
  socket: WebSocket,
  { host, face, hello, allowance, holds = () => true }: ClientOptions,
): void {
  const meter = allowance && new Meter(allowance);
  socket.send(JSON.stringify({ hello }));
  const stopViews = host.onView(latestOnly(socket), face.audience);
  const stopBeats = beat(socket, hello.beats, holds);
  socket.on('close', () => {
    stopViews();
    stopBeats();
  });
  // A broken connection, a message too large: ws closes it and says 'close' after it.
  socket.on('error', () => {});
  socket.on('message', (data) => {
    const message = readMessage(String(data));
    if (!message) socket.close(1003, 'not a message of Caboose');
    else if (!holds()) socket.close(1008, 'no longer let in');
    else if (meter?.use() === false) socket.close(1008, 'too many messages');
    else void answer(host, socket, face, message);
  });
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

/** A message for the page and a ping for the browser: who answers no more pings is not waited for. */
function beat(socket: WebSocket, every: number, holds: () => boolean): () => void {
  let missed = 0;
  socket.on('pong', () => {
    missed = 0;
  });
  const timer = setInterval(() => {
    if (!holds()) return socket.close(1008, 'no longer let in');
    if (missed >= MISSED) return socket.terminate();
    missed++;
    socket.ping();
    if (socket.bufferedAmount <= muchToSend) socket.send('{"beat":true}');
  }, every);
  return () => clearInterval(timer);
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
