/**
 * From the last byte of a tap's line to the changed screen: a real serial device node, the built host, a real
 * browser. A whole night is tapped; every tap that lays a card is a sample.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '../../host/reader/clock.ts';
import type { Command, Reply } from '../../messages/commands.ts';
import type { View } from '../../messages/view.ts';
import { cars } from '../../rules/catalogue/components.ts';
import { Random } from '../../sim/random.ts';
import { Sitting } from '../../sim/sitting.ts';
import { TtrDevice } from '../../sim/ttr-device.ts';
import { virtualUid } from '../../sim/virtual-deck.ts';
import { openPty, until } from '../pty.ts';
import { type Figures, percentile } from './report.ts';

const SEATS = ['ghost', 'doc', 'tuco', 'django'];
const CHROMIUM = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
];

/** Milliseconds since 1970 with fractions, by the same clock in Node and in the browser. */
const now = () => performance.timeOrigin + performance.now();

export async function benchLatency(hostScript: string): Promise<Figures> {
  const folder = await mkdtemp(join(tmpdir(), 'caboose-bench-'));
  const pty = await openPty();
  let lastByte = 0;
  const device = new TtrDevice({
    id: 'BENCH',
    clock: systemClock,
    send: (text) => {
      if (text.startsWith('$SCAN')) lastByte = now();
      pty.device.write(text, 'latin1');
    },
  });
  pty.device.on('data', (bytes) => device.receive(bytes));
  device.start();
  const args = [hostScript, '--headless', '--reader', pty.path, '--data', folder];
  const host = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const line = await new Promise<string>((resolve) => host.stdout.once('data', (text) => resolve(String(text))));
  const { chromium } = await import('playwright-core');
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  if (!existsSync(executablePath)) throw new Error('Chromium is not there: run npm test once, or set CHROMIUM_PATH.');
  const browser = await chromium.launch({ executablePath, args: CHROMIUM });
  try {
    const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
    // The time of the first frame after the question on the screen has become another one.
    await page.addInitScript(() => {
      const seen: Record<string, number> = {};
      Object.assign(window, { seen });
      new MutationObserver(() => {
        const id = document.querySelector('[data-question]')?.getAttribute('data-question');
        if (!id || seen[id] !== undefined) return;
        seen[id] = 0;
        requestAnimationFrame(() => {
          seen[id] = performance.timeOrigin + performance.now();
        });
      }).observe(document, { subtree: true, childList: true, attributes: true });
    });
    await page.goto(/http:\S+/.exec(line)?.[0] ?? '');
    const hands = await connect(line);
    await until(() => hands.view().reader.state === 'ready', 'the reader is ready');
    const samples: number[] = [];
    const tap = async (uid: string) => {
      const before = hands.view().night?.question?.id;
      device.tap(uid);
      await until(() => hands.view().night?.question?.id !== before && device.waiting === 0, 'the tap is taken');
      const id = hands.view().night?.question?.id ?? '';
      const shown = await page.waitForFunction((key) => (window as unknown as Seen).seen[key], id, { polling: 5 });
      samples.push(Number(await shown.jsonValue()) - lastByte);
      device.lift(uid);
    };
    await playNight({ ...hands, tap });
    return { p50: percentile(samples, 0.5), p99: percentile(samples, 0.99), samples: samples.length };
  } finally {
    await browser.close();
    host.kill();
    device.stop();
    await pty.remove();
    await rm(folder, { recursive: true, force: true });
  }
}

interface Seen {
  seen: Record<string, number>;
}

type Hands = { view(): View; send(command: Command): Promise<Reply> };

/** A face of its own beside the browser, to set up the night and to answer what is not tapped. */
async function connect(line: string): Promise<Hands> {
  const { WebSocket } = await import('ws');
  const socket = new WebSocket(`${(/http:\S+/.exec(line)?.[0] ?? '').replace('http', 'ws')}ws`);
  let view: View | null = null;
  let id = 0;
  const waiting = new Map<number, (reply: Reply) => void>();
  socket.on('message', (data) => {
    const message = JSON.parse(String(data)) as { view?: View; id?: number; reply?: Reply };
    if (message.view) view = message.view;
    else if (message.id !== undefined && message.reply) waiting.get(message.id)?.(message.reply);
  });
  await until(() => view !== null, 'the host shows its first view');
  return {
    view: () => view as View,
    send: (command) =>
      new Promise((resolve) => {
        id++;
        waiting.set(id, resolve);
        socket.send(JSON.stringify({ id, command }));
      }),
  };
}

async function playNight(hands: Hands & { tap(uid: string): Promise<void> }): Promise<void> {
  const random = new Random(1);
  const firstPlayer = SEATS[0] as string;
  const draft = {
    seats: SEATS.map((who) => ({ who, name: '' })),
    firstPlayer,
    cars: cars.slice(0, SEATS.length).map((car) => car.id),
    house: {},
  };
  for (const command of [{ do: 'go', to: 'setup' }, { do: 'draft', draft }, { do: 'start-night' }] satisfies Command[])
    await hands.send(command);
  await until(() => hands.view().night !== null, 'the night is open');
  const settled = async (command: Command) => {
    const before = hands.view();
    const reply = await hands.send(command);
    await until(() => hands.view() !== before, 'the answer is shown');
    return reply;
  };
  const sitting = new Sitting({
    hands: { view: hands.view, send: settled, tap: hands.tap },
    random,
    seats: SEATS,
    firstPlayer,
    uidOf: ({ who, card, copy }) => virtualUid(who, card, copy),
    faultOnceIn: 0,
  });
  sitting.begin();
  while (await sitting.act());
}
