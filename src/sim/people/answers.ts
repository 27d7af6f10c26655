/** How people answer: by the cards in their hands, the values on hidden sides, the pile before them, or by what they are after. */

import type { RoundIcons } from '../../messages/commands.ts';
import type { Who } from '../../messages/facts.ts';
import type { OptionView, QuestionView, TypingView } from '../../messages/view.ts';
import { looks } from '../../rules/engine/tokens.ts';
import { HE } from '../../rules/modules/marshal/he.ts';
import type { ActionCard } from '../virtual-cards.ts';
import { shownOn } from '../virtual-table.ts';
import { flaskKey } from './flasks.ts';
import { reached } from './goals.ts';
import { whereIdeaIs } from './prison.ts';
import type { Room } from './room.ts';
import { choose, type Temper, weighed } from './temper.ts';
import { answerTurning } from './turning.ts';

/** What people bring to the table besides the pieces. */
export interface Mind {
  readonly temper: Temper;
  /** The round card that lies on top of the table's deck: one that the app offers, or the icons of another. */
  roundCard(options: readonly OptionView[], typing: TypingView | null): string | RoundIcons;
  /** Which goal the Marshal's next card is that is shown at the end. */
  goal(keys: readonly string[], isReached: (key: string) => boolean): string;
}

/** Answers the open question; of several people one answers for himself. */
export async function answer(room: Room, mind: Mind, question: QuestionView): Promise<void> {
  const { about, options } = question;
  if (about === 'scheme.act' || about === 'reflex') return scheme(room, mind, question);
  if (about.startsWith('turning.')) return answerTurning(room, question);
  if (about === 'round-card') return turnUp(room, question, mind.roundCard(options, room.night.typing));
  if (about === 'purse-value') return room.touch(question, purse(room, question));
  if (about === 'search.found') return room.touch(question, whereIdeaIs(room, question.asks[0] as Who) ?? '');
  if (about === 'goal.which' && question.asks[0] === HE) return room.touch(question, goal(room, mind, question));
  const flask = about.startsWith('flask.') ? flaskKey(room, question) : undefined;
  if (flask !== undefined) return room.touch(question, flask);
  const player = room.random.pick(question.waits);
  if (about === 'scheme.keep')
    return room.touch(question, String(room.random.below(1 + keeps(room, question, player))));
  return room.touch(question, choose(mind.temper, room.random, offered(question, player), room.night), player);
}

/** Touches the round card, or types it in. */
async function turnUp(room: Room, question: QuestionView, card: string | RoundIcons): Promise<void> {
  if (typeof card === 'string') return room.touch(question, card);
  // What has been played lies beside the deck: another card is turned over then, one that is offered.
  if (room.table.rounds.includes(shownOn(card))) return room.touch(question, room.random.pick(question.options).key);
  return room.send({ do: 'type-round-card', icons: card, station: room.night.typing?.station ?? false });
}

/** Somebody turns up the top card of a deck that nobody plays: any, since it was shuffled. */
async function turnUpHers(room: Room, question: QuestionView, player: Who): Promise<void> {
  const { cards, random } = room;
  const known = cards.deck(player).filter((one) => one.kind === 'bullet' || keyOf(one, question) !== undefined);
  const top = known.length > 0 ? random.pick(known) : undefined;
  if (top === undefined) return room.touch(question, question.options[0]?.key ?? '', player);
  if (top.kind === 'bullet') return room.touch(question, 'bullet', player);
  cards.chosen[player] = [top];
  return room.touch(question, keyOf(top, question) as string, player);
}

/** The goal cards lie face down, so that which they are is as good as drawn only now. */
const goal = ({ night }: Room, mind: Mind, { options }: QuestionView): string =>
  mind.goal(
    options.map(({ key }) => key),
    (key) => reached(night, key),
  );

/** Nobody keeps more cards than he holds, whatever is offered. */
const keeps = ({ cards }: Room, { options }: QuestionView, player: Who): number =>
  Math.min(options.length - 1, cards.hand(player).length);

