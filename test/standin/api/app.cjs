const { EventEmitter } = require('node:events');
const { mkdirSync } = require('node:fs');
const { homedir, tmpdir } = require('node:os');
const { dirname, join } = require('node:path');
const { InstanceLock } = require('./instance-lock.cjs');
const internal = require('./internal.cjs');

/** Events as Electron's: the first argument can be told to prevent what would come next. */
function preventable(more = {}) {
  const event = {
    ...more,
    defaultPrevented: false,
    preventDefault() {
      event.defaultPrevented = true;
    },
  };
  return event;
}

function makeApp(core) {
  const { packageJson, switches } = core;
  const name = packageJson.productName ?? packageJson.name;
  const config = process.env.XDG_CONFIG_HOME || join(homedir(), '.config');
  const userData = switches.get('user-data-dir') || join(config, name);
  const paths = { home: homedir(), temp: tmpdir(), appData: dirname(userData), userData, exe: process.execPath };
  const lock = new InstanceLock(userData, (argv, cwd, data) => app.emit('second-instance', {}, argv, cwd, data));
  let quitting = false;
  let sayReady;
  const whenReady = new Promise((resolve) => {
    sayReady = resolve;
  });

  function exit(code = 0) {
    lock.release();
    core.backend.stop();
    core.exit(code);
  }

  /** Each of the steps can be prevented, and then the app lives on. */
  function tryToQuit() {
    const steps = [
      () => isLetPass('before-quit'),
      () => [...core.windows.values()].every((window) => window[internal.tryToClose]()),
      () => isLetPass('will-quit'),
    ];
    if (!steps.every((step) => step())) {
      quitting = false;
      return;
    }
    app.emit('quit', {}, 0);
    exit(0);
  }

  function isLetPass(step) {
    const event = preventable();
    app.emit(step, event);
    return !event.defaultPrevented;
  }

  const app = Object.assign(new EventEmitter(), {
    name,
    isPackaged: core.isPackaged,
    commandLine: {
      appendSwitch: (key, value = '') => void switches.set(key, value),
      hasSwitch: (key) => switches.has(key),
      getSwitchValue: (key) => switches.get(key) ?? '',
    },
    isReady: () => core.isReady,
    whenReady: () => whenReady,
    getName: () => name,
    getVersion: () => packageJson.version,
    getAppPath: () => core.appPath,
    getPath(key) {
      if (!(key in paths)) throw new Error(`Failed to get '${key}' path`);
      if (key === 'userData') mkdirSync(userData, { recursive: true });
      return paths[key];
    },
    requestSingleInstanceLock: (data) => lock.request(data),
    hasSingleInstanceLock: () => lock.isHeld,
    releaseSingleInstanceLock: () => lock.release(),
    quit() {
      if (quitting) return;
      quitting = true;
      setImmediate(tryToQuit);
    },
    exit,
    [internal.becomeReady]() {
      app.emit('ready', {}, {});
      sayReady();
    },
    [internal.lastWindowClosed]() {
      if (quitting) return;
      if (app.listenerCount('window-all-closed') > 0) app.emit('window-all-closed');
      else app.quit();
    },
  });
  return app;
}

module.exports = { makeApp, preventable };
