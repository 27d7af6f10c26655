/**
 * Chromium with one page, driven by nothing but the few DevTools calls a stopwatch needs. A test driver would watch
 * every WebSocket frame and so slow down what is to be measured.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { WebSocket } from 'ws';

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--window-size=1920,1080',
  '--remote-debugging-port=0',
];

export interface BarePage {
  /** Runs in every document of the page before its own scripts. */
  addScript(source: string): Promise<void>;
  goto(url: string): Promise<void>;
  /** The value of an expression in the page, awaited there if it is a promise. */
  evaluate(expression: string): Promise<unknown>;
  close(): Promise<void>;
}

/** @param folder an empty folder for the browser's own files */
export async function openPage(folder: string): Promise<BarePage> {
  const path = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  if (!existsSync(path)) throw new Error('Chromium is not there: run npm test once, or set CHROMIUM_PATH.');
  const browser = spawn(path, [...FLAGS, `--user-data-dir=${join(folder, 'browser')}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const address = await debugAddress(browser);
  const target = (await (await fetch(`http://${new URL(address).host}/json/list`)).json()) as Target[];
  const socket = new WebSocket(target.find((one) => one.type === 'page')?.webSocketDebuggerUrl ?? '');
  await once(socket, 'open');
  const call = caller(socket);
  await call('Page.enable', {});
  return {
    addScript: async (source) => void (await call('Page.addScriptToEvaluateOnNewDocument', { source })),
    goto: async (url) => void (await call('Page.navigate', { url })),
    evaluate: async (expression) => {
      const answer = (await call('Runtime.evaluate', {
        expression,
        awaitPromise: true,
        returnByValue: true,
      })) as Answer;
      if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text);
      return answer.result.value;
    },
    close: async () => {
      socket.terminate();
      browser.kill();
      await once(browser, 'exit');
    },
  };
}

interface Target {
  type: string;
  webSocketDebuggerUrl: string;
}
interface Answer {
  result: { value?: unknown };
  exceptionDetails?: { text: string };
}

async function debugAddress(browser: ChildProcess): Promise<string> {
  if (!browser.stderr) throw new Error('unreachable: stderr is a pipe');
  for await (const line of createInterface(browser.stderr)) {
    const address = /^DevTools listening on (\S+)/.exec(line)?.[1];
    if (address === undefined) continue;
    browser.stderr.resume();
    return address;
  }
  throw new Error('Chromium ended before it could be used.');
}

function caller(socket: WebSocket): (method: string, params: object) => Promise<unknown> {
  let id = 0;
  const waiting = new Map<number, (result: unknown) => void>();
  socket.on('message', (data) => {
    const { id: answered, result } = JSON.parse(String(data)) as { id?: number; result?: unknown };
    if (answered !== undefined) waiting.get(answered)?.(result);
  });
  return (method, params) =>
    new Promise((resolve) => {
      id++;
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params }));
    });
}
