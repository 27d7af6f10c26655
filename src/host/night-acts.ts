/** What can be done to an open night, by touch or by tap. Each is refused with a reason, or is on disk and then done. */
import { deedsOf } from '../ledger/night.ts';
import type { Reply } from '../messages/commands.ts';
import type { AntennaRole } from '../messages/view.ts';
import { drawnFrom } from '../rules/base/flow/chance.ts';
import { mayTurnOver } from '../rules/base/flow/round-cards.ts';
import { optionsOf, waiting } from '../rules/engine/game.ts';
import type { PrintedRound, Who } from '../rules/engine/state.ts';
import { COMMANDS } from '../table/command-tags.ts';
import { meaningOf } from '../table/meaning.ts';
import type { Tags } from '../table/tags.ts';
import type { Saying } from './card-box.ts';
import type { OpenNight } from './open-night.ts';
import type { ReaderTap } from './reader/link-options.ts';
import { no, ok } from './replies.ts';

/** @param by whose answer it is, where several are asked and answer sealed */
export async function answer(night: OpenNight, question: string, key: string, by?: Who): Promise<Reply> {
  const asked = night.ledger.game.state.question;
  if (!asked) return no('refused.no-question');
  const rests = resting(night);
  if (rests) return rests;
  if (asked.id !== question) return no('refused.stale');
  if (by !== undefined && !waiting(asked).includes(by)) return no('refused.not-asked');
  const offered = by === undefined ? asked.options : optionsOf(asked, by);
  if (!offered.some((option) => option.key === key)) return no('refused.no-such-option', { key });
  await night.add({ is: 'answer', question, key, via: 'touch', ...(by !== undefined && { by }) });
  return ok;
}

/** A round card that the app does not know was turned over, and typed in. */
export async function turnOverTyped(night: OpenNight, card: PrintedRound): Promise<Reply> {
  const { question } = night.ledger.game.state;
  if (question?.about !== 'round-card') return no('refused.not-now');
  const rests = resting(night);
  if (rests) return rests;
  if (!mayTurnOver(night.ledger.game.state, Number(question.with.number), card)) return no('refused.no-such-option');
  await night.add({ is: 'answer', question: question.id, key: card.id, typed: card, via: 'touch' });
  return ok;
}

/**
 * Chance that the table leaves to the app: one of the options of a question that is asked of the table, or the card on
 * top of a deck that nobody plays, each card as likely as there are of it.
 */
export async function drawForUs(night: OpenNight, question: string, random: () => number): Promise<Reply> {
  const asked = night.ledger.game.state.question;
  if (!asked) return no('refused.no-question');
  const draw = asked.asks.includes('table')
    ? { among: asked.options.map(({ key }) => key) }
    : drawnFrom(night.ledger.game, asked);
  if (!draw) return no('refused.no-question');
  const drawn = draw.among[Math.floor(random() * draw.among.length)] ?? '';
  return answer(night, question, drawn, 'who' in draw && asked.asks.length > 1 ? draw.who : undefined);
}

/** Why nobody plays just now, or undefined. */
export function resting({ ledger: { notes } }: OpenNight): Reply | undefined {
  if (notes.freeze) return no('refused.frozen');
  return notes.onBreak ? no('refused.break') : undefined;
}

/** The open question where somebody has something to decide, by its id: not what is asked of all at every card. */
export function decisionOf(night: OpenNight): string | null {
  const { question } = night.ledger.game.state;
  if (!question || resting(night) || question.options.length < 2 || question.asks.includes('table')) return null;
  return ['scheme.act', 'reflex', 'next'].includes(question.about) ? null : question.id;
}

/** What became of a tap, and what is said of it; nothing is said where the screen itself shows enough. */
export interface Tapped {
  readonly good: boolean;
  readonly saying: Saying | null;
}

/** @param night null where none is open: the tap is answered all the same */
export async function playTap(night: OpenNight | null, tags: Tags, tap: ReaderTap, role: AntennaRole): Promise<Tapped> {
  const { uid, origin } = tap;
  if (origin && night?.ledger.knows(uid, origin)) return { good: true, saying: null };
  const { freeze, onBreak } = night?.ledger.notes ?? { freeze: null, onBreak: false };
  if (freeze || onBreak)
    return {
      good: false,
      saying: { tone: 'wait', code: freeze ? 'tap.frozen' : 'tap.break', who: null, card: null, with: {} },
    };
  const command = tags[uid]?.who === COMMANDS ? tags[uid].card : null;
  if (night && command === 'undo') return undoByTap(night, tap);
  if (command === 'next' && night?.isBehind) {
    night.matches();
    return { good: true, saying: null };
  }
  const seen = { uid, random: tap.flags.includes('random'), role };
  const meaning = meaningOf(seen, tags, night?.ledger.game ?? null, night ? deedsOf(night.ledger.night) : []);
  if (meaning.is === 'said') {
    const { tone, code, who, with: words } = meaning;
    return { good: false, saying: { tone, code, who, card: null, with: words } };
  }
  const { question, key, who, by, card, hidden, chosen } = meaning;
  await night?.add({ is: 'answer', question, key, via: 'tap', uid, ...(by && { by }), ...(origin && { origin }) });
  if (key === 'next' || command !== null) return { good: true, saying: null };
  const told = hidden ? { code: 'tap.hidden', card: null } : { code: chosen ? 'tap.choose' : 'tap.play', card };
  return { good: true, saying: { tone: 'good', who, with: {}, ...told } };
}

async function undoByTap(night: OpenNight, { uid, origin }: ReaderTap): Promise<Tapped> {
  const saying = { tone: 'wait', code: 'refused.nothing-to-undo', who: null, card: null, with: {} } as const;
  if (!night.ledger.canUndo) return { good: false, saying };
  await night.add({ is: 'undo', uid, ...(origin && { origin }) });
  return { good: true, saying: null };
}
