/** Every row of Electron's security check list holds, and its assertion fails once what makes it hold is taken out. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { cleanUp, eventually, load, mainFile } from './main-rig.ts';
import { type Row, rows, type Seen } from './security-rows.ts';

const files = {
  main: mainFile,
  preload: resolve('dist/preload/preload.cjs'),
  packaging: resolve('electron-builder.yml'),
  manifest: resolve('package.json'),
};
type Changed = Partial<Record<keyof typeof files, string>>;

beforeEach(() => {
  // What is refused is said there, as in Electron.
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  cleanUp.push(() => vi.restoreAllMocks());
});

const textOf = (name: keyof typeof files): string => readFileSync(files[name], 'utf8');

/** A file beside the built one, for this test alone. */
function beside(path: string, text: string): string {
  const changed = join(dirname(path), `changed-${process.pid}-${basename(path)}`);
  writeFileSync(changed, text);
  cleanUp.push(() => rmSync(changed, { force: true }));
  return changed;
}

/** Runs the app, with some of its files changed, until its page is loaded or cannot be. */
async function run(changed: Changed = {}): Promise<Seen> {
  let main = changed.main ?? textOf('main');
  if (changed.preload !== undefined)
    main = main.replace('../preload/preload.cjs', `../preload/${basename(beside(files.preload, changed.preload))}`);
  const loaded = load({ main: beside(mainFile, main) });
  await loaded.start();
  await eventually(() => {
    const page = loaded.backend.opened[0];
    expect(page?.exposed.caboose !== undefined || vi.mocked(console.error).mock.calls.length > 0).toBe(true);
  });
  return {
    ...loaded,
    packaging: changed.packaging ?? textOf('packaging'),
    manifest: changed.manifest ?? textOf('manifest'),
  };
}

function without({ without: { in: file, find, put } }: Row): Changed {
  const text = textOf(file);
  expect(text.match(new RegExp(find, 'g'))).toHaveLength(1);
  return { [file]: text.replace(find, put) };
}

describe.each(rows)('$advice', (row) => {
  test('holds', async () => {
    expect(await row.holds(await run())).toBe(true);
  });

  test('is missed once it is taken out', async () => {
    expect(await row.holds(await run(without(row)))).toBe(false);
  });
});

test('the README has the same rows', () => {
  const table = [...readFileSync('README.md', 'utf8').matchAll(/^\| (\d+) \| ([^|]+) \|/gm)];
  expect(table.map(([, n, advice]) => `${n} ${advice}`)).toEqual(rows.map(({ advice }, at) => `${at + 1} ${advice}`));
});
