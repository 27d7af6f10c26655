import { writeFileSync } from 'node:fs';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** `N passed, N failed`, and `, N skipped` when some were. */
export function countsLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** Counts tests; a file or a describe block that broke outside its tests counts as one failure, as does a stray error. */
export function countTests(modules: readonly TestModule[], strayErrors: readonly unknown[]): Counts {
  const counts: Counts = { passed: 0, failed: strayErrors.length, skipped: 0 };
  for (const module of modules) {
    for (const test of module.children.allTests()) {
      const { state } = test.result();
      // A test that never came to its end (a run that was stopped) is not a skipped one.
      counts[state === 'pending' ? 'failed' : state]++;
    }
    counts.failed += [module, ...module.children.allSuites()].filter((part) => part.errors().length > 0).length;
  }
  return counts;
}

/**
 * Says how the run went in one plain line that continuous integration can read. Under scripts/test.mjs, which
 * prints the line itself so that nothing can follow it, the counts go to the file that COUNTS_FILE names.
 */
export class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], strayErrors: readonly SerializedError[]): void {
    const counts = countTests(modules, strayErrors);
    const file = process.env.COUNTS_FILE;
    if (file) writeFileSync(file, JSON.stringify(counts));
    else process.once('exit', () => console.log(countsLine(counts)));
  }
}
