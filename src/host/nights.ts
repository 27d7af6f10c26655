/** The shelf of nights: their list, a new one, an old one opened, and how each of them stands. */
import { z } from 'zod';
import type { Entry, Opened } from '../ledger/entries.ts';
import { Ledger, opening } from '../ledger/ledger.ts';
import { lineOf, type Read, readHead, readSave } from '../ledger/save.ts';
import type { NightSummary } from '../messages/view.ts';
import { isBuilt } from '../rules/built.ts';
import { hands } from '../rules/engine/players.ts';
import type { Setup, Who } from '../rules/engine/state.ts';
import { OpenNight } from './open-night.ts';
import { Replay } from './replay.ts';
import { type SaveFile, type Storage, StorageError } from './storage.ts';

const standings = z.record(z.string(), z.strictObject({ round: z.int(), winners: z.array(z.string()) }));
type Standings = z.infer<typeof standings>;
const SUMMARIES = 'nights';

/** What opening a night brings: the night, or a code that says why not. */
export type Opening = { ok: true; night: OpenNight; dropped: number } | Unreadable;
type Unreadable = { ok: false; code: 'save.newer' | 'save.not-a-save'; with: Record<string, string | number> };

/** A night is named by the moment at which it began. */
const idOf = (at: number): string => new Date(at).toISOString().replace(/[:.]/g, '-');

type Legible = Omit<Extract<Read, { ok: true }>, 'entries'> & { entries: [Opened, ...Entry[]] };

/** What taking in a save of elsewhere brings: the night's id on our shelf, or a code that says why not. */
export type Taking = { ok: true; id: string } | Unreadable;

/** Copies of one night that went different ways, each a night of its own. */
const MOST_COPIES = 9;
/** Ids that any Storage takes; a save of elsewhere may bear any. */
const plainId = /^[A-Za-z0-9][A-Za-z0-9._-]{0,90}$/;

/** The entries of a save, or why it cannot be opened: one of a later version may have rules that are not built. */
function entriesOf(id: string, text: string): Legible | Unreadable {
  const read = readSave(text);
  if (!read.ok && read.code === 'newer') return { ok: false, code: 'save.newer', with: { format: read.format } };
  if (!read.ok) return { ok: false, code: 'save.not-a-save', with: { id } };
  const entries = read.entries as [Opened, ...Entry[]];
  const { setup, format } = entries[0];
  return isBuilt(setup) ? { ...read, entries } : { ok: false, code: 'save.newer', with: { format } };
}

export class Nights {
  private standings: Standings = {};

  constructor(
    private readonly storage: Storage,
    private readonly clock: () => number,
    private readonly version: string,
  ) {}

  async load(): Promise<void> {
    const kept = standings.safeParse(await this.storage.readJson(SUMMARIES).catch(() => undefined));
    this.standings = kept.success ? kept.data : {};
  }

  async list(): Promise<NightSummary[]> {
    return (await this.storage.list()).map(({ id, head, at }) => this.summary(id, head, at));
  }

  private summary(id: string, head: string, at: number): NightSummary {
    const opened = readHead(head);
    const { round, winners } = this.standings[id] ?? { round: 1, winners: [] };
    const untold = { id, at, mode: '', players: 0, seats: [], round, winners };
    if (!opened) return { ...untold, trouble: 'not-a-save' };
    if ('newer' in opened || !isBuilt(opened.setup)) return { ...untold, trouble: 'newer' };
    const { mode, seats } = opened.setup;
    return { ...untold, mode, players: hands(opened.setup).length, seats, trouble: null };
  }

  /** A new night, its first line on disk. */
  async create(setup: Setup, names: Record<Who, string>): Promise<OpenNight> {
    const at = this.clock();
    const id = idOf(at);
    const first = opening(id, this.version, setup, names, at);
    const file = await this.storage.create(id);
    await file.append(lineOf(first));
    return new OpenNight(id, new Ledger([first], this.clock), file);
  }

  /** Opens a night; what is torn or damaged is cut off, and a copy kept where more than the last line is lost. */
  async open(id: string): Promise<Opening> {
    const { text, file } = await this.storage.open(id);
    const read = entriesOf(id, text);
    if (!read.ok) {
      await file.close();
      return read;
    }
    if (read.damaged) await this.storage.writeJson(`damaged-${id}`, { text });
    if (read.dropped > 0) await file.truncate(read.bytes);
    const ledger = new Ledger(read.entries, this.clock);
    return { ok: true, night: new OpenNight(id, ledger, file), dropped: read.dropped };
  }

  /**
   * Takes in a save that was brought from elsewhere. The night that is here already and went on there is continued; one
   * that went another way there becomes a night of its own, and one that is here as far or further is left as it is.
   */
  async take(text: string): Promise<Taking> {
    const read = entriesOf('', text);
    if (!read.ok) return read;
    const [opened] = read.entries;
    const name = plainId.test(opened.id) ? opened.id : idOf(this.clock());
    const lines = text.split('\n').slice(0, read.entries.length);
    for (let copy = 1; copy < MOST_COPIES; copy++) {
      const id = copy === 1 ? name : `${name}-${copy}`;
      if (await this.continued(id, lines)) return { ok: true, id };
    }
    throw new StorageError('other', `${name} is there ${MOST_COPIES} times`);
  }

  /** Brings the night of that id as far as `lines` go; false where it went another way, or is no night. */
  private async continued(id: string, lines: readonly string[]): Promise<boolean> {
    const { text, file } = await this.openOrCreate(id);
    try {
      const here = text.split('\n').slice(0, -1);
      const shared = Math.min(here.length, lines.length);
      if (here.slice(0, shared).some((line, at) => line !== lines[at])) return false;
      for (const line of lines.slice(shared)) await file.append(line);
      return true;
    } finally {
      await file.close();
    }
  }

  private async openOrCreate(id: string): Promise<{ text: string; file: SaveFile }> {
    try {
      return await this.storage.open(id);
    } catch (error) {
      if (!(error instanceof StorageError) || error.code !== 'gone') throw error;
      return { text: '', file: await this.storage.create(id) };
    }
  }

  /** A night to be looked at again. Its file is left as it is. */
  async replay(id: string): Promise<{ ok: true; replay: Replay } | Unreadable> {
    const { text, file } = await this.storage.open(id);
    await file.close();
    const read = entriesOf(id, text);
    return read.ok ? { ok: true, replay: new Replay(id, read.entries) } : read;
  }

  /** Remembers how a night stands, for the list. Losing it loses nothing of the night. */
  async remember(night: OpenNight): Promise<void> {
    const { round, score } = night.ledger.game.state;
    const now = { round: score ? 6 : (round?.number ?? 1), winners: score?.winners ?? [] };
    const kept = this.standings[night.id];
    if (kept?.round === now.round && kept.winners.length === now.winners.length) return;
    this.standings[night.id] = now;
    await this.storage.writeJson(SUMMARIES, this.standings).catch(() => undefined);
  }
}
