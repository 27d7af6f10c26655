/** Putting the record right, and what happens around a night. Each is refused with a reason, or is on disk and then done. */
import type { Draft } from '../ledger/entries.ts';
import type { Command, Reply } from '../messages/commands.ts';
import { mayRepeat } from '../rules/base/flow/stealin.ts';
import { built } from '../rules/built.ts';
import { canSwap } from '../rules/engine/seats.ts';
import { isDealt, isHouseOption } from '../rules/house/index.ts';
import { freezeParts } from '../table/freeze.ts';
import { unknownName } from '../table/known-names.ts';
import { resting } from './night-acts.ts';
import type { OpenNight } from './open-night.ts';
import { no, ok } from './replies.ts';

type Kind =
  | 'undo'
  | 'redo'
  | 'undo-to'
  | 'correct'
  | 'skip-step'
  | 'repeat-card'
  | 'try-amend'
  | 'drop-amend'
  | 'amend'
  | 'set-house'
  | 'set-taps'
  | 'break'
  | 'freeze'
  | 'tick'
  | 'leave'
  | 'swap-seats'
  | 'merge-seats'
  | 'show-log';
export type RecordCommand = Extract<Command, { do: Kind }>;

/** Acts of the game: while play is frozen or there is a break, they wait. */
const playing: readonly Command['do'][] = ['skip-step', 'repeat-card'];

export async function putRecordRight(night: OpenNight, command: RecordCommand): Promise<Reply> {
  if ('at' in command && command.at !== undefined && command.at !== night.ledger.at) return no('refused.stale');
  if (playing.includes(command.do)) {
    const rests = resting(night);
    if (rests) return rests;
  }
  const result = draftFor(night, command);
  if (result !== undefined && 'is' in result) await night.add(result);
  return result === undefined || 'is' in result ? ok : result;
}

/** The entry that a command makes, why it makes none, or undefined where it needs none. */
function draftFor(night: OpenNight, command: RecordCommand): Draft | Reply | undefined {
  const { ledger } = night;
  const { state, kit } = ledger.game;
  const seated = (who: string) => kit.characters.includes(who);
  switch (command.do) {
    case 'undo':
      return ledger.canUndo ? { is: 'undo' } : no('refused.nothing-to-undo');
    case 'redo':
      if (!ledger.canRedo) return no('refused.nothing-to-redo');
      return command.all ? { is: 'redo', all: true } : { is: 'redo' };
    case 'undo-to':
      return ledger.standing.some((deed) => deed.n === command.n)
        ? { is: 'undo', to: command.n }
        : no('refused.nothing-to-undo');
    case 'correct': {
      const unknown = unknownName(state, command.put);
      return unknown === undefined ? { is: 'correct', ...command.put } : no('refused.unknown-name', { name: unknown });
    }
    case 'skip-step': {
      const { question } = state;
      if (!question) return no('refused.no-question');
      if ((command.question ?? question.id) !== question.id) return no('refused.stale');
      return question.skip === null ? no('refused.must-be-answered') : { is: 'skip', question: question.id };
    }
    case 'repeat-card':
      return state.question && mayRepeat(state)
        ? { is: 'repeat', question: state.question.id }
        : no('refused.nothing-to-repeat');
    case 'try-amend': {
      const code = night.tryAmend(command.n, command.key);
      return code === undefined ? undefined : no(`refused.${code}`);
    }
    case 'drop-amend':
      night.dropAmend();
      return undefined;
    case 'amend': {
      // What nobody has seen, or no longer holds, is not accepted.
      const key = night.triedKey(command.n);
      if (key === undefined || (command.key ?? key) !== key) return no('refused.stale');
      return { is: 'amend', of: command.n, key, way: command.way };
    }
    case 'set-house':
      if (isDealt(command.id)) return no('refused.dealt');
      return isHouseOption(command.id, command.option)
        ? { is: 'house', id: command.id, option: command.option }
        : no('refused.no-such-option', { key: command.option });
    case 'set-taps':
      if (!built.taps.includes(command.taps)) return no('refused.no-such-option', { key: command.taps });
      return state.question?.about === 'round-card' ? { is: 'taps', taps: command.taps } : no('refused.between-rounds');
    case 'break':
      return { is: 'break', on: command.on };
    case 'freeze':
      return { is: 'freeze', why: command.why };
    case 'tick':
      return tickable(night, command.item)
        ? { is: 'tick', item: command.item, on: command.on }
        : no('refused.no-such-option', { key: command.item });
    case 'leave':
      return seated(command.who)
        ? { is: 'leave', who: command.who }
        : no('refused.unknown-name', { name: command.who });
    case 'swap-seats':
      return canSwap(state, command.a, command.b)
        ? { is: 'swap', a: command.a, b: command.b }
        : no('refused.no-such-option', { key: command.b });
    case 'merge-seats':
      return seated(command.from) && seated(command.into) && command.from !== command.into
        ? { is: 'merge', from: command.from, into: command.into }
        : no('refused.no-such-option', { key: command.into });
    case 'show-log':
      night.showLog(command.on);
      return undefined;
  }
}

function tickable({ ledger: { game, notes } }: OpenNight, item: string): boolean {
  return (
    notes.freeze !== null && freezeParts(game, notes.freeze).some((part) => part.items.some(({ id }) => id === item))
  );
}
