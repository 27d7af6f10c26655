// The `electron` module of a main process, over a backend that shows (or only pretends to show) its pages.
const { readFileSync } = require('node:fs');
const Module = require('node:module');
const { join } = require('node:path');
const { makeApp } = require('./api/app.cjs');
const { makeBrowserWindow } = require('./api/browser-window.cjs');
const internal = require('./api/internal.cjs');
const { makeIpcMain } = require('./api/ipc-main.cjs');
const { makeMenu } = require('./api/menu.cjs');
const { makeProtocol } = require('./api/protocol.cjs');
const {
  makeDialog,
  makePowerMonitor,
  makePowerSaveBlocker,
  makeScreen,
  makeSession,
  makeShell,
} = require('./api/small.cjs');
const { makeWebContents } = require('./api/web-contents.cjs');

/**
 * Returns the module, `start()` which makes the app ready, and `calls`, a list of `{ api, args }` of what a person
 * would have seen (dialogs, blocked pop-ups, the screen kept awake).
 * @param {object} options
 * @param {string} options.appPath the folder with package.json
 * @param {Map<string, string>} [options.switches] those of the command line
 * @param {any} options.backend see chromium/backend.cjs and null-backend.cjs
 * @param {boolean} [options.isPackaged]
 * @param {(code: number) => void} [options.exit] what ends the process
 */
function createElectron({ appPath, switches = new Map(), backend, isPackaged = false, exit = process.exit }) {
  const calls = [];
  /** What the parts of the API share; each adds itself. */
  const core = {
    appPath,
    switches,
    backend,
    isPackaged,
    exit,
    packageJson: JSON.parse(readFileSync(join(appPath, 'package.json'), 'utf8')),
    isReady: false,
    windows: new Map(),
    record: (api, ...args) => calls.push({ api, args }),
    needReady(what) {
      if (!core.isReady) throw new Error(`${what} before app is ready`);
    },
  };
  core.app = makeApp(core);
  core.ipc = makeIpcMain();
  core.protocol = makeProtocol(core);
  core.session = makeSession(core);
  core.screen = makeScreen(core);
  const { WebContents, webContents } = makeWebContents(core);
  core.WebContents = WebContents;
  core.BrowserWindow = makeBrowserWindow(core);

  const known = {
    app: core.app,
    BrowserWindow: core.BrowserWindow,
    dialog: makeDialog(core),
    ipcMain: core.ipc.ipcMain,
    ...makeMenu(core),
    powerMonitor: makePowerMonitor(),
    powerSaveBlocker: makePowerSaveBlocker(core),
    protocol: core.protocol.protocol,
    screen: core.screen,
    session: core.session,
    shell: makeShell(core),
    webContents,
  };
  // A name that is not here fails loudly, so that the app cannot quietly use what the stand-in does not have.
  const electron = new Proxy(known, {
    get(target, name) {
      const isNotOurs = typeof name === 'symbol' || ['__esModule', 'then', 'toJSON', 'default'].includes(name);
      if (name in target || isNotOurs) return target[name];
      throw new Error(`stand-in: electron.${name} is not implemented`);
    },
  });

  async function start() {
    await backend.start(core);
    core.isReady = true;
    core.app[internal.becomeReady]();
  }
  return { electron, start, calls };
}

/** Makes require('electron') give `electron` in this process; returns a function that ends it. */
function hookRequire(electron) {
  const load = Module._load;
  Module._load = function loadOrStandIn(request, ...rest) {
    return request === 'electron' || request === 'electron/main' ? electron : load.call(this, request, ...rest);
  };
  return () => {
    Module._load = load;
  };
}

module.exports = { createElectron, hookRequire };
