/** The way to the host: what the preload script gave the window, or else a WebSocket to the server of this page. */
import type { Bridge, Command, Reply } from '../src/messages/commands.ts';
import type { View } from '../src/messages/view.ts';
import { face } from './face.ts';

const firstWait = 250;
const longestWait = 5_000;
const linkDown: Reply = { ok: false, code: 'link-down', with: {} };

export function openBridge(): Bridge {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return window.caboose ?? connect(`${scheme}://${location.host}/ws?audience=${face}`);
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

  const setLink = (state: boolean) => {
    up = state;
    for (const tell of linkers) tell(up);
  };

  const dial = () => {
    const line = new WebSocket(url);
    socket = line;
    line.onopen = () => {
      wait = firstWait;
      setLink(true);
    };
    line.onmessage = ({ data }) => {
      const message = JSON.parse(String(data)) as { view?: View; id?: number; reply?: Reply };
      if (message.view) {
        view = message.view;
        for (const show of viewers) show(message.view);
      }
      if (message.id !== undefined && message.reply) {
        waiting.get(message.id)?.(message.reply);
        waiting.delete(message.id);
      }
    };
    line.onclose = () => {
      if (socket !== line) return;
      socket = null;
      setLink(false);
      for (const answer of waiting.values()) answer(linkDown);
      waiting.clear();
      setTimeout(dial, wait);
      wait = Math.min(wait * 2, longestWait);
    };
  };
  dial();

  return {
    send(command: Command) {
      if (!socket || socket.readyState !== WebSocket.OPEN) return Promise.resolve(linkDown);
      const id = nextId++;
      socket.send(JSON.stringify({ id, command }));
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
