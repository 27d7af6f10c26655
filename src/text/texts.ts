/**
 * The shape of a language: everything a face may say. A face holds codes and asks here for words, so another
 * language is another object of this shape and nothing else.
 */
import type { Cite, Fact, Place, Space, Thing, Token, Who } from '../messages/facts.ts';
import type { FreezeItem, InPlay, LogEntry, Warning } from '../messages/record.ts';
import type { Notice, OptionView, Phase, PutBack, QuestionView, ReaderView, SetupStep } from '../messages/view.ts';

/** What a version brought, in sentences. */
export interface News {
  readonly of: string;
  readonly lines: readonly string[];
}

export interface Texts {
  /** The BCP 47 tag for the page, such as `en`. */
  readonly language: string;
  readonly name: Names;
  /** One fact as one sentence. */
  say(fact: Fact): string;
  /** What each version brought, the newest first. */
  readonly news: readonly News[];
  /** The answer to a tap or a command. Never tells a hidden card, even when the notice carries one. */
  notice(notice: Notice): string;
  /** What the question asks, as a sentence addressed to whom it asks; `to` where a player is spoken to by both bandits. */
  ask(question: QuestionView, to?: readonly Who[]): string;
  /** The words on an option's button. */
  option(question: QuestionView, option: OptionView): string;
  /** How the reader is, in one sentence. */
  readerState(reader: ReaderView): string;
  /** What is wrong with the reader and what to do next. */
  trouble(code: string): Trouble;
  /** What would suit the reader better, by the code of why. */
  proposal(why: string, source: string): string;
  /** Why a card could not be read. */
  misread(code: string): string;
  /** Why a save cannot be opened. */
  saveTrouble(code: string): string;
  /** Laying out the table: what concerns one bandit is folded into one line. */
  laying(steps: readonly SetupStep[]): LayingLine[];
  /** What still stops the start. */
  missing(code: string): string;
  house(id: string): HouseText;
  /** A mode, and what it is in a few words. */
  mode(id: string): ModeText;
  /** A module of the box, and in a few words what it brings. */
  module(id: string): ModeText;
  /** Something to agree on: a way of playing, of tapping, a round deck, a preset. */
  way(id: string): ModeText;
  /** What is drawn unseen at set-up, by the place where it lies. */
  draw(place: Place): ModeText;
  /** Cards whose print may be typed in, and a line on how they are read. */
  print(of: string): ModeText;
  /** What is printed on one of those cards, by its short name. */
  printed(of: string, name: string): string;
  /** What a house rule is about, by the headings it is found at. */
  houseGroup(cites: readonly Cite[]): string;
  /** A power of Silk's that the table may agree on. */
  silk(id: string): ModeText;
  /** A rule in our own words, under the heading of the manual it is found at. */
  rule(cite: Cite): RuleNote;
  putBack(move: PutBack): string;
  /** What an entry of the log did that answered no question. */
  deed(entry: LogEntry): string;
  /** Why a later entry no longer fits an amend. */
  unfit(why: string): string;
  /** What cannot be by the rules, said and never refused. */
  warning(warning: Warning): string;
  /** A car, a bandit or the table, whose things are put back. */
  part(of: string): string;
  /** One thing to put where it goes. */
  item(item: FreezeItem): string;
  inPlay(inPlay: InPlay): InPlayText;
  /** The name of one line of the final count. */
  term(id: string): string;
  readonly ui: Ui;
}

export interface Names {
  who(who: Who): string;
  /** Whose list of tags it is: somebody's, a module's, or what else is in the box. */
  cardsOf(who: Who): string;
  /** Whether those are somebody's cards, and have a colour and a letter. */
  isSomebody(who: Who): boolean;
  /** The one letter on the pawn. */
  letter(who: Who): string;
  card(card: string): string;
  token(token: Token): string;
  /** `a horse`, `the stagecoach`, `the Banker`. */
  thing(thing: Thing): string;
  /** A goal of the Marshal player. */
  goal(goal: string): string;
  tokens(tokens: readonly Token[]): string;
  car(car: string): string;
  event(event: string): string;
  /** What an event will do, in one short sentence. */
  eventNote(event: string): string;
  turn(turn: string): string;
  turnNote(turn: string): string;
  roundCard(card: string, event: string | null): string;
  /** `inside car 3`, `the roof of the locomotive`. */
  space(space: Space): string;
  /** Where something is: `inside car 3`, `on the roof of car 3`, `on Doc's sheet`. */
  at(place: Place): string;
  phase(phase: Phase): string;
  list(names: readonly string[]): string;
  money(dollars: number): string;
}

export interface Trouble {
  readonly what: string;
  readonly next: string;
}

export interface LayingLine {
  /** Whose things they are: a bandit's, or a player's of two; none for the whole table’s. */
  readonly who: readonly Who[];
  readonly text: string;
}

/** What a night is played with, line by line; null where there is nothing to say. */
export interface InPlayText {
  readonly mode: string;
  /** Modules, variants and extras. */
  readonly parts: string | null;
  readonly silk: string | null;
  /** Both ways to tap, and which of them it is. */
  readonly taps: Readonly<Record<InPlay['taps'], string>>;
  readonly tapped: InPlay['taps'];
  readonly deck: string;
  readonly preset: string | null;
}

export interface HouseText {
  readonly question: string;
  readonly option: (id: string) => string;
}

export interface ModeText {
  readonly name: string;
  readonly note: string;
}

export interface RuleNote {
  readonly heading: string;
  readonly note: string;
}

/** The fixed words of the screens. */
export type Ui = typeof import('./en/ui.ts').ui;
