/** Marshal: the card moves him one car inside the train; whoever meets him flees to the roof with a neutral bullet. */
import { type Arrival, ask, type Game, type Meeting, type Outcome, options } from '../../engine/game.ts';
import type { Rule } from '../../engine/hooks.ts';
import { list } from '../../engine/lists.ts';
import { besides, inside, otherFloor } from '../../engine/spaces.ts';
import type { Action, Space } from '../../engine/state.ts';
import { move } from '../../engine/verbs.ts';
import { fizzle } from './card.ts';

interface MarshalCard extends Action {
  to?: Space;
}

export const marshal: Rule = {
  id: 'marshal',
  stage: 'rule',
  cites: ['Marshal'],
  steps: {
    marshal(game: Game, step: MarshalCard): Outcome {
      if (step.to !== undefined) {
        move(game, [{ who: 'marshal', to: step.to }], 'marshal', marshal.cites);
        return undefined;
      }
      const space = game.state.pieces.marshal;
      if (space === undefined) return fizzle(game, step, 'nowhere-to-go', marshal.cites);
      const near = list(game, 'neighbours', { space, for: 'marshal' }, besides(game.state, space));
      const spaces = list(game, 'marshal.spaces', step, near);
      if (spaces.length === 0) return fizzle(game, step, 'nowhere-to-go', marshal.cites);
      return ask(game, {
        about: 'marshal.where',
        asks: step.by,
        cites: marshal.cites,
        options: options('space', spaces),
        leadsTo: step,
        into: 'to',
        with: { who: step.by },
      });
    },
  },
};

/** Wherever a bandit and the Marshal come together, however it came about. Without his pawn nothing is met. */
export const marshalEncounter: Rule = {
  id: 'marshal-encounter',
  stage: 'rule',
  cites: ['Marshal', 'General rules'],
  hooks: {
    meet(game: Game, arrived: readonly Arrival[]): Meeting[] {
      const { pieces } = game.state;
      const his = pieces.marshal;
      if (his === undefined || !inside(his)) return [];
      const he = arrived.find((one) => one.who === 'marshal');
      const met = he
        ? game.kit.bandits.filter((who) => pieces[who] === his).map((who) => ({ who, cause: he.cause }))
        : arrived.filter(({ who }) => pieces[who] === his);
      const roof = otherFloor(his) as Space;
      return met.map(({ who, cause: by }) => ({
        who,
        cause: 'marshal',
        cites: marshalEncounter.cites,
        by,
        bullet: true,
        encounter: true,
        flee: [roof],
      }));
    },
  },
};
