import type { Game, Outcome } from '../../../engine/game.ts';
import type { Rule } from '../../../engine/hooks.ts';
import { list } from '../../../engine/lists.ts';
import type { Who } from '../../../engine/state.ts';

const EVENT = 'guilty-conscience';

/** Whether the event has come, so that the bandits are counted even if the Marshal wins. */
export const isGuilty = ({ state }: Game): boolean => state.more[EVENT] === true;

/** The one who wins beside the Marshal: the poorest, unless several are; nobody where nobody was counted. */
export function poorest(game: Game, totals: Readonly<Record<Who, number>>): Who[] {
  const least = Math.min(...Object.values(totals));
  const poor = Object.keys(totals).filter((who) => totals[who] === least);
  const found = list(game, 'event.poorest', { totals }, poor);
  return found.length === 1 ? found : [];
}

/** If the Marshal wins, so does the poorest bandit. */
export const guiltyConscience: Rule = {
  id: EVENT,
  stage: 'module',
  cites: ['Guilty Conscience'],
  steps: {
    'guilty-conscience'(game: Game): Outcome {
      game.state.more[EVENT] = true;
      return undefined;
    },
  },
};
