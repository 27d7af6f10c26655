import { expect, test } from 'vitest';
import type { Fact } from '../../src/rules/engine/facts.ts';
import { newGame, run } from '../../src/rules/engine/game.ts';
import type { Setup } from '../../src/rules/engine/state.ts';
import { kitFor } from '../../src/rules/kit.ts';
import { newState, standardSetup } from '../../src/rules/setup.ts';

const HE = 'marshal-player';
const setup: Setup = {
  ...standardSetup({ seats: [], carCount: 4, modules: ['marshal'], firstPlayer: HE }),
  mode: 'two-bandits',
  seats: [[HE], ['silk', 'cheyenne'], ['doc', 'tuco']],
};

test.each([[[HE, 'silk', 'doc']], [['doc', HE, 'silk']], [['silk', 'doc', HE]]])(
  'cards put away at the end of a round: who picked one keeps it, the Marshal’s player has none (%s)',
  (players) => {
    const start = newState(setup);
    const hand = { [HE]: 2, silk: 3, doc: 1 };
    const state = { ...start, hand: { ...hand }, agenda: [{ do: 'schemin.unplayed', players, picked: true }] };
    const facts: Fact[] = [];
    run(newGame(state, kitFor(setup), (fact) => facts.push(fact)));
    const told = facts.flatMap((fact) => (fact.is === 'unplayed' ? [fact] : []));
    const left = Object.fromEntries(
      told.flatMap(({ who, kept, picked = 0 }) => who.map((one) => [one, kept + picked])),
    );
    expect(state.hand).toEqual({ [HE]: 0, silk: 1, doc: 1 });
    expect({ doc: 1, ...left }).toEqual(state.hand);
  },
);
