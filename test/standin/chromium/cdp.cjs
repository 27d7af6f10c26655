const { WebSocket } = require('ws');

/** A client of the DevTools protocol: requests with answers, and events by session. */
class Cdp {
  #socket;
  #lastId = 0;
  #waiting = new Map();
  #listeners = new Map();

  static async connect(url) {
    const socket = new WebSocket(url, { perMessageDeflate: false, maxPayload: 256 * 1024 * 1024 });
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    return new Cdp(socket);
  }

  constructor(socket) {
    this.#socket = socket;
    socket.on('message', (data) => this.#receive(JSON.parse(String(data))));
    socket.on('close', () => {
      for (const { reject } of this.#waiting.values()) reject(new Error('Chromium is gone'));
      this.#waiting.clear();
    });
  }

  send(method, params = {}, sessionId = undefined) {
    return new Promise((resolve, reject) => {
      if (this.#socket.readyState !== WebSocket.OPEN) {
        reject(new Error('Chromium is gone'));
        return;
      }
      const id = ++this.#lastId;
      this.#waiting.set(id, { resolve, reject, method });
      this.#socket.send(JSON.stringify({ id, method, params, sessionId }));
    });
  }

  /** `listener(method, params)` hears the events of a session; of the browser itself, when that is ''. */
  listen(sessionId, listener) {
    this.#listeners.set(sessionId, listener);
  }

  #receive({ id, error, result, method, params, sessionId = '' }) {
    if (id === undefined) {
      this.#listeners.get(sessionId)?.(method, params);
      return;
    }
    const asked = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error) asked?.reject(new Error(`${asked.method}: ${error.message}`));
    else asked?.resolve(result);
  }
}

module.exports = { Cdp };
