import { join } from 'node:path';
import { app, type BrowserWindow, dialog, powerMonitor } from 'electron';
import { type App, createApp } from '../src/node/app.ts';
import { readElectronOptions } from '../src/node/options.ts';
import { loadAssets } from '../src/node/static.ts';
import { version } from '../src/node/version.ts';
import { serveWeb, type WebHost } from '../src/node/web-host.ts';
import { answerPages } from './ipc.ts';
import { setMenu } from './menu.ts';
import { claimScheme, servePages } from './pages.ts';
import { openWindow } from './window.ts';

/** When closing takes longer than this, in milliseconds, something hangs: nothing that was shown is lost by going. */
const patience = 3000;

let window: BrowserWindow | undefined;
let caboose: App | undefined;
let web: WebHost | undefined;

claimScheme();
if (app.requestSingleInstanceLock()) {
  app.on('second-instance', showWindow);
  app.on('window-all-closed', () => app.quit());
  app.on('will-quit', closeAll);
  app.whenReady().then(start).catch(fail);
} else {
  // The first instance now shows its window; this one is not wanted.
  app.quit();
}

async function start(): Promise<void> {
  const options = readElectronOptions(process.argv.slice(1));
  const assets = await loadAssets(join(__dirname, '../renderer'));
  caboose = await createApp({ ...options, version });
  const { host } = caboose;
  powerMonitor.on('suspend', () => void caboose?.suspend());
  powerMonitor.on('resume', () => void caboose?.resume());
  servePages(assets);
  answerPages(host);
  setMenu(host);
  if (options.port !== undefined) {
    web = await serveWeb({ host, assets, port: options.port });
    console.log(`ready ${web.url}`);
  }
  window = openWindow(host);
  window.once('closed', () => {
    window = undefined;
  });
}

function showWindow(): void {
  if (window?.isMinimized()) window.restore();
  window?.focus();
}

function closeAll(event: Electron.Event): void {
  event.preventDefault();
  const tooLong = setTimeout(() => app.exit(0), patience);
  Promise.all([web?.close(), caboose?.close()])
    .catch((error: unknown) => console.error(error))
    .finally(() => {
      clearTimeout(tooLong);
      app.exit(0);
    });
}

function fail(error: unknown): void {
  console.error(error);
  dialog.showErrorBox('Caboose cannot start', error instanceof Error ? error.message : String(error));
  app.exit(1);
}
