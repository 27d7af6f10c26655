import type { Place, State, Thing } from './state.ts';

/** Things in a place. */
export const thingsAt = ({ things }: Pick<State, 'things'>, place: Place): readonly Thing[] => things[place] ?? [];

/** The list kept under a key, made when it is not there yet. */
export function listAt<T>(record: Record<string, T[]>, key: string): T[] {
  const kept = record[key];
  if (kept) return kept;
  const made: T[] = [];
  record[key] = made;
  return made;
}
