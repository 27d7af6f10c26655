/** The way to the host: what the preload script gave the window, or else a WebSocket to the server of this page. */
import type { Bridge, Command, Reply } from '../src/messages/commands.ts';
import type { View } from '../src/messages/view.ts';
import type { FreeSeat, Hello, Refusal } from '../src/messages/wire.ts';
import { $door, joining, keepTicket } from './door.ts';
import { face } from './face.ts';

const firstWait = 250;
const longestWait = 2_000;
/** A host that has not answered the call after so long is called anew. */
const dialTime = 4_000;
/** So many of its beats may be missed before a silent line counts as dead: the browser would notice only much later. */
const missable = 2.5;
const linkDown: Reply = { ok: false, code: 'link-down', with: {} };
const tooLong: Reply = { ok: false, code: 'too-long', with: {} };

export function openBridge(): Bridge {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const local = ['127.0.0.1', 'localhost', '[::1]'].includes(location.hostname);
  return window.caboose ?? connect(`${scheme}://${location.host}/ws${local ? `?audience=${face}` : ''}`);
}

/** What the host says: see src/node/web-client.ts and, for who comes from the network, src/node/lan-client.ts. */
interface Said {
  readonly hello?: Hello;
  readonly view?: View;
  readonly id?: number;
  readonly reply?: Reply;
  readonly asks?: 'join';
  readonly seats?: readonly FreeSeat[];
  readonly joined?: { readonly ticket: string | null };
  readonly refused?: Refusal;
}

/**
 * A bridge over a WebSocket that comes back by itself. While it is down a command is answered `link-down` at
 * once and never kept: sent a minute later it might answer another question.
 */
export function connect(url: string): Bridge {
  const viewers = new Set<(view: View) => void>();
  const linkers = new Set<(up: boolean) => void>();
  const waiting = new Map<number, (reply: Reply) => void>();
  let socket: WebSocket | null = null;
  let view: View | null = null;
  let up = false;
  let nextId = 1;
  let wait = firstWait;
  let hello: Hello | null = null;
  let silence: ReturnType<typeof setTimeout> | undefined;

  const setLink = (state: boolean) => {
    up = state;
    for (const tell of linkers) tell(up);
  };

  /** The line is dead if nothing is heard for so long. */
  const listenFor = (time: number) => {
    clearTimeout(silence);
    silence = setTimeout(lose, time);
  };

  const lose = () => {
    clearTimeout(silence);
    const line = socket;
    socket = null;
    hello = null;
    line?.close();
    setLink(false);
    for (const answer of waiting.values()) answer(linkDown);
    waiting.clear();
    setTimeout(dial, wait);
    wait = Math.min(wait * 2, longestWait);
  };

  /** Nothing more is tried until somebody says what this page is for, or by which code. */
  const stayOutside = (line: WebSocket, why: { refused?: Refusal; seats?: readonly FreeSeat[] }) => {
    clearTimeout(silence);
    socket = null;
    line.close();
    $door.set({ refused: why.refused ?? null, seats: why.seats ?? null });
  };

  const atTheDoor = (line: WebSocket) => {
    const say = joining();
    if (!say) stayOutside(line, {});
    else line.send(JSON.stringify('look' in say ? say : { join: say }));
  };

  const dial = () => {
    const line = new WebSocket(url);
    socket = line;
    listenFor(dialTime);
    line.onmessage = ({ data }) => {
      if (socket !== line) return;
      const said = JSON.parse(String(data)) as Said;
      if (said.asks) atTheDoor(line);
      else if (said.refused || said.seats) stayOutside(line, said);
      else if (said.joined) keepTicket(said.joined.ticket);
      if (said.hello) {
        hello = said.hello;
        wait = firstWait;
        $door.set(null);
        setLink(true);
      }
      if (hello) listenFor(hello.beats * missable);
      if (said.view) {
        view = said.view;
        for (const show of viewers) show(said.view);
      }
      if (said.id !== undefined && said.reply) {
        waiting.get(said.id)?.(said.reply);
        waiting.delete(said.id);
      }
    };
    line.onclose = () => {
      if (socket === line) lose();
    };
  };
  dial();

  return {
    send(command: Command) {
      if (!socket || !hello) return Promise.resolve(linkDown);
      const id = nextId++;
      const message = JSON.stringify({ id, command });
      if (message.length > hello.longest) return Promise.resolve(tooLong);
      socket.send(message);
      return new Promise((answer) => waiting.set(id, answer));
    },
    onView(callback) {
      viewers.add(callback);
      if (view) callback(view);
      return () => viewers.delete(callback);
    },
    onLink(callback) {
      linkers.add(callback);
      callback(up);
      return () => linkers.delete(callback);
    },
    onPanel: () => () => {},
  };
}
