/** One night of a pair: all that people do in it is the same but for one card that lies face down. */
import type { QuestionView } from '../../src/messages/view.ts';
import { Random } from '../../src/sim/random.ts';
import { virtualUid } from '../../src/sim/virtual-deck.ts';
import { listOf } from '../../src/table/tags.ts';
import { type HostRig, hostRig, startNight } from './host-rig.ts';

export interface PairOptions {
  readonly seed: number;
  /** A card of a tunnel turn, or the one that Ghost lays face down in his first turn. */
  readonly by: 'tunnel' | 'ghost';
  readonly how: 'tap' | 'touch';
}
type CardOf = { who: string; card: string; copy: number };

/** What every face was shown until the hidden card was turned over, and afterwards. */
export interface Shown {
  readonly before: string[];
  readonly after: string[];
}

const STRANGERS = ['04AAAAAAAAAAAA', '04BBBBBBBBBBBB'] as const;

/** @param world which of two cards is the hidden one */
export async function playHidden({ seed, by, how }: PairOptions, world: 0 | 1): Promise<Shown> {
  const rig = await hostRig();
  await startNight(rig, { reader: how === 'tap' });
  const player = new Player(rig, new Random(seed), how, by, world);
  const shown = watch(rig);
  await rig.choose(by === 'tunnel' ? '24-swivel-arm' : '24-braking');
  while (player.hiddenAt === null || !turnedOver(rig, player.hiddenAt)) await player.act();
  const views = shown();
  const reveal = views.findIndex(
    (view) => view.includes(`"is":"turned-over"`) && nowAt(view) >= (player.hiddenAt ?? 0),
  );
  rig.reader.device.stop();
  return { before: views.slice(0, reveal), after: views.slice(reveal) };
}

const nowAt = (view: string): number => Number(/"now":\{[^}]*"at":(\d+)/.exec(view)?.[1] ?? -1);
const turnedOver = (rig: HostRig, at: number): boolean => (rig.night().now?.at ?? -1) >= at;

/** Every view of every audience as it is sent, when, and what the reader was told. */
function watch(rig: HostRig): () => string[] {
  const views: string[] = [];
  for (const audience of ['console', 'screen'] as const)
    rig.host.onView((view) => {
      views.push(`${audience} at ${rig.clock.now()}: ${rig.toReader.splice(0).join('')} ${JSON.stringify(view)}`);
    }, audience);
  return () => views;
}

/** Whoever acts next: does by chance what the screen offers, and now and then what it refuses. */
class Player {
  /** Where in the pile the hidden card lies, once it was laid for good. */
  hiddenAt: number | null = null;
  private readonly laid = new Set<string>();
  private readonly hidden: readonly [CardOf, CardOf];

  constructor(
    private readonly rig: HostRig,
    private readonly random: Random,
    private readonly how: 'tap' | 'touch',
    private readonly by: 'tunnel' | 'ghost',
    private readonly world: 0 | 1,
  ) {
    const who = by === 'ghost' ? 'ghost' : random.pick(['ghost', 'doc', 'tuco', 'django']);
    const one = random.pick(listOf('actions'));
    const other = random.pick(listOf('actions').filter((card) => card.card !== one.card));
    this.hidden = [
      { who, ...one },
      { who, ...other },
    ];
  }

  async act(): Promise<void> {
    if (this.random.once(5)) await this.blunder();
    const question = this.rig.question();
    // On a turmoil turn everything is hidden, not one card: that has a test of its own.
    const options = question.options.filter(({ card }) => !card?.turns.includes('turmoil'));
    if (question.about !== 'scheme.act') return this.choose(this.random.pick(options).key);
    if (this.isHidden(question)) return this.layHidden(question);
    const card = this.openCard(question);
    if (!card || this.random.once(6)) return this.choose('draw');
    await this.lay(card);
    if (this.rig.question().about === 'scheme.face') await this.choose('up');
  }

  private isHidden(question: QuestionView): boolean {
    if (this.hiddenAt !== null || question.asks[0] !== this.hidden[0].who) return false;
    return question.with.type === 'tunnel' || this.by === 'ghost';
  }

  private async layHidden(question: QuestionView): Promise<void> {
    const at = this.rig.night().pile.length;
    await this.refusals(question);
    // Taken back before its face is known, and laid again, as people do.
    for (let again = this.random.once(3) ? 2 : 1; again > 0; again--) {
      await this.lay(this.hidden[this.world]);
      if (this.by === 'ghost') await this.choose('down');
      if (again > 1) for (let back = this.by === 'ghost' ? 2 : 1; back > 0; back--) await this.rig.send({ do: 'undo' });
    }
    this.hiddenAt = at;
    if (this.random.once(2)) await this.amendHidden();
    if (this.how === 'tap' && this.random.once(2)) await this.rig.tap(uid(this.hidden[this.world]));
  }

