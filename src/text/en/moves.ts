/** How a pawn’s journey is told: the cause decides the verb. */
import type { Space, Who } from '../../messages/facts.ts';
import { told } from './modules/index.ts';
import { names } from './names.ts';
import { capital, list } from './words.ts';

const journeys = told('journeys');

interface Journey {
  readonly who: Who;
  readonly from: Space;
  readonly to: Space;
}

/** The pawns that go to one place are told together. */
export function tellMoves(journeys: readonly Journey[], cause: string): string {
  const byGoal = new Map<Space, Journey[]>();
  for (const journey of journeys) byGoal.set(journey.to, [...(byGoal.get(journey.to) ?? []), journey]);
  const told = [...byGoal.values()].map((group) => tellGroup(group, cause));
  return told.length === 0 ? 'Nobody moves.' : `${told.map(capital).join('. ')}.`;
}

function tellGroup(group: readonly Journey[], cause: string): string {
  const first = group[0];
  if (!first) return 'nobody moves';
  const many = group.length > 1;
  const who = list(group.map((journey) => names.who(journey.who)));
  return `${who} ${verb(first, cause, many)}`;
}

function verb(journey: Journey, cause: string, many: boolean): string {
  const goal = names.space(journey.to);
  const onto = journey.to.endsWith('.roof') ? `onto ${goal}` : goal;
  const s = many ? '' : 's';
  const is = many ? 'are' : 'is';
  if (journey.to === 'off')
    return cause === 'punch' || cause === 'push'
      ? `${is} knocked off the train`
      : `${cause === 'ride' ? `ride${s} away from` : `leave${s}`} the train`;
  switch (cause) {
    case 'move':
      return journey.to.endsWith('.roof') ? `run${s} to ${goal}` : `walk${s} ${goal.replace(/^inside/, 'into')}`;
    case 'change-floor':
      return journey.to.endsWith('.roof') ? `climb${s} ${onto}` : `drop${s} down ${goal}`;
    case 'marshal':
      return `walk${s} ${goal.replace(/^inside/, 'into')}`;
    case 'flight':
      return `flee${s} ${onto}`;
    case 'push':
    case 'shoot':
      return `${is} thrown ${onto} by the shot`;
    case 'punch':
      return `${is} punched ${onto}`;
    case 'set-up':
      return `start${s} ${names.at(journey.to)}`;
    case 'correction':
      return `really stand${s} ${names.at(journey.to)}`;
    case 'swivel-arm':
      return `${is} swept ${onto}`;
    case 'higher-speed':
      return `${is} left behind ${onto}`;
    case 'braking':
      return `slide${s} ${onto}`;
    default:
      return journeys[cause]?.(onto, many) ?? `move${s} ${onto}`;
  }
}
