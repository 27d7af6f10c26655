// npm test [-- FILE…]: every test, or those whose files are named. The last line is `N passed, N failed`.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureTestTools } from './chromium.mjs';
import { ensureDependencies, root } from './setup.mjs';

await ensureDependencies();
const folder = mkdtempSync(join(tmpdir(), 'caboose-test-'));
const countsFile = join(folder, 'counts.json');
const { status } = spawnSync(
  process.execPath,
  [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...process.argv.slice(2)],
  {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, CHROMIUM_PATH: ensureTestTools(), COUNTS_FILE: countsFile },
  },
);
const counts = existsSync(countsFile)
  ? JSON.parse(readFileSync(countsFile, 'utf8'))
  : { passed: 0, failed: 0, skipped: 0 };
rmSync(folder, { recursive: true, force: true });
// Vitest was not content though no test failed: it could not start, or found nothing to run.
if (status !== 0 && counts.failed === 0) counts.failed = 1;
const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
console.log(`${counts.passed} passed, ${counts.failed} failed${skipped}`);
process.exit(counts.failed > 0 ? 1 : 0);
