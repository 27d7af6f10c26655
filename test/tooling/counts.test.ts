import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countsLine } from '../count-reporter.ts';

/** Inside the project, so that the files find vitest; the name keeps them from being run with the others. */
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(process.cwd(), 'test', 'tooling', '.counts-'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The counts of a run of these files alone. */
function countsOf(files: Record<string, string>): unknown {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const config = `
    import { CountReporter } from '${join(process.cwd(), 'test/count-reporter.ts')}';
    export default { test: { include: ['*.case.ts'], reporters: [new CountReporter()] } };`;
  writeFileSync(join(folder, 'vitest.config.ts'), config);
  const counts = join(folder, 'counts.json');
  const vitest = join(process.cwd(), 'node_modules/vitest/vitest.mjs');
  spawnSync(process.execPath, [vitest, 'run', '--root', folder], {
    env: { ...process.env, COUNTS_FILE: counts },
    stdio: 'ignore',
  });
  return JSON.parse(readFileSync(counts, 'utf8'));
}

test('tests are counted, and so is whatever broke outside of them', () => {
  const vitest = "import { afterAll, describe, expect, test } from 'vitest';\n";
  const counts = countsOf({
    'good.case.ts': `${vitest}test('a', () => {}); test('b', () => {}); test.skip('c', () => {}); test.todo('d');`,
    'bad.case.ts': `${vitest}test('e', () => { expect(1).toBe(2); });`,
    'does-not-load.case.ts': "import './nowhere.ts';",
    'breaks-after.case.ts': `${vitest}describe('f', () => { test('g', () => {}); afterAll(() => { throw new Error(); }); });`,
  });
  expect(counts).toEqual({ passed: 3, failed: 3, skipped: 2 });
});

test('the line says what was skipped only when something was', () => {
  expect(countsLine({ passed: 3, failed: 0, skipped: 0 })).toBe('3 passed, 0 failed');
  expect(countsLine({ passed: 3, failed: 1, skipped: 2 })).toBe('3 passed, 1 failed, 2 skipped');
});
