import { spaceOf } from '../../rules/engine/players.ts';
import type { State } from '../../rules/engine/state.ts';
import { AMULET } from '../../rules/variants/amulet/held.ts';
import { DYNAMITE } from '../../rules/variants/dynamite/stick.ts';
import { burningCars } from '../../rules/variants/flames/fire.ts';
import { isGone } from '../../rules/variants/flat-bed/car.ts';
import { PROTOTYPE } from '../../rules/variants/prototype/held.ts';
import { isMeeting } from './meeting.ts';

/** Whether somebody got the Amulet by the punch that he is just being given: by a house rule his jewels fall only when he has landed. */
const isBeingHit = ({ setup, question }: State, who: string): boolean =>
  setup.house['amulet-loss'] === 'no' && question?.leadsTo.handed === true && question.leadsTo.target === who;

/** What the variants of the app allow at no time, once a round has begun. */
export function variantsInvariants(state: State): string[] {
  const { setup, round, loot, cars, train } = state;
  if (!round || setup.variants.length === 0 || isMeeting(state)) return [];
  const wrong: string[] = [];
  for (const token of [AMULET, PROTOTYPE, DYNAMITE]) {
    const places = Object.keys(loot).filter((place) => loot[place]?.includes(token));
    if (places.length > 1) wrong.push(`${places.length} of ${token}`);
  }
  for (const [who, held] of Object.entries(loot))
    if (setup.seats.flat().includes(who)) {
      if (held.includes(DYNAMITE)) wrong.push(`${who} holds the dynamite`);
      if (held.includes(AMULET) && held.includes('jewel') && !isBeingHit(state, who))
        wrong.push(`${who} holds a jewel with the Amulet`);
    }
  if (round.number > 1 && Object.entries(loot).some(([place, held]) => place !== 'box' && held.includes(DYNAMITE)))
    wrong.push('the dynamite lies there after the first round');
  for (const who of setup.seats.flat())
    if (isGone(state, spaceOf(state, who))) wrong.push(`${who} is on the roof that was taken off`);
  if (new Set(burningCars(state)).size > cars + 1) wrong.push('more fires than cars');
  if (train.length > 0 && train.length !== cars) wrong.push(`${cars} cars in a train of ${train.length}`);
  return wrong;
}
