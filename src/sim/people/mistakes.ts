/** Mistakes that the host must refuse: the night goes on as if they had not been made. */
import type { Command } from '../../messages/commands.ts';
import type { QuestionView } from '../../messages/view.ts';
import type { ActionCard, Card } from '../virtual-cards.ts';
import type { Room } from './room.ts';

/** A tag that is no card of the game. */
const STRANGER = '04DEADBEEF0000';

/** Kinds of mistakes that can be made now. */
export function mistakes({ hands, night }: Room): string[] {
  const about = night.question?.about ?? '';
  const touched = ['stale answer', 'no such option'];
  if (!hands.tap) return touched;
  if (about === 'scheme.act')
    return [
      ...touched,
      'foreign tap',
      'out of turn',
      'forgotten tap',
      ...(night.inPlay.taps === 'turning' ? [] : ['tapped twice']),
    ];
  // As the pile is turned over any card means something.
  if (about.startsWith('turning.')) return [...touched, 'foreign tap'];
  return [...touched, 'foreign tap', 'late tap'];
}

/** Makes one, and throws if it changed anything. */
export async function mistake(room: Room, kind: string): Promise<void> {
  const before = JSON.stringify(room.night);
  await make(room, kind, room.night.question as QuestionView);
  if (JSON.stringify(room.night) !== before) throw new Error(`the mistake "${kind}" changed the night`);
}

async function make(room: Room, kind: string, question: QuestionView): Promise<void> {
  const { hands, random, uidOf } = room;
  const refused = async (command: Command) => {
    if ((await hands.send(command)).ok) throw new Error(`${kind} was taken`);
  };
  if (kind === 'stale answer') return refused({ do: 'answer', question: `${question.id}/old`, key: 'next' });
  if (kind === 'no such option') return refused({ do: 'answer', question: question.id, key: 'nowhere' });
  const wrong = wrongCards(room, kind, question);
  await hands.tap?.(wrong.length === 0 ? STRANGER : uidOf(random.pick(wrong)));
}

/**
 * Cards that are tapped by mistake: of anybody but whose turn it is; of the next player, since this one laid a card
 * and forgot to tap it; of the pile, if it was tapped as it was laid; or after Schemin' is over. None stands for a stranger's card.
 */
function wrongCards({ cards, tapped }: Room, kind: string, { asks, about }: QuestionView): ActionCard[] {
  const { players } = cards;
  // Who may buy the card just turned over calls by any card of his.
  const silent = about === 'buy' ? players.filter((player) => !asks.includes(player)) : players;
  const others = players.filter((player) => !asks.some((one) => cards.sideOf(one) === cards.sideOf(player)));
  const next = others.find((_one, at) => at >= players.indexOf(asks[0] as string)) ?? others[0];
  const wrong: Record<string, readonly Card[]> = {
    'out of turn': others.flatMap((who) => cards.hand(who)),
    'forgotten tap': next === undefined ? [] : cards.hand(next),
    'tapped twice': cards.pile.filter((card) => tapped.has(card)),
    'late tap': silent.flatMap((who) => cards.deck(who)),
  };
  return (wrong[kind] ?? []).filter((card): card is ActionCard => card.kind === 'action');
}
