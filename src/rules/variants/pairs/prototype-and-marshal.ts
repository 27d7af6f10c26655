import { fizzle } from '../../base/actions/card.ts';
import type { Shoot } from '../../base/actions/shoot.ts';
import { ask, type Game, type Outcome, options } from '../../engine/game.ts';
import type { Rule } from '../../engine/hooks.ts';
import { spaceOf } from '../../engine/players.ts';
import type { Option, Space, Who } from '../../engine/state.ts';
import { cylinderOf, HE, PILES, type Pile } from '../../modules/marshal/he.ts';
import type { Eject } from '../prototype/eject.ts';
import { aims, BURST, cites, holdsPrototype } from '../prototype/held.ts';
import { inItsReach } from '../prototype/shoot.ts';

/** `target` is whom the Prototype hits, `doc+doc+ghost`. */
interface Revolvers extends Shoot {
  /** The cylinder that it empties. */
  pile?: Pile;
  /** Whom one bullet of the other cylinder hits, or `none`. */
  second?: string;
}

const NONE = 'none';

/** Bullets of the Prototype out of that cylinder. */
const burst = ({ state }: Game, pile: Pile): number => Math.min(BURST, state.cylinder[cylinderOf(pile)] ?? 0);
const loaded = (game: Game): Pile[] => PILES.filter((pile) => burst(game, pile) > 0);

/** Whom the other cylinder can hit, so that two bandits are hit in all. */
function seconds(game: Game, step: Revolvers): Who[] {
  const hit = new Set(step.target?.split('+'));
  const other = loaded(game).filter((pile) => pile !== step.pile);
  return other.length === 0 ? [] : inItsReach(game, step).filter((who) => hit.size > 1 || !hit.has(who));
}

/** The next question of his Shoot, or undefined where all is said. */
function open(game: Game, step: Revolvers): { about: string; into: string; choices: Option[] } | undefined {
  const piles = loaded(game);
  if (step.target === undefined) {
    const sizes = [...new Set(piles.map((pile) => burst(game, pile)))];
    const keys = sizes.flatMap((bullets) => aims(inItsReach(game, step), bullets));
    return { about: 'shoot.whom', into: 'target', choices: keys.map((key) => ({ key, tap: 'bandit' })) };
  }
  const bullets = step.target.split('+').length;
  if (step.pile === undefined)
    return {
      about: 'shoot.pile',
      into: 'pile',
      choices: options(
        'word',
        piles.filter((one) => burst(game, one) === bullets),
      ),
    };
  const others = seconds(game, step);
  if (step.second !== undefined || others.length === 0) return undefined;
  return {
    about: 'prototype.second',
    into: 'second',
    choices: [...options('word', [NONE]), ...options('bandit', others)],
  };
}

/** The Marshal fires the Prototype out of one of his cylinders, and may hit another with one bullet of the other. */
export const prototypeAndMarshal: Rule = {
  id: 'prototype-and-marshal',
  stage: 'variant',
  cites: [...cites, 'Shoot'],
  hooks: {
    instead: {
      shoot: ({ state }, step, former) =>
        step.by === HE && holdsPrototype(state, HE) ? [{ ...step, do: 'prototype.revolvers' }] : former(step),
    },
  },
  steps: {
    'prototype.revolvers'(game: Game, step: Revolvers): Outcome {
      const next = open(game, step);
      if (next) {
        if (next.choices.length === 0)
          return fizzle(
            game,
            { by: step.by, do: 'shoot' },
            loaded(game).length === 0 ? 'no-bullets' : 'no-target',
            prototypeAndMarshal.cites,
          );
        return ask(game, {
          about: next.about,
          asks: step.by,
          cites: prototypeAndMarshal.cites,
          options: next.choices,
          leadsTo: step,
          into: next.into,
          with: { who: step.by, target: step.target?.split('+')[0] ?? '' },
        });
      }
      const { by, from, target = '', pile, second = NONE } = step;
      const other = PILES.find((one) => one !== pile);
      const shots = [
        ...target.split('+').map((who) => ({ target: who, pile })),
        ...(second === NONE ? [] : [{ target: second, pile: other }]),
      ];
      const spaces = shots.map((shot) => spaceOf(game.state, shot.target) as Space);
      const eject: Eject = { do: 'prototype.eject', by, shots: [...new Set(spaces)] };
      return [...shots.map((shot) => ({ do: 'marshal.bullet', by, from, ...shot })), eject];
    },
  },
};
