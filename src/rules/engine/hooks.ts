/**
 * All the places where a rule can take part, typed in one file. A rule, module, power, event, variant or
 * house rule is an object that fills in some of them; the engine names none of them.
 */
import type { Arrival, Game, Meeting, Outcome } from './game.ts';
import type { Action, Cite, Played, Space, Step, Thing, Token, Who } from './state.ts';

/** Lists a rule can widen or narrow: what is in each, and the question that is put with it. */
export interface Lists {
  /** Powers a bandit has now. */
  powers: { item: string; about: { who: Who } };
  /** Pawns that can be shot, punched, moved by a bandit's act, besides himself. */
  characters: { item: Who; about: { by: Who } };
  /** What belongs to a car besides its two floors: spaces `within` it, and of what stands `beside` it. */
  'car.spaces': { item: Space; about: { car: number; part: 'within' | 'beside' } };
  /** Things along a car that mark the car itself, and do not stand beside it. */
  'car.marks': { item: Thing; about: { car: number } };
  /** Insides of cars that are none of the base box, the prison car say. */
  'special.cars': { item: Space; about: Record<string, never> };
  /** Insides of cars whose roof stays on, whatever would take it off. */
  'roofed.cars': { item: Space; about: Record<string, never> };
  /** Variants for which the die is still to be thrown as the first round begins. */
  'die.for': { item: string; about: Record<string, never> };
  /** Insides of the cars that it can show. */
  'die.cars': { item: Space; about: { variant: string } };
  /** Where a pawn comes to stand that is sent to a space: that space, unless there is no such floor. */
  landing: { item: Space; about: { who: Who } };
  /** Spaces one step away on the same floor. */
  neighbours: { item: Space; about: { space: Space; for: 'move' | 'shoot' | 'push' | 'marshal' } };
  /** Cards of a bandit's deck, one entry a card. */
  'deck.cards': { item: string; about: { who: Who } };
  /** What a card counts as where a rule names cards: itself first. */
  'card.kinds': { item: string; about: { card: string } };
  /** Cards of the pile that an action may copy the last of, in the order in which they were laid. */
  'copy.cards': { item: Played; about: Action };
  'move.spaces': { item: Space; about: Action };
  'floor.spaces': { item: Space; about: Action };
  /** Tokens that a Loot may take, one entry a token, as they look. */
  'loot.tokens': { item: Token; about: Action };
  /** Tokens of his that a bandit may give to another. */
  'given.tokens': { item: Token; about: { from: Who; to: Who } };
  /** Tokens on a sheet that count as strongboxes, for what is said of those. */
  strongboxes: { item: Token; about: { who: Who } };
  /** Kinds of tokens that lie face down until the count. */
  'hidden.kinds': { item: Token; about: Record<string, never> };
  /** Arrivals in the circus car after which the giraffe may be climbed. */
  'giraffe.offers': { item: Arrival; about: { arrived: readonly Arrival[] } };
  /** Purses with which a bandit may buy the card that was just turned over; `at` is its place in the pile. */
  'buy.purses': { item: Token; about: { who: Who; at: number } };
  /** What a Loot may come to: a token, or several at once as one key, `jewel+purse`. */
  'loot.ways': { item: string; about: Action };
  /** Spaces that a shot reaches through a ceiling or a floor. */
  'shoot.through': { item: Space; about: Action };
  /** Roofs along the train in one direction, nearest first, as far as somebody on them could be shot. */
  'shoot.row': { item: Space; about: { by: Who } };
  'shoot.targets': { item: Who; about: Action };
  'punch.targets': { item: Who; about: Action };
  /** Targets that must be hit instead of one who is spared while there is another; `do` is the action. */
  'instead.of': { item: Who; about: { by: Who; spared: Who; do: string } };
  'punch.tokens': { item: Token; about: Action };
  /** Who may keep the token that a punch knocks loose, instead of the floor. */
  'punch.keepers': { item: Who; about: Action };
  /** Where a punched pawn may be sent. */
  'punch.spaces': { item: Space; about: Action };
  /** Where the pawn that a bullet pushes may be sent; `about` is the hit. */
  'push.spaces': { item: Space; about: Action };
  /** The car at whose level a space beside the train is. */
  'space.cars': { item: number; about: { space: Space } };
  /** Where a rider may end who sets off beside `car`; `cars` are those beside which the horse may stop. */
  'ride.spaces': { item: Space; about: Action & { car: number; cars: readonly number[] } };
  'marshal.spaces': { item: Space; about: Action };
  /** What a bullet card with a lasting penalty lies before its bandit as; it goes into the deck at once if it is empty. */
  'bullet.laid': { item: Thing; about: Action };
  /** Bandits who start as the mode has it. */
  'start.bandits': { item: Who; about: Record<string, never> };
  /** The two cars where pawns start by turns. */
  'start.spaces': { item: Space; about: Record<string, never> };
  /** Insides of cars that get a token of a kind of which every car gets one. */
  'car.tokens': { item: Space; about: { token: Token } };
  /** What a player may do on a Schemin' turn: `play`, `draw`, `pass`, and what modules add, each with a step `scheme.<act>`. */
  'scheme.acts': { item: string; about: Scheming };
  /** Cards that may be laid now, each once. */
  'scheme.cards': { item: string; about: Laying };
  /** Ways in which the card of `act` may lie: `up`, `down`. */
  'scheme.faces': { item: string; about: Laying };
  /** Players in the order of a turn; `way` is 1 clockwise, -1 counterclockwise. */
  'turn.order': { item: Who; about: { way: 1 | -1 } };
  /** Players among whom the first-player marker passes, clockwise. */
  'first.players': { item: Who; about: Record<string, never> };
  /** Players from whose decks one card each is drawn before the own deck gives the rest of a round's hand. */
  'draw.decks': { item: Who; about: { who: Who } };
  /** What lies in the locomotive when the game begins. */
  'locomotive.tokens': { item: Token; about: Record<string, never> };
  /** Each starting purse, by the sheets on which it may lie. */
  'purse.sheets': { item: readonly Who[]; about: Record<string, never> };
  /** Players who put unplayed cards away when Schemin' is over. */
  'unplayed.players': { item: Who; about: Record<string, never> };
  /** Of a batch that is owed neutral bullets while there are too few: who takes one all the same. */
  'neutral.takers': { item: Who; about: { owed: readonly Who[]; cause: string; left: number } };
  /** Who meets whom, now that these pawns have arrived. */
  meetings: { item: Meeting; about: { arrived: readonly Arrival[] } };
  /** To whom the bullet of a meeting may be passed on; empty where its bandit takes it himself. */
  'meeting.takers': { item: Who; about: Meeting };
  /** Who shares a bandit's space for events that want him alone. */
  'event.company': { item: Who; about: { who: Who; event: string } };
  /** Whom an event strikes. */
  'event.struck': { item: Who; about: { event: string } };
  /** Players in the order in which an event comes to them. */
  'event.order': { item: Who; about: { event: string } };
  /** Tokens of a space that an event takes hold of. */
  'event.tokens': { item: Token; about: { event: string; space: Space } };
  /** Who keeps a token that an event takes, instead of the box. */
  'event.keepers': { item: Who; about: { event: string; token: Token } };
  /** The answers an event offers. */
  'event.answers': { item: string; about: { event: string; who: Who } };
  /** The one who wins by being poorest, by side; nobody does where several are left. */
  'event.poorest': { item: Who; about: { totals: Readonly<Record<Who, number>> } };
  /** Goals that may be among the cards of this night. */
  'goal.cards': { item: string; about: Record<string, never> };
  /** Bandits whose decks matter for goals. */
  'goal.bandits': { item: Who; about: Record<string, never> };
  /** Bandits who are counted at the end. */
  'score.bandits': { item: Who; about: Record<string, never> };
  'score.gunslingers': { item: Who; about: { fired: Readonly<Record<Who, number>> } };
  /** Bullet cards that weigh in a tie. */
  'score.bullets': { item: Who; about: { who: Who } };
}

