/** What each screen asks of people without a hand free, and what becomes of a choice. */
import type { Reply, SetupDraft } from '../../messages/commands.ts';
import type { NightSummary, Screen } from '../../messages/view.ts';
import type { Who } from '../../rules/engine/state.ts';
import type { Choice } from '../../table/hands-free/choices.ts';
import { type Fix, fixChoices, fixed, isFix, keyOf } from '../../table/hands-free/fix.ts';
import { answersNow, choicesOf } from '../../table/hands-free/question.ts';
import { agree, neighbour, setUpChoices, tappedIn } from '../../table/hands-free/set-up.ts';
import type { Tag } from '../../table/tags.ts';
import { drawForUs } from '../night-acts.ts';
import type { OpenNight } from '../open-night.ts';
import type { ReaderTap } from '../reader/link-options.ts';
import { ok } from '../replies.ts';

/** What the asks need of the host. */
export interface Table {
  readonly screen: Screen;
  readonly night: OpenNight | null;
  readonly nights: readonly NightSummary[];
  readonly draft: SetupDraft;
  readonly random: () => number;
  agreeOn(draft: SetupDraft): void;
  go(to: 'home' | 'setup'): Promise<Reply>;
  start(): Promise<Reply>;
  open(night: string): Promise<Reply>;
}

/** How far people have come in what takes several choices. */
export interface Steps {
  /** Of the set-up. */
  setUp: string;
  fix: Fix | null;
  /** Who answers a question that is asked of several. */
  asker: { readonly question: string; readonly who: Who } | null;
}

export interface Ask {
  readonly about: string;
  /** The key of the piece that is put right, and who answers, where several are asked. */
  readonly piece?: string;
  readonly asker?: Who | null;
  readonly choices: readonly Choice[];
  take(key: string, tap: ReaderTap): Promise<Reply> | Reply;
  /** What `undo` does here instead of taking back what was done. */
  readonly back?: () => Promise<Reply> | Reply;
  /** A card that means a choice here, whatever else it is; its key, or null. */
  readonly cardKey?: (tag: Tag) => string | null;
}

/** Null where nothing is asked that tags could answer. */
export function askNow(table: Table, steps: Steps): Ask | null {
  const { screen, night } = table;
  if (night) return askOfNight(night, table, steps);
  if (screen === 'home') return askAtHome(table);
  return screen === 'setup' ? askOfSetUp(table, steps) : null;
}

function askAtHome(table: Table): Ask {
  const nights = table.nights.filter(({ trouble }) => trouble === null).map(({ id }) => ({ key: id }));
  return {
    about: 'home',
    choices: [{ key: 'new-night', by: 'next' }, ...nights],
    take: (key) => (key === 'new-night' ? table.go('setup') : table.open(key)),
  };
}

function askOfSetUp(table: Table, steps: Steps): Ask {
  const { draft, random } = table;
  const { setUp } = steps;
  const before = neighbour(draft, setUp, -1);
  return {
    about: `set-up.${setUp}`,
    choices: setUpChoices(draft, setUp),
    take(key) {
      if (key === 'next' && neighbour(draft, setUp, 1) === null) return table.start();
      const after = agree(draft, setUp, key, (all, count) => drawn(all, count, random));
      table.agreeOn(after.draft);
      steps.setUp = after.step;
      return ok;
    },
    back() {
      if (before === null) return table.go('home');
      steps.setUp = before;
      return ok;
    },
    cardKey: ({ who }) => (tappedIn(draft, setUp, who) ? who : null),
  };
}

/** So many of a list, in an order left to chance. */
function drawn<T>(all: readonly T[], count: number, random: () => number): T[] {
  const left = [...all];
  return Array.from({ length: Math.min(count, all.length) }, () => {
    const [one] = left.splice(Math.floor(random() * left.length), 1);
    return one as T;
  });
}

function askOfNight(night: OpenNight, table: Table, steps: Steps): Ask | null {
  const { question } = night.ledger.game.state;
  if (steps.fix) return askToFix(night, steps, steps.fix);
  if (night.isBehind) return putBackFirst(night);
  if (!question) return { about: 'over', choices: [{ key: 'leave-night', by: 'next' }], take: () => table.go('home') };
  const steppedUp = steps.asker?.question === question.id ? steps.asker.who : null;
  const who = answersNow(question, steppedUp);
  const choices = choicesOf(question, who);
  const draws = question.about === 'round-card';
  return {
    about: question.id,
    asker: question.asks.length > 1 ? who : null,
    choices: draws ? [...choices, { key: 'draw-for-us', by: 'draw' }] : choices,
    async take(key, { uid, origin }) {
      if (key === 'draw-for-us') return drawForUs(night, question.id, table.random);
      if (who === null) {
        steps.asker = { question: question.id, who: key };
        return ok;
      }
      const by = question.asks.length > 1 ? { by: who } : {};
      await night.add({ is: 'answer', question: question.id, key, via: 'tap', uid, ...by, ...(origin && { origin }) });
      return ok;
    },
    ...(steppedUp !== null && {
      back: () => {
        steps.asker = null;
        return ok;
      },
    }),
  };
}

const putBackFirst = (night: OpenNight): Ask => ({
  about: 'put-back',
  choices: [{ key: 'table-matches', by: 'next' }],
  take() {
    night.matches();
    return ok;
  },
});

/** The question itself may be what is wrong: `no` passes it over, where it can be. */
const passOver = (night: OpenNight, fix: Fix): Choice[] =>
  'from' in fix && fix.from === null && night.ledger.game.state.question?.skip ? [{ key: 'skip-step', by: 'no' }] : [];

function askToFix(night: OpenNight, steps: Steps, fix: Fix): Ask {
  const view = night.view();
  return {
    about: 'piece' in fix ? 'fix.to' : fix.from === null ? 'fix.from' : 'fix.which',
    ...('piece' in fix && { piece: keyOf(fix.piece) }),
    choices: [...fixChoices(view, fix), ...passOver(night, fix)],
    async take(key, { uid, origin }) {
      const { question } = night.ledger.game.state;
      if (key === 'skip-step' && question) {
        steps.fix = null;
        await night.add({ is: 'skip', question: question.id, uid, ...(origin && { origin }) });
        return ok;
      }
      const next = fixed(view, fix, key);
      if (isFix(next)) {
        steps.fix = next;
        return ok;
      }
      steps.fix = null;
      await night.add({ is: 'correct', ...next, uid, ...(origin && { origin }) });
      return ok;
    },
    back() {
      steps.fix = 'from' in fix && fix.from === null ? null : { from: null };
      return ok;
    },
    // A pawn is best named by a card of its colour.
    cardKey: ({ who }) =>
      'piece' in fix || !view.seats.some((seat) => seat.who === who) ? null : keyOf({ is: 'pawn', who }),
  };
}
