/** A night as faces see it. What lies face down leaves here as nothing but its owner. */

import type { Ledger } from '../../ledger/ledger.ts';
import { waitingIn } from '../../ledger/night.ts';
import type { AmendView } from '../../messages/record.ts';
import type { CountView, NightView, Phase, PileCard, PutBack, RoundView, TypingView } from '../../messages/view.ts';
import { isChance } from '../../rules/base/flow/chance.ts';
import { valuesLeft } from '../../rules/base/flow/count.ts';
import { isStationRound } from '../../rules/base/flow/round-cards.ts';
import type { Fact } from '../../rules/engine/facts.ts';
import { sidesOf } from '../../rules/engine/players.ts';
import { bandits } from '../../rules/engine/spaces.ts';
import { isSeen, type Question, type State, type Who } from '../../rules/engine/state.ts';
import { houseRules } from '../../rules/house/index.ts';
import { judgement } from '../../rules/modules/marshal/goals/verdict.ts';
import { warningsOf } from '../../table/warnings.ts';
import { freezeView } from './freeze.ts';
import { inPlay } from './in-play.ts';
import { logView, unfitView } from './log.ts';
import { questionView } from './question.ts';
import { typingView } from './setup.ts';
import { seatViews, trainView } from './train.ts';

const STORY = 60;

/** Facts that begin a new telling: what the screen tells is everything since the latest of them. */
const beginnings: readonly Fact['is'][] = [
  'round-begins',
  'played',
  'passed',
  'turned-over',
  'cards-home',
  'corrected',
];

export interface NightAround {
  readonly id: string;
  readonly putBack: PutBack[];
  readonly unsaved: string | null;
  readonly amend: AmendView | null;
  /** Whether the whole record is to be in the view. */
  readonly logShown: boolean;
  /** Whether cards that lie face down are shown: the night is over and looked at again. */
  readonly revealed?: boolean;
}

/** What a view is made of: a ledger, or the step of a night that is looked at again. */
export type Shown = Pick<Ledger, 'night' | 'at' | 'canUndo' | 'canRedo' | 'standing' | 'notes'>;

export function nightView(
  ledger: Shown,
  { id, putBack, unsaved, amend, logShown, revealed = false }: NightAround,
): NightView {
  const { game, facts, opened } = ledger.night;
  const { state } = game;
  const question = state.question;
  const begins = toldFrom(ledger.night);
  const now = state.pile[state.now];
  return {
    id,
    phase: phaseOf(state),
    seats: seatViews(game, opened.names),
    firstPlayer: state.firstPlayer,
    round: roundView(state),
    train: trainView(state),
    things: structuredClone(state.things),
    neutral: state.neutral,
    turn: turnOf(question),
    pile: pileView(state, revealed),
    now: now ? { who: now.who, card: now.card, at: state.now } : null,
    question: question && questionView(question, state.setup, isChance(game, question)),
    told: facts.slice(begins),
    toldFrom: begins,
    story: storyOf(facts, state),
    count: countView(state),
    canUndo: ledger.canUndo,
    canRedo: ledger.canRedo,
    putBack,
    typing: typing(state),
    house: houseRules.flatMap(({ id: rule, options }) => {
      const chosen = game.kit.house[rule];
      return chosen !== undefined && chosen !== options[0] ? [{ id: rule, chosen }] : [];
    }),
    at: ledger.at,
    log: logShown ? logView(ledger.night, ledger.standing) : [],
    amend,
    unfit: unfitView(ledger.night),
    waiting: waitingIn(ledger.night).length,
    warnings: warningsOf(state),
    onBreak: ledger.notes.onBreak,
    freeze: freezeView(game, ledger.notes),
    left: [...state.left],
    inPlay: inPlay(game),
    unsaved,
  };
}

