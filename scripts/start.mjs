// npm start: the app in Electron where that can be had, else the same app in a browser.
import { join } from 'node:path';
import { findElectron } from './electron-binary.mjs';
import { follow } from './follow.mjs';
import { ensureDependencies, root, say } from './setup.mjs';

const args = process.argv.slice(2);
/** These want no window: to be looked at from elsewhere, or a line on how to call this. */
const windowless = ['--headless', '--help', '-h'];
/** The exit code for "these arguments make no sense": another host would say the same. */
const badUsage = 2;

await ensureDependencies();
const { ensureBuiltOrGiveUp } = await import('./build.mjs');
await ensureBuiltOrGiveUp();
if (args.some((arg) => windowless.includes(arg))) inBrowser();
else inWindow();

function inWindow() {
  const { path, why } = findElectron();
  if (!path) return inBrowser(why);
  // Chromium's sandbox refuses to run as root on Linux.
  const sandbox = process.platform === 'linux' && process.getuid() === 0 ? ['--no-sandbox'] : [];
  const began = Date.now();
  follow(path, [...sandbox, root, ...args], (code, signal, error) => {
    if (error) return inBrowser(`Electron did not start (${error.message})`);
    const atOnce = code !== 0 && Date.now() - began < 5000 && signal !== 'SIGINT' && signal !== 'SIGTERM';
    return atOnce && code !== badUsage && inBrowser(`Electron ended at once (${signal ?? `exit code ${code}`})`);
  });
}

/** Runs the Node host; `why` says what kept the desktop window away. Returns true: the process goes on with it. */
function inBrowser(why) {
  if (why) say(`No desktop window, because ${why}: Caboose runs in a browser instead.`);
  const host = join(root, 'dist', 'host', 'host.mjs');
  follow(process.execPath, ['--enable-source-maps', host, ...args]);
  return true;
}
