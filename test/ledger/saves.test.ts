/** A night of each version that there was: all of them open, and come to the count that they came to then. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { MemoryStorage } from '../../src/sim/memory-storage.ts';
import { texts } from '../../src/text/index.ts';
import { hostRig } from '../host/host-rig.ts';

const folder = 'test/saves';
const saves = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
const open = async (text: string) => {
  const rig = await hostRig({ storage: new MemoryStorage() });
  return { rig, reply: await rig.send({ do: 'import-night', file: text }) };
};

test.each(saves)('%s opens, and is counted as it was', async (name) => {
  const { rig, reply } = await open(readFileSync(join(folder, name), 'utf8'));
  expect(reply).toEqual({ ok: true });
  expect(rig.night()).toMatchObject({ phase: 'over', unfit: [], waiting: 0 });
  const { rows = [], winners } = rig.night().count ?? {};
  const count = { totals: Object.fromEntries(rows.map(({ who, total }) => [who, total])), winners };
  expect(count).toEqual(JSON.parse(readFileSync(join(folder, name.replace('.jsonl', '.count.json')), 'utf8')));
});

test('there is a night of this version', () => {
  expect(saves).toContain(`${packageJson.version}.jsonl`);
});

test('a night of a newer version is refused in words, and left as it is', async () => {
  const [first = ''] = readFileSync(join(folder, `${packageJson.version}.jsonl`), 'utf8').split('\n');
  const newer = `${first.replace(/"format":\d+/, '"format":99')}\n`;
  const { rig, reply } = await open(newer);
  expect(reply).toMatchObject({ ok: false, code: 'save.newer' });
  const { notice } = rig.view();
  if (!notice) throw new Error('nothing was said');
  expect(texts.notice(notice)).toBe('This night was kept by a newer Caboose. Update to open it.');
});
