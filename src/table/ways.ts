/** Every way to sit down: which mode suits how many people, and what each needs (headings Set Up, steps 1, 2 and 6). */
import type { SetupDraft } from '../messages/commands.ts';
import { modes } from '../rules/base/modes/index.ts';
import type { Mode } from '../rules/base/modes/mode.ts';
import { type Agreed, modeFor } from '../rules/modes.ts';

export interface Way {
  readonly mode: string;
  readonly players: number;
  readonly seats: number;
  /** Bandits of a seat. */
  readonly places: number;
  /** Who has a seat of his own and is no bandit. */
  readonly others: readonly string[];
  /** Bandits whom nobody plays, each on a seat of his own behind all others; they are counted as players. */
  readonly guests: readonly string[];
  /** Cars besides the locomotive. */
  readonly cars: number;
}

/** Every way to sit down with these modules and house rules, by the number of people; the plain one of a number first. */
export const waysFor = (agreed: Agreed): Way[] =>
  modes
    .flatMap(({ id }) => {
      const { players: counts, seats, places, others, guests = [], cars } = modeFor(id, agreed) as Mode;
      return counts.map((players) => ({
        mode: id,
        players,
        seats: seats(players),
        places,
        others,
        guests,
        cars: cars(players),
      }));
    })
    .sort((a, b) => a.players - b.players);

/** The same where nothing was agreed otherwise. */
export const ways: readonly Way[] = waysFor({ house: {}, modules: [] });

/** The way in which so many seats of that mode are taken; undefined where there is none. */
export const wayFor = (agreed: Agreed & Pick<SetupDraft, 'mode' | 'seats'>): Way | undefined =>
  waysFor(agreed).find(({ mode, seats }) => mode === agreed.mode && seats === agreed.seats.length);
