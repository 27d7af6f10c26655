/** Under which car the handcar's bandit hides is told to nobody, the app among them, until he comes out. */
import { expect, test } from 'vitest';
import type { Audience } from '../../src/messages/host.ts';
import { firstDifference } from './first-difference.ts';
import { agreedDraft, type HostRig, hostRig, startNight } from './host-rig.ts';

const faces: readonly Audience[] = ['console', 'screen', 'seat:ghost', 'seat:doc'];

/** What a night answers with next: cards are drawn, everything else goes on. */
async function goOn(rig: HostRig): Promise<void> {
  const { options } = rig.question();
  await rig.choose((options.find(({ key }) => key === 'draw') ?? options[0])?.key ?? '');
}

/** Doc rides the handcar as the first round ends, hides, and comes out in that car: what every face was sent. */
async function playHiding(car: string): Promise<{ before: string[]; after: string[] }> {
  const rig = await hostRig();
  await startNight(rig, { draft: { ...agreedDraft, extras: ['handcar'] } });
  for (let act = 0; act < 20 && rig.question().about !== 'scheme.act'; act++) await goOn(rig);
  expect(await rig.send({ do: 'correct', put: { pieces: { doc: 'handcar' } } })).toEqual({ ok: true });
  const views: string[] = [];
  for (const face of faces)
    rig.host.onView((view) => {
      views.push(`${face} ${JSON.stringify(view)}`);
    }, face);
  for (let act = 0; act < 120 && rig.question().about !== 'handcar.out'; act++) await goOn(rig);
  const question = rig.question();
  expect(question).toMatchObject({ about: 'handcar.out', asks: ['doc'] });
  // Every car is offered, so that the question gives nothing away.
  expect(question.options.map(({ key }) => key)).toEqual(['0.in', '1.in', '2.in', '3.in', '4.in']);
  expect(rig.night().round?.number).toBe(2);
  expect(views.some((view) => view.includes('"doc":"hidden"'))).toBe(true);
  const shown = views.length;
  await rig.choose(car);
  return { before: views.slice(0, shown), after: views.slice(shown) };
}

test('two nights that differ in the hiding place show the same until he comes out', async () => {
  const [one, other] = [await playHiding('1.in'), await playHiding('3.in')];
  expect(firstDifference(one.before, other.before)).toBeNull();
  expect(one.before.length).toBe(other.before.length);
  // What comes next tells them apart: this test can fail.
  expect(firstDifference(one.after, other.after)).not.toBeNull();
});
