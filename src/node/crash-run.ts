/** One crash: a host whose night plays itself is killed at a random moment, and nothing that it had shown may be lost. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { isDeepStrictEqual } from 'node:util';
import { WebSocket } from 'ws';
import { nightView } from '../host/views/night.ts';
import type { Entry, Opened } from '../ledger/entries.ts';
import { Ledger } from '../ledger/ledger.ts';
import { readSave } from '../ledger/save.ts';
import type { Command, Reply } from '../messages/commands.ts';
import type { NightView, View } from '../messages/view.ts';
import { Random } from '../sim/random.ts';

export interface CrashOptions {
  /** Decides when the host is killed. */
  readonly seed: number;
  /** An empty folder. */
  readonly dataDir: string;
  /** The built Node host. */
  readonly hostScript: string;
}

export type CrashOutcome = { ok: true; entriesShown: number } | { ok: false; why: string };

/** It is killed once so many views of its night were shown at most. */
const MOST_VIEWS = 30;
/** A little more than the pause between two acts of a night that nobody is said to watch. */
const PAUSE_MS = 120;
const GIVE_UP_MS = 20_000;

/** Never rejects: what went wrong is told. */
export async function crashRun(options: CrashOptions): Promise<CrashOutcome> {
  try {
    return await crash(options);
  } catch (error) {
    return { ok: false, why: error instanceof Error ? error.message : String(error) };
  }
}

async function crash({ seed, dataDir, hostScript }: CrashOptions): Promise<CrashOutcome> {
  const start = (...args: string[]) => Host.start(hostScript, ['--data', dataDir, '--reader', 'none', ...args]);
  const shown = await killed(await start('--demo', '--demo-seed', String(seed)), new Random(seed));
  const id = shown[0]?.id ?? '';
  const entries = await savedEntries(join(dataDir, 'nights', `${id}.jsonl`));
  if (!entries) return { ok: false, why: `the save of night ${id} cannot be read` };
  const states = entries.map((_, at) => stateAfter(entries, at + 1));
  const reached = passThrough(states, shown);
  if ('lost' in reached)
    return {
      ok: false,
      why: `${reached.lost} was shown, and the save of ${entries.length} entries does not come to it`,
    };
  const resumed = await reopened(await start(), id);
  if (typeof resumed === 'string') return { ok: false, why: resumed };
  if (!isDeepStrictEqual(resumed, states.at(-1)))
    return {
      ok: false,
      why: `the night was resumed at ${place(resumed)}, and its save ends at ${place(states.at(-1))}`,
    };
  return { ok: true, entriesShown: reached.entries };
}

/** Watches a night that plays itself, kills its host, and gives every view of the night that was shown. */
async function killed(host: Host, random: Random): Promise<NightView[]> {
  try {
    const views = 1 + random.below(MOST_VIEWS);
    const delay = random.below(PAUSE_MS);
    await host.until(() => host.shown.length >= views);
    await new Promise((resolve) => setTimeout(resolve, delay));
  } finally {
    await host.kill();
  }
  return host.shown;
}

/** Opens the night anew; returns how it is shown, or why it could not be opened. */
async function reopened(host: Host, id: string): Promise<NightView | string> {
  try {
    const reply = await host.send({ do: 'open-night', id });
    if (!reply.ok) return `night ${id} was not opened again: ${reply.code}`;
    await host.until(() => host.shown.length > 0);
    return host.shown.at(-1) as NightView;
  } finally {
    await host.kill();
  }
}

async function savedEntries(path: string): Promise<[Opened, ...Entry[]] | undefined> {
  const read = readSave(await readFile(path, 'utf8'));
  return read.ok && !read.damaged ? (read.entries as [Opened, ...Entry[]]) : undefined;
}

/** How the night is shown after the first `count` entries, as it comes out of a socket. */
function stateAfter(entries: readonly [Opened, ...Entry[]], count: number): NightView {
  const ledger = new Ledger([entries[0], ...(entries.slice(1, count) as Entry[])], Date.now);
  const view = nightView(ledger, { id: entries[0].id, putBack: [], unsaved: null, amend: null, logShown: false });
  return JSON.parse(JSON.stringify(view)) as NightView;
}

/** Whether the save passes through all that was shown, in order; and how many entries the last of it took. */
function passThrough(
  states: readonly NightView[],
  shown: readonly NightView[],
): { entries: number } | { lost: string } {
  let at = 0;
  for (const view of shown) {
    while (at < states.length && !isDeepStrictEqual(states[at], view)) at++;
    if (at === states.length) return { lost: place(view) };
  }
  return { entries: at + 1 };
}

const place = (night: NightView | undefined): string => night?.question?.id ?? night?.phase ?? 'nothing';

/** A host in a process of its own, watched by a browser that is none. */
class Host {
  /** Every view of a night so far. */
  readonly shown: NightView[] = [];
  #replies: Reply[] = [];

  private constructor(
    private readonly child: ChildProcess,
    private readonly socket: WebSocket,
  ) {
    socket.on('message', (data) => this.#take(JSON.parse(String(data)) as { view?: View; reply?: Reply }));
  }

  static async start(script: string, args: readonly string[]): Promise<Host> {
    const command = [script, '--headless', '--port', '0', ...args];
    const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'inherit'] });
    const [line] = await Promise.race([
      once(createInterface(child.stdout), 'line'),
      once(child, 'exit').then(([code]) =>
        Promise.reject(new Error(`the host ended with ${code} before it was ready`)),
      ),
    ]);
    const address = /^ready http:\/\/(\S+)$/.exec(String(line))?.[1];
    const socket = new WebSocket(`ws://${address}ws`);
    const host = new Host(child, socket);
    await once(socket, 'open');
    return host;
  }

  async send(command: Command): Promise<Reply> {
    this.#replies = [];
    this.socket.send(JSON.stringify({ id: 1, command }));
    await this.until(() => this.#replies.length > 0);
    return this.#replies[0] as Reply;
  }

  /** Waits until something that came has made it so. */
  async until(condition: () => boolean): Promise<void> {
    const signal = AbortSignal.timeout(GIVE_UP_MS);
    while (!condition())
      await once(this.socket, 'message', { signal }).catch(() => {
        throw new Error(`the host showed nothing new for ${GIVE_UP_MS} ms`);
      });
  }

  /** As a power cut would end it; what was on its way to the browser still arrives. */
  async kill(): Promise<void> {
    const gone = [once(this.child, 'exit'), once(this.socket, 'close')];
    this.child.kill('SIGKILL');
    await Promise.all(gone);
  }

  #take({ view, reply }: { view?: View; reply?: Reply }): void {
    if (reply) this.#replies.push(reply);
    if (view?.night && !isDeepStrictEqual(view.night, this.shown.at(-1))) this.shown.push(view.night);
  }
}
