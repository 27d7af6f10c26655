/** The plug pulled and put back, on real device nodes with the real serialport, the link's times shortened alike. */
import fs from 'node:fs';
import { expect, test, vi } from 'vitest';
import { shortened } from '../../src/host/reader/times.ts';
import { pulledNight, pullRightAfterData } from '../../src/node/bench/replug-run.ts';

const times = shortened(10);
/** The real bound: the machine that runs this has other work. */
const BOUND_MS = 8000;
const LONG_MS = 120_000;

test(
  'pulled right after data, 20 times: noticed, ready again, and no busy loop',
  async () => {
    // serialport takes this function when it is loaded, which is at the first opening.
    const reads = vi.spyOn(fs, 'read');
    const { ready } = await pullRightAfterData(times, 20);
    expect(ready.filter((ms) => ms > BOUND_MS)).toEqual([]);
    // A handful each; one pull that nobody looks for makes thousands in the time until it is noticed.
    expect(reads.mock.calls.length).toBeGreaterThan(20);
    expect(reads.mock.calls.length).toBeLessThan(500);
  },
  LONG_MS,
);

test(
  'pulled 100 times in a night, and back elsewhere without a serial number: each tap counts once',
  async () => {
    const { pulls, laid, recorded, refusals } = await pulledNight(times, 100, 1);
    expect(pulls).toBe(100);
    expect(refusals).toEqual([]);
    expect(recorded).toEqual(laid);
  },
  LONG_MS,
);
