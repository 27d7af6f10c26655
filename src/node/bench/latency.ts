/**
 * From the last byte of a tap's frame to the changed screen: the frames of the flashed firmware on a real serial device
 * node, the built host, a real browser. A whole night is tapped; every tap that changes the question is a sample.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Command, Reply } from '../../messages/commands.ts';
import type { View } from '../../messages/view.ts';
import { beginNight, plain } from '../../sim/new-night.ts';
import { Random } from '../../sim/random.ts';
import { openPty, until } from '../pty.ts';
import { openPage } from './bare-browser.ts';
import { FlashedReader } from './flashed-reader.ts';
import { type Figures, percentile } from './report.ts';

const PLAYERS = 4;

/**
 * In the page: `drawn(id)` is the time of the first frame on which that question stands, once there is one; `calm()`
 * resolves when all that moves for a while has come to rest.
 */
const STOPWATCH = `
  const passing = (animation) => animation.effect?.getComputedTiming().endTime !== Infinity;
  const frame = () => new Promise(requestAnimationFrame);
  window.calm = async () => {
    await Promise.allSettled(document.getAnimations().filter(passing).map((animation) => animation.finished));
    await frame();
    await frame();
  };
  const frames = new Map();
  const waiting = new Map();
  window.drawn = (id) => frames.get(id) ?? new Promise((resolve) => waiting.set(id, resolve));
  new MutationObserver(() => {
    const id = document.querySelector('[data-question]')?.getAttribute('data-question');
    if (!id || frames.has(id)) return;
    frames.set(id, new Promise((resolve) => requestAnimationFrame(() => resolve(performance.timeOrigin + performance.now()))));
    frames.get(id).then((at) => waiting.get(id)?.(at));
  }).observe(document, { subtree: true, childList: true, attributes: true });
`;

/** @param firmware its program memory */
export async function benchLatency(hostScript: string, firmware: Uint16Array): Promise<Figures> {
  const folder = await mkdtemp(join(tmpdir(), 'caboose-bench-'));
  const pty = await openPty();
  const reader = new FlashedReader(firmware, pty);
  const args = [hostScript, '--headless', '--reader', pty.path, '--data', folder];
  const host = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const line = await new Promise<string>((resolve) => host.stdout.once('data', (text) => resolve(String(text))));
  const page = await openPage(folder);
  try {
    await page.addScript(STOPWATCH);
    await page.goto(/http:\S+/.exec(line)?.[0] ?? '');
    const hands = await connect(line);
    await reader.start(() => hands.view().reader.state === 'ready');
    const samples: number[] = [];
    const drawn = async (question: string | undefined) =>
      question === undefined ? 0 : Number(await page.evaluate(`drawn(${JSON.stringify(question)})`));
    const tap = async (uid: string) => {
      const before = hands.view().night?.question?.id;
      const said = hands.view().notice?.n;
      // As at a table, the screen has come to rest before the next card is tapped.
      await drawn(before);
      await page.evaluate('calm()');
      const lastByte = reader.lay(uid);
      const isTaken = () => hands.view().night?.question?.id !== before || hands.view().notice?.n !== said;
      await until(isTaken, 'the tap is taken');
      const id = hands.view().night?.question?.id ?? '';
      // Of those who choose at once, only the last one's tap brings another question.
      if (id !== before) samples.push((await drawn(id)) - lastByte);
      await reader.lift(uid);
    };
    await playNight({ ...hands, tap });
    return { p50: percentile(samples, 0.5), p99: percentile(samples, 0.99), samples: samples.length };
  } finally {
    await page.close();
    host.kill();
    await pty.remove();
    await rm(folder, { recursive: true, force: true });
  }
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
  const settled = async (command: Command) => {
    const before = hands.view();
    const reply = await hands.send(command);
    await until(() => hands.view() !== before, 'the answer is shown');
    return reply;
  };
  const sitting = await beginNight({
    hands: { view: hands.view, send: settled, tap: hands.tap },
    random: new Random(1),
    way: { mode: 'standard', players: PLAYERS },
    fixed: plain,
    faultOnceIn: 0,
  });
  while (await sitting.act());
}
