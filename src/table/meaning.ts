/** What a tap means now, in words of a code; the host answers it on the screen and to the reader. */

import type { Deed } from '../ledger/entries.ts';
import type { Plain } from '../ledger/perform.ts';
import type { AntennaRole } from '../messages/view.ts';
import { colours } from '../rules/base/flow/decks.ts';
import { mayHide } from '../rules/base/flow/schemin.ts';
import { type Game, optionsOf, waiting } from '../rules/engine/game.ts';
import { cardKey, seatOf } from '../rules/engine/players.ts';
import { type Option, type Question, type State, UNSEEN, type Who } from '../rules/engine/state.ts';
import { chosenIds } from '../rules/modules/index.ts';
import { CHARACTER, isIdle, isSecret } from './box-lists.ts';
import { COMMANDS, optionOfCommand } from './command-tags.ts';
import { laid } from './laid.ts';
import { hasUse, isPiece, isPlayed, standsFor, type Tag, type Tags, withPieces } from './tags.ts';

export interface Tapped {
  readonly uid: string;
  /** The number changes with every tap: a phone, a bank card. */
  readonly random: boolean;
  /** What the antenna is for on which it was laid; anything if left out. */
  readonly role?: AntennaRole;
}

export type Meaning =
  /**
   * It answers the open question, for the player `by` where several are asked; `hidden` when it may lie face down,
   * so that nobody may see which card it was; `chosen` when it is a piece that was chosen, no card that was laid.
   */
  | { is: 'answer'; question: string; key: string; who: Who; by?: Who; card: string; hidden: boolean; chosen?: true }
  /** It is answered with a code, and nothing happens. */
  | { is: 'said'; tone: 'wait' | 'bad'; code: string; who: Who | null; with: Record<string, string> };

const said = (code: string, who: Who | null, words: Record<string, string> = {}): Meaning => ({
  is: 'said',
  // A tap at the wrong moment is no mistake of the player's card.
  tone:
    code === 'tap.not-now' || code === 'tap.several' || code === 'tap.no-answer' || code === 'tap.elsewhere'
      ? 'wait'
      : 'bad',
  code,
  who,
  with: words,
});

/**
 * @param deeds those that stand, to know which tags lie on the pile
 * @param game null when no night is open
 */
export function meaningOf(tap: Tapped, tags: Tags, game: Game | null, deeds: readonly (Deed | Plain)[]): Meaning {
  const tag = tags[tap.uid];
  // During a night its number stays here: the card may lie face down, and a number tells cards apart.
  if (!tag) return tap.random ? said('tap.random', null) : said('tap.unknown', null, game ? {} : { uid: tap.uid });
  const { who, card } = tag;
  if (isIdle(tag)) return said('tap.idle', null);
  // Of a night that was left, it may lie face down.
  if (!game) return said('tap.not-now', who, isSecret(tag) ? {} : { card });
  const { state } = game;
  const question = state.question;
  if (who === COMMANDS) {
    const option = question && optionOfCommand(card, question);
    return option ? chosen(tag, question, option) : said('tap.no-answer', null, { card });
  }
  const { role = 'any' } = tap;
  if (role !== 'any' && !isFor(role, tag)) return said('tap.elsewhere', isPiece(tag) ? null : who, { role });
  const stands = role === 'answers' && !isPiece(tag) && isPlayed(tag) ? { ...tag, card: CHARACTER } : tag;
  const found = question ? optionsOfThing(stands, question, state) : [];
  const things = role === 'loot' ? found.filter((option) => option.tap === 'token') : found;
  const [thing] = things;
  // Who is asked whether he calls does so by any card of his.
  if (question && isCall(tag, question)) return chosen(tag, question, yes);
  // Of those that look alike nobody but the table knows which was meant.
  if (things.length > 1) return said('tap.several', null);
  if (question && thing) return chosen(stands, question, thing);
  if (role === 'answers' || role === 'loot') return said('tap.elsewhere', isPiece(tag) ? null : who, { role });
  if (!hasUse(tag, chosenIds(state.setup))) return said('tap.no-use', null);
  // Which piece it was is not said: flasks look alike and their tags do not, and goals and bullets are nobody's business.
  if (isPiece(tag)) return said('tap.not-now', withPieces.includes(who) ? null : who);
  if (!state.setup.seats.flat().includes(who)) return said('tap.not-in-game', who);
  if (!question || !isPlayed(tag)) return said('tap.not-now', who);
  // From here on no answer names the card: it may have been meant to lie face down.
  if (question.about === 'next') {
    const at = Number(question.with.at);
    const top = state.pile[at];
    const laidBy = laid(game, deeds)[at]?.uid;
    if (top?.who === who && top.card === card && (laidBy === undefined || laidBy === tap.uid))
      return { is: 'answer', question: question.id, key: 'next', who, card, hidden: false };
    return said('tap.not-now', who);
  }
  if (!takesCards(question)) return said('tap.not-now', who);
  if (question.about.startsWith('turning.')) return turned(tap.uid, tag, question, state, deeds);
  const together = question.asks.length > 1;
  const turn = question.asks[0] as Who;
  const player = holderOf(game, question, who);
  if (player === undefined) return together ? said('tap.not-now', who) : said('tap.out-of-turn', turn, { tapped: who });
  if (!waiting(question).includes(player)) return said('tap.chosen', player);
  const counted = question.options.some((option) => option.key === UNSEEN);
  const hidden = counted || mayHide(game, question);
  const key = counted ? UNSEEN : keyFor(question, player, who, card);
  const refused = whyNot(tap.uid, key, card, player, question, game, deeds);
  if (refused === undefined)
    return { is: 'answer', question: question.id, key, who, card, hidden, ...(together && { by: player }) };
  // Why it is refused would say what lies face down.
  return said(hidden ? 'tap.hidden-no' : refused, who);
}

