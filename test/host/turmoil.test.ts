import { describe, expect, test } from 'vitest';
import { virtualUid } from '../../src/sim/virtual-deck.ts';
import { type HostRig, hostRig, startNight } from './host-rig.ts';

/** A night at its turmoil turn; the seats are Ghost, Doc, Tuco, Django. */
async function turmoil(): Promise<HostRig> {
  const rig = await hostRig();
  await startNight(rig, { reader: true });
  await rig.choose('24-hs-turmoil');
  return rig;
}
const tap = (rig: HostRig, who: string, card: string, copy = 1) => rig.tap(virtualUid(who, card, copy));
const said = (rig: HostRig) => {
  const notice = rig.view().notice;
  return `${notice?.code} ${notice?.who}`;
};

describe('cards tapped on a turmoil turn', () => {
  test('are taken from any player still to choose, answered with the name alone, and piled in the normal order', async () => {
    const rig = await turmoil();
    for (const [who, card] of [
      ['django', 'punch'],
      ['ghost', 'move'],
      ['tuco', 'loot'],
    ] as const) {
      await tap(rig, who, card);
      expect(said(rig)).toBe(`tap.hidden ${who}`);
      expect(rig.view().notice?.card).toBeNull();
      expect(rig.night().pile).toEqual([]);
    }
    expect(rig.question().waits).toEqual(['doc']);
    await tap(rig, 'doc', 'shoot');
    expect(rig.question()).toMatchObject({ about: 'scheme.face', asks: ['ghost'] });
    expect(rig.night().pile).toEqual([]);
    await rig.choose('down');
    expect(rig.night().pile.map(({ who, face }) => [who, face])).toEqual([
      ['ghost', 'down'],
      ['doc', 'up'],
      ['tuco', 'up'],
      ['django', 'up'],
    ]);
    rig.reader.device.stop();
  });

  test('are refused from whoever has chosen, and where they cannot be laid, without saying what they are', async () => {
    const rig = await turmoil();
    await tap(rig, 'doc', 'shoot');
    for (const [card, copy] of [
      ['move', 1],
      ['shoot', 1],
      ['shoot', 2],
      ['bullet', 1],
    ] as const) {
      await tap(rig, 'doc', card, copy);
      expect(said(rig)).toBe('tap.chosen doc');
    }
    await tap(rig, 'tuco', 'bullet');
    expect(said(rig)).toBe('tap.hidden-no tuco');
    expect(rig.question().waits).toEqual(['ghost', 'tuco', 'django']);
    rig.reader.device.stop();
  });

  test('go on to the next card by the tag of the card that lies there', async () => {
    const rig = await turmoil();
    for (const who of ['django', 'tuco', 'doc', 'ghost']) await tap(rig, who, 'move');
    await rig.choose('up');
    while (rig.question().about.startsWith('scheme.'))
      await rig.choose(rig.question().about === 'scheme.keep' ? '0' : 'draw');
    expect(rig.question().about).toBe('next');
    await tap(rig, 'django', 'move');
    expect(said(rig)).toBe('tap.not-now django');
    await tap(rig, 'ghost', 'move', 2);
    expect(said(rig)).toBe('tap.not-now ghost');
    await tap(rig, 'ghost', 'move');
    expect(rig.night().now).toMatchObject({ who: 'ghost', at: 0 });
    rig.reader.device.stop();
  });
});

describe('when somebody leaves for good on a turmoil turn', () => {
  test('what the others have chosen stays chosen, and their cards lie in the normal order', async () => {
    const rig = await turmoil();
    await tap(rig, 'django', 'punch');
    await tap(rig, 'doc', 'move');
    await rig.send({ do: 'leave', who: 'doc' });
    expect(rig.question()).toMatchObject({ asks: ['ghost', 'tuco', 'django'], waits: ['ghost', 'tuco'] });
    await tap(rig, 'django', 'punch');
    expect(said(rig)).toBe('tap.chosen django');
    await tap(rig, 'ghost', 'move');
    await tap(rig, 'tuco', 'shoot');
    await rig.choose('up');
    expect(rig.night().pile.map(({ who }) => who)).toEqual(['ghost', 'tuco', 'django']);
    while (rig.question().about.startsWith('scheme.'))
      await rig.choose(rig.question().about === 'scheme.keep' ? '0' : 'draw');
    await tap(rig, 'ghost', 'move');
    expect(rig.night().now).toMatchObject({ who: 'ghost', at: 0 });
    rig.reader.device.stop();
  });

  test('and he was the last to choose, the cards are revealed', async () => {
    const rig = await turmoil();
    for (const who of ['ghost', 'tuco', 'django']) await tap(rig, who, 'move');
    await rig.send({ do: 'leave', who: 'doc' });
    expect(rig.question()).toMatchObject({ about: 'scheme.face', asks: ['ghost'] });
    rig.reader.device.stop();
  });

  test('somebody who plays on for him chooses for him', async () => {
    const rig = await turmoil();
    for (const who of ['ghost', 'django']) await tap(rig, who, 'move');
    await rig.send({ do: 'leave', who: 'doc' });
    await rig.send({ do: 'merge-seats', from: 'doc', into: 'ghost' });
    expect(rig.question().waits).toEqual(['doc', 'tuco']);
    for (const who of ['tuco', 'doc']) await tap(rig, who, 'move');
    expect(rig.question()).toMatchObject({ about: 'scheme.face', asks: ['ghost'] });
    rig.reader.device.stop();
  });
});

test.each(['tap', 'touch'] as const)(
  'two nights that differ in one choice look the same until the last has chosen (by %s)',
  async (how) => {
    const worlds = await Promise.all(
      ['shoot', 'loot'].map(async (card) => {
        const rig = await turmoil();
        const shown: string[] = [];
        for (const audience of ['console', 'screen'] as const)
          rig.host.onView((view) => {
            shown.push(`${rig.toReader.splice(0).join('')} ${JSON.stringify(view)}`);
          }, audience);
        const choose = async (who: string, key: string) => {
          if (how === 'tap') return tap(rig, who, key);
          await rig.send({ do: 'answer', question: rig.question().id, key, by: who });
        };
        await choose('tuco', 'move');
        await choose('django', card);
        await tap(rig, 'django', 'punch');
        await choose('ghost', 'punch');
        await rig.send({ do: 'undo' });
        await choose('ghost', 'move');
        const before = shown.length;
        await choose('doc', 'move');
        await rig.choose('up');
        rig.reader.device.stop();
        return { before: shown.slice(0, before), after: shown.slice(before) };
      }),
    );
    const [one, other] = worlds;
    expect(one?.before).toEqual(other?.before);
    expect(one?.before.length).toBeGreaterThan(5);
    expect(one?.after).not.toEqual(other?.after);
  },
);
