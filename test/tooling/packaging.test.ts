/** What of the installers can be seen without building them: the configuration for every system, and the icons. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { ensureTestTools } from '../../scripts/chromium.mjs';
import { makeIcons } from '../../scripts/icons.mjs';

const { validateConfiguration } = createRequire(import.meta.url)('app-builder-lib/out/util/config/config.js');
const configuration = () => parse(readFileSync('electron-builder.yml', 'utf8'));
const validate = (config: object): Promise<void> =>
  validateConfiguration(config, { add: () => undefined, isEnabled: false });

describe('electron-builder’s schema', () => {
  test('takes the configuration as it is', async () => {
    await validate(configuration());
    const { linux, win, mac } = configuration();
    expect([linux.target, win.target, mac.target]).toEqual([['AppImage', 'deb'], ['nsis'], ['dmg']]);
  });

  test.each(['linux', 'deb', 'win', 'nsis', 'mac', 'dmg', 'electronFuses'])(
    'would miss a wrong word for %s',
    async (part) => {
      const config = configuration();
      config[part] = { ...config[part], wrongWord: true };
      await expect(validate(config)).rejects.toThrow(`configuration.${part}`);
    },
  );
});

test('icons are made in every size, and in the containers of Windows and macOS', { timeout: 60_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'caboose-icons-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  await makeIcons(ensureTestTools(), folder);
  const sizes = [16, 32, 48, 64, 128, 256, 512, 1024];
  expect(readdirSync(folder).sort()).toEqual(
    [...sizes.map((size) => `${size}x${size}.png`), 'icon.icns', 'icon.ico'].sort(),
  );
  for (const size of sizes) {
    const png = readFileSync(join(folder, `${size}x${size}.png`));
    expect([png.subarray(1, 4).toString(), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(['PNG', size, size]);
  }
  const ico = readFileSync(join(folder, 'icon.ico'));
  const last = { length: ico.readUInt32LE(6 + 16 * 5 + 8), offset: ico.readUInt32LE(6 + 16 * 5 + 12) };
  expect(ico.readUInt16LE(4)).toBe(6);
  expect(last.length + last.offset).toBe(ico.length);
  expect(ico.subarray(last.offset)).toEqual(readFileSync(join(folder, '256x256.png')));
  const icns = readFileSync(join(folder, 'icon.icns'));
  expect([icns.toString('latin1', 0, 4), icns.readUInt32BE(4)]).toEqual(['icns', icns.length]);
});
