import type { Arrival, Game, Meeting } from '../../engine/game.ts';
import type { Rule } from '../../engine/hooks.ts';
import { number } from '../../engine/lists.ts';
import { isBandit } from '../../engine/players.ts';
import { besides, fromFirstPlayer, onTrainRoof, spaceAt, spotOf } from '../../engine/spaces.ts';
import type { Cite, Space, State, Who } from '../../engine/state.ts';
import { move } from '../../engine/verbs.ts';
import { COACH_ROOF, coachCar } from './coach.ts';

export const SHOTGUN: Who = 'shotgun';
const cites = ['The Shotgun'];

/** The roof of the train where the Shotgun stands; undefined while he guards his strongbox. */
function hisRoof({ pieces }: State): Space | undefined {
  const space = pieces[SHOTGUN];
  return onTrainRoof(space) ? space : undefined;
}

/** With the coach the Shotgun goes one car towards the caboose, where he is on the train. */
export function shotgunGoesBack(game: Game, cause: string, why: readonly Cite[]): void {
  const car = spotOf(hisRoof(game.state))?.car;
  const to = car === undefined ? undefined : spaceAt(game.state, car + 1, 'roof');
  if (to !== undefined) move(game, [{ who: SHOTGUN, to }], cause, why);
}

/** Whether a pawn that ran along the roofs from one space to another passed over that car. */
function crossed(state: State, from: Space, to: Space, over: number): boolean {
  const carOf = (space: Space) => spotOf(space)?.car ?? (space === COACH_ROOF ? coachCar(state) : undefined);
  const [begin, end] = [carOf(from), carOf(to)];
  if (begin === undefined || end === undefined) return false;
  // Between the coach's roof and the train the car beside it is passed over as any other.
  const stands = (spotOf(from) && begin === over) || (spotOf(to) && end === over);
  return !stands && Math.min(begin, end) <= over && over <= Math.max(begin, end);
}

const meeting = ({ who, cause: by }: Pick<Arrival, 'who' | 'cause'>, bullet: boolean, flee: Space[]): Meeting => ({
  who,
  by,
  cause: SHOTGUN,
  cites,
  bullet,
  encounter: false,
  flee,
});

/** Whoever comes together with the Shotgun on the train is hit and runs along it; the others run in their order. */
export const shotgunEncounter: Rule = {
  id: 'shotgun-encounter',
  stage: 'module',
  cites,
  hooks: {
    meet(game: Game, arrived: readonly Arrival[]): Meeting[] {
      const { state } = game;
      const his = hisRoof(state);
      if (his === undefined) return [];
      const he = arrived.find(({ who }) => who === SHOTGUN);
      return fromFirstPlayer(state).flatMap((who) => {
        if (!isBandit(who) || state.pieces[who] !== his) return [];
        const came = he ?? arrived.find((one) => one.who === who);
        return came ? [meeting({ who, cause: came.cause }, true, besides(state, his))] : [];
      });
    },
  },
};

/** Whoever runs across the Shotgun's roof is hit and goes on all the same. */
export const shotgunCrossing: Rule = {
  id: 'shotgun-crossing',
  stage: 'module',
  cites,
  hooks: {
    meet(game: Game, arrived: readonly Arrival[]): Meeting[] {
      const { state } = game;
      const over = spotOf(hisRoof(state))?.car;
      if (over === undefined) return [];
      return arrived.flatMap(({ who, from, to, cause }) => {
        if (cause !== 'move' || from === null || !isBandit(who) || !onRoofs(from, to)) return [];
        if (!crossed(state, from, to, over)) return [];
        const hit = number(game, 'crossing.bullets', { who, lawman: SHOTGUN }, 1) > 0;
        return hit ? [meeting({ who, cause }, true, [])] : [];
      });
    },
  },
};

const onRoofs = (...spaces: Space[]): boolean => spaces.every((space) => onTrainRoof(space) || space === COACH_ROOF);

/** Nobody sees past the Shotgun along the train's roofs; somebody who stands with him is seen. */
export const shotgunBlocks: Rule = {
  id: 'shotgun-blocks',
  stage: 'module',
  cites: [...cites, 'Shoot'],
  hooks: {
    narrow: {
      'shoot.row'(game, row) {
        const at = row.indexOf(game.state.pieces[SHOTGUN] ?? '');
        return at < 0 ? row : row.slice(0, at + 1);
      },
    },
  },
};
