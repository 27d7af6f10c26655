/** At the door: a device of the network says by what code it comes, and is a face of the host from then on. */
import type { WebSocket } from 'ws';
import { z } from 'zod';
import type { Doors } from '../host/doors.ts';
import type { HostPort } from '../messages/host.ts';
import type { Hello, Joining } from '../messages/wire.ts';
import { serveClient } from './web-client.ts';

/** Who has not come in after so many milliseconds does not want to. */
const PATIENCE = 10_000;
/** No screen of ours sends as much: a touch of a question is one message. */
const MESSAGES = { atOnce: 60, perSecond: 20 };

const short = z.string().max(100);
const joining = z.discriminatedUnion('as', [
  z.strictObject({ as: z.literal('screen'), code: short }),
  z.strictObject({ as: z.literal('seat'), code: short, who: short, ticket: z.exactOptional(short) }),
  z.strictObject({ as: z.literal('console'), token: short }),
]) satisfies z.ZodType<Joining>;
const atTheDoor = z.union([z.strictObject({ look: short }), z.strictObject({ join: joining })]);

interface DoorClient {
  readonly host: HostPort;
  readonly doors: Doors;
  /** Its address. */
  readonly from: string;
  readonly name: string;
  readonly hello: Hello;
}

/** `{ asks: 'join' }` out; `{ look }` is answered by `{ seats }`, `{ join }` by `{ joined }`, both by `{ refused }`. */
export function letIn(socket: WebSocket, { host, doors, from, name, hello }: DoorClient): void {
  const tooLong = setTimeout(() => socket.close(4001, 'nobody came in'), PATIENCE);
  const leave = () => clearTimeout(tooLong);
  socket.on('close', leave);
  socket.on('error', () => {});
  const say = (message: object) => socket.send(JSON.stringify(message));
  const hear = (data: unknown) => {
    const read = atTheDoor.safeParse(parse(String(data)));
    if (!read.success) return socket.close(1003, 'not a message of Caboose');
    if ('look' in read.data) {
      const seats = doors.look(read.data.look, from);
      return say(typeof seats === 'string' ? { refused: seats } : { seats });
    }
    const joined = doors.join(read.data.join, from);
    if (!joined.ok) return say({ refused: joined.why });
    leave();
    socket.off('message', hear);
    socket.on('close', joined.leave);
    const { audience, ticket } = joined;
    say({ joined: { ticket } });
    const holds = () => doors.holds(audience, ticket);
    serveClient(socket, { host, face: { name, audience }, hello, allowance: MESSAGES, holds });
  };
  socket.on('message', hear);
  say({ asks: 'join' });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
