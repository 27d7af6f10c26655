/**
 * People at a virtual table: they play by what the screen shows, tap or touch, and make the mistakes that people
 * make. After every act the table is compared with the screen.
 */
import type { Command, Reply } from '../messages/commands.ts';
import type { Who } from '../messages/facts.ts';
import type { NightView, QuestionView, View } from '../messages/view.ts';
import { bandFor } from '../rules/base/modes/standard.ts';
import { roundCards } from '../rules/catalogue/round-cards.ts';
import { differences } from './compare.ts';
import type { Random } from './random.ts';
import { type ActionCard, type Card, VirtualTable } from './virtual-table.ts';

/** A tag that is no card of the game. */
const STRANGER = '04DEADBEEF0000';

/** How people reach the host. */
export interface Hands {
  view(): View;
  send(command: Command): Promise<Reply>;
  /** Lays a card on the reader and takes it off again; resolves once the host has answered. Null without a reader. */
  tap: ((uid: string) => Promise<void>) | null;
}

export interface SittingOptions {
  readonly hands: Hands;
  readonly random: Random;
  readonly seats: readonly Who[];
  readonly firstPlayer: Who;
  /** UIDs of the cards, where they are tapped. */
  readonly uidOf: (card: ActionCard) => string;
  /** One act in so many is a human fault, an undo, or the app closed and opened again; 0 for people who make none. */
  readonly faultOnceIn: number;
}

export class Sitting {
  readonly table: VirtualTable;
  /** Facts that the table has done. */
  private done = 0;
  private readonly roundDeck: string[];
  /** How often each fault was made. */
  readonly faults: Record<string, number> = {};

  constructor(private readonly options: SittingOptions) {
    const { seats, firstPlayer, random } = options;
    this.table = new VirtualTable(seats, firstPlayer, random);
    const band = bandFor(seats.length);
    const of = (name: string) =>
      roundCards.filter((card) => card.band === name && card.box === 'base').map((card) => card.id);
    this.roundDeck = [...random.shuffled(of(band)).slice(0, 4), random.pick(of('station'))];
  }

  /** Sits down: the table is laid as the screen tells. Throws with the differences if they do not agree. */
  begin(): void {
    this.follow('set-up');
  }

  /** One act of somebody. Throws when table and record differ. @returns false once the night is over */
  async act(): Promise<boolean> {
    const { random, faultOnceIn } = this.options;
    const question = this.night().question;
    if (!question) return false;
    if (faultOnceIn > 0 && random.once(faultOnceIn)) await this.blunder();
    const now = this.night().question;
    if (!now) return false;
    await this.answer(now);
    this.follow(now.id, faultOnceIn > 0 && random.once(faultOnceIn * 4));
    await this.setRight();
    return true;
  }

  private night(): NightView {
    const { night } = this.options.hands.view();
    if (!night) throw new Error('no night is open');
    return night;
  }

  private async answer(question: QuestionView): Promise<void> {
    if (question.about === 'scheme.act') return this.scheme(question);
    await this.touch(question, this.choice(question));
  }

  private async touch(question: QuestionView, key: string): Promise<void> {
    const reply = await this.options.hands.send({ do: 'answer', question: question.id, key });
    if (!reply.ok) throw new Error(`${question.id}: ${key} was refused: ${reply.code}`);
  }

  private choice(question: QuestionView): string {
    const keys = question.options.map((option) => option.key);
    if (question.about === 'round-card') {
      const number = Number(question.with.number);
      return this.roundDeck[number - 1] as string;
    }
    if (question.about === 'purse-value') return this.purse(question.asks[0] as Who);
    return this.options.random.pick(keys);
  }

  /** The values on the hidden sides of those purses that the record does not know: starting purses are $250. */
  private purse(who: Who): string {
    const held = (this.table.places[who] ?? [])
      .map((piece) => piece.token)
      .filter((token) => token.startsWith('purse'));
    const row = this.night().count?.rows.find((one) => one.who === who);
    const opened = this.night().story.flatMap((fact) =>
      fact.is === 'revealed' && fact.who === who ? [String(fact.token.split(':')[1])] : [],
    );
    const known = held.length - (row?.closed ?? 0) - opened.length;
    const hidden = held.map((token) => token.split(':')[1] as string);
    for (const value of [...Array<string>(known).fill('250'), ...opened]) {
      const at = hidden.indexOf(value);
      if (at < 0) throw new Error(`the record knows a purse of $${value} on ${who}'s sheet, and there is none`);
      hidden.splice(at, 1);
    }
    return hidden[0] as string;
  }

  private async scheme(question: QuestionView): Promise<void> {
    const { random } = this.options;
    const who = question.asks[0] as Who;
    const offered = question.options.map((option) => option.key);
    const playable = this.table.hand(who).filter((card): card is ActionCard => card.kind === 'action');
    if (playable.length === 0 || (offered.includes('draw') && random.once(6)))
      return this.touch(question, offered.includes('draw') ? 'draw' : 'pass');
    const card = random.pick(playable);
    this.table.chosen[who] = card;
    await this.lay(question, card);
  }

  private async lay(question: QuestionView, card: ActionCard): Promise<void> {
    const { hands, uidOf } = this.options;
    if (!hands.tap) return this.touch(question, card.card);
    await hands.tap(uidOf(card));
    if (this.night().question?.id === question.id)
      throw new Error(`${card.who}'s ${card.card} was tapped and not taken: ${hands.view().notice?.code}`);
  }

