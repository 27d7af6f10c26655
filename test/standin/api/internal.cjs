// What the parts of the stand-in say to each other through objects of Electron's API: symbols, so that the app cannot
// see them and none is taken for a part of that API.
module.exports = {
  /** App: tells that it is ready. */
  becomeReady: Symbol('becomeReady'),
  /** App: hears that there is no window any more. */
  lastWindowClosed: Symbol('lastWindowClosed'),
  /** BrowserWindow: closes it; false when the app would not let it. */
  tryToClose: Symbol('tryToClose'),
  /** BrowserWindow: hears that its page was loaded. */
  contentsReady: Symbol('contentsReady'),
  /** WebContents: the id by which the DevTools protocol, and so Playwright, knows the page. */
  devToolsTarget: Symbol('devToolsTarget'),
  /** WebContents: gives the page another size. */
  resizePage: Symbol('resizePage'),
  /** WebContents: closes the page. */
  destroyContents: Symbol('destroyContents'),
  /** Screen: the displays that are plugged in from now on. */
  plugDisplays: Symbol.for('standin.plugDisplays'),
};
