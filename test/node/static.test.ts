import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadAssets } from '../../src/node/static.ts';
import { temporaryFolder } from './fixtures.ts';

async function pages() {
  const folder = temporaryFolder();
  const root = join(folder, 'renderer');
  mkdirSync(join(root, 'assets'), { recursive: true });
  writeFileSync(join(root, 'index.html'), '<title>Caboose</title>');
  writeFileSync(join(root, 'assets', 'main-abc.js'), '1');
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  symlinkSync(join(folder, 'secret.txt'), join(root, 'link.txt'));
  return loadAssets(root);
}

describe('the built pages', () => {
  test('are served with their type, kept by hash, and locked down', async () => {
    const assets = await pages();
    const index = assets.get('GET', '/');
    expect(Buffer.from(index.body).toString()).toBe('<title>Caboose</title>');
    expect(index).toEqual(assets.get('GET', '/index.html'));
    expect(index.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'self'"),
    });
    expect(assets.get('GET', '/assets/main-abc.js').headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': expect.stringContaining('immutable'),
    });
  });

  test('answer HEAD without the body', async () => {
    const { status, headers, body } = (await pages()).get('HEAD', '/');
    expect([status, headers['content-length'], body.length]).toEqual([200, '22', 0]);
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', ''])('refuse %s', async (method) => {
    const { status, headers } = (await pages()).get(method, '/');
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  test.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/../../secret.txt',
    '/..\\secret.txt',
    '//secret.txt',
    '/assets',
    '/link.txt',
    '/index.html%00.js',
    '/constructor',
    '',
  ])('have nothing at %s', async (path) => {
    expect((await pages()).get('GET', path).status).toBe(404);
  });

  test('that were never built are missed at once', async () => {
    await expect(loadAssets(temporaryFolder())).rejects.toThrow('not built');
  });
});
