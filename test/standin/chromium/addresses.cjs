// Chromium gives up on a scheme that it does not know before it can be intercepted, so app://host/path travels as
// https://host.app.standin.invalid/path, a secure context too.
const suffix = 'standin.invalid';

/** The address as Chromium gets it. `schemes`: those that the app registered. */
function toChromium(url, schemes) {
  const [, scheme, host, rest] = /^([a-z][a-z0-9+.-]*):\/\/([^/]*)(.*)$/.exec(url) ?? [];
  return schemes.has(scheme) ? `https://${host}.${scheme}.${suffix}${rest}` : url;
}

/** The address as the app knows it. */
function fromChromium(url) {
  const [, host, scheme, rest] = /^https:\/\/(.*)\.([a-z0-9+-]+)\.standin\.invalid(.*)$/.exec(url) ?? [];
  return scheme ? `${scheme}://${host}${rest}` : url;
}

module.exports = { fromChromium, toChromium };
