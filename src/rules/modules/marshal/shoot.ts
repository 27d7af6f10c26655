import { fizzle } from '../../base/actions/card.ts';
import { type Hit, inReach, type Shoot } from '../../base/actions/shoot.ts';
import { CYLINDER } from '../../catalogue/components.ts';
import { ask, type Game, type Outcome, options } from '../../engine/game.ts';
import type { Rule } from '../../engine/hooks.ts';
import { list } from '../../engine/lists.ts';
import { spaceOf } from '../../engine/players.ts';
import type { Option, Who } from '../../engine/state.ts';
import { lasting } from './bullets/bullet.ts';
import { bulletOf, bullets } from './bullets/index.ts';
import { cylinderOf, HE, PILES, type Pile } from './he.ts';

/** `target` is one bandit, or two in alphabetical order: `belle+doc`. */
interface Revolvers extends Shoot {
  /** Which pile the first-named one is shot from. */
  pile?: Pile;
}
interface Loaded extends Hit {
  pile: Pile;
  /** What is printed on the bullet card. */
  bullet?: string;
}

const left = (game: Game, pile: Pile): number => game.state.cylinder[cylinderOf(pile)] ?? 0;
const loaded = (game: Game): Pile[] => PILES.filter((pile) => left(game, pile) > 0);

/** What is printed on the next bullet of a pile; undefined where nobody has typed it in. */
function nextBullet({ state }: Game, pile: Pile): string | undefined {
  const cylinder = cylinderOf(pile);
  return state.setup.known[cylinder]?.[CYLINDER - (state.cylinder[cylinder] ?? 0)] || undefined;
}

/**
 * Whom he can hit with this Shoot: one, or with bullets in both piles two. Whoever is spared while others could be hit
 * is not spared where two are in reach and both are hit.
 */
function aims(game: Game, step: Shoot): string[] {
  const seen = inReach(game, step);
  const single = list(game, 'shoot.targets', step, [...seen]);
  if (loaded(game).length < PILES.length) return single;
  return [...single, ...pairs(seen.length === 2 ? seen : single)];
}

const pairs = (who: readonly Who[]): string[] =>
  who.flatMap((one, at) => who.slice(at + 1).map((other) => [one, other].sort().join('+')));

function aim(game: Game, step: Revolvers): Outcome {
  const { cites } = twoRevolvers;
  const targets = aims(game, step);
  if (loaded(game).length === 0) return fizzle(game, step, 'no-bullets', cites);
  if (targets.length === 0) return fizzle(game, step, 'no-target', cites);
  return ask(game, {
    about: 'shoot.whom',
    asks: step.by,
    cites,
    options: targets.map((key): Option => ({ key, tap: 'bandit' })),
    leadsTo: step,
    into: 'target',
    with: { who: step.by },
  });
}

function choosePile(game: Game, step: Revolvers, target: Who): Outcome {
  return ask(game, {
    about: 'shoot.pile',
    asks: step.by,
    cites: twoRevolvers.cites,
    options: options('word', loaded(game)),
    leadsTo: step,
    into: 'pile',
    with: { who: step.by, target },
  });
}

/** He has two cylinders and may hit two bandits with one Shoot, with a bullet of each. */
export const twoRevolvers: Rule = {
  id: 'two-revolvers',
  stage: 'module',
  cites: ['Shoot', 'Character Powers'],
  steps: {
    'marshal.shoot'(game: Game, step: Revolvers): Outcome {
      const { target, pile } = step;
      if (target === undefined) return aim(game, step);
      const [first, second] = target.split('+') as [Who, Who?];
      if (pile === undefined) return choosePile(game, step, first);
      const other = PILES.find((one) => one !== pile) as Pile;
      const hit = (who: Who, from: Pile) => ({ ...step, do: 'marshal.bullet', target: who, pile: from });
      return [hit(first, pile), ...(second === undefined ? [] : [hit(second, other)])];
    },
    /** The top bullet of a pile is turned up: what is printed on it is known, or the table says it. */
    'marshal.bullet'(game: Game, step: Loaded): Outcome {
      const { target, pile } = step;
      const printed = step.bullet ?? nextBullet(game, pile);
      if (printed !== undefined) {
        const at = spaceOf(game.state, target) as string;
        const bullet = bulletOf(printed);
        const [laid] = list(game, 'bullet.laid', step, bullet?.stops === undefined ? [] : [lasting(bullet)]);
        const shot = { pile: cylinderOf(pile), printed, ...(laid !== undefined && { laid }) };
        return [
          { ...step, do: 'hit', at, shot },
          { ...step, do: 'marshal.strike', bullet: printed },
        ];
      }
      return ask(game, {
        about: 'bullet.which',
        asks: 'table',
        cites: ["Marshal's Bullet Cards (Marshal module)"],
        options: options(
          'word',
          bullets.map(({ id }) => id),
        ),
        leadsTo: step,
        into: 'bullet',
        skip: [{ ...step, bullet: 'plain' }],
        with: { who: HE, target, pile, kind: 'bullet' },
      });
    },
    'marshal.strike'(game: Game, step: Loaded): Outcome {
      const bullet = bulletOf(step.bullet ?? '');
      bullet?.strike?.(game, step, bullet.cites);
      return undefined;
    },
  },
  hooks: {
    instead: { shoot: (_game, step, former) => (step.by === HE ? [{ ...step, do: 'marshal.shoot' }] : former(step)) },
  },
};
