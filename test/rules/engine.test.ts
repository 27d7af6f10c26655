import { describe, expect, test } from 'vitest';
import { answer, ask, type Game, newGame, options, reask, run } from '../../src/rules/engine/game.ts';
import type { Power, Rule } from '../../src/rules/engine/hooks.ts';
import { list, number } from '../../src/rules/engine/lists.ts';
import type { Action, Step } from '../../src/rules/engine/state.ts';
import { move } from '../../src/rules/engine/verbs.ts';
import { newState } from '../../src/rules/setup.ts';
import { gameOf, kitOf, setupOf } from './engine-rig.ts';

const rule = (id: string, rest: Partial<Rule>): Rule => ({ id, stage: 'rule', cites: [], ...rest });
/** Steps that note in `more` that they were done. */
const note = (game: Game, what: string): undefined => {
  game.state.more.notes = `${game.state.more.notes ?? ''}${what} `;
  return undefined;
};
const notes = (game: Game) => String(game.state.more.notes ?? '').trim();
const noting = rule('noting', { steps: { note: (game: Game, step: Step) => note(game, String(step.what)) } });
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

describe('hooks', () => {
  const names = (game: Game) => list(game, 'event.company', { who: 'doc', event: 'x' }, ['ghost']);
  test('widen before any narrows, whatever their stages', () => {
    const narrow = rule('narrow', {
      hooks: { narrow: { 'event.company': (_game, all) => all.filter((who) => who !== 'belle') } },
    });
    const widen = rule('widen', {
      stage: 'house',
      hooks: { widen: { 'event.company': (_game, all) => [...all, 'belle', 'tuco'] } },
    });
    for (const rules of [
      [narrow, widen],
      [widen, narrow],
    ])
      expect(names(gameOf(rules, []).game)).toEqual(['ghost', 'tuco']);
  });

  test('come stage by stage: rules, modules, characters, variants, house rules', () => {
    const stages = ['house', 'variant', 'module', 'rule'] as const;
    const rules = stages.map((stage) =>
      rule(stage, { stage, hooks: { widen: { 'event.company': (_game, all) => [...all, stage] } } }),
    );
    const doc: Power = {
      id: 'doc',
      cites: [],
      hooks: { widen: { 'event.company': (_game, all, _about, who) => [...all, who] } },
    };
    expect(names(gameOf(rules, [], [doc]).game)).toEqual(['ghost', 'rule', 'module', 'doc', 'variant', 'house']);
  });

  test('of a power are asked for whoever bears it at that moment', () => {
    const hooks: Power['hooks'] = {
      numbers: { 'hand.size': (_game, cards, { who }, bearer) => (who === bearer ? cards + 1 : cards) },
    };
    const power = { id: 'doc', cites: [], hooks };
    const lent = rule('lent', {
      hooks: { widen: { powers: (game, own, { who }) => (game.state.more.borrower === who ? [...own, 'doc'] : own) } },
    });
    const size = (game: Game, who: string) => number(game, 'hand.size', { who }, 6);
    const { game } = gameOf([lent], [], [power]);
    expect([size(game, 'doc'), size(game, 'ghost')]).toEqual([7, 6]);
    game.state.more.borrower = 'ghost';
    expect([size(game, 'doc'), size(game, 'ghost'), size(game, 'tuco')]).toEqual([7, 7, 6]);
  });

  test('before a step may ask or do something first, and then comes the step', () => {
    const first = rule('first', {
      hooks: {
        before: { note: (game, step) => (game.state.more.warned || step.what !== 'b' ? undefined : [{ do: 'warn' }]) },
      },
      steps: {
        warn(game: Game) {
          game.state.more.warned = true;
          return note(game, 'warned');
        },
      },
    });
    const { game } = gameOf(
      [noting, first],
      [
        { do: 'note', what: 'a' },
        { do: 'note', what: 'b' },
      ],
    );
    run(game);
    expect(notes(game)).toBe('a warned b');
  });

  test('after a step come behind its own steps, and both behind the flights it set off', () => {
    const goes = rule('goes', {
      steps: {
        go(game: Game) {
          move(game, [{ who: 'doc', to: '1.in' }], 'test', []);
          return [{ do: 'note', what: 'own' }];
        },
      },
      hooks: { after: { go: () => [{ do: 'note', what: 'after' }], 'meeting.flights': (game) => note(game, 'flown') } },
    });
    const { game, state } = gameOf([...lawman, noting, goes], [{ do: 'go' }]);
    state.pieces.marshal = '1.in';
    run(game);
    expect([notes(game), state.pieces.doc, state.received.doc]).toEqual(['flown own after', '1.roof', ['neutral']]);
  });
});

/** The rules about meeting the Marshal, as the game has them. */
const lawman: Rule[] = (() => {
  const kit = kitOf();
  const steps = Object.fromEntries(
    ['settle', 'meeting.bullets', 'meeting.flights'].map((name) => [
      name,
      kit.steps.get(name)?.call as () => undefined,
    ]),
  );
  return [
    rule('lawman', { steps, hooks: { meet: kit.meet[0]?.call as NonNullable<NonNullable<Rule['hooks']>['meet']> } }),
  ];
})();

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
