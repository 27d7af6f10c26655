import type { Arrival, Game, Outcome } from '../../engine/game.ts';
import type { Rule } from '../../engine/hooks.ts';
import { pawnOf, sideOf, spaceOf } from '../../engine/players.ts';
import type { Step, Who } from '../../engine/state.ts';
import { move } from '../../engine/verbs.ts';
import { cites, nextTo, ON_IT, standingAt } from './handcar.ts';

/** How a pawn leaves the handcar for which there is no room any more. */
export const LAUNCH = 'handcar-launch';

/** Whether there is no room on it for both. */
const areOpponents = ({ state, kit }: Game, one: Who, other: Who): boolean =>
  kit.house['handcar-partner'] === 'anyone' || sideOf(state.setup, one) !== sideOf(state.setup, other);

/** Who has to make room for those who have just come: the opponents who were there, or by a house rule the newcomers. */
function launched(game: Game, arrived: readonly Arrival[]): Who[] {
  const there = standingAt(game, ON_IT);
  const isNew = (who: Who) => arrived.some((one) => one.who === pawnOf(who) && one.to === ON_IT);
  const came = there.filter(isNew);
  const stood = there.filter((who) => !isNew(who));
  const [leave, stay] = game.kit.house['handcar-details'] === 'newcomer-launched' ? [came, stood] : [stood, came];
  return leave.filter((who) => stay.some((other) => areOpponents(game, who, other)));
}

/** Whoever lands on it launches an opponent who is there onto the roof of the car next to it. */
export const launch: Rule = {
  id: LAUNCH,
  stage: 'variant',
  cites,
  hooks: {
    after: {
      settle(game, step) {
        const who = launched(game, step.arrived as Arrival[]);
        return who.length === 0 ? undefined : [{ do: 'handcar.launch', who }];
      },
    },
  },
  steps: {
    'handcar.launch'(game: Game, { who }: Step & { who: Who[] }): Outcome {
      const to = nextTo(game.state, 'roof');
      const still = who.filter((one) => spaceOf(game.state, one) === ON_IT);
      if (to !== undefined)
        move(
          game,
          still.map((one) => ({ who: one, to })),
          LAUNCH,
          [...cites, 'house:handcar-details'],
        );
      return undefined;
    },
  },
};
