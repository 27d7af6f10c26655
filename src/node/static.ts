import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';

/** An answer to a request for a file, for app:// in Electron and for http:// alike. */
export interface Asset {
  readonly status: 200 | 404 | 405;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer>;
}

/** The built pages, held in memory. */
export interface Assets {
  /** `path` as in the address (`/`, `/assets/x.js`). Only GET and HEAD are answered. */
  get(method: string, path: string): Asset;
}

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wav': 'audio/wav',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Nothing from elsewhere, no inline script; data: for the images and sounds that a page makes itself. */
const contentSecurityPolicy = [
  "default-src 'self'",
  "img-src 'self' data:",
  "media-src 'self' data: blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const common = {
  'content-security-policy': contentSecurityPolicy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
};

/**
 * Reads all files under `root` at once. A request then only looks up its path among these names, so no address,
 * however it is spelt, reaches any other file; symbolic links are not followed.
 * Plain fs, so that it reads inside Electron's app.asar as well. Fails when there is no index.html.
 */
export async function loadAssets(root: string): Promise<Assets> {
  const files = new Map<string, Asset>();
  await load(root, '', files);
  const index = files.get('/index.html');
  if (!index) throw new Error(`No index.html in ${root}: the pages are not built.`);
  files.set('/', index);
  return {
    get(method, path) {
      if (method !== 'GET' && method !== 'HEAD') return refusal(405, 'Only GET and HEAD.', { allow: 'GET, HEAD' });
      const file = files.get(path) ?? refusal(404, 'Not found.');
      return method === 'HEAD' ? { ...file, body: new Uint8Array() } : file;
    },
  };
}

async function load(folder: string, at: string, files: Map<string, Asset>): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    const address = `${at}/${encodeURIComponent(entry.name)}`;
    if (entry.isDirectory()) await load(path, address, files);
    else if (entry.isFile()) files.set(address, asset(address, await readFile(path)));
  }
}

function asset(address: string, content: Buffer): Asset {
  return {
    status: 200,
    headers: {
      ...common,
      'content-type': types[extname(address).toLowerCase()] ?? 'application/octet-stream',
      'content-length': String(content.length),
      // Names in assets/ hold a hash of the content.
      'cache-control': address.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    },
    body: new Uint8Array(content),
  };
}

function refusal(status: 404 | 405, text: string, headers: Record<string, string> = {}): Asset {
  const body = new TextEncoder().encode(text);
  return {
    status,
    headers: {
      ...common,
      ...headers,
      'content-type': 'text/plain; charset=utf-8',
      'content-length': String(body.length),
    },
    body,
  };
}
