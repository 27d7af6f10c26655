const { EventEmitter } = require('node:events');
const { readFileSync } = require('node:fs');
const codec = require('../codec.cjs');
const { preventable } = require('./app.cjs');
const internal = require('./internal.cjs');

/** The class of a window's contents, and the module `webContents`. */
function makeWebContents(core) {
  class WebContents extends EventEmitter {
    #window;
    #opened;
    #page;
    #url = '';
    #isDestroyed = false;
    #onWindowOpen = () => ({ action: 'allow' });

    constructor(window, { width = 800, height = 600, webPreferences = {} }) {
      super();
      const { nodeIntegration, contextIsolation, sandbox, preload } = webPreferences;
      if (nodeIntegration || contextIsolation === false || sandbox === false) {
        throw new Error('stand-in: pages must be sandboxed and isolated, without Node');
      }
      this.id = window.id;
      this.#window = window;
      const script = preload && { path: preload, source: readFileSync(preload, 'utf8') };
      this.#opened = core.backend.open({ width, height, preload: script, listener: this.#listener() });
      this.#opened.then(
        (page) => {
          this.#page = page;
        },
        (error) => this.#isDestroyed || process.stderr.write(`[stand-in] window failed: ${error.stack}\n`),
      );
    }

    get mainFrame() {
      return { url: this.#url, parent: null };
    }

    get [internal.devToolsTarget]() {
      return this.#page?.targetId;
    }

    async loadURL(url) {
      const page = await this.#opened;
      await page.navigate(url);
    }

    reload() {
      void this.loadURL(this.#url);
    }

    /** Values that cannot be cloned throw here, as in Electron. */
    send(channel, ...args) {
      if (this.#isDestroyed) throw new TypeError('Object has been destroyed');
      const text = JSON.stringify({ kind: 'send', channel, args: codec.encode(args) });
      this.#whenOpen((page) => page.send(text));
    }

    setWindowOpenHandler(handler) {
      this.#onWindowOpen = handler;
    }

    getURL() {
      return this.#url;
    }

    getTitle() {
      return this.#window.getTitle();
    }

    isDestroyed() {
      return this.#isDestroyed;
    }

    close() {
      this.#window.close();
    }

    [internal.resizePage](width, height) {
      this.#whenOpen((page) => page.resize(width, height));
    }

    [internal.destroyContents]() {
      this.#isDestroyed = true;
      this.#whenOpen((page) => page.close());
      this.emit('destroyed');
    }

    /** What has happened by the time the page is there matters to nobody when the page is gone by then. */
    #whenOpen(work) {
      this.#opened.then(work).catch(() => {});
    }

    /** What a backend tells of its page. */
    #listener() {
      return {
        said: (text, frame, reply) => this.#isDestroyed || core.ipc.receive(this, text, frame, reply),
        navigated: (url) => {
          this.#url = url;
        },
        loaded: () => {
          this.emit('did-finish-load', {});
          this.#window[internal.contentsReady]();
        },
        closed: () => this.#isDestroyed || this.#window.destroy(),
        mayNavigate: (url) => {
          const event = preventable({ url });
          this.emit('will-navigate', event, url);
          return !event.defaultPrevented;
        },
        mayOpen: (url) => {
          const { action } = this.#onWindowOpen({ url, frameName: '', features: '', disposition: 'foreground-tab' });
          core.record('window.open', url, action);
          return action === 'allow';
        },
      };
    }
  }

  const all = () => [...core.windows.values()].map((window) => window.webContents);
  const webContents = {
    getAllWebContents: all,
    fromId: (id) => all().find((contents) => contents.id === id),
    fromDevToolsTargetId: (target) => all().find((contents) => contents[internal.devToolsTarget] === target),
  };
  return { WebContents, webContents };
}

module.exports = { makeWebContents };
