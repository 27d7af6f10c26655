/** What the modules lay on the table: what each thing is called, and where it lies. */
import type { Place, Thing } from '../../messages/facts.ts';
import { marshalPlaces, marshalThings } from './marshal.ts';
import { humanise, word } from './words.ts';

/** Things by their whole name, those of several kinds by what stands before the colon. */
const things: Record<string, string | ((name: string) => string)> = {
  horse: 'a horse',
  ...marshalThings,
};

/** Places of things that are neither spaces nor sheets. */
const places: Record<Place, string> = { ...marshalPlaces };

export function thing(id: Thing): string {
  const [kind = id, name = ''] = id.split(':');
  const known = things[id] ?? things[kind];
  if (typeof known === 'function') return known(name);
  return known ?? humanise(id.replace(':', ' ')).toLowerCase();
}

export const thingPlace = (place: Place): string | undefined =>
  Object.hasOwn(places, place) ? word(places, place) : undefined;
