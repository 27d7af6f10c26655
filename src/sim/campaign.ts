/** A series of simulated nights, each steered by what came up in those before it. */
import { type Way, waysFor } from '../table/ways.ts';
import { everything } from './everything.ts';
import { mayComeUp } from './may-come-up.ts';
import { simulateNight } from './simulated-night.ts';
import { type Fixed, Steering } from './steering.ts';

/** A way to sit down, with modules. */
export interface Party {
  readonly way: Pick<Way, 'mode' | 'players'>;
  readonly modules: readonly string[];
}

/** Everybody who could sit down with each combination of these modules: with none of them, or one, or several. */
export function partiesWith(modules: readonly string[]): Party[] {
  const combinations = modules.reduce<string[][]>((all, id) => all.concat(all.map((some) => [...some, id])), [[]]);
  const wanted = modules.length > 0 ? combinations.slice(1) : combinations;
  return wanted.flatMap((some) => waysFor({ house: {}, modules: some }).map((way) => ({ way, modules: some })));
}

export interface CampaignOptions {
  readonly seed: number;
  readonly games: number;
  /** Who sits down, taken in turn. */
  readonly parties: readonly Party[];
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
  readonly modules: readonly string[];
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
  const { seed, games, parties, fixed = {}, complete = false, onNight } = options;
  const steering = new Steering();
  const violations: Violation[] = [];
  const modules = [...new Set(parties.flatMap((party) => party.modules))];
  if (complete) {
    const combinations = [...new Map(parties.map((party) => [party.modules.join(), party.modules])).values()];
    steering.add(Object.fromEntries(mayComeUp(everything(modules), combinations).map((id) => [id, 0])));
  }
  for (let game = 0; game < games; game++) {
    const { way, modules: chosen } = parties[game % parties.length] as Party;
    const reader = game % READER_EACH === 0;
    const night = await simulateNight({
      seed: seed + game,
      way,
      steering,
      fixed: { ...fixed, modules: chosen },
      reader,
    });
    steering.add(night.used);
    onNight?.(game + 1, night.violations);
    if (night.violations.length > 0)
      violations.push({
        night: game + 1,
        mode: way.mode,
        players: way.players,
        modules: chosen,
        what: night.violations,
      });
  }
  return { games, violations, used: steering.used };
}
