import { ask, type Game, type Outcome, options } from '../engine/game.ts';
import type { Rule } from '../engine/hooks.ts';
import { list } from '../engine/lists.ts';
import type { Space, Step, Who } from '../engine/state.ts';
import { looks } from '../engine/tokens.ts';
import { takeLoot } from '../engine/verbs.ts';
import { everybody, standing } from './standing.ts';

interface Pickpocket extends Step {
  who: Who;
  take?: string;
}

/** Whether a bandit has his space to himself, with a purse in it. */
function beside(game: Game, who: Who): boolean {
  const space = game.state.pieces[who] as Space;
  const others = everybody(game, (at) => at === space).filter((one) => one !== who);
  const company = list(game, 'event.company', { who, event: 'pickpocketing' }, others);
  return company.length === 0 && (game.state.loot[space] ?? []).some((token) => looks(token) === 'purse');
}

/** Every bandit who is alone in his space may take one purse that lies there. */
export const pickpocketing: Rule = {
  id: 'pickpocketing',
  stage: 'rule',
  cites: ['Pickpocketing'],
  steps: {
    pickpocketing(game: Game): Outcome {
      const alone = standing(game, () => true).filter((who) => beside(game, who));
      return alone.map((who) => ({ do: 'pickpocket', who }));
    },
    pickpocket(game: Game, step: Pickpocket): Outcome {
      const { who, take } = step;
      if (take === 'yes')
        takeLoot(game, who, 'purse', game.state.pieces[who] as Space, 'pickpocketing', pickpocketing.cites);
      if (take !== undefined) return undefined;
      return ask(game, {
        about: 'pickpocket',
        asks: who,
        cites: pickpocketing.cites,
        options: options('yes-no', list(game, 'event.answers', { event: 'pickpocketing', who }, ['yes', 'no'])),
        leadsTo: step,
        into: 'take',
        with: { who },
      });
    },
  },
};
