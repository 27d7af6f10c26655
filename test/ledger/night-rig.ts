import type { Draft, Entry, Opened } from '../../src/ledger/entries.ts';
import { Ledger, opening } from '../../src/ledger/ledger.ts';
import { lineOf } from '../../src/ledger/save.ts';
import { optionsOf, waiting } from '../../src/rules/engine/game.ts';
import { standardSetup } from '../../src/rules/setup.ts';
import { Random } from '../../src/sim/random.ts';

const setup = standardSetup({
  seats: ['ghost', 'doc', 'tuco', 'cheyenne'],
  cars: ['car-3j', 'car-1p', 'car-4p1j', 'car-1p1j'],
});
/** Names with letters of one to four bytes. */
const names = { ghost: 'Ada', doc: 'Zoë', tuco: '李', cheyenne: '🤠' };

export const opened: Opened = opening('night', '1.0', setup, names, 1000);

/** A ledger that keeps its lines in a list. */
export class LedgerRig {
  readonly lines: string[];
  private time = 1000;
  readonly ledger: Ledger;

  constructor(first: Opened = opened) {
    this.lines = [lineOf(first)];
    this.ledger = new Ledger([first], () => this.time++);
  }

  add(draft: Draft): Promise<void> {
    return this.ledger.add(draft, async (line) => void this.lines.push(line));
  }

  answer(key: string): Promise<void> {
    const { question } = this.ledger.game.state;
    if (!question) throw new Error(`nothing is asked: ${key}`);
    return this.add({ is: 'answer', question: question.id, key, via: 'touch' });
  }

  /** Answers by chance; false once the night is over. */
  async any(random: Random): Promise<boolean> {
    const { question } = this.ledger.game.state;
    if (question) {
      const by = random.pick(waiting(question));
      const { key } = random.pick(optionsOf(question, by));
      await this.add({ is: 'answer', question: question.id, key, by, via: 'touch' });
    }
    return question !== null;
  }

  get text(): string {
    return this.lines.map((line) => `${line}\n`).join('');
  }
}

/** The save of a night played by chance, with some corrections and undos, of at most so many entries. */
export async function playedNight(seed: number, most = Number.POSITIVE_INFINITY): Promise<LedgerRig> {
  const rig = new LedgerRig();
  const random = new Random(seed);
  while (rig.lines.length < most && (await rig.any(random))) {
    if (random.once(12) && rig.ledger.canUndo) await rig.add({ is: 'undo' });
    if (random.once(12) && rig.ledger.canRedo) await rig.add({ is: 'redo' });
    if (random.once(15) && rig.ledger.game.state.round)
      await rig.add({ is: 'correct', pieces: { doc: random.pick(['1.in', '2.roof', '3.in']) } });
  }
  return rig;
}

export const json = (value: unknown): string => JSON.stringify(value);
export const entries = (lines: readonly string[]): Entry[] =>
  lines.map((line) => {
    const { crc, ...entry } = JSON.parse(line);
    return entry;
  });
