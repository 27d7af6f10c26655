import { describe, expect, test } from 'vitest';
import { type Game, run } from '../../src/rules/engine/game.ts';
import type { Power } from '../../src/rules/engine/hooks.ts';
import { list, number } from '../../src/rules/engine/lists.ts';
import { move } from '../../src/rules/engine/verbs.ts';
import { gameOf, lawman, note, notes, noting, rule } from './engine-rig.ts';

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

  test('instead of a step do what they like, and may do the step all the same; a later stage goes first', () => {
    const louder = rule('louder', {
      stage: 'module',
      hooks: { instead: { note: (_game, step, former) => former({ ...step, what: `${step.what}!` }) } },
    });
    const house = rule('house', {
      stage: 'house',
      hooks: {
        instead: {
          note: (game, step, former) =>
            step.what === 'b' ? note(game, 'left out') : former({ ...step, what: `${step.what}?` }),
        },
      },
    });
    const { game } = gameOf(
      [house, louder, noting],
      [
        { do: 'note', what: 'a' },
        { do: 'note', what: 'b' },
      ],
    );
    run(game);
    expect(notes(game)).toBe('a?! left out');
  });
});