/** While a round card is looked for: what one may show that the app does not know. */
const typing = ({ question, setup }: State): TypingView | null =>
  question?.about === 'round-card' ? typingView(setup, isStationRound(setup, Number(question.with.number))) : null;

/**
 * Where what is told now begins; what followed from the last deed is never cut in two, nor are the older deeds that
 * had waited for it since an amend.
 */
function toldFrom({ facts, done }: Ledger['night']): number {
  const beginning = facts.findLastIndex((fact) => beginnings.includes(fact.is) || isTurnDraw(fact));
  const newest = Math.max(...done.map(({ deed }) => deed.n));
  const last = done.findLast(({ deed }) => deed.n === newest);
  return Math.max(0, Math.min(beginning, last?.facts ?? beginning));
}

/** What everybody could know: of the cards on the pile the top one alone, for remembering the others is the game. */
function storyOf(facts: readonly Fact[], state: State): Fact[] {
  if (state.pile.length === 0) return facts.slice(-STORY);
  const round = facts.findLastIndex((fact) => fact.is === 'round-begins');
  const top = isStealing(state) ? -1 : facts.findLastIndex((fact) => fact.is === 'played');
  return facts.filter((fact, at) => fact.is !== 'played' || at < round || at === top).slice(-STORY);
}

/** The pile is turned over: its last card is now the one at the bottom. */
const isStealing = ({ pile, scene }: State): boolean => pile.some((card) => card.open) || /\/c\d+$/.test(scene);

const isTurnDraw = (fact: Fact): boolean => fact.is === 'draws' && fact.why === 'turn';

/** What is asked between the last card and the event. */
const roundEnds = ['event-next', 'round-end-next', 'turning.end', 'turning.more'];

/** Whose turn it is in Schemin'; nobody's where all choose at once. */
const turnOf = (question: Question | null): Who | null =>
  question?.about.startsWith('scheme.') && question.asks.length === 1 ? (question.asks[0] ?? null) : null;

function phaseOf(state: State): Phase {
  if (state.score) return 'over';
  const about = state.question?.about ?? '';
  if (about === 'round-card') return 'round-card';
  if (about.startsWith('scheme.')) return 'schemin';
  if (about === 'purse-value') return 'count';
  if (roundEnds.includes(about)) return 'round-end';
  if (state.scene.endsWith('/end')) return 'event';
  return state.round ? 'stealin' : 'set-up';
}

function roundView(state: State): RoundView | null {
  const round = state.round;
  if (!round) return null;
  const turns = round.turns.map((type, at) => ({
    type,
    state: at < round.turn ? ('done' as const) : at === round.turn ? ('now' as const) : ('next' as const),
  }));
  return { number: round.number, card: round.card, turns, event: round.event };
}

/** Open cards and the top one if it lies face up; of the others only whose they are. */
function pileView(state: State, revealed: boolean): PileCard[] {
  const top = state.pile.length - 1;
  const stealing = isStealing(state);
  return state.pile.map(({ who, card, face, open }, at) => ({
    who,
    card: isSeen(card) && (open || revealed || (!stealing && at === top && face === 'up')) ? card : null,
    face,
    state: at === state.now ? ('now' as const) : open ? ('done' as const) : ('waiting' as const),
  }));
}

function countView(state: State): CountView | null {
  const phase = phaseOf(state);
  if (phase !== 'count' && phase !== 'over') return null;
  return {
    goals: judgement(state),
    rows: [...sidesOf(state.setup, bandits(state))].map(([who, members]) => ({
      who,
      closed: members.flatMap((one) => state.loot[one] ?? []).filter((token) => token === 'purse').length,
      terms: Object.entries(state.score?.terms[who] ?? {}).map(([id, dollars]) => ({ id, dollars })),
      total: state.score?.totals[who] ?? null,
      bullets: members.flatMap((one) => state.received[one] ?? []).length,
    })),
    winners: state.score?.winners ?? [],
    purses: valuesLeft(state.loot, 'purse'),
  };
}
