import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { defaultDataFolder } from '../../src/node/data-folder.ts';
import { readElectronOptions, readStartOptions } from '../../src/node/options.ts';

describe('the options of npm start', () => {
  test('are none by default', () => {
    expect(readStartOptions([])).toEqual({
      headless: false,
      port: undefined,
      dataDir: defaultDataFolder(),
      reader: null,
      demo: false,
    });
  });

  test('are read', () => {
    const args = ['--headless', '--port', '8080', '--data', '/x', '--reader=sim', '--demo'];
    expect(readStartOptions(args)).toEqual({ headless: true, port: 8080, dataDir: '/x', reader: 'sim', demo: true });
  });

  test('let Chromium keep its own in Electron', () => {
    const args = ['--inspect=0', '--no-sandbox', '--data', '/x', '--user-data-dir=/y', 'something'];
    expect(readElectronOptions(args).dataDir).toBe('/x');
  });
});

describe('the data folder', () => {
  test('is where the system keeps such things', () => {
    expect(defaultDataFolder('linux', {}, '/home/ada')).toBe('/home/ada/.local/share/caboose');
    expect(defaultDataFolder('linux', { XDG_DATA_HOME: '/xdg' }, '/home/ada')).toBe('/xdg/caboose');
    expect(defaultDataFolder('darwin', {}, '/Users/ada')).toBe('/Users/ada/Library/Application Support/caboose');
    expect(defaultDataFolder('win32', { APPDATA: 'roaming' }, 'home')).toBe(join('roaming', 'caboose'));
  });
});
