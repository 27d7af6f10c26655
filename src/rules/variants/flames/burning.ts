/**
 * Who stands in a burning car as his actions end takes a neutral bullet, and so does at once who was moved into one. All
 * that a character does in a row, with nobody acting in between, counts as one. The Marshal puts the fire out around him.
 */
import { characterOf } from '../../engine/cars.ts';
import type { Arrival, Game, Outcome } from '../../engine/game.ts';
import type { Rule } from '../../engine/hooks.ts';
import { pawnOf } from '../../engine/players.ts';
import type { Action, Step, Who } from '../../engine/state.ts';
import { giveNeutral } from '../../engine/verbs.ts';
import { cites, FIRE, fireAround, putOut } from './fire.ts';

const MARSHAL: Who = 'marshal';
const ACTING = 'flames-acting';

interface NextToAct extends Step {
  /** Who acts now; null where nobody does. */
  by: Who | null;
}

/** Who has acted last, and may act on before the fire hurts him; undefined where nobody is in the middle of it. */
const acting = ({ more }: Game['state']): Who | undefined => more[ACTING] as Who | undefined;

const everybodyPays = ({ kit }: Game): boolean => kit.house['flames-who-pays'] === 'everyone';

/** Those among them who stand in the fire are hurt at the same instant; then the Marshal puts his out, whoever plays him. */
function burn(game: Game, who: readonly Who[]): void {
  const burnt = who.filter((one) => fireAround(game, one) !== undefined);
  giveNeutral(game, burnt, FIRE, everybodyPays(game) ? [...cites, 'house:flames-who-pays'] : cites);
  if (burnt.some((one) => pawnOf(one) === MARSHAL)) extinguish(game);
}

function extinguish(game: Game): void {
  const car = fireAround(game, MARSHAL);
  if (car !== undefined) putOut(game, car);
}

/** After a row of cards, and wherever another's begins. */
const nobodyActs = (): Step[] => [{ do: 'flames.next', by: null } satisfies NextToAct];

export const burning: Rule = {
  id: 'flames-burning',
  stage: 'variant',
  cites,
  hooks: {
    before: {
      card: ({ state }, step) =>
        acting(state) === (step as Action).by ? undefined : [{ do: 'flames.next', by: (step as Action).by }],
    },
    after: {
      'turn-over': ({ state }, step) => ((step.at as number) < state.pile.length ? undefined : nobodyActs()),
      event: nobodyActs,
      settle: (game, step) =>
        (step.arrived as Arrival[]).some(({ who }) => fireAround(game, who) !== undefined)
          ? [{ do: 'flames.entered', pawns: (step.arrived as Arrival[]).map(({ who }) => who) }]
          : undefined,
    },
  },
  steps: {
    'flames.next'(game: Game, { by }: NextToAct): Outcome {
      const acted = acting(game.state);
      if (by === null) delete game.state.more[ACTING];
      else game.state.more[ACTING] = by;
      if (acted !== undefined) burn(game, everybodyPays(game) ? game.kit.characters : [acted]);
      return undefined;
    },
    'flames.entered'(game: Game, { pawns }: Step & { pawns: Who[] }): Outcome {
      const played = characterOf(game, MARSHAL) !== undefined;
      if (!played && pawns.includes(MARSHAL)) extinguish(game);
      const actor = acting(game.state);
      // Where everybody pays after each action, who was moved pays with them.
      if (actor !== undefined && everybodyPays(game)) return undefined;
      const moved = pawns.flatMap((pawn) => characterOf(game, pawn) ?? []);
      burn(
        game,
        moved.filter((who) => who !== actor),
      );
      return undefined;
    },
  },
};
