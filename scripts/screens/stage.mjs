// A browser, the built renderer, and a bridge that shows whatever view it is given: screens without a host.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { chromium } from 'playwright-core';
import { runnerImport } from 'vite';
import { root } from '../setup.mjs';

export const sizes = [
  { name: 'tv', width: 1920, height: 1080 },
  { name: 'laptop', width: 1280, height: 800 },
  { name: 'phone', width: 390, height: 844 },
];

const policy = "default-src 'self'";
const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' };
const chromiumFlags =
  '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync'.split(
    ' ',
  );

/** The views of test/renderer/all-fixtures.ts by name, and what is touched before the picture is taken. */
export async function loadFixtures() {
  const { module } = await runnerImport(join(root, 'test/renderer/all-fixtures.ts'), {
    configFile: false,
    logLevel: 'silent',
  });
  return module;
}

/** The night by taps alone, with its pictures: test/e2e/hands-story.ts. */
export async function loadStory() {
  const { module } = await runnerImport(join(root, 'test/e2e/hands-story.ts'), {
    configFile: false,
    logLevel: 'silent',
  });
  return module;
}

/** @param {string} executablePath a Chromium */
export async function launch(executablePath) {
  return chromium.launch({ executablePath, args: chromiumFlags });
}

/** Serves dist/renderer under the same policy as the real host. */
export async function serveRenderer(folder = join(root, 'dist', 'renderer')) {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const file = normalize(path === '/' ? '/index.html' : path);
    readFile(join(folder, file)).then(
      (body) =>
        response
          .writeHead(200, { 'content-type': types[extname(file)] ?? 'text/plain', 'content-security-policy': policy })
          .end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  return { url: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() };
}

/**
 * A page on which a fixture is shown. `page.evaluate((view) => window.show(view), next)` shows another,
 * `window.sent` holds every command the face sent.
 */
export async function openScreen(
  browser,
  url,
  view,
  { width, height, face = 'console', motion = 'reduce', query = '' },
) {
  const context = await browser.newContext({
    viewport: { width, height },
    reducedMotion: motion,
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  const page = await context.newPage();
  const troubles = [];
  page.on('console', (message) => message.type() === 'error' && troubles.push(`console: ${message.text()}`));
  page.on('pageerror', (error) => troubles.push(`error: ${error.message}`));
  await page.addInitScript((first) => {
    window.sent = [];
    window.caboose = {
      send: async (command) => {
        window.sent.push(command);
        return window.reply ?? { ok: true };
      },
      onView: (show) => {
        window.show = show;
        show(first);
        return () => {};
      },
      onLink: (tell) => {
        window.link = tell;
        tell(true);
        return () => {};
      },
      onPanel: () => () => {},
    };
  }, view);
  await page.goto(face === 'console' ? `${url}${query}` : `${url}?face=${face}`);
  await page.waitForSelector('[data-screen]');
  return { page, troubles, close: () => context.close() };
}
