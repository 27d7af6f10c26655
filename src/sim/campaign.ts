/** A series of simulated nights, each steered by what came up in those before it. */
import { type Way, waysFor } from '../table/ways.ts';
import { everything } from './everything.ts';
import { mayComeUp } from './may-come-up.ts';
import { among, chosenOf, goTogether, idsOf, type Parts } from './parts.ts';
import type { Random } from './random.ts';
import { simulateNight } from './simulated-night.ts';
import { type Fixed, Steering } from './steering.ts';

/** A way to sit down, with what is played beside the base game. */
export interface Party {
  readonly way: Pick<Way, 'mode' | 'players'>;
  readonly parts: Parts;
}

/** Everybody who could sit down with these. */
export const waysWith = (parts: Parts): Party[] =>
  waysFor({ house: {}, ...chosenOf(parts) }).map((way) => ({ way, parts }));

/** Everybody who could sit down with each combination of them that goes together: with one of them, or several. */
export function partiesWith(parts: Parts): Party[] {
  const ids = idsOf(parts);
  const combinations = ids.reduce<string[][]>((all, id) => all.concat(all.map((some) => [...some, id])), [[]]);
  const wanted = ids.length > 0 ? combinations.slice(1) : combinations;
  return wanted
    .map((some) => among(parts, some))
    .filter(goTogether)
    .flatMap(waysWith);
}

/** Any party with any combination of them that goes together. */
export function anyParty(parts: Parts, random: Random): Party {
  for (;;) {
    const some = among(
      parts,
      idsOf(parts).filter(() => random.once(2)),
    );
    const ways = goTogether(some) ? waysWith(some) : [];
    if (ways.length > 0) return random.pick(ways);
  }
}

export interface CampaignOptions {
  readonly seed: number;
  readonly games: number;
  /** Who sits down on that night, counting from 0. */
  readonly party: (night: number) => Party;
  /** All that is played with on one night or another. */
  readonly parts: Parts;
  /** Which modules may come together; any, and none of them, if left out. */
  readonly combinations?: readonly (readonly string[])[];
  readonly fixed?: Fixed;
  /** Lists what never came up, too, with 0. */
  readonly complete?: boolean;
  /** Told of each night, `night` counting from 1. */
  readonly onNight?: (night: number, violations: readonly string[]) => void;
}

/** A night with something broken. The nights up to it, with the same seed, come to it again. */
export interface Violation {
  readonly night: number;
  readonly mode: string;
  readonly players: number;
  /** Ids of what was played beside the base game. */
  readonly parts: readonly string[];
  readonly what: readonly string[];
}

export interface CampaignReport {
  readonly games: number;
  readonly violations: readonly Violation[];
  /** How often each power, card, turn, event, house-rule option, way to sit and to tap, and human fault came up. */
  readonly used: Readonly<Record<string, number>>;
}

/** Every this many-th night is tapped on a virtual reader instead of touched on the screen. */
const READER_EACH = 3;

export async function playCampaign(options: CampaignOptions): Promise<CampaignReport> {
  const { seed, games, party, parts, combinations = [[]], fixed = {}, complete = false, onNight } = options;
  const steering = new Steering();
  const violations: Violation[] = [];
  if (complete) steering.add(Object.fromEntries(mayComeUp(everything(parts), combinations).map((id) => [id, 0])));
  for (let game = 0; game < games; game++) {
    const { way, parts: chosen } = party(game);
    const reader = game % READER_EACH === 0;
    const night = await simulateNight({
      seed: seed + game,
      way,
      steering,
      fixed: { ...fixed, parts: chosen },
      reader,
    });
    steering.add(night.used);
    onNight?.(game + 1, night.violations);
    if (night.violations.length > 0)
      violations.push({
        night: game + 1,
        mode: way.mode,
        players: way.players,
        parts: idsOf(chosen),
        what: night.violations,
      });
  }
  return { games, violations, used: steering.used };
}
