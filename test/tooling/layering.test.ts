import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** Every layer's folder, and the layers it may import: the table of ARCHITECTURE.md. */
const layers: Record<string, { folder: string; may: string[] }> = {
  'firmware-protocol': { folder: 'firmware-protocol', may: [] },
  rules: { folder: 'src/rules', may: [] },
  messages: { folder: 'src/messages', may: ['rules'] },
  text: { folder: 'src/text', may: ['rules', 'messages'] },
  ledger: { folder: 'src/ledger', may: ['rules'] },
  table: { folder: 'src/table', may: ['rules', 'messages', 'text', 'ledger'] },
  host: { folder: 'src/host', may: ['rules', 'messages', 'text', 'ledger', 'table', 'firmware-protocol'] },
  sim: { folder: 'src/sim', may: ['rules', 'messages', 'text', 'ledger', 'table', 'firmware-protocol', 'host'] },
  node: {
    folder: 'src/node',
    may: ['rules', 'messages', 'text', 'ledger', 'table', 'firmware-protocol', 'host', 'sim'],
  },
  electron: {
    folder: 'electron',
    may: ['rules', 'messages', 'text', 'ledger', 'table', 'firmware-protocol', 'host', 'sim', 'node'],
  },
  renderer: { folder: 'renderer', may: ['messages', 'text'] },
};

/** Packages, and the only layers that may import them. */
const packages: Record<string, string[]> = {
  'node:fs': ['node', 'electron'],
  serialport: ['node'],
  '@serialport/parser-readline': ['node'],
  ws: ['node'],
  electron: ['electron'],
  'electron/main': ['electron'],
  preact: ['renderer'],
  'preact/hooks': ['renderer'],
  nanostores: ['renderer'],
  '@nanostores/preact': ['renderer'],
  zod: ['ledger', 'table', 'host', 'sim', 'node', 'electron'],
  yaml: ['sim', 'node', 'electron'],
};

interface Case {
  file: string;
  imports: string;
  allowed: boolean;
}

const cases: Case[] = [];

/** From a file in `folder` and from one deeper in it. */
function add(folder: string, target: string, allowed: boolean): void {
  for (const place of [folder, `${folder}/deep`]) {
    const file = `${place}/case-${cases.length}.ts`;
    const isPath = target.includes('/') && target.endsWith('.ts');
    const path = isPath ? relative(dirname(file), target) : target;
    cases.push({ file, imports: isPath && !path.startsWith('.') ? `./${path}` : path, allowed });
  }
}

for (const [name, { folder, may }] of Object.entries(layers)) {
  for (const [other, { folder: otherFolder }] of Object.entries(layers)) {
    for (const target of [`${otherFolder}/thing.ts`, `${otherFolder}/some/thing.ts`]) {
      add(folder, target, other === name || may.includes(other));
    }
  }
  for (const [module, users] of Object.entries(packages)) add(folder, module, users.includes(name));
  for (const outside of ['test', 'scripts']) add(folder, `${outside}/thing.ts`, false);
}

// Inside the rules: the engine names no module, and knows nothing of the rest.
for (const part of ['base', 'characters', 'modules', 'events', 'variants', 'house', 'scoring', 'catalogue']) {
  add('src/rules/engine', `src/rules/${part}/thing.ts`, false);
  add(`src/rules/${part}`, 'src/rules/engine/thing.ts', true);
}
cases.push({ file: 'src/rules/engine/case-index.ts', imports: '../index.ts', allowed: false });
for (const [other, { folder }] of Object.entries(layers)) {
  if (other !== 'rules') add('src/rules/engine', `${folder}/thing.ts`, false);
}
for (const module of Object.keys(packages)) add('src/rules/engine', module, false);

/** The ways to import, all of which count: a type too is knowledge of another layer. */
const ways = [
  (from: string) => `import '${from}';`,
  (from: string) => `import type { A } from '${from}';`,
  (from: string) => `export * from '${from}';`,
  (from: string) => `await import('${from}');`,
];

let folder: string;
/** `file:line` of every import that Biome refused; a line is a way. */
let refused: Set<string>;
let cycles: string[];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'caboose-layers-'));
  const config = JSON.parse(readFileSync('biome.json', 'utf8'));
  // There is no git, and no node_modules, in the temporary folder.
  writeFileSync(join(folder, 'biome.json'), JSON.stringify({ ...config, $schema: undefined, vcs: undefined }));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  for (const { file, imports } of cases) write(file, ways.map((way) => way(imports)).join('\n'));
  write('src/rules/base/cycle-a.ts', "import { b } from './cycle-b.ts';\nexport const a = () => b;\n");
  write('src/rules/base/cycle-b.ts', "import { a } from './cycle-a.ts';\nexport const b = () => a;\n");
  refused = new Set(placesOf('noRestrictedImports', 'style'));
  cycles = placesOf('noImportCycles', 'suspicious');
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Where in the temporary folder the rule, as biome.json sets it, finds fault. */
function placesOf(rule: string, group: string): string[] {
  const args = ['lint', `--only=${group}/${rule}`, '--reporter=github', '--max-diagnostics=none', '.'];
  const biome = join(process.cwd(), 'node_modules/@biomejs/biome/bin/biome');
  const { stdout, stderr } = spawnSync(process.execPath, [biome, ...args], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const found = [...stdout.matchAll(/^::error title=lint\/\w+\/(\w+),file=([^,]+),line=(\d+)/gm)];
  if (found.length === 0) throw new Error(`Biome found nothing: ${stdout.slice(0, 2000)} ${stderr.slice(0, 2000)}`);
  return found.map(([, , file = '', line]) => `${relative(folder, file)}:${line}`);
}

const told = (file: string) => ways.map((_, way) => refused.has(`${file}:${way + 1}`));

describe.each(Object.values(layers).map((layer) => layer.folder))('files in %s', (layer) => {
  const mine = cases.filter(({ file }) => file.startsWith(`${layer}/`));

  test('may import what the table allows', () => {
    const wrong = mine.filter(({ file, allowed }) => allowed && told(file).includes(true));
    expect(wrong).toEqual([]);
  });

  test('may import nothing else, in no way', () => {
    const missed = mine.filter(({ file, allowed }) => !allowed && told(file).includes(false));
    expect(missed).toEqual([]);
  });
});

test('a circle of imports is found', () => {
  expect(cycles.sort()).toEqual(['src/rules/base/cycle-a.ts:1', 'src/rules/base/cycle-b.ts:1']);
});
