/** How the reader takes it when its plug is pulled, at the link's real times. */
import { linkTimes } from '../../host/reader/times.ts';
import { pulledNight, pullRightAfterData } from './replug-run.ts';
import { type Figures, percentile } from './report.ts';

const RIGHT_AFTER_DATA = 20;
const IN_A_NIGHT = 100;
/** What a reader may take to be ready again once it is back, in milliseconds. */
const BOUND_MS = 8000;

export async function benchReplug(): Promise<Figures> {
  const { noticed, ready, cpuShare } = await pullRightAfterData(linkTimes, RIGHT_AFTER_DATA);
  const night = await pulledNight(linkTimes, IN_A_NIGHT, 1);
  const lost = night.laid.filter((uid, at) => night.recorded[at] !== uid).length;
  const late = ready.filter((ms) => ms > BOUND_MS).length;
  return {
    pulledRightAfterData: ready.length,
    noticedMs: percentile(noticed, 1),
    readyP50Ms: percentile(ready, 0.5),
    readyWorstMs: percentile(ready, 1),
    cpuShare: Math.round(cpuShare * 1000) / 1000,
    pulledInANight: night.pulls,
    taps: night.laid.length,
    handledWorstMs: percentile(night.handled, 1),
    lost,
    refused: night.refusals.length,
    failed: lost + night.refusals.length + late,
    samples: ready.length + night.pulls,
  };
}
