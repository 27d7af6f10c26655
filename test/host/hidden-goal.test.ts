/** Two whole nights with the Marshal player that differ in one of his goals, which lies face down until the verdict. */
import { describe, expect, test } from 'vitest';
import { HE } from '../../src/rules/modules/marshal/he.ts';
import { Random } from '../../src/sim/random.ts';
import { virtualUid } from '../../src/sim/virtual-deck.ts';
import { firstDifference } from './first-difference.ts';
import { agreedDraft, type HostRig, hostRig, startNight } from './host-rig.ts';

/** The goal that only one of the two nights has. */
const GOALS = [
  ['mail', 'golden-bullet'],
  ['flesh-wound', 'dodge-bullets'],
  ['warrant:ghost', 'warrant:doc'],
] as const;

interface Shown {
  readonly before: string[];
  readonly after: string[];
}

/** What every face and the reader were shown until the verdict, and at it. */
async function play(seed: number, pair: readonly [string, string], world: 0 | 1): Promise<Shown> {
  const rig = await hostRig();
  const random = new Random(seed);
  const seats = [HE, 'ghost', 'doc', 'belle'].map((who) => ({ bandits: [who], names: [''] }));
  const modules = ['marshal', 'prison'];
  const drawn = { prison: ['prisoner:mei', 'prisoner:tuco', 'prisoner:ghost'] };
  await startNight(rig, { draft: { ...agreedDraft, seats, modules, drawn }, reader: true });
  const views: string[] = [];
  for (const audience of ['console', 'screen'] as const)
    rig.host.onView((view) => {
      views.push(`${audience} at ${rig.clock.now()}: ${rig.toReader.splice(0).join('')} ${JSON.stringify(view)}`);
    }, audience);
  const goal = pair[world];
  const asked = () => rig.night().question;
  while (asked() && !(asked()?.about === 'goal.which' && asked()?.asks[0] === HE)) {
    if (random.once(9)) await curious(rig, random, goal);
    const options = (asked()?.options ?? []).filter(({ key }) => !pair.includes(key));
    await rig.choose(random.pick(options).key);
  }
  // His player looks at the card once more before it is shown.
  await rig.send({ do: 'show-log', on: true });
  const before = views.splice(0);
  await rig.tap(virtualUid(HE, `goal:${goal}`, 1));
  rig.reader.device.stop();
  return { before, after: views };
}

/** What people do with a card that nobody may know, and with the record around it. */
async function curious(rig: HostRig, random: Random, goal: string): Promise<void> {
  const tapped = () => rig.tap(virtualUid(HE, `goal:${goal}`, 1));
  const { id, phase, things, canUndo } = rig.night();
  switch (random.below(6)) {
    case 0:
      // At Rumors the tap would be the card that is shown.
      return rig.night().question?.about === 'goal.which' ? undefined : tapped();
    case 1:
      await rig.send({ do: 'correct', put: { things: { current: [`goal:${goal}`] } } });
      return;
    case 2:
      if (phase === 'set-up' || (things.upcoming ?? []).length === 0) return;
      await rig.send({ do: 'correct', put: { things: { ...things, current: [...(things.current ?? [])] } } });
      return;
    case 3:
      if (!canUndo) return;
      for (const turn of ['undo', 'redo'] as const) await rig.send({ do: turn });
      await rig.send({ do: 'table-matches' });
      return;
    case 4:
      await rig.send({ do: 'freeze', why: random.pick(['knocked', 'audit', 'pack']) });
      await tapped();
      await rig.send({ do: 'freeze', why: null });
      return;
    default:
      await rig.send({ do: 'go', to: 'home' });
      await rig.send({ do: 'open-night', id });
  }
}

describe.each(GOALS)('%s or %s', (...pair) => {
  test.each([1, 2, 3, 4])(
    'the two nights show the same until the verdict (seed %i)',
    async (seed) => {
      const one = await play(seed, pair, 0);
      const other = await play(seed, pair, 1);
      expect(firstDifference(one.before, other.before)).toBeNull();
      expect(one.before.length).toBe(other.before.length);
      expect(one.before.length).toBeGreaterThan(200);
      // The verdict tells them apart: this test can fail.
      expect(firstDifference(one.after, other.after)).not.toBeNull();
    },
    60_000,
  );
});
