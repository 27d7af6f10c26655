/** The lines of the count. */
import { word } from './words.ts';

const terms: Record<string, string> = {
  loot: 'Loot',
  purses: 'Purses',
  purse: 'Purses',
  jewels: 'Jewels',
  jewel: 'Jewels',
  strongboxes: 'Strongboxes',
  strongbox: 'Strongboxes',
  gunslinger: 'Gunslinger',
  conductor: 'Conductor’s ransom',
  hostageConductor: 'Conductor’s ransom',
  ransom: 'Ransom',
  shared: 'Shared strongboxes',
  wanted: 'Wanted poster',
  brawler: 'Brawler cards',
  'mortal-bullet': 'Mortal Bullet',
  amulet: 'Amulet',
};

export function tellTerm(id: string): string {
  return word(terms, id);
}
