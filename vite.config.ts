import { readdirSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { basename } from 'node:path';
import { defineConfig, type EnvironmentOptions } from 'vite';

/**
 * What stays outside the bundles: Electron gives itself, serialport brings a native file, playwright-core finds its
 * own files (only benchmarks use it), the other two are optional speed-ups of ws.
 */
const external = [
  'electron',
  'serialport',
  /^@serialport\//,
  'playwright-core',
  /^node:/,
  'bufferutil',
  'utf-8-validate',
];

/** One bundle (or, with several entry points, a few) for Node or Electron, under `dist/<name>`. Paths start at `renderer/`. */
function nodeBundle(name: string, format: 'cjs' | 'es', input: Record<string, string>): EnvironmentOptions {
  const suffix = format === 'cjs' ? 'cjs' : 'mjs';
  return {
    consumer: 'server',
    resolve: {
      noExternal: true,
      conditions: ['node', 'import', 'default'],
      builtins: [...builtinModules, /^node:/],
    },
    build: {
      outDir: `../dist/${name}`,
      emptyOutDir: true,
      copyPublicDir: false,
      minify: false,
      sourcemap: true,
      target: 'node20',
      rolldownOptions: {
        input,
        external,
        output: { format, entryFileNames: `[name].${suffix}`, chunkFileNames: `parts/[name]-[hash].${suffix}` },
      },
    },
  };
}

/** Every file in src/node/cli is a program of its own: dist/host/<name>.mjs. */
function commandLineTools(): Record<string, string> {
  const files = readdirSync('src/node/cli').filter((file) => file.endsWith('.ts'));
  return Object.fromEntries(files.map((file) => [basename(file, '.ts'), `src/node/cli/${file}`]));
}

export default defineConfig({
  root: 'renderer',
  // Relative addresses, so that one build works under app:// and http:// alike.
  base: './',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  environments: {
    client: {
      build: {
        outDir: '../dist/renderer',
        emptyOutDir: true,
        sourcemap: true,
        // Not only Electron's Chromium: a TV or an old phone may be a screen as well.
        target: ['chrome120', 'safari16.4', 'firefox120'],
        assetsInlineLimit: 0,
      },
    },
    main: nodeBundle('main', 'cjs', { main: 'electron/main.ts' }),
    preload: nodeBundle('preload', 'cjs', { preload: 'electron/preload.ts' }),
    host: nodeBundle('host', 'es', commandLineTools()),
  },
});
