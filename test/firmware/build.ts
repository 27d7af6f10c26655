/** The firmware as the tests have it: for the emulated board, and natively under sanitizers. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { ensureFirmware, ensureNativeTest, hasAvrTools, hasNativeCompiler } from '../../scripts/firmware-build.mjs';
import { programOf } from '../../src/node/emulator/intel-hex.ts';

/** For `describe.runIf`: without the tool chain `npm test` has said what to install, and these are skipped. */
export const canEmulate = hasAvrTools();
export const canRunNatively = hasNativeCompiler();

/** Room for a first build on a busy machine. */
export const BUILD_MS = 180_000;

/** The program memory of a board that was just flashed. */
export async function flashedProgram(): Promise<Uint16Array> {
  return programOf(readFileSync(await ensureFirmware(), 'latin1'));
}

/** Runs the native test program; gives its output (latin1), and throws with what it complains about. */
export async function native(args: readonly (string | number)[], input = ''): Promise<string> {
  const program = await ensureNativeTest();
  const run = spawnSync(program, args.map(String), {
    input: Buffer.from(input, 'latin1'),
    encoding: 'latin1',
    maxBuffer: 1 << 28,
  });
  if (run.status !== 0) throw new Error(`native-test ${args.join(' ')}: ${run.stderr || run.error}`);
  return run.stdout;
}
