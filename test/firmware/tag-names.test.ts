/** Names of cards on their own tags, the whole way: the real host and reader link, the firmware that is flashed on an emulated board, NTAG cards. */
import { describe, expect, test } from 'vitest';
import { Picc, type PiccOptions } from '../../src/node/emulator/picc.ts';
import { BUILD_MS, canEmulate } from './build.ts';
import { flashedHost } from './flashed-host.ts';

const [UID, OTHER] = ['04A1B2C3D4E5F6', '04FFEEDDCCBBAA'] as const;
/** What a maker puts before the message: the block of the lock bits. */
const LOCK_BLOCK = '0103A00C34';
/** How long a card is held: a name takes about a dozen commands. */
const HELD_MS = 900;

/** A computer of its own, and the reader that is plugged into it. */
async function computer() {
  const { reader, host } = await flashedHost();
  await host.load();
  await host.send({ do: 'reader', source: 'emulated' });
  await reader.run(2500);
  await host.send({ do: 'go', to: 'cards' });
  const view = () => host.view('console');
  return {
    reader,
    host,
    view,
    /** Lays a card on and takes it off again; gives what was said of it and what the lamp showed at last. */
    async tap(card: Picc, heldMs = HELD_MS) {
      reader.board.radios[0]?.place(card);
      await reader.run(heldMs);
      const lamp = reader.board.lamp(0);
      reader.board.radios[0]?.remove(card);
      await reader.run(400);
      return [view().notice?.code, lamp];
    },
  };
}

/** An NTAG213 as it is sold, with this message in it. */
function tag(message = '', options: Partial<PiccOptions> = {}): Picc {
  const card = new Picc({ uid: UID, ...options });
  const length = (message.length / 2).toString(16).padStart(2, '0');
  card.memory.set(Buffer.from(`${LOCK_BLOCK}03${length}${message}FE`, 'hex'), 16);
  return card;
}
const textIn = (card: Picc) => Buffer.from(card.memory.subarray(16)).toString('latin1');

describe.runIf(canEmulate)('the name of a card', () => {
  test(
    'is written to its tag, and enrols it by itself on another computer',
    async () => {
      const one = await computer();
      const card = tag();
      await one.host.send({ do: 'write-names', on: true });
      await one.host.send({ do: 'enrol', who: 'ghost' });
      expect(await one.tap(card)).toEqual(['enrol.written', 'green']);
      expect(textIn(card)).toContain('Caboose ghost move 1');
      expect(Buffer.from(card.memory.subarray(16, 21)).toString('hex').toUpperCase()).toBe(LOCK_BLOCK);
      // Behind the lock again: only the host that writes opens it.
      expect(one.reader.said).not.toMatch(/caps=[a-z,]*write/);

      const two = await computer();
      expect(await two.tap(card)).toEqual(['enrol.says', 'green']);
      expect(two.view().notice).toMatchObject({ who: 'ghost', card: 'move', with: { copy: 1 } });
      expect(two.view().cards?.file).toContain(UID);
      expect(await two.tap(card)).not.toContain('enrol.says');
    },
    BUILD_MS,
  );

  test(
    'of a tag that is known is written too, and over an older one of ours',
    async () => {
      const { host, tap, view } = await computer();
      const card = tag();
      await host.send({ do: 'enrol', who: 'ghost' });
      expect(await tap(card)).toEqual(['enrol.done', 'green']);
      expect(textIn(card)).not.toContain('Caboose');
      await host.send({ do: 'write-names', on: true });
      expect(await tap(card)).toEqual(['enrol.written', 'green']);
      await host.send({ do: 'forget-tag', uid: UID });
      await host.send({ do: 'enrol', who: 'stagecoach', list: 'actions', card: 'hostage:photographer' });
      expect(await tap(card)).toEqual(['enrol.doubt', 'red']);
      expect(view().cards?.doubt).toMatchObject({ says: { who: 'ghost' }, asked: { card: 'hostage:photographer' } });
      await host.send({ do: 'settle-doubt', as: 'asked' });
      expect(view().notice).toMatchObject({ code: 'enrol.done', card: 'hostage:photographer' });
      expect(await tap(card)).toEqual(['enrol.written', 'green']);
      expect(textIn(card)).toContain('Caboose stagecoach hostage:photographer 1');
      await host.send({ do: 'forget-tag', uid: UID });
      await host.send({ do: 'enrol', who: 'ghost' });
      await tap(card);
      await host.send({ do: 'settle-doubt', as: 'says' });
      expect(view().notice).toMatchObject({ code: 'enrol.says', card: 'hostage:photographer' });
    },
    BUILD_MS,
  );

  test(
    'is not written where something else is, nor to a tag that may only be read, nor where it may lie face down',
    async () => {
      const { host, tap, view } = await computer();
      const link = tag('D1010C55046578616D706C652E6F7267');
      expect(await tap(link)).toEqual(['enrol.foreign', 'red']);
      expect(view().notice?.with.text).toBe('https://example.org');
      await host.send({ do: 'write-names', on: true });
      await host.send({ do: 'enrol', who: 'ghost' });
      expect(await tap(link)).toEqual(['enrol.not-written', 'red']);
      expect(view().notice?.with.why).toBe('foreign');
      expect(textIn(link)).toContain('example.org');
      await tap(tag('', { uid: OTHER, readOnly: true }));
      expect(view().notice).toMatchObject({ code: 'enrol.not-written', with: { why: 'protected' } });
      await host.send({ do: 'enrol', who: 'marshal-player', list: 'added', card: 'goal:mail' });
      const goal = tag('', { uid: '04112233445566' });
      await tap(goal);
      expect(view().notice).toMatchObject({
        code: 'enrol.not-written',
        who: null,
        card: null,
        with: { why: 'secret' },
      });
      expect(textIn(goal)).not.toContain('Caboose');
    },
    BUILD_MS,
  );

  test(
    'that was cut short is no name at all',
    async () => {
      const { host, tap, view } = await computer();
      const card = tag();
      await host.send({ do: 'write-names', on: true });
      await host.send({ do: 'enrol', who: 'ghost' });
      await tap(card, 130);
      expect(view().notice).toMatchObject({ code: 'enrol.not-written', with: { why: 'gone' } });
      const two = await computer();
      expect(await two.tap(card)).toEqual(['tap.unknown', 'red']);
    },
    BUILD_MS,
  );
});