/** The question as it is put to one of those asked. */
const offered = (question: QuestionView, player: Who): QuestionView => ({
  ...question,
  options: question.options.filter((option) => (option.for ?? player) === player),
});

/** The key under which a card is offered, if it is. Where cards are only counted, any card is. */
export function keyOf(card: ActionCard, { options, with: words }: QuestionView): string | undefined {
  const keys = options.filter(({ kind }) => kind === 'card').map(({ key }) => key);
  const barred = words.type === 'jarring' && (card.card === 'shoot' || card.card === 'punch');
  if (keys.includes('unseen')) return barred ? undefined : 'unseen';
  return [`${card.who}:${card.card}`, card.card].find((key) => keys.includes(key));
}

async function scheme(room: Room, { temper }: Mind, asked: QuestionView): Promise<void> {
  const { random, cards } = room;
  const player: Who = random.pick(asked.waits);
  const question = offered(asked, player);
  if (cards.isAutomaton(player)) return turnUpHers(room, question, player);
  const playable = cards.actions(player).filter((card) => keyOf(card, question) !== undefined);
  // Whoever has a flask drinks as often as not.
  const drinks = question.options.some(({ key }) => key === 'flask') && random.once(2);
  if (drinks) return room.touch(question, 'flask', player);
  const searches = question.options.some(({ key }) => key === 'search') && whereIdeaIs(room, player) !== undefined;
  if (searches && random.once(4)) return room.touch(question, 'search', player);
  const other = question.options.find(({ kind }) => kind === 'draw' || kind === 'pass')?.key;
  // A hand of bullets alone, and nothing else may be done: the table goes on without.
  if (playable.length === 0 && other === undefined) return room.send({ do: 'skip-step' });
  const draws = other !== undefined && random.next() * 6 < (temper.cards[other] ?? 1);
  if (playable.length === 0 || draws) return room.touch(question, other ?? '', player);
  const card = weighed(random, playable, (one) => temper.cards[one.card] ?? 1);
  const cover = covering(room, question, card);
  cards.chosen[player] = cover ? [card, cover] : [card];
  if (cover) return room.touch(question, 'covered', player);
  // Where all choose at once, a tap is taken for the choice of the card's own player.
  const own = asked.asks.length === 1 || cards.playerOf(card.who) === player;
  room.tapped.delete(card);
  if (!own || !(await room.tap(card))) await room.touch(question, keyOf(card, question) as string, player);
}

/** Where only turns are counted, a Shoot may be covered at once by a card of the player's other bandit, but not a Marshal. */
function covering(
  { cards, random }: Room,
  { options, asks }: QuestionView,
  { who, card }: ActionCard,
): ActionCard | undefined {
  if (card !== 'shoot' || !options.some(({ key }) => key === 'covered')) return undefined;
  return random.shuffled(cards.actions(asks[0] as Who)).find((one) => one.who !== who && one.card !== 'marshal');
}

/** The value on the hidden side of a purse or a mailbag that the record does not know: starting purses are $250. */
function purse({ table, night }: Room, question: QuestionView): string {
  const who = String(question.with.who ?? question.asks[0]);
  const kind = String(question.with.token ?? 'purse');
  const held = (table.places[who] ?? []).map((piece) => piece.token).filter((token) => looks(token) === kind);
  const opened = night.story.flatMap((fact) =>
    fact.is === 'revealed' && fact.who === who && looks(fact.token) === kind ? [String(fact.token.split(':')[1])] : [],
  );
  const known = held.length - Number(question.with.closed) - opened.length;
  const hidden = held.map((token) => token.split(':')[1] as string);
  for (const value of [...Array<string>(known).fill('250'), ...opened]) {
    const at = hidden.indexOf(value);
    if (at < 0) throw new Error(`the record knows a ${kind} of $${value} on ${who}'s sheet, and there is none`);
    hidden.splice(at, 1);
  }
  return hidden[0] as string;
}
