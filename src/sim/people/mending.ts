/** People put the record right in other ways than by an undo, or change what was agreed; the table follows the lists they get. */
import type { Command } from '../../messages/commands.ts';
import type { LogEntry } from '../../messages/record.ts';
import { houseRules } from '../../rules/house/index.ts';
import type { Room } from './room.ts';
import { changeSeats, seatings } from './seating.ts';
import { putBack } from './taking-back.ts';

/** Acts that people still know by heart: further back nobody says "that was the other car". */
const BY_HEART = 3;
/** Answers that lay nothing on the table but pawns. */
const steps = /^(move|floor|marshal|flee)\./;

/** Ways that are open now. @param calm true while nothing is to be taken back */
export function mendings(room: Room, calm: boolean): string[] {
  const { night, miscounted } = room;
  // There are but five moments of it in a night.
  const atRest = night.phase === 'round-card' ? Array<string>(5).fill('taps changed') : [];
  const ways = ['house rule changed', 'break', 'table checked', ...atRest, ...seatings(room)];
  return calm || miscounted || !night.canUndo || !night.round ? ways : [...ways, 'undone far', 'answer amended'];
}

export async function mend(room: Room, kind: string): Promise<void> {
  switch (kind) {
    case 'house rule changed':
      return changeHouse(room);
    case 'taps changed':
      return room.send({ do: 'set-taps', taps: room.night.inPlay.taps === 'turning' ? 'scheming' : 'turning' });
    case 'break':
      return rest(room, { do: 'break', on: true }, { do: 'break', on: false });
    case 'table checked':
      return rest(room, { do: 'freeze', why: 'audit' }, { do: 'freeze', why: null });
    case 'undone far':
      return undoFar(room);
    case 'answer amended':
      return amend(room);
    default:
      return changeSeats(room, kind);
  }
}

/** Only those are changed that say something about play; others were agreed when people sat down. */
async function changeHouse(room: Room): Promise<void> {
  const rule = room.random.pick(houseRules.filter(({ hooks, dealt }) => !dealt && Object.keys(hooks).length > 0));
  await room.send({ do: 'set-house', id: rule.id, option: room.random.pick(rule.options) });
}

/** Nothing is answered meanwhile. */
async function rest(room: Room, begin: Command, end: Command): Promise<void> {
  await room.send(begin);
  const { question } = room.night;
  const key = question?.options[0]?.key;
  if (question && key !== undefined) {
    const reply = await room.hands.send({ do: 'answer', question: question.id, key });
    if (reply.ok) throw new Error(`${begin.do}: ${question.id} was answered meanwhile`);
  }
  await room.send(end);
}

/** What was done in this round, the latest last. */
async function logOf(room: Room): Promise<LogEntry[]> {
  await room.send({ do: 'show-log', on: true });
  const { log, round } = room.night;
  await room.send({ do: 'show-log', on: false });
  return log.filter((entry) => entry.round === round?.number);
}

/** Takes back a good part of the round, and perhaps brings it all back. */
async function undoFar(room: Room): Promise<void> {
  const log = await logOf(room);
  const entry = log.length > 0 ? room.random.pick(log) : undefined;
  if (!entry) return;
  await room.send({ do: 'undo-to', n: entry.n });
  await putBack(room, `undo to ${entry.n}`, 'undo');
  if (!room.random.once(2) || !room.night.canRedo) return;
  await room.send({ do: 'redo', all: true });
  await putBack(room, `redo of all from ${entry.n}`, 'redo');
}

/** "He went the other way": a step of a moment ago is another one, if what came after it still makes sense then. */
async function amend(room: Room): Promise<void> {
  const recent = (await logOf(room)).slice(-BY_HEART);
  const entry = recent.find(
    ({ is, hidden, question, options }) =>
      is === 'answer' && !hidden && steps.test(question?.about ?? '') && options.length > 1,
  );
  if (!entry) return;
  const key = room.random.pick(entry.options.filter((option) => option !== entry.key));
  await room.send({ do: 'try-amend', n: entry.n, key });
  if ((room.night.amend?.ways['re-resolve'].unfit.length ?? 0) > 0) return room.send({ do: 'drop-amend' });
  await room.send({ do: 'amend', n: entry.n, key, way: 're-resolve' });
  await putBack(room, `amend of ${entry.n} to ${key}`, 'undo');
}
