/** Playing without a hand at the screen: the twelve command tags choose among whatever is asked, by name or by number. */
import type { HandsView } from '../../messages/view.ts';
import { COMMANDS, numberTags } from '../../table/command-tags.ts';
import { pressed, tagsOf } from '../../table/hands-free/choices.ts';
import { firstStep } from '../../table/hands-free/set-up.ts';
import type { Tag, Tags } from '../../table/tags.ts';
import { resting, type Tapped } from '../night-acts.ts';
import type { ReaderTap } from '../reader/link-options.ts';
import { type Ask, askNow, type Steps, type Table } from './asks.ts';

const good: Tapped = { good: true, saying: null };

export class HandsFree {
  private readonly steps: Steps = { setUp: '', fix: null, asker: null };
  /** Numbers tapped so far, and what they were tapped for. */
  private begun: { readonly about: string; readonly taps: readonly string[] } = { about: '', taps: [] };
  private tags: Tags = {};
  private on = false;

  constructor(private readonly table: Table) {}

  /** Begins anew: another screen, or another night. */
  begin(): void {
    Object.assign(this.steps, { setUp: firstStep(this.table.draft), fix: null, asker: null });
  }

  /**
   * @returns null where the tap means here what it always means
   */
  async tap(tap: ReaderTap, tags: Tags): Promise<Tapped | null> {
    const tag = tags[tap.uid];
    const { night } = this.table;
    if (!tag || !this.isOn(tags) || (night && resting(night))) return null;
    if (tap.origin && night?.ledger.knows(tap.uid, tap.origin)) return good;
    const ask = askNow(this.table, this.steps);
    if (!ask) return null;
    const taps = this.tapsFor(ask);
    this.begun = { about: '', taps: [] };
    if (tag.who !== COMMANDS) return this.card(tag, ask, tap);
    if (tag.card === 'undo' && taps.length > 0) return good;
    if (tag.card === 'undo' && ask.back) return this.done(ask.back());
    if (tag.card === 'fix' && this.mayFix) {
      this.steps.fix = this.steps.fix ? null : { from: null };
      return good;
    }
    const choice = pressed(tagsOf(ask.choices), taps, tag.card);
    if (!choice) return this.isElsewhere(ask) ? unanswered(tag.card) : null;
    if ('key' in choice) return this.done(ask.take(choice.key, tap));
    this.begun = { about: ask.about, taps: choice.begun };
    return good;
  }

  /** @param connected whether there is a reader */
  view(tags: Tags, connected: boolean): HandsView | null {
    if (!connected || !this.isOn(tags)) return null;
    const { night } = this.table;
    const ask = night && resting(night) ? null : askNow(this.table, this.steps);
    if (!ask) return null;
    return {
      about: ask.about,
      piece: ask.piece ?? null,
      tags: Object.fromEntries(Object.entries(tagsOf(ask.choices)).map(([key, way]) => [key, [...way]])),
      pressed: [...this.tapsFor(ask)],
      asker: ask.asker ?? null,
      undo: ask.back !== undefined || night?.ledger.canUndo === true,
      fix: this.mayFix,
    };
  }

  /** All six numbers are known. They are looked for anew where the list is another. */
  private isOn(tags: Tags): boolean {
    if (tags !== this.tags) {
      const known = new Set(Object.values(tags).flatMap(({ who, card }) => (who === COMMANDS ? card : [])));
      this.on = numberTags.every((number) => known.has(number));
      this.tags = tags;
    }
    return this.on;
  }

  private tapsFor({ about }: Ask): readonly string[] {
    return this.begun.about === about ? this.begun.taps : [];
  }

  private get mayFix(): boolean {
    const { night } = this.table;
    return night !== null && !night.isBehind && night.ledger.game.state.question !== null;
  }

  /** Whether what is asked is not the question of the night, which other taps answer too. */
  private isElsewhere({ about }: Ask): boolean {
    return about !== this.table.night?.ledger.game.state.question?.id;
  }

  private async card(tag: Tag, ask: Ask, tap: ReaderTap): Promise<Tapped | null> {
    const key = ask.cardKey?.(tag) ?? null;
    if (key !== null) return this.done(ask.take(key, tap));
    return this.steps.fix ? unanswered(tag.card) : null;
  }

  private async done(doing: ReturnType<Ask['take']>): Promise<Tapped> {
    const reply = await doing;
    if (reply.ok) return good;
    return { good: false, saying: { tone: 'bad', code: reply.code, who: null, card: null, with: reply.with } };
  }
}

const unanswered = (card: string): Tapped => ({
  good: false,
  saying: { tone: 'wait', code: 'tap.no-answer', who: null, card: null, with: { card } },
});
