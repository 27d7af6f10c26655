/** `protocol`, and `respond`, by which a backend asks for what a page wants of one of our schemes. */
function makeProtocol(core) {
  const handlers = new Map();
  /** The schemes that were registered, which is what a backend must pass on to `respond`. */
  const schemes = new Set();

  const protocol = {
    registerSchemesAsPrivileged(list) {
      if (core.isReady) {
        throw new Error('protocol.registerSchemesAsPrivileged should be called before app is ready');
      }
      for (const { scheme } of list) schemes.add(scheme);
    },
    handle(scheme, handler) {
      core.needReady('protocol.handle');
      if (handlers.has(scheme)) throw new Error(`Failed to register protocol: ${scheme}`);
      handlers.set(scheme, handler);
    },
    isProtocolHandled: (scheme) => handlers.has(scheme),
  };

  /** The Response of the app's own handler, or undefined when there is none. */
  async function respond(url, init) {
    const handler = handlers.get(new URL(url).protocol.slice(0, -1));
    if (!handler) return undefined;
    // Node's Request takes no scheme but http: it is made with another address and then told its own.
    const request = new Request('http://standin.invalid/', init);
    Object.defineProperty(request, 'url', { value: url });
    return handler(request);
  }

  return { protocol, schemes, respond };
}

module.exports = { makeProtocol };
