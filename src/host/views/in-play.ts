/** What the night is played with, house rules as they are now. */
import type { InPlay } from '../../messages/record.ts';
import type { Game } from '../../rules/engine/game.ts';
import { houseRules } from '../../rules/house/index.ts';

export function inPlay({ state, kit }: Game): InPlay {
  const { mode, expert, silk, silkWords, taps, deck } = state.setup;
  const house = houseRules.map(({ id, options, cites }) => ({
    id,
    options: [...options],
    chosen: kit.house[id] ?? options[0],
    cites: [...cites],
  }));
  const changed = house.some(({ options, chosen }) => chosen !== options[0]);
  return {
    mode,
    expert,
    silk,
    silkWords,
    taps,
    deck: { kind: deck.kind, cards: [...deck.cards] },
    house,
    preset: changed ? null : 'big-box',
  };
}
