import { join } from 'node:path';
import { app, dialog, powerMonitor, session } from 'electron';
import { type App, createApp } from '../src/node/app.ts';
import { readElectronOptions } from '../src/node/options.ts';
import { loadAssets } from '../src/node/static.ts';
import { version } from '../src/node/version.ts';
import { serveWeb, type WebHost } from '../src/node/web-host.ts';
import { confinePages, reviveCrashed } from './contents.ts';
import { answerPages } from './ipc.ts';
import { keepAwake } from './keep-awake.ts';
import { MenuBar } from './menu.ts';
import { claimScheme, servePages } from './pages.ts';
import { refusePermissions } from './permissions.ts';
import { Places } from './places.ts';
import { savesIn, takeSave } from './saves.ts';
import { Windows } from './windows.ts';

let windows: Windows | undefined;
let caboose: App | undefined;
let web: WebHost | undefined;
/** Saves that the system wants opened before there is a host to open them. */
const early = savesIn(process.argv.slice(1));

claimScheme();
if (app.requestSingleInstanceLock()) {
  app.on('second-instance', (_event, args) => {
    windows?.focus();
    for (const path of savesIn(args)) open(path);
  });
  app.on('open-file', (event, path) => {
    event.preventDefault();
    open(path);
  });
  app.on('before-quit', () => windows?.beforeQuit());
  app.on('window-all-closed', () => app.quit());
  app.on('will-quit', closeAll);
  process.on('uncaughtException', fail);
  app.whenReady().then(start).catch(fail);
} else {
  // The first instance now shows its window; this one is not wanted.
  app.quit();
}

async function start(): Promise<void> {
  const options = readElectronOptions(process.argv.slice(1));
  confinePages();
  const assets = await loadAssets(join(__dirname, '../renderer'));
  caboose = await createApp({ ...options, version, assets });
  const { host, log } = caboose;
  refusePermissions(session.defaultSession, log.say);
  app.on('web-contents-created', (_event, contents) => reviveCrashed(contents, log.say));
  powerMonitor.on('suspend', () => void caboose?.suspend());
  powerMonitor.on('resume', () => void caboose?.resume());
  keepAwake(host);
  servePages(assets);
  if (options.port !== undefined) {
    web = await serveWeb({ host, assets, port: options.port });
    console.log(`ready ${web.url}`);
  }
  let menu: MenuBar | undefined;
  const places = new Places(join(app.getPath('userData'), 'windows.json'));
  const opened = new Windows(host, places, () => menu?.refresh());
  windows = opened;
  answerPages(host, opened);
  menu = new MenuBar(host, () => opened, options.dataDir);
  opened.open();
  for (const path of early) await takeSave(host, path);
}

function open(path: string): void {
  if (caboose) void takeSave(caboose.host, path);
  else early.push(path);
}

/** What hangs while closing is given up after a while: nothing that was shown is lost by going. */
function closeAll(event: Electron.Event): void {
  event.preventDefault();
  Promise.all([web?.close(), caboose?.close()])
    .catch((error: unknown) => console.error(error))
    .finally(() => app.exit(0));
}

/** Every entry is on disk before its effect is shown, so the night is whole whatever ends the app. */
function fail(error: unknown): void {
  console.error(error);
  caboose?.log.say(`ended by a fault: ${error instanceof Error ? error.stack : error}`);
  dialog.showErrorBox('Caboose had to stop', error instanceof Error ? error.message : String(error));
  app.exit(1);
}
