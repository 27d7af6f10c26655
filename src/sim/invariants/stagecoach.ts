import { counted } from '../../rules/base/modes/counted.ts';
import { bandits, onTrainRoof, spotOf } from '../../rules/engine/spaces.ts';
import type { State } from '../../rules/engine/state.ts';
import { COACH, COACH_ROOF, coachCar, WAITING } from '../../rules/modules/stagecoach/coach.ts';
import { hostagesIn } from '../../rules/modules/stagecoach/hostages/held.ts';
import { SHOTGUN } from '../../rules/modules/stagecoach/shotgun.ts';
import { isMeeting } from './meeting.ts';

/** The coach beside one car, the Shotgun on it or on that car's roof, nobody with him there, a hostage each at most. */
export function stagecoachInvariants(state: State): string[] {
  if (!state.setup.modules.includes('stagecoach') || !state.round) return [];
  // With the caboose a house rule loses what stood beside it.
  if (coachCar(state) === undefined && state.train.length < state.setup.cars.length) return [];
  const { pieces, things } = state;
  const all = bandits(state);
  const riding = counted(state.setup, all);
  const wrong: string[] = [];
  const coaches = Object.values(things)
    .flat()
    .filter((thing) => thing === COACH).length;
  const car = coachCar(state);
  if (coaches !== 1 || car === undefined || car > state.cars) wrong.push(`${coaches} coaches, one beside car ${car}`);
  const his = pieces[SHOTGUN];
  if (his !== COACH_ROOF && (!onTrainRoof(his) || spotOf(his)?.car !== car)) wrong.push(`the Shotgun is at ${his}`);
  if (!isMeeting(state))
    for (const who of all) if (onTrainRoof(his) && pieces[who] === his) wrong.push(`${who} is with the Shotgun`);
  const held = all.map((who) => hostagesIn(state, who).length);
  if (held.some((count) => count > 1)) wrong.push('somebody has two hostages');
  const count = held.reduce((sum, one) => sum + one, hostagesIn(state, WAITING).length);
  if (count !== riding.length - 1) wrong.push(`${count} hostages for ${riding.length} bandits`);
  return wrong;
}
