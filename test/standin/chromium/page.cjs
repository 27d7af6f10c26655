const { isolatedWorldScript, mainWorldScript, receiver } = require('../page/scripts.cjs');
const { fromChromium, toChromium } = require('./addresses.cjs');
const { requestAnswerer } = require('./requests.cjs');

const isolatedWorld = 'Electron Isolated Context';
const binding = '__standinTell';

/** Opens a page. `listener` hears what happens in it (see api/web-contents.cjs); the result is how the app moves it. */
async function openPage({ cdp, pages, protocol, width, height, preload, listener }) {
  const { targetId } = await cdp.send('Target.createTarget', { url: 'about:blank', width, height, newWindow: true });
  const { sessionId } = await cdp.send('Target.attachToTarget', { targetId, flatten: true });
  const send = (method, params) => cdp.send(method, params, sessionId);
  const page = { targetId, listener, url: 'about:blank', isolatedContext: undefined, allowsPopup: false, onLoad() {} };
  /** The addresses that the app itself wants to see here. */
  page.expected = new Set();
  pages.set(targetId, page);

  const tell = async (text, contextId = page.isolatedContext) => {
    if (contextId === undefined) return;
    // The page may be on its way to another by now.
    await send('Runtime.evaluate', { contextId, expression: `${receiver}(${JSON.stringify(text)})` }).catch(() => {});
  };
  const answerRequest = requestAnswerer({ page, send, protocol });

  const events = {
    'Runtime.executionContextCreated': ({ context }) => {
      const isOurs = context.name === isolatedWorld && context.auxData?.frameId === targetId;
      if (isOurs) page.isolatedContext = context.id;
    },
    'Runtime.executionContextsCleared': () => {
      page.isolatedContext = undefined;
    },
    'Runtime.bindingCalled': ({ name, payload, executionContextId }) => {
      const frame = { url: fromChromium(page.url), parent: null };
      if (name === binding) void listener.said(payload, frame, (text) => tell(text, executionContextId));
    },
    'Runtime.exceptionThrown': ({ exceptionDetails: { exception, text } }) => {
      process.stderr.write(`[page] ${exception?.description ?? text}\n`);
    },
    'Page.frameNavigated': ({ frame }) => {
      if (frame.parentId) return;
      page.url = frame.url;
      listener.navigated(fromChromium(frame.url));
    },
    'Page.loadEventFired': () => {
      if (page.url === 'about:blank') return;
      listener.loaded();
      page.onLoad();
    },
    'Page.windowOpen': ({ url }) => {
      page.allowsPopup = listener.mayOpen(fromChromium(url));
    },
    'Fetch.requestPaused': (request) => void answerRequest(request).catch(() => {}),
  };
  cdp.listen(sessionId, (method, params) => events[method]?.(params));

  const resize = (w, h) =>
    send('Emulation.setDeviceMetricsOverride', { width: w, height: h, deviceScaleFactor: 1, mobile: false });
  await send('Page.enable');
  await send('Runtime.enable');
  await send('Fetch.enable', { patterns: [{ urlPattern: '*' }] });
  await resize(width, height);
  if (preload) await addPreload(send, preload);

  return {
    targetId,
    resize,
    send: tell,
    async navigate(url) {
      const address = toChromium(url, protocol.schemes);
      page.expected.add(address);
      const loaded = new Promise((resolve) => {
        page.onLoad = resolve;
      });
      const { errorText } = await send('Page.navigate', { url: address });
      if (errorText) throw new Error(`${errorText} loading '${url}'`);
      await loaded;
    },
    async close() {
      pages.delete(targetId);
      await cdp.send('Target.closeTarget', { targetId });
    },
  };
}

async function addPreload(send, { path, source }) {
  const processInfo = { type: 'renderer', sandboxed: true, contextIsolated: true, platform: process.platform };
  await send('Runtime.addBinding', { name: binding, executionContextName: isolatedWorld });
  await send('Page.addScriptToEvaluateOnNewDocument', { source: mainWorldScript });
  await send('Page.addScriptToEvaluateOnNewDocument', {
    worldName: isolatedWorld,
    source: `${isolatedWorldScript(source, binding, processInfo)}\n//# sourceURL=${path}`,
  });
}

module.exports = { openPage };
