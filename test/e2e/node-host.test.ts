import { spawn, spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, launchHost, type RunningHost, readyUrl, scratchFolder } from './launch.ts';

const folder = scratchFolder();
let host: RunningHost;
let browser: Browser;

beforeAll(async () => {
  host = await launchHost(folder.path);
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  await host?.stop();
  folder.remove();
});

const runHost = (...args: string[]) =>
  spawnSync(process.execPath, ['dist/host/host.mjs', '--headless', ...args], { encoding: 'utf8', timeout: 20_000 });

test('two browsers show the app and complain of nothing', async () => {
  const complaints: string[] = [];
  for (const _ of [1, 2]) {
    const page = await browser.newPage();
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    await page.goto(host.url);
    await page.waitForSelector('#app > *');
    expect(await page.title()).toBe('Caboose');
  }
  expect(complaints).toEqual([]);
});

test('npm start -- --headless prints the one line, and ends when it is told to', async () => {
  const args = ['scripts/start.mjs', '--headless', `--data=${join(folder.path, 'other')}`, '--reader=none'];
  const start = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines: string[] = [];
  start.stdout.on('data', (data) => lines.push(String(data)));
  const url = await readyUrl(start);
  expect(lines.join('')).toBe(`ready ${url}\n`);
  expect((await fetch(url)).status).toBe(200);
  start.kill('SIGINT');
  expect(await new Promise((resolve) => start.on('exit', resolve))).toBe(0);
  await expect(fetch(url)).rejects.toThrow();
});

test('a port in use is said in a sentence', async () => {
  const { port } = new URL(host.url);
  const { status, stdout, stderr } = runHost('--port', port, `--data=${join(folder.path, 'other')}`);
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: '',
    stderr: `Port ${port} is taken by another program. Start with --port 0 to let Caboose choose, or stop the other program.\n`,
  });
});

test('a folder in use is said in a sentence', async () => {
  const data = join(folder.path, 'data');
  const { status, stdout, stderr } = runHost(`--data=${data}`);
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: '',
    stderr: `Caboose is already open with ${data}. Close it first, or start with --data and another folder.\n`,
  });
});

test('a host that was killed keeps no folder', async () => {
  const killed = await launchHost(join(folder.path, 'killed'));
  killed.process.kill('SIGKILL');
  await killed.ended;
  const next = await launchHost(join(folder.path, 'killed'));
  expect(await next.stop()).toBe(0);
});

test('a free port can be chosen', async () => {
  const port = await freePort();
  const other = await launchHost(join(folder.path, 'chosen'), ['--port', String(port)]);
  expect(other.url).toBe(`http://127.0.0.1:${port}/`);
  expect(await other.stop()).toBe(0);
});

test.each([
  ['an unknown option', ['--fast'], "unknown option '--fast'"],
  ['a port that is none', ['--port', 'http'], 'A port is a number from 0 to 65535.'],
])('%s is said in a sentence', (_name, args, sentence) => {
  const { status, stdout, stderr } = runHost(...args);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain(sentence);
  expect(stderr).not.toContain('    at ');
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}
