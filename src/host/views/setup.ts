import type { SetupDraft } from '../../messages/commands.ts';
import type { SetupView } from '../../messages/view.ts';
import { cars, playableBandits } from '../../rules/catalogue/components.ts';
import { houseRules } from '../../rules/house/index.ts';
import { laying, missing } from '../../table/set-up.ts';

/** A set-up while it is being agreed, with everything there is to choose from. */
export const setupView = (draft: SetupDraft): SetupView => ({
  seats: draft.seats,
  firstPlayer: draft.firstPlayer,
  cars: draft.cars,
  bandits: [...playableBandits],
  allCars: cars.map(({ id, loot }) => ({ id, loot: [...loot] })),
  house: houseRules.map(({ id, options, cites }) => ({
    id,
    options: [...options],
    chosen: draft.house[id] ?? options[0],
    cites: [...cites],
  })),
  missing: missing(draft),
  laying: laying(draft),
});
