import { describe, expect, test } from 'vitest';
import { answer, ask, type Game, newGame, options, reask, run } from '../../src/rules/engine/game.ts';
import type { Rule } from '../../src/rules/engine/hooks.ts';
import { list } from '../../src/rules/engine/lists.ts';
import type { Action, Step } from '../../src/rules/engine/state.ts';
import { move } from '../../src/rules/engine/verbs.ts';
import { newState } from '../../src/rules/setup.ts';
import { gameOf, lawman, note, notes, noting, rule, setupOf } from './engine-rig.ts';

const asking = (choices: string[], asks: string | string[], hold = false) =>
  rule('asking', {
    steps: {
      pick(game: Game, step: Step & { key?: unknown }) {
        if (step.key !== undefined) return note(game, JSON.stringify(step.key));
        return ask(game, {
          about: 'pick',
          asks,
          cites: [],
          options: options('bandit', choices),
          leadsTo: step,
          into: 'key',
          hold,
        });
      },
    },
  });

describe('the agenda', () => {
  test('does what a step leads to before what was planned after it', () => {
    const leads = rule('leads', {
      steps: {
        lead: () => [
          { do: 'note', what: 'b' },
          { do: 'note', what: 'c' },
        ],
      },
    });
    const { game } = gameOf([noting, leads], [{ do: 'note', what: 'a' }, { do: 'lead' }, { do: 'note', what: 'd' }]);
    run(game);
    expect(notes(game)).toBe('a b c d');
  });

  test('waits for an answer, takes none that was not offered, and goes on from the right one', () => {
    const { game, state } = gameOf(
      [noting, asking(['ghost', 'doc'], 'tuco')],
      [{ do: 'pick' }, { do: 'note', what: 'after' }],
    );
    run(game);
    expect(state.question).toMatchObject({ id: 'set-up/pick/tuco', asks: ['tuco'] });
    const before = JSON.stringify(state);
    const id = state.question?.id;
    const wrong = [answer(game, 'belle'), answer(game, 'doc', 'old'), answer(game, 'doc', id, 'ghost')];
    expect(wrong).toEqual(['no-such-option', 'stale', 'not-asked']);
    expect(JSON.stringify(state)).toBe(before);
    expect(answer(game, 'doc', id, 'tuco')).toBeUndefined();
    expect(notes(game)).toBe('"doc" after');
    expect(answer(game, 'doc')).toBe('no-question');
  });

  test('takes a single option without asking, and says so', () => {
    const { game, facts } = gameOf([asking(['doc'], 'tuco')], [{ do: 'pick' }]);
    run(game);
    expect(notes(game)).toBe('"doc"');
    expect(facts).toEqual([{ is: 'only-option', asks: 'tuco', about: 'pick', key: 'doc', cites: [] }]);
  });

  test('waits for the table even with one option, unless nobody watches', () => {
    const { game, state } = gameOf([asking(['next'], 'table', true)], [{ do: 'pick' }]);
    run(game);
    expect(state.question?.options.length).toBe(1);
    const alone = newGame({ ...newState(setupOf()), agenda: [{ do: 'pick' }] }, game.kit, null, false);
    run(alone);
    expect([alone.state.question, notes(alone)]).toEqual([null, '"next"']);
  });

  test('keeps the answers of several sealed until the last, in whatever order they come', () => {
    for (const order of [
      ['ghost', 'doc', 'tuco'],
      ['tuco', 'ghost', 'doc'],
    ]) {
      const { game, state } = gameOf([asking(['left', 'right'], ['ghost', 'doc', 'tuco'])], [{ do: 'pick' }]);
      run(game);
      for (const [at, who] of order.entries()) {
        expect(notes(game)).toBe('');
        expect(Object.keys(state.question?.sealed ?? {}).length).toBe(at);
        answer(game, who === 'doc' ? 'left' : 'right', state.question?.id, who);
      }
      expect(JSON.parse(notes(game))).toEqual({ ghost: 'right', doc: 'left', tuco: 'right' });
    }
  });

  test('counts a question asked again in the same scene, and asks it under the same name when the table was corrected', () => {
    const { game, state } = gameOf([asking(['ghost', 'doc'], 'tuco')], [{ do: 'pick' }, { do: 'pick' }]);
    run(game);
    answer(game, 'doc');
    expect(state.question?.id).toBe('set-up/pick/tuco/2');
    reask(game);
    expect(state.question?.id).toBe('set-up/pick/tuco/2');
  });
});

describe('a mistake of ours names its culprit', () => {
  const run1 = (rules: Rule[], step: Step) => () => run(gameOf(rules, [step]).game);
  test('a step that leads to itself', () =>
    expect(run1([rule('loop', { steps: { loop: () => [{ do: 'loop' }] } })], { do: 'loop' })).toThrow(
      /circles.*"loop"/,
    ));
  test('pawns that flee for ever', () => {
    const hunter = rule('hunter', {
      steps: { go: (game: Game) => move(game, [{ who: 'doc', to: '1.in' }], 'test', []) as undefined },
      hooks: {
        meet: (_game, arrived) =>
          arrived.map(({ who, to }) => ({
            who,
            by: 'x',
            cause: 'x',
            cites: [],
            bullet: false,
            encounter: false,
            flee: [to === '1.in' ? '2.in' : '1.in'],
          })),
      },
    });
    const { hooks: _meet, ...steps } = lawman[0] as Rule;
    expect(run1([steps, hunter], { do: 'go' })).toThrow(/flee for ever: doc/);
  });
  test('a step that nobody knows', () => expect(run1([], { do: 'dance' })).toThrow(/dance/));
  test('a question without an option', () =>
    expect(run1([asking([], 'doc')], { do: 'pick' })).toThrow(/set-up\/pick\/doc/));
  test('two rules with the same step', () => expect(() => gameOf([noting, noting], [])).toThrow(/step note/));
});

test('a position is asked about without changing it', () => {
  const { game } = gameOf([], []);
  const before = JSON.stringify(game.state);
  list(game, 'shoot.targets', { do: 'shoot', by: 'doc', from: { card: 'shoot', owner: 'doc' } } satisfies Action, [
    'ghost',
  ]);
  expect(JSON.stringify(game.state)).toBe(before);
});
