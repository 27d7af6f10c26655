const { EventEmitter } = require('node:events');
const codec = require('../codec.cjs');

/** `ipcMain`, and `receive`, which brings it what a page says. */
function makeIpcMain() {
  const handlers = new Map();
  const ipcMain = Object.assign(new EventEmitter(), {
    handle(channel, handler) {
      if (handlers.has(channel)) throw new Error(`Attempted to register a second handler for '${channel}'`);
      handlers.set(channel, handler);
    },
    removeHandler: (channel) => void handlers.delete(channel),
  });

  /**
   * `text`: the message as page/preload-host.cjs wrote it; `senderFrame`: who says it; `reply(text)`: how to answer.
   * An error goes to the page as its message and to stderr as it is, as in Electron.
   */
  async function receive(sender, text, senderFrame, reply) {
    const { kind, id, channel, args, error: reason } = JSON.parse(text);
    if (kind === 'preload-failed') {
      process.stderr.write(`Unable to load preload script: ${reason}\n`);
      sender.emit('preload-error', {}, '', new Error(reason));
      return;
    }
    const event = { sender, senderFrame, frameId: 0, processId: 1 };
    if (kind === 'send') {
      ipcMain.emit(channel, event, ...codec.decode(args));
      return;
    }
    try {
      const handler = handlers.get(channel);
      if (!handler) throw new Error(`No handler registered for '${channel}'`);
      const value = codec.encode(await handler(event, ...codec.decode(args)));
      reply(JSON.stringify({ kind: 'answer', id, ok: true, value }));
    } catch (error) {
      process.stderr.write(`Error occurred in handler for '${channel}': ${error.stack}\n`);
      reply(JSON.stringify({ kind: 'answer', id, ok: false, error: String(error) }));
    }
  }

  return { ipcMain, receive };
}

module.exports = { makeIpcMain };
