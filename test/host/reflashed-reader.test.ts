/** A reader that is flashed anew during a night has lost its memory: it counts its taps from 1 again. */
import { expect, test } from 'vitest';
import { GameHost } from '../../src/host/game-host.ts';
import { seenStore } from '../../src/host/seen.ts';
import { MemoryStorage } from '../../src/sim/memory-storage.ts';
import { settled, VirtualClock } from '../../src/sim/virtual-clock.ts';
import { virtualTags, virtualUid } from '../../src/sim/virtual-deck.ts';
import { VirtualReader } from '../../src/sim/virtual-reader.ts';
import { agreedDraft } from './host-rig.ts';

test('its taps are new taps, not repeats of those with the same numbers', async () => {
  const clock = new VirtualClock();
  const storage = new MemoryStorage();
  const [before, after] = [new VirtualReader({ clock, id: 'SAME' }), new VirtualReader({ clock, id: 'SAME' })];
  const host = new GameHost({
    version: 'test',
    storage,
    clock,
    random: () => 0,
    seen: await seenStore(storage),
    portsFor: (source) => (source === 'before' ? before : after),
    virtualTags,
  });
  await host.send({ do: 'go', to: 'setup' });
  await host.send({ do: 'draft', draft: { ...agreedDraft, firstPlayer: 'doc' } });
  await host.send({ do: 'start-night' });
  await host.send({ do: 'answer', question: 'r1/round-card/table', key: '24-braking' });

  const lay = async (reader: VirtualReader, who: string, card: string) => {
    reader.tap(virtualUid(who, card, 1));
    await clock.advance(100);
    reader.lift(virtualUid(who, card, 1));
    await clock.advance(100);
    await settled();
    return [host.view('console').night?.question?.id, reader.device.lamps.get(0)];
  };
  await host.send({ do: 'reader', source: 'before' });
  await clock.advance(2000);
  expect(await lay(before, 'doc', 'move')).toEqual(['r1/t1/scheme.act/tuco', 'ok']);
  expect(await lay(before, 'tuco', 'move')).toEqual(['r1/t1/scheme.act/django', 'ok']);

  await host.send({ do: 'reader', source: 'after' });
  await clock.advance(2000);
  expect(await lay(after, 'django', 'move')).toEqual(['r1/t1/scheme.act/ghost', 'ok']);
  before.device.stop();
  after.device.stop();
});
