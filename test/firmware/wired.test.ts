/** The compiled firmware at the far end of a real serial device node, with the real serialport: it all fits together. */
import { afterEach, describe, expect, test } from 'vitest';
import { systemClock } from '../../src/host/reader/clock.ts';
import { ReaderLink } from '../../src/host/reader/link.ts';
import type { ReaderTap } from '../../src/host/reader/link-options.ts';
import { AvrBoard, CYCLES_PER_MS } from '../../src/node/emulator/avr-board.ts';
import { Picc } from '../../src/node/emulator/picc.ts';
import { serialPorts } from '../../src/node/serial.ts';
import { openPty, until } from '../reader/pty.ts';
import { memoryStore } from '../reader/rig.ts';
import { BUILD_MS, canEmulate, flashedProgram } from './build.ts';

const SLICE_MS = 2;

describe.runIf(canEmulate)('the firmware on a wire', () => {
  const cleanUp: (() => unknown)[] = [];
  afterEach(async () => {
    for (const step of cleanUp.splice(0).reverse()) await step();
  });

  test(
    'is found, tells of a card, and lights the lamp as it is told',
    async () => {
      const pty = await openPty();
      cleanUp.push(() => pty.remove());
      const board = new AvrBoard({
        program: await flashedProgram(),
        random: () => 0.5,
        onByte: (byte) => void pty.device.write(Buffer.of(byte)),
      });
      pty.device.on('data', (bytes: Buffer) => board.send(bytes)).on('error', () => undefined);
      const power = setInterval(() => board.run(SLICE_MS * CYCLES_PER_MS), SLICE_MS);
      cleanUp.push(() => clearInterval(power));

      const taps: ReaderTap[] = [];
      const link = new ReaderLink({
        path: pty.path,
        ports: serialPorts(),
        clock: systemClock,
        seen: memoryStore(),
        onTap: async (tap) => {
          taps.push(tap);
          link.answer(tap.reader, 'ok');
        },
        onState: () => undefined,
      });
      cleanUp.push(() => link.close());
      link.open();
      await until(() => link.state.state === 'ready', 'the reader is ready');
      board.radios[2]?.place(new Picc({ uid: '04A1B2C3D4E5F6' }));
      await until(() => board.lamp(2) === 'green', 'the lamp is green');
      expect(taps).toMatchObject([{ uid: '04A1B2C3D4E5F6', reader: 2, flags: [], origin: { s: 1 } }]);
    },
    BUILD_MS,
  );
});
