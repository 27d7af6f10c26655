/** The room where a night is played: a virtual table, the host that people reach with their hands, and what they share. */
import type { Command, Reply } from '../../messages/commands.ts';
import type { NightView, QuestionView, View } from '../../messages/view.ts';
import { differences } from '../compare.ts';
import type { Random } from '../random.ts';
import type { ActionCard, Card, VirtualCards } from '../virtual-cards.ts';
import type { VirtualTable } from '../virtual-table.ts';

/** How people reach the host. */
export interface Hands {
  view(): View;
  send(command: Command): Promise<Reply>;
  /** Lays a card on the reader and takes it off again; resolves once the host has answered. Null without a reader. */
  tap: ((uid: string) => Promise<void>) | null;
}

export interface RoomOptions {
  readonly hands: Hands;
  readonly random: Random;
  readonly table: VirtualTable;
  /** UIDs of the cards, where they are tapped. */
  readonly uidOf: (card: ActionCard) => string;
}

export class Room {
  readonly hands: Hands;
  readonly random: Random;
  readonly table: VirtualTable;
  readonly uidOf: (card: ActionCard) => string;
  /** How often each human fault was made. */
  readonly faults: Record<string, number> = {};
  /** Cards that were tapped as they were laid: tapped again, they are known. */
  readonly tapped = new Set<Card>();
  /** Set while the pile is known to be another than was counted: hands and decks then differ too. */
  miscounted = false;
  /** Facts that the table has done. */
  private done = 0;
  private where = 'set-up';

  constructor({ hands, random, table, uidOf }: RoomOptions) {
    this.hands = hands;
    this.random = random;
    this.table = table;
    this.uidOf = uidOf;
  }

  get cards(): VirtualCards {
    return this.table.cards;
  }

  get night(): NightView {
    const { night } = this.hands.view();
    if (!night) throw new Error('no night is open');
    return night;
  }

  /** Asks the host for something that it must do. Throws when it is refused. */
  async send(command: Command): Promise<void> {
    const reply = await this.hands.send(command);
    if (!reply.ok) throw new Error(`${JSON.stringify(command)} was refused: ${reply.code}`);
  }

  /** Answers by touch; `by` where several are asked. */
  touch({ id, asks }: QuestionView, key: string, by?: string): Promise<void> {
    const answer = { do: 'answer', question: id, key } as const;
    return this.send(by === undefined || asks.length === 1 ? answer : { ...answer, by });
  }

  /** Taps a card that must be taken. Without a reader nothing is tapped. @returns false without a reader */
  async tap(card: ActionCard): Promise<boolean> {
    if (!this.hands.tap) return false;
    const before = JSON.stringify(this.night.question);
    this.tapped.add(card);
    await this.hands.tap(this.uidOf(card));
    if (JSON.stringify(this.night.question) === before)
      throw new Error(`${card.who}'s ${card.card} was tapped and not taken: ${this.hands.view().notice?.code}`);
    return true;
  }

  /** Does at the table what the screen has told since last time. A pawn may be left behind by mistake. */
  follow(where: string, leaveBehind = false): void {
    const { told, toldFrom } = this.night;
    let forget = leaveBehind && this.done > 0;
    for (const [at, fact] of told.entries()) {
      if (toldFrom + at < this.done) continue;
      // Who sits down puts the own pawn onto the train.
      if (forget && fact.is === 'moved' && fact.pawns.every(({ from }) => from !== 'box')) {
        this.fault('pawn left behind');
        forget = false;
      } else this.table.apply(fact);
    }
    this.skip(where);
  }

  /** Whatever was told until now has been done already. */
  skip(where: string): void {
    const { told, toldFrom } = this.night;
    this.done = toldFrom + told.length;
    this.where = where;
  }

  /** Compares table and screen; a pawn that was left behind is moved late, or the record is corrected to where it stands. */
  async setRight(): Promise<void> {
    const wrong = this.wrong();
    const pawn = /^pawn (\S+): the table has "([^"]+)"/.exec(wrong[0] ?? '');
    if (!pawn) {
      if (wrong.length > 0) throw new Error(`after ${this.where}: ${wrong.join('; ')}`);
      return;
    }
    const [, who = '', stands = ''] = pawn;
    const shown = this.night.train.pawns[who] as string;
    if (this.random.once(2)) this.table.pawns[who] = shown;
    else {
      this.fault('record corrected');
      await this.send({ do: 'correct', put: { pieces: { [who]: stands } } });
      this.follow(`correction of ${who}`);
    }
    return this.setRight();
  }

  private wrong(): string[] {
    const wrong = differences(this.table, this.night);
    return this.miscounted ? wrong.filter((line) => !/^(hand|deck|pile)/.test(line)) : wrong;
  }

  fault(kind: string): void {
    this.faults[kind] = (this.faults[kind] ?? 0) + 1;
  }
}
