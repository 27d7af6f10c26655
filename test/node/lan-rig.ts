/** A night on the local network, as far as that is this machine: the real host and the real server; and who comes to it. */
import { connect } from 'node:net';
import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { Doors } from '../../src/host/doors.ts';
import { serveLan } from '../../src/node/lan-host.ts';
import type { Assets } from '../../src/node/static.ts';
import { hostRig, startNight } from '../host/host-rig.ts';

const assets: Assets = {
  get: (method, path) =>
    method === 'GET' && path === '/'
      ? { status: 200, headers: { 'content-type': 'text/html' }, body: new TextEncoder().encode('the page') }
      : { status: method === 'GET' ? 404 : 405, headers: {}, body: new TextEncoder().encode('no') },
};

export interface LanRig extends Awaited<ReturnType<typeof hostRig>> {
  readonly port: number;
  readonly doors: Doors;
  /** Of a switch that is off again. */
  readonly oldCode: string;
  readonly oldToken: string;
  close(): Promise<void>;
}

/** A night of four that asks Ghost what he lays, and its server. */
export async function lanRig({ beats = 2000, patience = 5000, now = Date.now } = {}): Promise<LanRig> {
  const rig = await hostRig();
  await startNight(rig);
  await rig.choose('24-braking');
  let secrets = 0;
  const options = {
    now,
    secret: () => `secret-${++secrets}-0123456789abcdef`,
    players: () => rig.night().seats.map(({ player }) => player),
    onChange: () => undefined,
  };
  const old = new Doors({ ...options, code: () => 'BBBBBB' });
  const doors = new Doors({ ...options, code: () => 'ABC234' });
  const served = await serveLan({ host: rig.host, assets, address: '127.0.0.1', port: 0, doors, beats, patience });
  onTestFinished(served.close);
  return { ...rig, ...served, doors, oldCode: old.code, oldToken: old.token };
}

export interface Visitor {
  readonly socket: WebSocket;
  /** All that it was sent. */
  readonly heard: Record<string, unknown>[];
  say(message: unknown): void;
  /** The code with which it was closed. */
  readonly closed: Promise<number>;
}

/** A WebSocket as a page of ours opens it; `from` an address of this machine. */
export async function visitor(
  port: number,
  { from = '127.0.0.1', headers = {} as Record<string, string>, path = '/ws' } = {},
): Promise<Visitor> {
  const origin = `http://127.0.0.1:${port}`;
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, {
    localAddress: from,
    headers: { origin, ...headers },
  });
  const heard: Record<string, unknown>[] = [];
  socket.on('message', (data) => heard.push(JSON.parse(String(data))));
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  await new Promise((resolve, reject) => socket.on('open', resolve).on('error', reject));
  socket.on('error', () => undefined);
  return { socket, heard, closed, say: (message) => socket.send(JSON.stringify(message)) };
}

/** Sends bytes as they are, and resolves to all that is answered until the other side hangs up; with `end` we hang up first. */
export function raw(port: number, text: string, { from = '127.0.0.1', end = false } = {}): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect({ port, host: '127.0.0.1', localAddress: from }, () => {
      socket.write(text, 'latin1');
      if (end) socket.end();
    });
    socket.on('data', (data) => {
      answer += data.toString('latin1');
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
  });
}

/** A request as text; the connection is to end with the answer. */
export const request = (
  port: number,
  path: string,
  { method = 'GET', host = `127.0.0.1:${port}`, more = '' } = {},
): string => `${method} ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n${more}\r\n`;

export const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0);
