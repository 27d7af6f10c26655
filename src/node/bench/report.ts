/** What every benchmark prints beside its own figures. */
import { cpus, totalmem } from 'node:os';

/** The machine on which a figure was taken. */
export interface Machine {
  readonly cpu: string;
  readonly cores: number;
  /** Gibibytes. */
  readonly memory: number;
  readonly node: string;
  readonly platform: string;
}

export const machine = (): Machine => ({
  cpu: cpus()[0]?.model.trim() ?? 'unknown',
  cores: cpus().length,
  memory: Math.round(totalmem() / 2 ** 30),
  node: process.version,
  platform: `${process.platform} ${process.arch}`,
});

/** Figures by name, always with the number of samples. */
export type Figures = Record<string, number> & { samples: number };

/** The value below which that share of the samples lies, from 0 to 1, rounded to hundredths. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  const at = Math.min(sorted.length - 1, Math.floor(share * sorted.length));
  return Math.round((sorted[at] ?? Number.NaN) * 100) / 100;
}
