// Runs a preload script as Electron's sandbox does. In Chromium this function is put into the page by its source, so
// it uses nothing from outside itself.

/**
 * `run(require, module, exports, process, global)`: the preload script. `expose(name, api)`: gives the page an object.
 * `tell(text)`: says something to the main process. Returns the function that hears what the main process says.
 */
function preloadHost({ run, codec, expose, tell, processInfo }) {
  const listeners = new Map();
  const waiting = new Map();
  let lastId = 0;

  const ipcRenderer = {
    on(channel, listener) {
      listeners.set(channel, [...(listeners.get(channel) ?? []), listener]);
      return ipcRenderer;
    },
    off(channel, listener) {
      const others = (listeners.get(channel) ?? []).filter((other) => other !== listener);
      listeners.set(channel, others);
      return ipcRenderer;
    },
    send(channel, ...args) {
      tell(JSON.stringify({ kind: 'send', channel, args: codec.encode(args) }));
    },
    invoke(channel, ...args) {
      return new Promise((resolve, reject) => {
        const id = ++lastId;
        const text = JSON.stringify({ kind: 'invoke', id, channel, args: codec.encode(args) });
        waiting.set(id, { resolve, reject, channel });
        tell(text);
      });
    },
  };
  const electron = { contextBridge: { exposeInMainWorld: expose }, ipcRenderer };

  function require(name) {
    if (name === 'electron' || name === 'electron/renderer') return electron;
    throw new Error(`module not found: ${name}`);
  }

  const module = { exports: {} };
  try {
    run(require, module, module.exports, processInfo, globalThis);
  } catch (error) {
    tell(JSON.stringify({ kind: 'preload-failed', error: String(error?.stack) }));
  }

  return function receive(text) {
    const message = JSON.parse(text);
    if (message.kind === 'send') {
      for (const listener of listeners.get(message.channel) ?? []) listener({}, ...codec.decode(message.args));
      return;
    }
    const asked = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.ok) asked?.resolve(codec.decode(message.value));
    else asked?.reject(new Error(`Error invoking remote method '${asked.channel}': ${message.error}`));
  };
}

module.exports = { preloadHost };
