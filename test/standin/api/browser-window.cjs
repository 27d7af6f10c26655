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
    #size;

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
      const { title = core.app.name, show = true, width = 800, height = 600 } = options;
      this.id = ++lastId;
      this.#title = title;
      this.#isVisible = show;
      this.#size = [width, height];
      this.webContents = new core.WebContents(this, options);
      core.windows.set(this.id, this);
      focused = this;
      core.app.emit('browser-window-created', {}, this);
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
      const { width, height } = core.screen.getPrimaryDisplay().size;
      this.webContents[internal.resizePage](...(full ? [width, height] : this.#size));
      this.emit(full ? 'enter-full-screen' : 'leave-full-screen');
    }

    isFullScreen() {
      return this.#isFullScreen;
    }

    getSize() {
      return [...this.#size];
    }

    setSize(width, height) {
      this.#size = [width, height];
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

module.exports = { makeBrowserWindow };
