import type { Hit } from '../../../base/actions/shoot.ts';
import type { Game } from '../../../engine/game.ts';
import type { Cite, Thing } from '../../../engine/state.ts';

/** What is printed on one of the Marshal's bullet cards. */
export interface Bullet {
  readonly id: string;
  readonly cites: readonly Cite[];
  /** The card that has no effect for whoever was hit, until the end of the round. */
  readonly stops?: string;
  /** What it does at once to whoever was hit. */
  readonly strike?: (game: Game, hit: Hit, cites: readonly Cite[]) => void;
}

/** A bullet card that lies before a bandit as a reminder of its penalty. */
export const lasting = ({ id }: Pick<Bullet, 'id'>): Thing => `penalty:${id}`;
