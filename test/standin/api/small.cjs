// The modules of which Caboose uses a function or two.
const { EventEmitter } = require('node:events');
const internal = require('./internal.cjs');

/**
 * One display of full HD, or those of STANDIN_DISPLAYS: a JSON list of `{ id, x, y, width, height }`. `plug(list)` is for
 * tests: the displays are those from now on.
 */
function makeScreen(core) {
  const displayOf = ({ id, x, y, width, height }) => {
    const bounds = { x, y, width, height };
    const size = { width, height };
    return { id, scaleFactor: 1, bounds, size, workArea: bounds, workAreaSize: size };
  };
  const one = '[{ "id": 1, "x": 0, "y": 0, "width": 1920, "height": 1080 }]';
  let displays = JSON.parse(process.env.STANDIN_DISPLAYS || one).map(displayOf);
  const all = () => {
    core.needReady("The 'screen' module can't be used");
    return displays;
  };
  const shared = (a, b) => {
    const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
    const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
    return Math.max(0, width) * Math.max(0, height);
  };
  const screen = Object.assign(new EventEmitter(), {
    getPrimaryDisplay: () => all()[0],
    getAllDisplays: () => [...all()],
    getDisplayMatching: (bounds) =>
      all().reduce((best, display) => (shared(display.bounds, bounds) > shared(best.bounds, bounds) ? display : best)),
    [internal.plugDisplays](list) {
      const before = displays;
      displays = list.map(displayOf);
      const missing = (from, those) => from.filter(({ id }) => !those.some((display) => display.id === id));
      for (const display of missing(before, displays)) screen.emit('display-removed', {}, display);
      for (const display of missing(displays, before)) screen.emit('display-added', {}, display);
    },
  });
  return screen;
}

/** Permission handlers are kept, for tests to ask; Chromium here denies everything by itself. */
function makeSession(core) {
  const defaultSession = Object.assign(new EventEmitter(), {
    setPermissionRequestHandler: (handler) => core.record('session.setPermissionRequestHandler', handler),
    setPermissionCheckHandler: (handler) => core.record('session.setPermissionCheckHandler', handler),
    setDevicePermissionHandler: (handler) => core.record('session.setDevicePermissionHandler', handler),
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
    // Nobody is there to answer: each is left as by Esc. A test that wants another answer puts a function of its own here.
    async showMessageBox(...args) {
      const { cancelId = 0 } = args.at(-1);
      core.record('dialog.showMessageBox', args.at(-1));
      return { response: cancelId, checkboxChecked: false };
    },
    async showOpenDialog(...args) {
      core.record('dialog.showOpenDialog', args.at(-1));
      return { canceled: true, filePaths: [] };
    },
    async showSaveDialog(...args) {
      core.record('dialog.showSaveDialog', args.at(-1));
      return { canceled: true, filePath: '' };
    },
  };
}

function makeShell(core) {
  return {
    openExternal: async (url) => core.record('shell.openExternal', url),
  };
}

module.exports = { makeScreen, makeSession, makePowerMonitor, makePowerSaveBlocker, makeDialog, makeShell };