  /** Does at the table what the screen has told since last time, then compares. */
  private follow(where: string, leaveBehind = false): void {
    const { told, toldFrom } = this.night();
    for (const [at, fact] of told.entries()) {
      if (toldFrom + at < this.done) continue;
      if (leaveBehind && fact.is === 'moved' && this.done > 0) {
        this.count('pawn left behind');
        leaveBehind = false;
      } else this.table.apply(fact);
    }
    this.done = toldFrom + told.length;
    this.where = where;
  }
  private where = '';

  /** Compares; a pawn that was left behind is moved late, or the record is corrected to where it stands. */
  private async setRight(): Promise<void> {
    let wrong = differences(this.table, this.night());
    const pawn = /^pawn (\S+): the table has "([^"]+)"/.exec(wrong[0] ?? '');
    if (pawn) {
      const [, who, stands] = pawn as unknown as [string, Who, string];
      const shown = this.night().train.pawns[who] as string;
      if (this.options.random.once(2)) this.table.pawns[who] = shown;
      else {
        this.count('record corrected');
        await this.options.hands.send({ do: 'correct', put: { pieces: { [who]: stands } } });
        this.follow(`correction of ${who}`);
      }
      if (wrong.length > 1) return this.setRight();
      wrong = differences(this.table, this.night());
    }
    if (wrong.length > 0) throw new Error(`after ${this.where}: ${wrong.join('; ')}`);
  }

  private async blunder(): Promise<void> {
    const { random, hands } = this.options;
    const kinds = ['undo', 'undo', 'reopen', 'stale answer', 'no such option'];
    const kind = random.pick(hands.tap ? [...kinds, ...this.wrongTaps()] : kinds);
    this.count(kind);
    if (kind === 'undo') return this.takeBack();
    if (kind === 'reopen') return this.reopen();
    const before = JSON.stringify(this.night());
    await this.mistake(kind);
    if (JSON.stringify(this.night()) !== before) throw new Error(`the mistake "${kind}" changed the night`);
  }

  /** Something the host must refuse, and the night goes on as if it had not been. */
  private async mistake(kind: string): Promise<void> {
    const { random, hands, uidOf } = this.options;
    const question = this.night().question as QuestionView;
    const refused = async (command: Command) => {
      if ((await hands.send(command)).ok) throw new Error(`${kind} was taken`);
    };
    if (kind === 'stale answer') return refused({ do: 'answer', question: `${question.id}/old`, key: 'next' });
    if (kind === 'no such option') return refused({ do: 'answer', question: question.id, key: 'nowhere' });
    const wrong = this.wrongCards(kind, question);
    await hands.tap?.(wrong.length === 0 ? STRANGER : uidOf(random.pick(wrong)));
  }

  /** Mistakes with the reader that can be made now. */
  private wrongTaps(): string[] {
    const scheming = this.night().question?.about === 'scheme.act';
    return ['foreign tap', ...(scheming ? ['out of turn', 'forgotten tap', 'tapped twice'] : ['late tap'])];
  }

  /**
   * Cards that are tapped by mistake: of anybody but whose turn it is; of the next player, since this one laid a card
   * and forgot to tap it; of the pile; or after Schemin' is over. None stands for a stranger's card.
   */
  private wrongCards(kind: string, question: QuestionView): ActionCard[] {
    const { seats } = this.options;
    const { table } = this;
    const turn = seats.indexOf(question.asks[0] as Who);
    const next = seats[(turn + 1) % seats.length] as Who;
    const cards: Record<string, readonly Card[]> = {
      'out of turn': seats.filter((who) => !question.asks.includes(who)).flatMap((who) => table.hand(who)),
      'forgotten tap': table.hand(next),
      'tapped twice': table.pile,
      'late tap': seats.flatMap((who) => table.deck(who)),
    };
    return (cards[kind] ?? []).filter((card): card is ActionCard => card.kind === 'action');
  }

  /** Takes back up to three acts, puts the pieces back by the list, and perhaps does them again. */
  private async takeBack(): Promise<void> {
    const { random, hands } = this.options;
    let taken = 0;
    for (let most = 1 + random.below(3); taken < most && this.night().canUndo; taken++)
      await hands.send({ do: 'undo' });
    await this.putBack(`undo of ${taken}`, 'undo');
    if (!random.once(2)) return;
    for (let again = 0; again < taken; again++) await hands.send({ do: 'redo' });
    await this.putBack(`redo of ${taken}`, 'redo');
  }

  private async putBack(where: string, after: 'undo' | 'redo'): Promise<void> {
    for (const who of Object.keys(this.table.chosen)) delete this.table.chosen[who];
    this.table.putBack(this.night().putBack, after);
    this.skip(where);
    await this.options.hands.send({ do: 'table-matches' });
    await this.setRight();
    const { question } = this.night();
    if (question?.about === 'scheme.face') await this.chooseAgain(question);
  }

  /** Undone or redone to where a card was tapped and its face not decided: the player still holds one. */
  private async chooseAgain(question: QuestionView): Promise<void> {
    await this.options.hands.send({ do: 'undo' });
    this.skip(question.id);
  }

  private async reopen(): Promise<void> {
    const { hands } = this.options;
    const { id } = this.night();
    await hands.send({ do: 'go', to: 'home' });
    await hands.send({ do: 'open-night', id });
    this.skip('reopen');
    await this.setRight();
  }

  /** Whatever was told until now has been done already. */
  private skip(where: string): void {
    const { told, toldFrom } = this.night();
    this.done = toldFrom + told.length;
    this.where = where;
  }

  private count(kind: string): void {
    this.faults[kind] = (this.faults[kind] ?? 0) + 1;
  }
}
