/** The Marshal's cards through the reader: enrolled one by one, then tapped in a night. */
import { expect, test } from 'vitest';
import { HE } from '../../src/rules/modules/marshal/he.ts';
import { agreedDraft, hostRig, startNight } from './host-rig.ts';

const uid = (at: number) => `04C0FFEE${at.toString(16).toUpperCase().padStart(6, '0')}`;

test('are enrolled by touching what is printed on each, and are laid and turned up by taps', async () => {
  const rig = await hostRig({ tags: {} });
  await rig.send({ do: 'reader', source: 'sim' });
  await rig.clock.advance(2000);
  await rig.send({ do: 'go', to: 'cards' });
  expect(rig.view().cards?.bandits).toContainEqual({ who: HE, have: 0, of: 10 });
  await rig.send({ do: 'enrol', who: HE });
  await rig.tap(uid(1));
  expect(rig.view().notice).toMatchObject({ tone: 'bad', code: 'enrol.which' });
  await rig.send({ do: 'enrol', who: HE, list: 'actions', card: 'shoot' });
  await rig.tap(uid(1));
  await rig.tap(uid(2));
  expect(rig.view().notice).toMatchObject({ tone: 'good', code: 'enrol.done', card: 'shoot', with: { copy: 2 } });
  expect(await rig.send({ do: 'enrol', who: HE, list: 'actions', card: 'loot' })).toMatchObject({ ok: false });
  await rig.send({ do: 'enrol', who: HE, list: 'bullets', card: 'bullet:disarmed' });
  await rig.tap(uid(3));
  expect(rig.view().cards?.list).toMatchObject({ who: HE, list: 'bullets', of: 12 });

  const seats = [HE, 'ghost', 'doc', 'belle'].map((who) => ({ bandits: [who], names: [''] }));
  await startNight(rig, { draft: { ...agreedDraft, seats, modules: ['marshal'] } });
  while (rig.question().about !== 'round-card') await rig.choose(rig.question().options[0]?.key ?? '');
  await rig.choose('24-swivel-arm');
  await rig.tap(uid(1));
  expect(rig.night().pile).toMatchObject([{ who: HE, card: 'shoot' }]);
  while (rig.question().about === 'scheme.act') await rig.choose('draw');
  await rig.send({ do: 'correct', put: { pieces: { marshal: '1.in', ghost: '2.in' } } });
  await rig.tap(uid(1));
  await rig.choose('pile-1');
  await rig.tap(uid(3));
  expect(rig.night().things.ghost).toContain('penalty:disarmed');
  expect(rig.view().notice).toMatchObject({ tone: 'good', code: 'tap.choose' });
});
