import type { Clock } from '../host/reader/clock.ts';

/** Time that passes only when told to, timer by timer, with all promises settled in between. */
export class VirtualClock implements Clock {
  private time = 1_000_000;
  private readonly timers = new Set<{ at: number; callback: () => void }>();

  now(): number {
    return this.time;
  }

  after(ms: number, callback: () => void): () => void {
    const timer = { at: this.time + ms, callback };
    this.timers.add(timer);
    return () => this.timers.delete(timer);
  }

  /** Timers that still wait. */
  get pending(): number {
    return this.timers.size;
  }

  async advance(ms: number): Promise<void> {
    const end = this.time + ms;
    await settled();
    for (let next = this.next(end); next; next = this.next(end)) {
      this.timers.delete(next);
      this.time = next.at;
      next.callback();
      await settled();
    }
    this.time = end;
  }

  private next(end: number): { at: number; callback: () => void } | undefined {
    let first: { at: number; callback: () => void } | undefined;
    for (const timer of this.timers) if (timer.at <= end && (!first || timer.at < first.at)) first = timer;
    return first;
  }
}

/** Lets every promise that can settle do so, where nothing waits for anything but timers. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 30; turn++) await Promise.resolve();
}
