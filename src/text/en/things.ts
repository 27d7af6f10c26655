/** What the modules lay on the table: what each thing is called, and where it lies. */
import type { Place, Thing } from '../../messages/facts.ts';
import { told } from './modules/index.ts';
import { humanise } from './words.ts';

const things: ReturnType<typeof told<'things'>> = told('things');
const places: Readonly<Record<Place, string>> = told('places');

export function thing(id: Thing): string {
  const [kind = id, ...rest] = id.split(':');
  const name = rest.join(':');
  const known = things[id] ?? things[kind];
  if (typeof known === 'function') return known(name);
  return known ?? humanise(id.replace(':', ' ')).toLowerCase();
}

/** Where things lie that are neither in a space nor on a sheet. */
export const thingPlace = (place: Place): string | undefined => places[place];
