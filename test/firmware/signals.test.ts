/** What the flashed reader shows and sounds after taps in a night: accepted, not now, unknown, a decision that is open. */
import { expect, test } from 'vitest';
import { Picc } from '../../src/node/emulator/picc.ts';
import { virtualTags, virtualUid } from '../../src/sim/virtual-deck.ts';
import { agreedDraft } from '../host/host-rig.ts';
import { BUILD_MS, canEmulate } from './build.ts';
import { flashedHost } from './flashed-host.ts';

test.runIf(canEmulate)(
  'each has a colour and a sound of its own',
  async () => {
    const { reader, host } = await flashedHost({ virtualTags });
    const send = host.send.bind(host);
    await send({ do: 'go', to: 'setup' });
    await send({ do: 'draft', draft: agreedDraft });
    await send({ do: 'start-night' });
    await send({ do: 'reader', source: 'emulated' });
    await reader.run(2500);

    /** Lays a card on for a while; gives the lamp's colour and how often the buzzer began to sound. */
    const tap = async (uid: string) => {
      const card = new Picc({ uid });
      reader.board.radios[0]?.place(card);
      const sounds = await sounded(500);
      const lamp = reader.board.lamp(0);
      reader.board.radios[0]?.remove(card);
      await reader.run(200);
      return [lamp, sounds];
    };
    /** How many tones there were. */
    const sounded = async (ms: number) => {
      let tones = 0;
      for (let passed = 0, before = false; passed < ms; passed++) {
        await reader.run(1);
        if (reader.board.buzzes && !before) tones++;
        before = reader.board.buzzes;
      }
      return tones;
    };
    const notNow = await tap(virtualUid('ghost', 'move', 1));
    const unknown = await tap('04DEADBEEF0102');
    await send({ do: 'answer', question: 'r1/round-card/table', key: '24-swivel-arm' });
    const accepted = await tap(virtualUid('ghost', 'move', 1));
    expect([notNow[0], unknown[0], accepted[0]]).toEqual(['red', 'red', 'green']);
    // Each begins with the tick of the tap itself; a low tone comes twice.
    expect([notNow[1], unknown[1], accepted[1]]).toEqual([2, 3, 2]);
    expect(await sounded(1200)).toBe(3);
    const colours = new Set<string>();
    for (let look = 0; look < 40; look++) {
      await reader.run(10);
      colours.add(reader.board.lamp(0));
    }
    expect([...colours].sort()).toEqual(['amber', 'dark']);
  },
  BUILD_MS,
);
