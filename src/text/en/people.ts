/** Who is at the table, and what money sounds like. */
import { word } from './words.ts';

const named: Record<string, string> = {
  ghost: 'Ghost',
  doc: 'Doc',
  tuco: 'Tuco',
  cheyenne: 'Cheyenne',
  belle: 'Belle',
  django: 'Django',
  mei: 'Mei',
  silk: 'Silk',
  'al-patron': 'Al Patron',
  mary: 'Mary Pumpinks',
  marshal: 'the Marshal',
  'marshal-player': 'the Marshal',
  shotgun: 'the Shotgun',
  table: 'the table',
};

/** Everybody by id. */
export const people: readonly string[] = Object.keys(named);

export const person = (who: string): string => word(named, who);
/** Whether somebody of that name may have a sheet. */
export const isPerson = (name: string): boolean => Object.hasOwn(named, name);

export function money(dollars: number): string {
  const amount = Math.abs(dollars).toLocaleString('en-US');
  return dollars < 0 ? `−$${amount}` : `$${amount}`;
}
