/** Random nights of the base game for four players, rules alone: no table, no facts, nothing kept. */
import { answer, newGame, run } from '../../rules/engine/game.ts';
import { kitFor } from '../../rules/kit.ts';
import { newState, standardSetup } from '../../rules/setup.ts';
import { Random } from '../../sim/random.ts';
import type { Figures } from './report.ts';

const SECONDS = 5;

export function benchRules(): Figures {
  const random = new Random(1);
  const setup = standardSetup({
    seats: ['ghost', 'doc', 'tuco', 'django'],
    cars: ['car-1p', 'car-3p', 'car-3j', 'car-1p1j'],
  });
  const kit = kitFor(setup);
  let decisions = 0;
  const play = () => {
    const game = newGame(newState(setup), kit, null, false);
    run(game);
    for (let open = game.state.question; open; open = game.state.question) {
      answer(game, (open.options[random.below(open.options.length)] as { key: string }).key);
      decisions++;
    }
  };
  for (const warm = performance.now(); performance.now() - warm < 1000; ) play();
  decisions = 0;
  let games = 0;
  const start = performance.now();
  while (performance.now() - start < SECONDS * 1000) {
    play();
    games++;
  }
  const seconds = (performance.now() - start) / 1000;
  return {
    gamesPerSecond: Math.round(games / seconds),
    decisionsPerSecond: Math.round(decisions / seconds),
    samples: games,
  };
}
