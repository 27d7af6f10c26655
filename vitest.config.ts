import { defineConfig } from 'vitest/config';
import { CountReporter } from './test/count-reporter.ts';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    reporters: ['default', new CountReporter()],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: ['test/e2e/**'],
          setupFiles: 'test/fast-check-seed.ts',
          // Two at a time, on two cores too: one is often a browser's that waits.
          maxWorkers: 2,
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          globalSetup: 'test/build.ts',
          include: ['test/e2e/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // Each of these starts a browser: side by side on two cores they only time out.
          fileParallelism: false,
        },
      },
    ],
    coverage: { provider: 'v8', include: ['src/**', 'electron/**', 'renderer/**', 'firmware-protocol/**'] },
  },
});
