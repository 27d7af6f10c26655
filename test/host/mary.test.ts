/** Mary plays a whole night against three people: nobody is asked what she does, and the app shuffles and draws her cards. */
import { expect, test } from 'vitest';
import type { SetupDraft } from '../../src/messages/commands.ts';
import { Random } from '../../src/sim/random.ts';
import { agreedDraft, hostRig } from './host-rig.ts';

const MARY = 'mary';
const draft: SetupDraft = {
  ...agreedDraft,
  seats: ['ghost', 'doc', 'tuco', MARY].map((who) => ({ bandits: [who], names: [''] })),
  cars: ['car-1p', 'car-3p', 'car-1p1j'],
};
/** No night asks nearly so often. */
const MOST = 3000;

test.each([1, 2, 3])(
  'a night with Mary comes to its count (seed %i)',
  async (seed) => {
    const random = new Random(seed);
    const rig = await hostRig({ random: () => random.next() });
    await rig.send({ do: 'go', to: 'setup' });
    expect(await rig.send({ do: 'draft', draft })).toEqual({ ok: true });
    expect(rig.view().setup?.missing).toEqual([]);
    expect(await rig.send({ do: 'start-night' })).toEqual({ ok: true });
    const drawn = new Set<string>();
    for (let asked = 0; asked < MOST && rig.night().question; asked++) {
      const question = rig.question();
      if (question.waits.includes(MARY) && question.about !== 'purse-value') {
        // What she does is drawn, never chosen.
        expect(question).toMatchObject({ draws: true });
        drawn.add(question.about);
      }
      const reply = question.draws
        ? await rig.send({ do: 'draw-for-us', question: question.id })
        : await rig.send({
            do: 'answer',
            question: question.id,
            key: random.pick(question.options).key,
          });
      expect([question.id, reply]).toEqual([question.id, { ok: true }]);
    }
    expect(rig.night().count).not.toBeNull();
    expect([...drawn]).toContain('scheme.act');
    const played = rig.host.ledger?.facts.filter((fact) => fact.is === 'turned-over' && fact.who === MARY) ?? [];
    expect(played.length).toBeGreaterThan(5);
    // The draws are entries: another app that knows nothing of the dice plays the same night from the file.
    const entries = rig.host.ledger?.standing ?? [];
    expect(entries.some((deed) => deed.is === 'answer' && deed.question.endsWith(`scheme.act/${MARY}`))).toBe(true);
  },
  60_000,
);
