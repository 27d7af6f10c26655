import { fizzle } from '../../base/actions/card.ts';
import { inReach } from '../../base/actions/shoot.ts';
import type { Game, Outcome } from '../../engine/game.ts';
import type { Rule } from '../../engine/hooks.ts';
import { list } from '../../engine/lists.ts';
import { spaceOf } from '../../engine/players.ts';
import { fromFirstPlayer } from '../../engine/spaces.ts';
import type { Action, Space, Who } from '../../engine/state.ts';
import { dropLoot, giveNeutral } from '../../engine/verbs.ts';
import { isInside, MARY } from './she.ts';

const cites = ['Shoot', 'Mary Pumpinks'];

/** She hits everybody whom she can with a neutral bullet each, Belle too; whoever is hit drops a jewel. */
export const herShoot: Rule = {
  id: 'mary-shoot',
  stage: 'variant',
  cites,
  steps: {
    'mary-shoot'(game: Game, step: Action): Outcome {
      const { state } = game;
      const shoot: Action = { ...step, do: 'shoot' };
      // In other hands her card is a Shoot.
      if (step.by !== MARY) return [shoot];
      const seen = isInside(spaceOf(state, MARY)) ? list(game, 'shoot.targets', shoot, inReach(game, shoot)) : [];
      const targets = fromFirstPlayer(state).filter((who) => seen.includes(who));
      if (targets.length === 0) return fizzle(game, step, 'no-target', cites);
      const bullets = (who: Who) => state.received[who]?.length ?? 0;
      const before = targets.map(bullets);
      giveNeutral(game, targets, 'mary-shoot', cites);
      const hit = targets.filter((who, at) => bullets(who) > (before[at] ?? 0));
      for (const who of hit) dropLoot(game, who, 'jewel', spaceOf(state, who) as Space, null, 'mary-shoot', cites);
      return undefined;
    },
  },
  hooks: {
    narrow: { 'instead.of': (_game, others, { by, do: act }) => (by === MARY && act === 'shoot' ? [] : others) },
  },
};
