import { protocol } from 'electron';
import type { Assets } from '../src/node/static.ts';

/** The pages' origin. A scheme of its own, and not file:, so that they have an origin at all, and it is nobody else's. */
const scheme = 'app';
const host = 'caboose';

export const firstPage = `${scheme}://${host}/`;

/** True for the address of one of our own pages. */
export function isOurs(url: string | undefined): boolean {
  return url?.startsWith(firstPage) ?? false;
}

/** To be called before the app is ready. */
export function claimScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme, privileges: { standard: true, secure: true, supportFetchAPI: true } },
  ]);
}

/** Serves the pages, read from their folder at the start: a request only looks up a name among them. */
export function servePages(assets: Assets): void {
  protocol.handle(scheme, (request) => {
    const url = new URL(request.url);
    if (url.host !== host) return new Response('Not found.', { status: 404 });
    const { status, headers, body } = assets.get(request.method, url.pathname);
    return new Response(body, { status, headers });
  });
}
