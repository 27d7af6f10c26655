import { spotOf } from '../../rules/engine/spaces.ts';
import type { State } from '../../rules/engine/state.ts';
import { CIRCUS } from '../../rules/extras/circus-car/car.ts';
import { ENDS, endOf, HANDCAR, HIDDEN, ON_IT } from '../../rules/extras/handcar/handcar.ts';
import { MARY } from '../../rules/extras/mary/she.ts';

/** What the 10th Anniversary box allows at no time, once a round has begun. */
export function anniversaryInvariants(state: State): string[] {
  const { setup, round, pieces, things, hand } = state;
  if (!round) return [];
  const wrong: string[] = [];
  const count = (thing: string) =>
    Object.values(things)
      .flat()
      .filter((one) => one === thing).length;
  if (setup.extras.includes(HANDCAR) && (count(HANDCAR) !== 1 || endOf(state) === undefined))
    wrong.push(`${count(HANDCAR)} handcars, at ${ENDS.find((end) => things[end]?.includes(HANDCAR))}`);
  if (count(CIRCUS) > 1) wrong.push(`${count(CIRCUS)} circus cars`);
  const beside = [ON_IT, HIDDEN];
  if (!setup.extras.includes(HANDCAR) && Object.values(pieces).some((space) => beside.includes(space)))
    wrong.push('somebody is on a handcar that is not there');
  const hers = pieces[MARY];
  if (setup.seats.flat().includes(MARY)) {
    if (hers !== undefined && spotOf(hers)?.floor !== 'in') wrong.push(`Mary is at ${hers}`);
    if (hand[MARY]) wrong.push(`Mary holds ${hand[MARY]} cards`);
    if (MARY in state.cylinder) wrong.push('Mary has bullets of her own');
  }
  return wrong;
}
