// The modules of which Caboose uses a function or two.
const { EventEmitter } = require('node:events');

/** One display of full HD. */
function makeScreen(core) {
  const bounds = { x: 0, y: 0, width: 1920, height: 1080 };
  const size = { width: bounds.width, height: bounds.height };
  const display = { id: 1, scaleFactor: 1, bounds, size, workArea: bounds, workAreaSize: size };
  const needReady = () => core.needReady("The 'screen' module can't be used");
  return Object.assign(new EventEmitter(), {
    getPrimaryDisplay() {
      needReady();
      return display;
    },
    getAllDisplays() {
      needReady();
      return [display];
    },
  });
}

/** Permission handlers are kept, for tests to ask; Chromium here denies everything by itself. */
function makeSession(core) {
  const defaultSession = Object.assign(new EventEmitter(), {
    setPermissionRequestHandler: (handler) => core.record('session.setPermissionRequestHandler', handler),
    setPermissionCheckHandler: (handler) => core.record('session.setPermissionCheckHandler', handler),
  });
  return {
    get defaultSession() {
      core.needReady('Session can only be received');
      return defaultSession;
    },
  };
}

function makePowerSaveBlocker(core) {
  const started = new Set();
  let last = 0;
  return {
    start(type) {
      core.record('powerSaveBlocker.start', type);
      started.add(++last);
      return last;
    },
    stop(id) {
      core.record('powerSaveBlocker.stop', id);
      return started.delete(id);
    },
    isStarted: (id) => started.has(id),
  };
}

/** Tells of nothing by itself: tests emit what a system would. */
const makePowerMonitor = () => new EventEmitter();

function makeDialog(core) {
  return {
    showErrorBox(title, content) {
      core.record('dialog.showErrorBox', title, content);
      process.stderr.write(`[stand-in] error box: ${title}: ${content}\n`);
    },
  };
}

module.exports = { makeScreen, makeSession, makePowerMonitor, makePowerSaveBlocker, makeDialog };
