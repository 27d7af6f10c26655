// A backend of no browser: a page's address is asked of the app's own protocol handler, and then the real preload
// script runs in a vm context, so that a test can use what it gives to the page.
const vm = require('node:vm');
const { makeCodec } = require('./codec.cjs');
const { preloadHost } = require('./page/preload-host.cjs');

/** What a sandboxed preload script finds in its global scope and uses. */
const globals = { structuredClone, console, setTimeout, clearTimeout, queueMicrotask, URL, atob, btoa };

/** `opened`: the pages, as `{ url, status, headers, exposed, size, isClosed, listener }`. */
function nullBackend() {
  const opened = [];
  let respond;
  return {
    opened,
    async start({ protocol }) {
      respond = protocol.respond;
    },
    stop() {},
    async open({ preload, listener, width, height }) {
      const page = {
        url: '',
        status: 0,
        headers: undefined,
        exposed: {},
        size: [width, height],
        isClosed: false,
        listener,
      };
      let receive = () => {};
      opened.push(page);

      function runPreload() {
        const wrapped = `(function (require, module, exports, process, global) {${preload.source}\n})`;
        const run = vm.runInContext(wrapped, vm.createContext({ ...globals }), { filename: preload.path });
        receive = preloadHost({
          run,
          codec: makeCodec(),
          expose: (name, api) => {
            page.exposed[name] = api;
          },
          tell: (text) => listener.said(text, { url: page.url, parent: null }, (answer) => receive(answer)),
          processInfo: { type: 'renderer', platform: process.platform },
        });
      }

      return {
        targetId: String(opened.length),
        async navigate(url) {
          const response = await respond(url, {});
          if (!response) throw new Error(`ERR_UNKNOWN_URL_SCHEME loading '${url}'`);
          Object.assign(page, { url, status: response.status, headers: response.headers });
          listener.navigated(url);
          runPreload();
          listener.loaded();
        },
        async send(text) {
          receive(text);
        },
        async resize(...size) {
          page.size = size;
        },
        async close() {
          page.isClosed = true;
        },
      };
    },
  };
}

module.exports = { nullBackend };