/** Numbers a rule can change, and the question that is put with each. */
export interface Numbers {
  /** The car that is left behind: the caboose, by its number. */
  'car.lost': Record<string, never>;
  /** How many cars a pawn runs on the roofs; inside it is `inside.reach`. */
  'roof.reach': Action;
  'inside.reach': Action;
  /** Bullets taken by whoever runs across the space of a lawman. */
  'crossing.bullets': { who: Who; lawman: Who };
  /** Cards of which a player can lay one now: the hand, or the deck of whoever lays its top card. */
  'cards.to-lay': { who: Who };
  /** Cards in a player's hand when a round begins. */
  'hand.size': { who: Who };
  /** How many of them the player picks from the deck before it is shuffled. */
  'hand.picked': { who: Who };
  /** Cards that a player may keep in hand when Schemin' is over. */
  'keep.most': { who: Who };
  /** Of cards that a player puts away, how many go to a discard pile instead of the deck. */
  discarded: { who: Who; cards: number };
  /** Cards in a player's deck. */
  'deck.size': { who: Who };
  /** Cards that may follow at once on one that is laid while only turns are counted. */
  'cards.on-top': Laying;
  /** Of so many mailbags that a bandit holds, how many are taken at once. */
  'mailbags.taken': { held: number };
  /** Tokens that a Loot may take at most. */
  'loot.take': Action;
  /** Dollars of the tokens on a sheet at the count. */
  'score.loot': { who: Who };
  /** Dollars that the keeper of a hostage is paid. */
  'score.ransom': { who: Who; hostage: string };
  /** Bullets fired that count for the Gunslinger prize. */
  'score.fired': { who: Who };
  /** Dollars of a final score. */
  'score.total': { who: Who };
  /** Dollars that each of `among` gets of strongboxes worth so much. */
  'event.share': { boxes: readonly number[]; among: readonly Who[] };
}

