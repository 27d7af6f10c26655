const { Cdp } = require('./cdp.cjs');
const { openPage } = require('./page.cjs');
const { startChromium } = require('./process.cjs');

/**
 * A backend whose pages are a real Chromium's. `port`: of its DevTools. `announce`: say on stderr, as Electron does,
 * where they listen, which is what Playwright waits for.
 */
function chromiumBackend({ port = '0', announce = false } = {}) {
  const pages = new Map();
  let chromium;
  let cdp;
  let protocol;

  /** What happens to a page from outside of it. */
  function onBrowserEvent(method, { targetId, targetInfo }) {
    if (method === 'Target.targetDestroyed') pages.get(targetId)?.listener.closed();
    const opener = method === 'Target.targetCreated' ? pages.get(targetInfo.openerId) : undefined;
    // A pop-up that the app allows stays, but gets no BrowserWindow here. One that has gone by itself meanwhile is closed too.
    if (opener && !opener.allowsPopup) closePopup(targetInfo.targetId).catch(() => {});
  }

  /**
   * A test's driver may hold a new page before its first script. It shares the thread of the page that opened it: closed
   * while it is held, it holds that one for ever, so it is let go first.
   */
  async function closePopup(targetId) {
    const { sessionId } = await cdp.send('Target.attachToTarget', { targetId, flatten: true });
    await cdp.send('Runtime.runIfWaitingForDebugger', {}, sessionId);
    await cdp.send('Target.closeTarget', { targetId });
  }

  return {
    async start(core) {
      protocol = core.protocol;
      chromium = await startChromium({ userData: core.switches.get('user-data-dir'), port });
      cdp = await Cdp.connect(chromium.url);
      cdp.listen('', onBrowserEvent);
      await cdp.send('Target.setDiscoverTargets', { discover: true });
      if (announce) process.stderr.write(`DevTools listening on ${chromium.url}\n`);
    },
    open: (options) => openPage({ cdp, pages, protocol, ...options }),
    stop: () => chromium?.stop(),
  };
}

module.exports = { chromiumBackend };
