/**
 * A module that the box does not have, written here and nowhere else: that it can be shows that the engine takes new
 * rules. A Lasso card pulls a neighbour close; a water tower beside car 1 can be climbed from its roof, and whoever
 * comes up meets a crow that pecks him and chases him back onto a roof of his choice.
 */
import { describe, expect, test } from 'vitest';
import { othersIn } from '../../src/rules/base/actions/shoot.ts';
import type { Fact } from '../../src/rules/engine/facts.ts';
import { answer, ask, type Game, newGame, options, push, run } from '../../src/rules/engine/game.ts';
import type { Rule } from '../../src/rules/engine/hooks.ts';
import { list } from '../../src/rules/engine/lists.ts';
import { besides } from '../../src/rules/engine/spaces.ts';
import type { Action, Space, Step, Who } from '../../src/rules/engine/state.ts';
import { move } from '../../src/rules/engine/verbs.ts';
import { newState } from '../../src/rules/setup.ts';
import { Random } from '../../src/sim/random.ts';
import { kitWith, playThrough, setupOf } from './engine-rig.ts';

const TOWER = 'tower';

const lasso: Rule = {
  id: 'lasso',
  stage: 'module',
  cites: ['Lasso'],
  steps: {
    lasso(game: Game, step: Action & { target?: Who }) {
      const here = game.state.pieces[step.by] as Space;
      if (step.target !== undefined)
        return move(game, [{ who: step.target, to: here }], 'lasso', ['Lasso']) as undefined;
      const near = list(game, 'neighbours', { space: here, for: 'push' }, besides(game.state, here));
      const targets = near.flatMap((space) => othersIn(game, step.by, space));
      if (targets.length === 0) return undefined;
      const choices = options('bandit', targets);
      return ask(game, {
        about: 'lasso.whom',
        asks: step.by,
        cites: ['Lasso'],
        options: choices,
        leadsTo: step,
        into: 'target',
      });
    },
  },
  hooks: { widen: { 'deck.cards': (_game, cards) => [...cards, 'lasso'] } },
};

const tower: Rule = {
  id: 'tower',
  stage: 'module',
  cites: ['Water Tower'],
  hooks: {
    widen: {
      neighbours: (_game, near, { space }) =>
        space === '1.roof' ? [...near, TOWER] : space === TOWER ? ['1.roof'] : near,
    },
    barAction: (game, action) =>
      action.do === 'punch' && game.state.pieces[action.by] === TOWER ? 'Water Tower' : undefined,
    barCard: (_game, { from }) => (from.card === 'marshal' ? 'Water Tower' : undefined),
    meet: (game, arrived) =>
      arrived.flatMap(({ who, to, cause: by }) =>
        to === TOWER && game.state.pieces[who] === TOWER
          ? [
              {
                who,
                by,
                cause: 'crow',
                cites: ['Water Tower'],
                bullet: true,
                encounter: false,
                flee: ['1.roof', '2.roof'],
              },
            ]
          : [],
      ),
    terms: (game, who) => (game.state.pieces[who] === TOWER ? { view: 100 } : {}),
  },
};

function begun(pieces: Record<Who, Space>, ...agenda: Step[]) {
  const setup = setupOf();
  const facts: Fact[] = [];
  const standing: Record<Who, Space> = { marshal: '0.in', ...pieces };
  const state = { ...newState(setup), agenda: [], pieces: standing };
  const game = newGame(state, kitWith(setup, [lasso, tower]), (fact) => facts.push(fact));
  push(game, agenda);
  run(game);
  const offered = () => state.question?.options.map((option) => option.key);
  return { game, state, facts, offered };
}
const card = (by: Who, name: string): Step => ({ do: 'card', by, card: name });

describe('a module from outside', () => {
  test('brings a card with a question of its own', () => {
    const { game, state, offered } = begun(
      { doc: '2.in', ghost: '1.in', tuco: '3.in', belle: '4.in' },
      card('doc', 'lasso'),
    );
    expect(offered()).toEqual(['ghost', 'tuco']);
    expect(state.question?.id).toBe('set-up/lasso.whom/doc');
    answer(game, 'tuco');
    expect(state.pieces.tuco).toBe('2.in');
  });

  test('whose pull into the Marshal’s car is an encounter like any other', () => {
    const { state } = begun({ doc: '1.in', ghost: '2.in', marshal: '1.in' }, card('doc', 'lasso'));
    expect([state.pieces.ghost, state.received.ghost]).toEqual(['1.roof', ['neutral']]);
  });

  test('brings a space that the base cards reach', () => {
    expect(begun({ doc: '2.roof' }, card('doc', 'move')).offered()).toContain(TOWER);
    expect(begun({ doc: TOWER }, card('doc', 'move')).state.pieces.doc).toBe('1.roof');
  });

  test('with a meeting of its own, where the victim chooses his way out', () => {
    const { game, state, offered } = begun({ doc: '1.roof' }, card('doc', 'move'));
    answer(game, TOWER);
    expect([state.pieces.doc, state.received.doc, offered()]).toEqual([TOWER, ['neutral'], ['1.roof', '2.roof']]);
    answer(game, '2.roof');
    expect(state.pieces.doc).toBe('2.roof');
  });

  test('bars an action wherever it comes from, and a card only as a card', () => {
    const fizzled = (facts: Fact[]) =>
      facts.flatMap((fact) => (fact.is === 'fizzled' ? [fact.why, ...fact.cites] : []));
    expect(fizzled(begun({ doc: TOWER, ghost: TOWER }, card('doc', 'punch')).facts)).toEqual(['barred', 'Water Tower']);
    expect(fizzled(begun({ doc: '3.in' }, card('doc', 'marshal')).facts)).toEqual(['barred', 'Water Tower']);
    const copied = { do: 'marshal', by: 'doc', from: { card: 'brilliant-idea', owner: 'doc', copied: true } };
    expect(begun({ doc: '3.in' }, copied).state.pieces.marshal).toBe('1.in');
  });

  test('plays whole nights, its card in every deck, the same through JSON', () => {
    const kit = kitWith(setupOf(), [lasso, tower]);
    const asked = new Set<string>();
    for (let seed = 0; seed < 10; seed++) {
      const states = playThrough(kit, new Random(seed));
      for (const { question } of states) if (question) asked.add(question.about);
      const again = playThrough(kit, new Random(seed), (game) => newGame(JSON.parse(JSON.stringify(game.state)), kit));
      expect(again).toEqual(states);
      expect(states.at(-1)?.score).not.toBeNull();
    }
    expect([...asked]).toEqual(expect.arrayContaining(['lasso.whom', 'flee.where']));
  });
});
