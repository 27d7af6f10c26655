import { expect, test } from 'vitest';
import type { Reporter } from '../../src/host/report.ts';
import { readSave } from '../../src/ledger/save.ts';
import { agreedDraft, hostRig, startNight } from './host-rig.ts';

test('a report has the save, the version and what the reader said, and nobody’s name', async () => {
  let written = '';
  const report: Reporter = {
    about: { system: 'test' },
    log: () => ['began'],
    write: async (text) => {
      written = text;
      return '/reports/1.json';
    },
  };
  const rig = await hostRig({ report });
  const names = ['Anna', 'Benedikt', 'Charlotte', 'Dimitri'];
  const seats = agreedDraft.seats.map((seat, at) => ({ ...seat, names: [names[at] ?? ''] }));
  await startNight(rig, { draft: { ...agreedDraft, seats, silkWords: 'Erik says so' }, reader: true });
  await rig.choose('24-braking');
  await rig.tap('04A1B2C3D4E5F6');
  await rig.clock.advance(500);
  expect(await rig.send({ do: 'report' })).toEqual({ ok: true });
  expect(rig.view().notice).toMatchObject({ code: 'report.written', with: { path: '/reports/1.json' } });

  const told = JSON.parse(written);
  expect(told).toMatchObject({ caboose: 'test', about: { system: 'test' }, log: ['began'], reader: { source: 'sim' } });
  expect(told.reader.heard.join()).toContain('04A1B2C3D4E5F6');
  expect(readSave(`${told.save.join('\n')}\n`)).toMatchObject({ ok: true, damaged: false, entries: { length: 2 } });
  for (const word of [...names, 'Erik']) expect(written).not.toContain(word);
});
