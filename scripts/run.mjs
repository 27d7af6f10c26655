// node scripts/run.mjs TOOL …: runs src/node/cli/TOOL.ts from its bundle, after whatever set-up is missing.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { follow } from './follow.mjs';
import { ensureDependencies, giveUp, root } from './setup.mjs';

const [tool = '', ...args] = process.argv.slice(2);
if (!existsSync(join(root, 'src', 'node', 'cli', `${tool}.ts`))) giveUp(`"${tool}" is not there yet.`);
await ensureDependencies();
const { ensureBuiltOrGiveUp } = await import('./build.mjs');
await ensureBuiltOrGiveUp(['host']);
follow(process.execPath, ['--enable-source-maps', join(root, 'dist', 'host', `${tool}.mjs`), ...args]);
