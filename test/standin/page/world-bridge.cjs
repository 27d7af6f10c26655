// contextBridge between the preload script's isolated world and the page's own. One runs in each; they talk by
// CustomEvents, whose `detail` Chromium clones on the way, synchronously, so that a call across has its result at once.
// Put into pages by its source, so it uses nothing from outside itself.

/** `mine` and `theirs`: the names of the events that this world and the other listen to. */
function worldBridge(mine, theirs) {
  const functions = new Map();
  const idOf = new WeakMap();
  const promises = new Map();
  let lastId = 0;
  let answer;

  const tell = (detail) => window.dispatchEvent(new CustomEvent(theirs, { detail }));
  const asError = (thrown) => (thrown instanceof Error ? thrown : new Error(String(thrown)));
  const mapValues = (object, change) => Object.fromEntries(Object.entries(object).map(([k, v]) => [k, change(v)]));

  function isPlain(value) {
    const prototype = Object.getPrototypeOf(value);
    return prototype === null || Object.getPrototypeOf(prototype) === null;
  }

  /** Functions, promises and errors cannot cross; marks for them can. */
  function pack(value) {
    if (typeof value === 'function') return { '\0': 'function', id: idOfFunction(value) };
    if (typeof value === 'symbol') throw new TypeError('An object could not be cloned.');
    if (value instanceof Promise) return { '\0': 'promise', id: watch(value) };
    if (value instanceof Error) return { '\0': 'error', message: value.message };
    if (Array.isArray(value)) return value.map(pack);
    return value && typeof value === 'object' && isPlain(value) ? mapValues(value, pack) : value;
  }

  function unpack(value) {
    if (Array.isArray(value)) return value.map(unpack);
    if (!value || typeof value !== 'object' || !isPlain(value)) return value;
    if (value['\0'] === 'function') return (...args) => callAcross(value.id, args);
    if (value['\0'] === 'promise') {
      return new Promise((resolve, reject) => promises.set(value.id, { resolve, reject }));
    }
    if (value['\0'] === 'error') return new Error(value.message);
    return mapValues(value, unpack);
  }

  function idOfFunction(value) {
    if (!idOf.has(value)) {
      idOf.set(value, ++lastId);
      functions.set(lastId, value);
    }
    return idOf.get(value);
  }

  function watch(promise) {
    const id = ++lastId;
    promise.then(
      (value) => tell({ kind: 'settled', id, ok: true, value: pack(value) }),
      (error) => tell({ kind: 'settled', id, ok: false, value: pack(asError(error)) }),
    );
    return id;
  }

  function callAcross(id, args) {
    tell({ kind: 'call', id, args: pack(args) });
    const { ok, value } = answer;
    if (ok) return unpack(value);
    throw unpack(value);
  }

  function answerCall({ id, args }) {
    try {
      const value = pack(functions.get(id)(...unpack(args)));
      tell({ kind: 'answer', ok: true, value });
    } catch (error) {
      tell({ kind: 'answer', ok: false, value: pack(asError(error)) });
    }
  }

  function settle({ id, ok, value }) {
    const { resolve, reject } = promises.get(id);
    promises.delete(id);
    if (ok) resolve(unpack(value));
    else reject(unpack(value));
  }

  function deepFreeze(value) {
    if (!value || typeof value !== 'object' || Object.isFrozen(value)) return value;
    Object.freeze(value);
    for (const part of Object.values(value)) deepFreeze(part);
    return value;
  }

  window.addEventListener(mine, ({ detail }) => {
    if (detail.kind === 'call') answerCall(detail);
    else if (detail.kind === 'answer') answer = detail;
    else if (detail.kind === 'settled') settle(detail);
    else Object.defineProperty(window, detail.name, { value: deepFreeze(unpack(detail.api)), enumerable: true });
  });

  /** Gives the other world's window a frozen copy of `api` under `name`. */
  return (name, api) => tell({ kind: 'expose', name, api: pack(api) });
}

module.exports = { worldBridge };
