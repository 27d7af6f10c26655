/** A series of simulated nights, one steered by what came up in those before it. */
import type { Way } from '../table/ways.ts';
import { everything } from './everything.ts';
import { simulateNight } from './simulated-night.ts';
import { type Fixed, Steering } from './steering.ts';

export interface CampaignOptions {
  readonly seed: number;
  readonly games: number;
  /** Ways to sit down, taken in turn. */
  readonly ways: readonly Way[];
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
  const { seed, games, ways, fixed = {}, complete = false, onNight } = options;
  const steering = new Steering();
  const violations: Violation[] = [];
  if (complete) steering.add(Object.fromEntries(everything().map((id) => [id, 0])));
  for (let game = 0; game < games; game++) {
    const way = ways[game % ways.length] as Way;
    const reader = game % READER_EACH === 0;
    const night = await simulateNight({ seed: seed + game, way, steering, fixed, reader });
    steering.add(night.used);
    onNight?.(game + 1, night.violations);
    if (night.violations.length > 0)
      violations.push({ night: game + 1, mode: way.mode, players: way.players, what: night.violations });
  }
  return { games, violations, used: steering.used };
}
