// The scripts that Chromium runs before those of a page, as text.
const { makeCodec } = require('../codec.cjs');
const { preloadHost } = require('./preload-host.cjs');
const { worldBridge } = require('./world-bridge.cjs');

/** The name of the function by which the main process talks to a page's isolated world. */
const receiver = '__standinReceive';

/** For the page's own world. */
const mainWorldScript = `(${worldBridge})('standin:main', 'standin:isolated');`;

/** For the isolated world: `preload` is the source; `binding` the name of the function that reaches the main process. */
function isolatedWorldScript(preload, binding, processInfo) {
  return `(() => {
    globalThis.${receiver} = (${preloadHost})({
      run: function (require, module, exports, process, global) {\n${preload}\n},
      codec: (${makeCodec})(),
      expose: (${worldBridge})('standin:isolated', 'standin:main'),
      tell: globalThis[${JSON.stringify(binding)}],
      processInfo: ${JSON.stringify(processInfo)},
    });
  })();`;
}

module.exports = { isolatedWorldScript, mainWorldScript, receiver };
