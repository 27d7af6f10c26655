/** What a table agrees on besides its seats: each way in a name and a line. */
import type { ModeText } from '../texts.ts';
import { humanise } from './words.ts';

const ways: Record<string, ModeText> = {
  plain: { name: 'A new hand each round', note: 'Cards go home and decks are shuffled' },
  expert: { name: 'Expert', note: 'Keep cards, discard the rest, bullets on top' },
  scheming: { name: 'While scheming', note: 'Each taps the card as it is laid' },
  turning: { name: 'As the pile turns', note: 'The first player taps each card when it is resolved' },
  'deck-station': { name: 'Four and a station', note: 'As the manual has it' },
  'deck-five': { name: 'Five, no station', note: 'For a first night' },
  'deck-chosen': { name: 'Choose the cards', note: 'Seven and three stations to draw from' },
  'big-box': { name: 'Big Box', note: 'The manual, and our usual reading' },
  online: { name: 'As played online', note: 'The rules of the online table' },
  'first-edition': { name: 'First edition', note: 'Three players take one bandit each' },
};

export const tellWay = (id: string): ModeText => ways[id] ?? { name: humanise(id), note: '' };
