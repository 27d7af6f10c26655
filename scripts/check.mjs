// npm run check: types, then lint, format and layering, then code that nothing uses. All of them run; any failure fails it.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureDependencies, root } from './setup.mjs';

const checks = [
  ['types', 'typescript/bin/tsc', ['-p', '.']],
  [
    'lint, format, layering',
    '@biomejs/biome/bin/biome',
    ['ci', process.stdout.isTTY ? '--colors=force' : '--colors=off', '.'],
  ],
  ['unused code', 'knip/bin/knip.js', []],
];

await ensureDependencies();
const failed = checks.filter(([name, file, args]) => {
  const { status } = spawnSync(process.execPath, [join(root, 'node_modules', file), ...args], {
    cwd: root,
    stdio: 'inherit',
  });
  console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${name}`);
  return status !== 0;
});
process.exit(failed.length > 0 ? 1 : 0);
