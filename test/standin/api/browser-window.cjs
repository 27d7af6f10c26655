const { EventEmitter } = require('node:events');
const { preventable } = require('./app.cjs');
const internal = require('./internal.cjs');

function makeBrowserWindow(core) {
  let focused = null;
  let lastId = 0;

  class BrowserWindow extends EventEmitter {
    #title;
    #isVisible;
    #isMinimized = false;
    #isFullScreen = false;
    #isDestroyed = false;
    /** Where it stands while it is not full screen. */
    #bounds;

    static getAllWindows() {
      return [...core.windows.values()];
    }

    static getFocusedWindow() {
      return focused;
    }

    static fromId(id) {
      return core.windows.get(id) ?? null;
    }

    static fromWebContents(contents) {
      return core.windows.get(contents?.id) ?? null;
    }

    constructor(options = {}) {
      super();
      core.needReady('Cannot create BrowserWindow');
      core.record('new BrowserWindow', options);
      const { title = core.app.name, show = true, width = 800, height = 600, fullscreen = false } = options;
      const { x, y } = middleOf(core.screen.getPrimaryDisplay().workArea, width, height);
      this.id = ++lastId;
      this.#title = title;
      this.#isVisible = show;
      this.#isFullScreen = fullscreen;
      this.#bounds = { x: options.x ?? x, y: options.y ?? y, width, height };
      const shown = this.getBounds();
      this.webContents = new core.WebContents(this, { ...options, width: shown.width, height: shown.height });
      core.windows.set(this.id, this);
      focused = this;
      core.app.emit('browser-window-created', {}, this);
      core.app.emit('web-contents-created', {}, this.webContents);
    }

    loadURL(url) {
      return this.webContents.loadURL(url);
    }

    show() {
      this.#isVisible = true;
      this.emit('show');
    }

    isVisible() {
      return this.#isVisible;
    }

    focus() {
      focused = this;
      this.emit('focus');
    }

    isFocused() {
      return focused === this;
    }

    minimize() {
      this.#isMinimized = true;
      this.emit('minimize');
    }

    restore() {
      this.#isMinimized = false;
      this.emit('restore');
    }

    isMinimized() {
      return this.#isMinimized;
    }

    setFullScreen(full) {
      this.#isFullScreen = full;
      this.#resizePage();
      this.emit(full ? 'enter-full-screen' : 'leave-full-screen');
    }

    isFullScreen() {
      return this.#isFullScreen;
    }

    /** Of a full screen window, those of its display. */
    getBounds() {
      return { ...(this.#isFullScreen ? core.screen.getDisplayMatching(this.#bounds).bounds : this.#bounds) };
    }

    getNormalBounds() {
      return { ...this.#bounds };
    }

    setBounds(bounds) {
      this.#bounds = { ...this.#bounds, ...bounds };
      this.#resizePage();
    }

    #resizePage() {
      const { width, height } = this.getBounds();
      this.webContents[internal.resizePage](width, height);
    }

    getTitle() {
      return this.#title;
    }

    isDestroyed() {
      return this.#isDestroyed;
    }

    close() {
      this[internal.tryToClose]();
    }

    destroy() {
      if (this.#isDestroyed) return;
      this.#isDestroyed = true;
      core.windows.delete(this.id);
      if (focused === this) focused = null;
      this.webContents[internal.destroyContents]();
      this.emit('closed');
      if (core.windows.size === 0) core.app[internal.lastWindowClosed]();
    }

    [internal.tryToClose]() {
      if (this.#isDestroyed) return true;
      const event = preventable();
      this.emit('close', event);
      if (!event.defaultPrevented) this.destroy();
      return !event.defaultPrevented;
    }

    [internal.contentsReady]() {
      this.emit('ready-to-show');
    }
  }

  return BrowserWindow;
}

function middleOf(area, width, height) {
  return { x: area.x + Math.trunc((area.width - width) / 2), y: area.y + Math.trunc((area.height - height) / 2) };
}

module.exports = { makeBrowserWindow };
