const { mkdirSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const { connect, createServer } = require('node:net');
const { join } = require('node:path');

/** A real lock: a file with the process's number, and a socket by which a second instance tells the first of itself. */
class InstanceLock {
  #pidFile;
  #socketFile;
  #folder;
  #onSecond;
  #server;

  /** `onSecond(argv, cwd, data)` hears of every later start with the same user data. */
  constructor(userData, onSecond) {
    this.#folder = userData;
    this.#pidFile = join(userData, 'StandinLock');
    this.#socketFile = join(userData, 'standin.sock');
    this.#onSecond = onSecond;
  }

  get isHeld() {
    return this.#server !== undefined;
  }

  /** True when this process has it now. As in Electron this is synchronous. */
  request(data) {
    if (this.isHeld) return true;
    mkdirSync(this.#folder, { recursive: true });
    if (this.#isHeldByAnother()) {
      const message = JSON.stringify({ argv: process.argv, cwd: process.cwd(), data: data ?? null });
      connect(this.#socketFile, function tell() {
        this.end(message);
      }).on('error', () => {});
      return false;
    }
    writeFileSync(this.#pidFile, String(process.pid));
    rmSync(this.#socketFile, { force: true });
    this.#server = createServer((socket) => this.#hear(socket)).listen(this.#socketFile);
    this.#server.unref();
    return true;
  }

  release() {
    if (!this.isHeld) return;
    this.#server.close();
    this.#server = undefined;
    rmSync(this.#pidFile, { force: true });
  }

  #isHeldByAnother() {
    try {
      const pid = Number(readFileSync(this.#pidFile, 'utf8'));
      process.kill(pid, 0);
      return pid !== process.pid;
    } catch {
      // There is no lock, or its owner is gone.
      return false;
    }
  }

  #hear(socket) {
    let text = '';
    socket.on('data', (data) => {
      text += data;
    });
    socket.on('end', () => {
      const { argv, cwd, data } = JSON.parse(text);
      this.#onSecond(argv, cwd, data);
    });
  }
}

module.exports = { InstanceLock };
