const { fromChromium } = require('./addresses.cjs');

const loopback = /^https?:\/\/(127\.0\.0\.1|localhost|\[::1\])[:/]/;
const withoutNetwork = /^(data|blob|devtools):/;

/** Answers what a page asks for: our schemes from the app, this machine from itself, the outside not at all. */
function requestAnswerer({ page, send, protocol }) {
  const fail = (requestId, errorReason) => send('Fetch.failRequest', { requestId, errorReason });

  async function answerFromApp(requestId, url, { method, headers, postData }) {
    const response = await protocol
      .respond(url, { method, headers, ...(postData === undefined ? {} : { body: postData }) })
      .catch((error) => process.stderr.write(`[stand-in] the handler failed for ${url}: ${error.message}\n`));
    if (!(response instanceof Response)) return fail(requestId, 'Failed');
    return send('Fetch.fulfillRequest', {
      requestId,
      responseCode: response.status,
      responseHeaders: [...response.headers].map(([name, value]) => ({ name, value })),
      body: Buffer.from(await response.arrayBuffer()).toString('base64'),
    });
  }

  return async function answerRequest({ requestId, request, resourceType, frameId }) {
    const { url } = request;
    const appUrl = fromChromium(url);
    const isNavigation = resourceType === 'Document' && frameId === page.targetId && !page.expected.has(url);
    if (isNavigation && !page.listener.mayNavigate(appUrl)) return fail(requestId, 'Aborted');
    if (appUrl !== url) return answerFromApp(requestId, appUrl, request);
    if (withoutNetwork.test(url) || loopback.test(url)) return send('Fetch.continueRequest', { requestId });
    process.stderr.write(`[stand-in] request to the outside refused: ${url}\n`);
    return fail(requestId, 'InternetDisconnected');
  };
}

module.exports = { requestAnswerer };
