/** Undo in a whole five-round night: what the host does between the command and the next view. */

import { nightView } from '../../host/views/night.ts';
import { Ledger } from '../../ledger/ledger.ts';
import { recordedNight } from '../../sim/recorded-night.ts';
import { type Figures, percentile } from './report.ts';

const SAMPLES = 200;

export async function benchUndo(): Promise<Figures> {
  const entries = await recordedNight(1);
  const taken: number[] = [];
  for (let sample = 0; sample < SAMPLES; sample++) {
    const ledger = new Ledger(entries, () => 0);
    const start = performance.now();
    await ledger.add({ is: 'undo' }, async () => undefined);
    nightView(ledger, { id: 'bench', putBack: [], unsaved: null, amend: null, logShown: false });
    taken.push(performance.now() - start);
  }
  return { p50: percentile(taken, 0.5), p99: percentile(taken, 0.99), entries: entries.length, samples: SAMPLES };
}
