/** A night that plays itself: people at a virtual table, who tap virtual cards on a virtual reader. */
import type { Clock } from '../host/reader/clock.ts';
import type { Command } from '../messages/commands.ts';
import type { HostPort } from '../messages/host.ts';
import type { View } from '../messages/view.ts';
import type { Way } from '../table/ways.ts';
import { beginNight, plain } from './new-night.ts';
import { Random } from './random.ts';
import type { VirtualReader } from './virtual-reader.ts';

export interface DemoOptions {
  readonly host: HostPort & { playsItself(runs: boolean): void };
  readonly reader: VirtualReader;
  readonly clock: Clock;
  readonly seed: number;
  /** How people sit; a night of four, as most tables play it, if left out. */
  readonly way?: Pick<Way, 'mode' | 'players'>;
  /** Milliseconds between two acts. */
  readonly pace: number;
}

/** A demonstration under way. It ends by itself with the night, or when somebody leaves the night. */
export class Demo {
  private ended = false;
  private view: View | null = null;
  private readonly stopWatching: () => void;

  constructor(private readonly options: DemoOptions) {
    this.stopWatching = options.host.onView((view) => {
      this.view = view;
    });
  }

  /** Plays; resolves when the night is counted or was left. */
  async play(): Promise<void> {
    const { host, pace, clock, seed } = this.options;
    const random = new Random(seed);
    await host.send({ do: 'reader', source: 'sim' });
    const hands = { view: () => this.view as View, send: (command: Command) => host.send(command) };
    const sitting = await beginNight({
      hands: { ...hands, tap: (uid) => this.tap(uid) },
      random,
      way: this.options.way ?? { mode: 'standard', players: 4 },
      // What people look at first shows the plain game.
      fixed: plain,
      faultOnceIn: 0,
    });
    host.playsItself(true);
    const night = this.view?.night?.id;
    do await new Promise<void>((resolve) => clock.after(pace, resolve));
    while (!this.ended && this.view?.night?.id === night && (await sitting.act()));
    host.playsItself(false);
    this.end();
  }

  end(): void {
    this.ended = true;
    this.stopWatching();
  }

  /** Lays a card down until the host has answered, as a person would. */
  private async tap(uid: string): Promise<void> {
    const { reader, host } = this.options;
    const before = this.view?.notice?.n ?? null;
    await new Promise<void>((resolve) => {
      const stop = host.onView((view) => {
        if (view.notice === null || view.notice.n === before) return;
        queueMicrotask(() => stop());
        resolve();
      });
      reader.tap(uid);
    });
    reader.lift(uid);
  }
}
