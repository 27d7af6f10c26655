/** Who is at the table, and what money sounds like. */
import { word } from './words.ts';

const people: Record<string, string> = {
  ghost: 'Ghost',
  doc: 'Doc',
  tuco: 'Tuco',
  cheyenne: 'Cheyenne',
  belle: 'Belle',
  django: 'Django',
  mei: 'Mei',
  silk: 'Silk',
  'al-patron': 'Al Patron',
  'mary-pumpinks': 'Mary Pumpinks',
  marshal: 'the Marshal',
  'marshal-player': 'the Marshal',
  shotgun: 'the Shotgun',
  table: 'the table',
};

export const person = (who: string): string => word(people, who);
/** Whether somebody of that name may have a sheet. */
export const isPerson = (name: string): boolean => Object.hasOwn(people, name);

export function money(dollars: number): string {
  const amount = Math.abs(dollars).toLocaleString('en-US');
  return dollars < 0 ? `−$${amount}` : `$${amount}`;
}
