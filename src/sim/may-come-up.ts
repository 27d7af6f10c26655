/** What some modules take out of the game: with them in every night it is not missed. */
import { colour } from '../rules/base/flow/decks.ts';
import { banditCards, playableBandits } from '../rules/catalogue/components.ts';
import { silkPowers } from '../rules/catalogue/names.ts';
import { newGame } from '../rules/engine/game.ts';
import { kitFor } from '../rules/kit.ts';
import { moduleFaults } from '../rules/modules/index.ts';
import { newState, standardSetup } from '../rules/setup.ts';

/** The action cards dealt to a bandit who plays with these modules. */
function dealt(modules: readonly string[]): string[] {
  const seats = playableBandits.slice(0, 4);
  const setup = standardSetup({ seats, carCount: seats.length, modules: [...modules] });
  return colour(newGame(newState(setup), kitFor(setup)), seats[0] as string);
}

/** Of such names those that can come up with at least one of the combinations of modules. */
export function mayComeUp(names: readonly string[], combinations: readonly (readonly string[])[]): string[] {
  const cards = new Set(combinations.flatMap(dealt));
  const powers = silkPowers.filter((power) =>
    combinations.some(
      (modules) => moduleFaults({ modules: [...modules], house: {}, silk: power, known: {} }).length === 0,
    ),
  );
  const out = new Set<string>([
    ...banditCards.filter((card) => !cards.has(card)),
    ...silkPowers.filter((power) => !powers.includes(power)).map((power) => `silk-${power}`),
  ]);
  return names.filter((name) => !out.has(name));
}
