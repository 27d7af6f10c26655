import type { Draft, Entry, Opened } from '../../src/ledger/entries.ts';
import { Ledger, opening } from '../../src/ledger/ledger.ts';
import { lineOf } from '../../src/ledger/save.ts';
import { mayRepeat } from '../../src/rules/base/flow/stealin.ts';
import { type Game, optionsOf, waiting } from '../../src/rules/engine/game.ts';
import { houseRules } from '../../src/rules/house/index.ts';
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

  /** Answers by chance, of what people may mean; false once the night is over. */
  async any(random: Random, may: (game: Game, key: string) => boolean = () => true): Promise<boolean> {
    const { question } = this.ledger.game.state;
    if (question) {
      const by = random.pick(waiting(question));
      const { key } = random.pick(optionsOf(question, by).filter((option) => may(this.ledger.game, option.key)));
      await this.add({ is: 'answer', question: question.id, key, by, via: 'touch' });
    }
    return question !== null;
  }

  /** Puts the record right in some way by chance, if that way is open now; or says something about the night. */
  async putRight(random: Random): Promise<void> {
    const drafts = waysToPutRight(this.ledger, random);
    const draft = drafts.length > 0 ? random.pick(drafts) : undefined;
    if (draft) await this.add(draft);
  }

  get text(): string {
    return this.lines.map((line) => `${line}\n`).join('');
  }
}

/** One of each kind of entry, as far as it can be made now. */
export function waysToPutRight({ game, night, canUndo, canRedo, standing }: Ledger, random: Random): Draft[] {
  const { question, round } = game.state;
  const spaces = ['0.in', '1.in', '2.roof', '3.in', '4.roof', 'off'];
  const seats = game.kit.bandits;
  const answers = night.done.filter(({ deed, question: met }) => deed.is === 'answer' && met && met.options.length > 1);
  const met = answers.length > 0 ? random.pick(answers.slice(-12)) : undefined;
  const key = met?.question && random.pick(met.question.options).key;
  const way = random.pick(['re-resolve', 'table-stands'] as const);
  const house = random.pick(houseRules);
  const a = random.pick(seats);
  const b = random.pick(seats.filter((who) => who !== a));
  return [
    ...(canUndo ? ([{ is: 'undo' }, { is: 'undo', to: random.pick(standing.slice(-9)).n }] as const) : []),
    ...(canRedo ? ([{ is: 'redo' }, { is: 'redo', all: true }] as const) : []),
    ...(round
      ? [{ is: 'correct' as const, pieces: { [a]: random.pick(spaces) }, loot: { '2.in': ['purse'] }, neutral: 3 }]
      : []),
    ...(question?.skip ? [{ is: 'skip' as const, question: question.id }] : []),
    ...(question && mayRepeat(game.state) ? [{ is: 'repeat' as const, question: question.id }] : []),
    ...(met && key ? [{ is: 'amend' as const, of: met.deed.n, key, way }] : []),
    { is: 'house', id: house.id, option: random.pick(house.options) },
    ...(question?.about === 'round-card'
      ? Array(5).fill({ is: 'taps' as const, taps: random.pick(['scheming', 'turning']) })
      : []),
    ...(random.once(4) ? [{ is: 'leave' as const, who: a }] : []),
    { is: 'swap', a, b },
    { is: 'merge', from: a, into: b },
    { is: 'break', on: random.once(2) },
    { is: 'freeze', why: random.pick(['knocked', 'audit', 'pack', null]) },
    { is: 'tick', item: `pawn:${a}`, on: random.once(2) },
  ];
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

/** The save of a night whose people put its record right all the time, in every way. */
export async function mendedNight(seed: number, most: number, first: Opened = opened): Promise<LedgerRig> {
  const rig = new LedgerRig(first);
  const random = new Random(seed);
  while (rig.lines.length < most && (await rig.any(random))) while (random.once(2)) await rig.putRight(random);
  return rig;
}

export const json = (value: unknown): string => JSON.stringify(value);
export const entries = (lines: readonly string[]): Entry[] =>
  lines.map((line) => {
    const { crc, ...entry } = JSON.parse(line);
    return entry;
  });
