/** The firmware that is flashed, for benchmarks that run it on an emulated board. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { programOf } from '../emulator/intel-hex.ts';

export interface FirmwareFiles {
  /** The script that builds it. */
  readonly build: string;
  /** What that builds. */
  readonly hex: string;
}

/** Its program memory, as it was built last. */
export const readFirmware = ({ hex }: FirmwareFiles): Uint16Array => programOf(readFileSync(hex, 'latin1'));

/** The same, built first where it is out of date. Throws where the tool chain is not there. */
export function buildFirmware(files: FirmwareFiles): Uint16Array {
  const { status } = spawnSync(process.execPath, [files.build], { stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error('without the firmware there is nothing to measure');
  return readFirmware(files);
}
