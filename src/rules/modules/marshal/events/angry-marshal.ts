import { ask, type Game, type Outcome, options } from '../../../engine/game.ts';
import type { Rule } from '../../../engine/hooks.ts';
import { OFF } from '../../../engine/spaces.ts';
import type { Action, Step } from '../../../engine/state.ts';
import { HE, PAWN } from '../he.ts';

export const ANGRY = 'angry-marshal';

interface Offer extends Step {
  action: 'shoot' | 'move';
  take?: string;
}

/** In place of what the event does by itself, he may shoot once and then move once, without playing a card. */
export const angryMarshalPlayer: Rule = {
  id: 'angry-marshal-player',
  stage: 'module',
  cites: ['Angry Marshal'],
  steps: {
    'angry-marshal.offer'(game: Game, step: Offer): Outcome {
      const { action, take } = step;
      if (take === 'no') return undefined;
      if (take === 'yes')
        return [{ do: action, by: HE, from: { card: ANGRY, owner: HE, copied: true } } satisfies Action];
      return ask(game, {
        about: `angry-marshal.${action}`,
        asks: HE,
        cites: angryMarshalPlayer.cites,
        options: options('yes-no', ['yes', 'no']),
        leadsTo: step,
        into: 'take',
        with: { who: HE },
      });
    },
  },
  hooks: {
    instead: {
      'angry-marshal': ({ state }) => {
        const there = state.pieces[PAWN];
        if (there === undefined || there === OFF) return undefined;
        return [
          { do: 'angry-marshal.offer', action: 'shoot' },
          { do: 'angry-marshal.offer', action: 'move' },
        ];
      },
    },
  },
};
