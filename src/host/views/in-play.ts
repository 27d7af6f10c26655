/** What the night is played with, house rules as they are now. */
import type { InPlay } from '../../messages/record.ts';
import type { Game } from '../../rules/engine/game.ts';
import type { Kit } from '../../rules/engine/kit.ts';
import { houseRules, houseRulesWith } from '../../rules/house/index.ts';
import { presets } from '../../rules/house/presets.ts';
import { chosenIds } from '../../rules/modules/index.ts';

export function inPlay({ state, kit }: Game): InPlay {
  const { mode, expert, modules, variants, extras, silk, silkWords, taps, deck } = state.setup;
  const house = houseRulesWith(chosenIds(state.setup)).map(({ id, options, cites }) => ({
    id,
    options: [...options],
    chosen: kit.house[id] ?? options[0],
    cites: [...cites],
  }));
  return {
    mode,
    expert,
    modules: [...modules],
    variants: [...variants],
    extras: [...extras],
    cars: [...state.setup.cars],
    silk,
    silkWords,
    taps,
    deck: { kind: deck.kind, cards: [...deck.cards] },
    house,
    preset: presetOf(kit.house),
  };
}

/** The preset whose options these are, neither more nor less, or null. */
const presetOf = (chosen: Kit['house']): string | null =>
  Object.entries(presets).find(([, differs]) =>
    houseRules.every(({ id, options }) => chosen[id] === (differs[id] ?? options[0])),
  )?.[0] ?? null;