  /** Taps that are refused, with another card in each world. */
  private async refusals({ asks, with: { type } }: QuestionView): Promise<void> {
    if (this.how === 'touch') return;
    await this.rig.tap(STRANGERS[this.world]);
    const who = asks[0] as string;
    const wrong = [virtualUid(who, 'bullet', 1), virtualUid(who, 'bullet', 2), ...this.laidBy(who)];
    if (type === 'tunnel') await this.rig.tap(wrong.at(this.world === 0 ? 0 : -1) as string);
  }

  private laidBy(who: string): string[] {
    return listOf('actions')
      .map((card) => uid({ who, ...card }))
      .filter((one) => this.laid.has(one));
  }

  /** A card that this player can hold in both worlds. */
  private openCard(question: QuestionView): CardOf | undefined {
    const who = question.asks[0] as string;
    const offered = question.options.map((option) => option.key);
    const free = listOf('actions')
      .map((card) => ({ who, ...card }))
      .filter((card) => offered.includes(card.card) && !this.laid.has(uid(card)))
      .filter((card) => !this.hidden.some((hidden) => uid(hidden) === uid(card)));
    return free.length > 0 ? this.random.pick(free) : undefined;
  }

  private async lay(card: CardOf): Promise<void> {
    if (this.how === 'tap') await this.rig.tap(uid(card));
    else await this.choose(card.card);
    this.laid.add(uid(card));
  }

  private async choose(key: string): Promise<void> {
    const reply = await this.rig.choose(key);
    if (!reply.ok) throw new Error(`${key} was refused: ${reply.code}`);
  }

  /**
   * A stale touch, some undos and their redos, the night put away and opened again, the record looked at and amended,
   * play frozen, everything undone to some entry.
   */
  private async blunder(): Promise<void> {
    const { rig, random } = this;
    const kind = random.below(7);
    if (kind === 3) await rig.send({ do: 'show-log', on: random.once(2) });
    if (kind === 4) await this.amend();
    if (kind === 5) await this.freeze();
    if (kind === 6) await this.undoFar();
    if (kind === 0) await rig.choose('nowhere');
    if (kind === 1) {
      const times = 1 + random.below(3);
      for (const turn of ['undo', 'redo'] as const) {
        for (let done = 0; done < times; done++) await rig.send({ do: turn });
        if (random.once(2)) await rig.send({ do: 'table-matches' });
      }
    }
    if (kind === 2) {
      const { id } = rig.night();
      await rig.send({ do: 'go', to: 'home' });
      await rig.send({ do: 'open-night', id });
    }
  }

  /** Tries another answer to some entry, perhaps accepts it, and takes it back. */
  private async amend(): Promise<void> {
    const { rig, random } = this;
    await rig.send({ do: 'show-log', on: true });
    const entries = rig.night().log.filter(({ options }) => options.length > 1);
    if (entries.length === 0) return;
    const entry = random.pick(entries.slice(-15));
    const tried = await rig.send({ do: 'try-amend', n: entry.n, key: random.pick(entry.options) });
    if (!tried.ok) throw new Error(`an option of entry ${entry.n} was refused: ${tried.code}`);
    // Whoever says for good that a card lay face up, or that the turn was an open one, shows the card.
    const shows = ['scheme.face', 'round-card'].includes(entry.question?.about ?? '');
    if (shows || random.once(2)) return void (await rig.send({ do: 'drop-amend' }));
    await rig.send({ do: 'amend', n: entry.n, way: random.pick(['re-resolve', 'table-stands']) });
    await rig.send({ do: 'undo' });
    await rig.send({ do: 'table-matches' });
  }

  private async freeze(): Promise<void> {
    const { rig, random } = this;
    await rig.send({ do: 'freeze', why: random.pick(['knocked', 'audit', 'pack']) });
    const items = rig.night().freeze?.parts.flatMap((part) => part.items) ?? [];
    await rig.send({ do: 'tick', item: random.pick(items).id, on: true });
    await rig.send({ do: 'freeze', why: null });
  }

  private async undoFar(): Promise<void> {
    const { rig, random } = this;
    await rig.send({ do: 'show-log', on: true });
    const { log } = rig.night();
    if (log.length === 0) return;
    await rig.send({ do: 'undo-to', n: random.pick(log).n });
    await rig.send({ do: 'redo', all: true });
    await rig.send({ do: 'table-matches' });
  }

  /** "It was the other one", of a card that lies hidden: another in each world, tried, and then left as it was. */
  private async amendHidden(): Promise<void> {
    const { rig, world } = this;
    await rig.send({ do: 'show-log', on: true });
    const entry = rig.night().log.findLast(({ hidden }) => hidden);
    if (!entry) throw new Error('the hidden card is not hidden in the record');
    for (const card of [this.hidden[1 - world] as CardOf, this.hidden[world]]) {
      await rig.send({ do: 'try-amend', n: entry.n, key: card.card });
      await rig.send({ do: 'amend', n: entry.n, way: 're-resolve' });
    }
    for (const _ of this.hidden) await rig.send({ do: 'undo' });
    await rig.send({ do: 'table-matches' });
  }
}

const uid = ({ who, card, copy }: CardOf): string => virtualUid(who, card, copy);