/** A player's turn in Schemin'. */
export interface Scheming {
  /** The player, by his first bandit. */
  who: Who;
  /** Index of the turn on the round card. */
  turn: number;
  /** 0 for the first act of a turn, 1 for the second of a speeding-up one. */
  half: number;
  /** The turn's type. */
  type: string;
  /** What is done: the key of a card, `draw`, `pass` or an act of a module; left out until it is chosen. */
  act?: string | undefined;
  /** On the extra card of a cover, the bandit whose Shoot is covered. */
  cover?: Who | undefined;
  /** On a card that another act of the same turn has led to, that act. */
  given?: Given | undefined;
}

/** What has led to a card: an act of `scheme.acts` that is neither a card nor a draw. */
export interface Given {
  act: string;
  /** The bandit through whom. */
  to: Who;
  /** True where the cards are counted: none of them brings another. */
  counted: boolean;
}

/** A card that may be laid in Schemin': `act` is its plain name, where it is about one card. */
export interface Laying extends Scheming {
  /** Whose colour the card has. */
  of: Who;
}

export type ListHook<K extends keyof Lists> = (
  game: Game,
  items: Lists[K]['item'][],
  about: Lists[K]['about'],
  bearer: Who,
) => Lists[K]['item'][];
export type NumberHook<K extends keyof Numbers> = (game: Game, value: number, about: Numbers[K], bearer: Who) => number;
export type BeforeHook = (game: Game, step: Step, bearer: Who) => Outcome;
/** @param former does the step as it would be done without this hook */
export type InsteadHook = (game: Game, step: Step, former: (step: Step) => Outcome, bearer: Who) => Outcome;
export type AfterHook = (game: Game, step: Step, bearer: Who) => readonly Step[] | undefined;

export interface Hooks {
  /** Returns a longer list. All widenings of all stages come before all narrowings. */
  widen?: { [K in keyof Lists]?: ListHook<K> };
  /** Returns a shorter list. */
  narrow?: { [K in keyof Lists]?: ListHook<K> };
  numbers?: { [K in keyof Numbers]?: NumberHook<K> };
  /** A reason why this card does nothing, or undefined. A copied action is not the card. */
  barCard?: (game: Game, action: Action, bearer: Who) => Cite | undefined;
  /** A reason why this action does nothing, wherever it comes from, or undefined. */
  barAction?: (game: Game, action: Action, bearer: Who) => Cite | undefined;
  /** Asked before a step is done: a question or steps come first, and the step again after them. */
  before?: Record<string, BeforeHook>;
  /** What is done in place of a step, which `former` still does; a later stage stands in place of an earlier one. */
  instead?: Record<string, InsteadHook>;
  /** Steps that follow once a step is done. */
  after?: Record<string, AfterHook>;
  /** Pawns that have just arrived: who must take a bullet and flee. */
  meet?: (game: Game, arrived: readonly Arrival[], bearer: Who) => Meeting[];
  /** Whose pawn a card of the pile moves, where it is not that of the card's colour. */
  actor?: (game: Game, played: Played, bearer: Who) => Who | undefined;
  /** Named dollars of a bandit's final count. */
  terms?: (game: Game, who: Who, bearer: Who) => Record<string, number>;
}

export type Stage = 'rule' | 'module' | 'character' | 'variant' | 'house';

/** A rule of the game: its steps and the hooks it fills. */
export interface Rule {
  readonly id: string;
  readonly stage: Stage;
  /** Headings of the manual. */
  readonly cites: readonly Cite[];
  readonly steps?: Record<string, (game: Game, step: never) => Outcome>;
  readonly hooks?: Hooks;
  /** What a question cites once this rule has changed what is offered: set for a house rule that is not as the manual has it. */
  readonly switched?: Cite;
}

/** A character's power: hooks that are asked for whoever bears it at that moment. */
export interface Power {
  /** The bandit whose power it is. */
  readonly id: Who;
  /** What it is counted under, where a bandit has one of several. */
  readonly name?: string;
  readonly cites: readonly Cite[];
  readonly steps?: Record<string, (game: Game, step: never) => Outcome>;
  readonly hooks: Hooks;
}
