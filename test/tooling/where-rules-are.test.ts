/** The README says where the rules of each system are: those places are there, and no module, variant or extra is left out. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { everyModule } from '../../src/rules/modules/index.ts';

const root = join(import.meta.dirname, '..', '..');
const readme = readFileSync(join(root, 'README.md'), 'utf8');
const table = readme.slice(readme.indexOf('## Where the rules are'), readme.indexOf('## What is not there yet'));
const places = [...table.matchAll(/`(src\/rules\/[^`]+)`/g)].map(([, path]) => path as string);

test('every place that it names is there, and is named once', () => {
  expect(places.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  // The table speaks of the folder as a whole in its first sentence.
  const rows = places.filter((path) => path !== 'src/rules/');
  expect(new Set(rows).size).toBe(rows.length);
});

test.each(everyModule.map(({ id }) => id))('%s has its place', (id) =>
  expect(places.filter((path) => path.endsWith(`/${id}/`))).toHaveLength(1),
);
