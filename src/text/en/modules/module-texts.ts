import type { QuestionView, SetupStep } from '../../../messages/view.ts';

/** A question as the sentences are told it. */
export interface Asked {
  /** Who must answer. */
  readonly who: string;
  /** The other bandit in the matter, if one is named. */
  readonly other: string;
  readonly question: QuestionView;
}

export interface Switch {
  readonly question: string;
  readonly options: Readonly<Record<string, string>>;
}

/** What a module has to say; whatever it leaves out it has no use for. */
export interface ModuleTexts {
  /** Its name, and in a few words what it brings. */
  readonly name: string;
  readonly note: string;
  /** Things by their whole name, those of several kinds by what stands before the colon. */
  readonly things?: Readonly<Record<string, string | ((name: string) => string)>>;
  /** Where things lie that are neither in a space nor on a sheet: `beside the cards`. */
  readonly places?: Readonly<Record<string, string>>;
  /** Its spaces without floors, by their ids. */
  readonly spaces?: Readonly<Record<string, string>>;
  /** What is drawn unseen at set-up, by the place where it lies. */
  readonly draws?: Readonly<Record<string, { readonly name: string; readonly note: string }>>;
  /** Cards whose print may be typed in, by what it is kept under; `say` names what is printed on one. */
  readonly prints?: Readonly<
    Record<string, { readonly name: string; readonly note: string; readonly say?: (name: string) => string }>
  >;
  /** Buildings whose spaces end in `.in` and `.roof`: `the stagecoach`. */
  readonly buildings?: Readonly<Record<string, string>>;
  /** Cards that it adds to decks. */
  readonly cards?: Readonly<Record<string, string>>;
  /** Loot: one of it, and several. */
  readonly tokens?: Readonly<Record<string, [one: string, many: string]>>;
  /** How a thing that marks a car comes (`gone` false) and goes; `car` as in `car 2`. */
  readonly puts?: Readonly<Record<string, (car: string, gone: boolean) => string>>;
  readonly asks?: Readonly<Record<string, (asked: Asked) => string>>;
  /** What is said to whoever lays a card to which another act of the turn has led, by that act. */
  readonly given?: Readonly<Record<string, (who: string) => string>>;
  /** Answers said in words, by question and key. */
  readonly words?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Answers that are spaces said otherwise than by the number of the car, by question. */
  readonly goals?: Readonly<Record<string, (key: string) => string>>;
  /** By cause, how pawns move; `onto` says where to, as in `onto the roof of car 2`. */
  readonly journeys?: Readonly<Record<string, (onto: string, many: boolean) => string>>;
  readonly laying?: Readonly<Record<string, (step: SetupStep) => string>>;
  /** What one player takes, as a part of a sentence. */
  readonly layingOwn?: Readonly<Record<string, (step: SetupStep) => string>>;
  readonly house?: Readonly<Record<string, Switch>>;
  /** Rules in our own words, by the heading of the manual. */
  readonly rules?: Readonly<Record<string, string>>;
}