/** Whether action cards answer it: those that are laid, and those that are turned over. */
export const takesCards = ({ about }: Pick<Question, 'about'>): boolean =>
  about === 'scheme.act' || about === 'reflex' || about.startsWith('turning.');

/** Whether an antenna with that role takes such a thing at all. */
const isFor = (role: AntennaRole, tag: Tag): boolean => {
  const isLaid = !isPiece(tag) && isPlayed(tag);
  return role === 'pile' ? isLaid : role === 'loot' ? !isLaid : true;
};

/** A piece that answers; where several are asked, for the next of them. */
function chosen(tag: Tag, question: Question, option: Option): Meaning {
  const [next] = waiting(question);
  return {
    is: 'answer',
    question: question.id,
    key: option.key,
    who: next ?? (question.asks[0] as Who),
    card: nameOf(tag, option),
    hidden: false,
    chosen: true,
    ...(question.asks.length > 1 && next !== undefined && { by: next }),
  };
}

/**
 * What a chosen piece is called: as its option where several are alike or where it lies face down; of things that each
 * bandit has one of, whose it is.
 */
function nameOf(tag: Tag, { key, tap }: Option): string {
  const { who, card } = tag;
  if (tap === 'token' || tap === 'space' || card === CHARACTER) return key;
  if (key === yes.key) return key;
  if (!isPiece(tag)) return `${card}:${who}`;
  return card.includes(':') ? card : key;
}

const yes: Option = { key: 'yes', tap: 'yes-no' };

/** Whether somebody lays a card of his own on the table where only a call is waited for. */
const isCall = ({ who }: Tag, { about, asks }: Question): boolean => about === 'buy' && asks.includes(who);

/** The options that are about the thing with this tag: its name, or what is done with it, `free-prisoner:belle`. */
function optionsOfThing(tag: Tag, question: Question, state: State): Option[] {
  const { options, with: words } = question;
  const { who, card } = tag;
  // A module's piece is named by its option, with its kind where the key leaves that out.
  if (isPiece(tag)) {
    const kind = words.kind === undefined ? '' : `${words.kind}:`;
    const named = options.filter(({ key }) => key === card || `${kind}${key}` === card);
    return named.length > 0 ? named : options.filter((option) => standsFor(tag, option, question, state));
  }
  if (card === CHARACTER) return options.filter(({ key, tap }) => tap !== 'card' && key === who);
  const thing = `${card}:${who}`;
  return options.filter(({ key, tap }) => tap !== 'card' && (key === thing || key.endsWith(`-${thing}`)));
}

/** Of those asked, who laid a card of that colour: its own player while he has not chosen, else a partner who may hold it. */
function holderOf(game: Game, question: Question, who: Who): Who | undefined {
  const may = question.asks.filter((one) => colours(game, one).includes(who));
  const open = waiting(question).filter((one) => may.includes(one));
  return open.find((one) => game.kit.playerOf[who] === one) ?? open[0] ?? may[0];
}

/** A card tapped as the pile is turned over: it lies open, so nothing said about it tells too much. */
function turned(uid: string, tag: Tag, question: Question, state: State, deeds: readonly (Deed | Plain)[]): Meaning {
  const { who, card } = tag;
  const key = keyOf(tag, question, state);
  if (card === 'bullet') return said('tap.bullet', who);
  if (key === undefined) return said('tap.not-now', who, { card });
  if (wasTurned(uid, state, deeds)) return said('tap.turned', who, { card });
  if (!question.options.some((option) => option.key === key)) return said('refused.none-left', who);
  return { is: 'answer', question: question.id, key, who, card, hidden: false };
}

/** What a card says to the question: which it is, or only whose; undefined where no card is asked for. */
function keyOf({ who, card }: Tag, { about, options, with: words }: Question, { setup }: State): string | undefined {
  if (about === 'turning.whose') return who;
  if (about !== 'turning.card' && about !== 'turning.end') return undefined;
  const expected = about === 'turning.card' && seatOf(setup, String(words.who)).includes(who);
  const plain = expected && options.some((option) => option.tap === 'card' && option.key === card);
  return plain ? card : `${who}:${card}`;
}

/** Whether that very card was turned over in this round; one tapped by mistake was not. */
function wasTurned(uid: string, state: State, deeds: readonly (Deed | Plain)[]): boolean {
  const scene = `r${state.round?.number ?? 0}/c`;
  const answers = deeds.filter((deed) => deed.is === 'answer');
  return answers.some(
    ({ uid: tag, question }, at) => tag === uid && question.startsWith(scene) && answers[at + 1]?.key !== 'mistake',
  );
}

/** The key of a card for a player who is asked. */
const keyFor = (question: Question, player: Who, who: Who, card: string): string =>
  cardKey(
    who,
    card,
    optionsOf(question, player).some(({ key, tap }) => tap === 'card' && key.includes(':')),
  );

/** Why that player cannot lay the card now, or undefined. */
function whyNot(
  uid: string,
  key: string,
  card: string,
  player: Who,
  question: Question,
  game: Game,
  deeds: readonly (Deed | Plain)[],
): string | undefined {
  if (card === 'bullet') return 'tap.bullet';
  // By the time of a reflex the pile has gone home.
  if (liesOnPile(uid, game, deeds)) return question.about === 'reflex' ? 'tap.turned' : 'tap.repeated';
  return optionsOf(question, player).some((option) => option.key === key) ? undefined : 'refused.none-left';
}

/** Whether a card with this tag was laid in the present round. */
const liesOnPile = (uid: string, game: Game, deeds: readonly (Deed | Plain)[]): boolean =>
  laid(game, deeds).some((deed) => deed.uid === uid);
