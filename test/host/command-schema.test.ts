import { describe, expect, test } from 'vitest';
import { readCommand } from '../../src/host/command-schema.ts';
import type { Command, SetupDraft } from '../../src/messages/commands.ts';
import { emptyDraft } from '../../src/table/set-up.ts';

const draft: SetupDraft = {
  ...emptyDraft,
  seats: [{ bandits: ['ghost'], names: ['Ada'] }],
  cars: ['a', 'b'],
  house: { id: 'option' },
};

/** One of each kind: a new kind of command does not compile here until it has an example, and then must be accepted. */
const examples: { [Kind in Command['do']]: Extract<Command, { do: Kind }> } = {
  go: { do: 'go', to: 'setup' },
  draft: { do: 'draft', draft },
  'start-night': { do: 'start-night' },
  'type-prints': { do: 'type-prints', known: {} },
  'type-round-card': { do: 'type-round-card', icons: { turns: ['tunnel'], event: null, keep: 1 }, station: false },
  'forget-round-card': { do: 'forget-round-card', id: '24-typed-t-1' },
  'open-night': { do: 'open-night', id: '2026-11-29' },
  'import-night': { do: 'import-night', file: '{}\n' },
  'leave-night': { do: 'leave-night' },
  answer: { do: 'answer', question: 'q', key: 'k', by: 'ghost' },
  'draw-for-us': { do: 'draw-for-us', question: 'q' },
  undo: { do: 'undo' },
  redo: { do: 'redo' },
  'table-matches': { do: 'table-matches' },
  correct: { do: 'correct', put: { pieces: { doc: '2.roof' }, loot: { doc: ['jewel'] }, neutral: 3 }, at: 7 },
  'undo-to': { do: 'undo-to', n: 3 },
  'skip-step': { do: 'skip-step', question: 'q' },
  'repeat-card': { do: 'repeat-card', at: 9 },
  'try-amend': { do: 'try-amend', n: 3, key: 'k' },
  'drop-amend': { do: 'drop-amend' },
  amend: { do: 'amend', n: 3, key: 'k', way: 'table-stands' },
  'set-house': { do: 'set-house', id: 'tie-bullets', option: 'shots' },
  'set-taps': { do: 'set-taps', taps: 'turning' },
  break: { do: 'break', on: true },
  freeze: { do: 'freeze', why: 'knocked' },
  tick: { do: 'tick', item: 'pawn:doc', on: true },
  leave: { do: 'leave', who: 'doc' },
  'swap-seats': { do: 'swap-seats', a: 'doc', b: 'ghost' },
  'merge-seats': { do: 'merge-seats', from: 'doc', into: 'ghost' },
  'show-log': { do: 'show-log', on: true },
  'open-replay': { do: 'open-replay', id: '2026-11-29' },
  'replay-to': { do: 'replay-to', n: 12 },
  'close-replay': { do: 'close-replay' },
  demo: { do: 'demo' },
  enrol: { do: 'enrol', who: null },
  'forget-cards': { do: 'forget-cards', who: 'ghost' },
  'write-names': { do: 'write-names', on: true },
  'settle-doubt': { do: 'settle-doubt', as: 'says' },
  antenna: { do: 'antenna', antenna: 1, role: 'answers' },
  'forget-tag': { do: 'forget-tag', uid: '04A1B2C3' },
  'import-cards': { do: 'import-cards', file: '{}', way: 'add' },
  reader: { do: 'reader', source: '/dev/ttyUSB0', how: { baud: 115200, profile: 'pad32', layout: 'typed' } },
  'record-reader': { do: 'record-reader', on: true },
  typed: { do: 'typed', place: '0077705923', typed: 'à&é' },
  'list-ports': { do: 'list-ports' },
  lan: { do: 'lan', on: { address: '192.168.1.5', port: 4747 } },
  'free-seat': { do: 'free-seat', who: 'ghost' },
  report: { do: 'report' },
  'quiet-notice': { do: 'quiet-notice' },
};

describe('readCommand', () => {
  test.each(Object.values(examples))('accepts $do', (command) => {
    expect(readCommand(command)).toEqual({ command, fault: null });
  });

  test.each<[string, unknown, string]>([
    ['no object', 'undo', ''],
    ['nothing', undefined, ''],
    ['an unknown command', { do: 'format-disk' }, 'do'],
    ['a property too many', { do: 'undo', sudo: true }, ''],
    ['a property too few', { do: 'open-night' }, 'id'],
    ['a long text', { do: 'answer', question: 'q', key: 'k'.repeat(201) }, 'key'],
    ['a long list', { do: 'draft', draft: { ...draft, cars: Array(21).fill('car') } }, 'draft.cars'],
    [
      'a fault deep inside',
      { do: 'draft', draft: { ...draft, seats: [{ bandits: [5], names: [''] }] } },
      'draft.seats.0.bandits.0',
    ],
    ['undefined where there may be nothing', { do: 'reader', source: 'sim', how: { baud: undefined } }, 'how.baud'],
  ])('refuses %s, and says where', (_name, value, fault) => {
    expect(readCommand(value)).toEqual({ command: null, fault });
  });
});
