/**
 * A television and a phone on the network: they join by the code from another machine (a network namespace of this one),
 * follow the night, lose the network for ten seconds, and are right again by themselves.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser, readyUrl, scratchFolder } from './launch.ts';
import { TwoMachines, whyNoNetwork } from './network.ts';
import { beginNightOfFour } from './night-of-four.ts';

const forbidden = whyNoNetwork();
if (forbidden) console.log(`test/e2e/lan.test.ts is skipped: ${forbidden}`);
const slow = { timeout: 60_000 };

describe.skipIf(forbidden !== null)('another machine', () => {
  const folder = scratchFolder();
  let machines: TwoMachines;
  let host: ChildProcess;
  const browsers: Browser[] = [];
  let console: Page;
  let tv: Page;
  let phone: Page;
  let code = '';

  const asked = (page: Page, id: string) => page.waitForSelector(`[data-question="${id}"]`, slow);
  const lays = (page: Page, key: string) => page.click(`[data-option="${key}"]`);
  const lost = (page: Page) => page.waitForSelector('.banner.bad', slow);
  const pile = (page: Page) => page.locator('.pile').textContent();

  beforeAll(async () => {
    machines = new TwoMachines();
    const node = machines.at('table', process.execPath, folder.path);
    const args = ['dist/host/host.mjs', '--headless', `--data=${join(folder.path, 'data')}`, '--reader=none'];
    host = spawn(node, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    const url = await readyUrl(host);
    const chromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
    const browserAt = async (where: 'table' | 'sofa') => {
      const browser = await launchBrowser(machines.at(where, chromium, folder.path));
      browsers.push(browser);
      return browser;
    };
    const [atTable, atSofa] = await Promise.all([browserAt('table'), browserAt('sofa')]);
    console = await atTable.newPage({ reducedMotion: 'reduce' });
    await console.goto(url);
    tv = await atSofa.newPage({ reducedMotion: 'reduce', viewport: { width: 1920, height: 1080 } });
    phone = await atSofa.newPage({ reducedMotion: 'reduce', viewport: { width: 390, height: 844 } });
  }, 120_000);

  afterAll(async () => {
    for (const browser of browsers) await browser.close();
    host?.kill('SIGTERM');
    machines?.remove();
    folder.remove();
  });

  test('finds nobody there until the console switches it on', async () => {
    await expect(tv.goto(`http://${machines.address}:4747/`)).rejects.toThrow('ERR_CONNECTION_REFUSED');
    await console.click('[data-do="screens"]');
    await console.click(`[data-lan="${machines.address}"]`);
    code = (await console.getAttribute('[data-lan-code]', 'data-lan-code')) ?? '';
    expect(code).toMatch(/^[2-9A-Z]{6}$/);
    await console.click('[data-do="close"]');
  });

  test('is a screen once the code was typed, and follows the night', async () => {
    await tv.goto(`http://${machines.address}:4747/`);
    await tv.fill('[data-field="code"]', 'WRONGX');
    await tv.click('[data-do="be-screen"]');
    await tv.waitForSelector('[data-door="wrong-code"]', slow);
    await tv.fill('[data-field="code"]', code.toLowerCase());
    await tv.click('[data-do="be-screen"]');
    await tv.waitForSelector('.face-screen[data-screen="home"]', slow);
    await beginNightOfFour(console);
    await Promise.all([asked(console, 'r1/t1/scheme.act/doc'), asked(tv, 'r1/t1/scheme.act/doc')]);
    expect(await tv.locator('button, input').count()).toBe(0);
  });

  test('takes a seat by the code, and answers for its bandit alone', async () => {
    await phone.goto(`http://${machines.address}:4747/#${code}`);
    await phone.click('[data-do="take-seat"]');
    await phone.click('[data-take-seat="doc"]');
    await asked(phone, 'r1/t1/scheme.act/doc');
    await lays(phone, 'loot');
    await Promise.all([console, tv, phone].map((page) => asked(page, 'r1/t1/scheme.act/belle')));
    expect(await phone.locator('button[data-option]').count()).toBe(0);
  });

  test('loses the network for ten seconds, says so, and is right again by itself', async () => {
    const pulled = Date.now();
    machines.cable('down');
    // The table plays on meanwhile.
    await lays(console, 'move');
    await asked(console, 'r1/t1/scheme.act/tuco');
    await Promise.all([lost(tv), lost(phone)]);
    expect(await tv.locator('[data-question="r1/t1/scheme.act/belle"]').count()).toBe(1);
    await lays(console, 'punch');
    await asked(console, 'r1/t1/scheme.act/ghost');
    await expect.poll(() => Date.now() - pulled, { timeout: 20_000 }).toBeGreaterThanOrEqual(10_000);
    machines.cable('up');
    await Promise.all([asked(tv, 'r1/t1/scheme.act/ghost'), asked(phone, 'r1/t1/scheme.act/ghost')]);
    await expect.poll(() => tv.locator('.banner.bad').count()).toBe(0);
    expect(await pile(tv)).toBe(await pile(console));
    // Still Doc's seat, and nobody else's.
    await lays(console, 'shoot');
    await lays(console, 'up');
    await asked(phone, 'r1/t2/scheme.act/doc');
    await lays(phone, 'draw');
    await Promise.all([asked(console, 'r1/t2/scheme.act/belle'), asked(tv, 'r1/t2/scheme.act/belle')]);
  });

  test('is told when the switch goes off, and its code opens nothing afterwards', async () => {
    await console.click('[data-do="table"]');
    await console.click('[data-drawer="table"] [data-do="screens"]');
    await console.waitForSelector('[data-lan-face="screen"]');
    await console.waitForSelector('[data-lan-face="seat:doc"]');
    await console.click('[data-do="lan-off"]');
    await Promise.all([lost(tv), lost(phone)]);
    await console.click(`[data-lan="${machines.address}"]`);
    await tv.waitForSelector('[data-door="wrong-code"]', slow);
    await phone.waitForSelector('[data-door="wrong-code"]', slow);
  });

  test('is told when the host is dead', async () => {
    code = (await console.getAttribute('[data-lan-code]', 'data-lan-code')) ?? '';
    await tv.fill('[data-field="code"]', code);
    await tv.click('[data-do="be-screen"]');
    await asked(tv, 'r1/t2/scheme.act/belle');
    host.kill('SIGKILL');
    await lost(tv);
  });
});
