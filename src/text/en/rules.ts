/** The rules in our own words, filed under the headings of the Big Box manual. */
import type { RuleNote } from '../texts.ts';
import { tellHouse } from './house.ts';
import { told } from './modules/index.ts';
import { capital, humanise } from './words.ts';

const notes: Record<string, string> = {
  ...told('rules'),
  'Set Up':
    'As many cars as bandits. Each bandit gets ten cards, six bullets and a $250 purse. Pawns start in the last two cars, in turns.',
  'Object of the Game': 'After five rounds the richest bandit wins.',
  'The Phases of a Round':
    'First everybody schemes, laying cards on one pile. Then the pile is played out in that order.',
  'Phase 1: Schemin’!':
    'Draw six cards. In turn, lay one card on the pile or draw three more, once for each turn on the round card. What is left in hand goes back on the deck.',
  'Phase 2: Stealin’!':
    'The pile is turned over and each card is carried out in the order it was laid. A card that can do something must. Then all cards go home and the first player moves on.',
  'End of the Game':
    'Add up loot, the Gunslinger’s $1,000 and what the station card pays. A tie goes to whoever took fewer bullets; if that ties too, the victory is shared.',
  Move: 'Inside: one car on or back. On a roof: one, two or three cars. Staying put is no move.',
  'Change Floor': 'From inside to the roof of the same car, or from the roof down inside.',
  Loot: 'Take one token from the very space you stand in, without peeking. Roof and inside are two spaces.',
  Shoot:
    'Inside: somebody in a neighbouring car. On a roof: the nearest in either direction, however far. Never in your own space. The top bullet goes on the target’s deck.',
  Punch:
    'Somebody in your space drops one token of your choice there, then is knocked to the next car on the same floor, where you like.',
  Marshal:
    'He walks one car, inside only. Bandits he meets, or who walk in on him, flee to the roof and take a neutral bullet. Too few bullets for all of them: nobody takes one.',
  'Character Powers': 'Each bandit bends one rule; the power is printed on the sheet.',
  Ghost: 'The first card of his round may be laid face down.',
  Doc: 'Draws seven cards at the start of a round.',
  Tuco: 'Can shoot through the roof of his own car, up or down.',
  Cheyenne: 'A purse that her punch knocks loose may go straight to her own sheet.',
  Belle: 'Cannot be shot or punched while somebody else could be.',
  Django: 'Whoever he shoots is thrown one car further away, if the train goes on there.',
  Mei: 'Her own Change Floor card may end one car further on, diagonally.',
  Silk: 'One of three, as agreed. Move: one or two cars anywhere, past lawmen. Dodge: somebody else gets the bullet of a lawman she meets. Block: nobody walks in by her rear door.',
  'General rules':
    'The locomotive is a car. No bandit can stay inside with the Marshal. Purses stay closed until the count.',
  'Types of Turn':
    'Open: cards face up. Tunnel: face down. Speeding up: two turns in a row. Switching: the other way round. Turmoil: all at once. Jarring: no Shoot, no Punch.',
  Standard: 'Cards are laid face up.',
  Tunnel: 'Cards are laid face down; nobody looks until they are turned over.',
  'Speeding-Up': 'Everybody takes two turns in a row.',
  Switching: 'The turn goes round the other way, still starting with the first player.',
  Turmoil: 'All choose in secret and reveal at once; the cards are piled in the usual order.',
  Jarring: 'Neither Shoot nor Punch may be laid.',
  'End of Turn Events (Round)':
    'The event in the corner of the round card happens when all cards have been played out.',
  'End of Turn Events (Train Station)': 'The station card of the last round pays, or punishes, at the very end.',
  'Angry Marshal':
    'Bandits on the roof of his car take a neutral bullet each; then he walks one car towards the caboose, unless he is there.',
  'Swivel Arm': 'All on the roofs end up on the roof of the last car.',
  Braking: 'All on the roofs slide one car towards the locomotive.',
  'Take It All!': 'One more strongbox is put where the Marshal stands.',
  'Passengers’ Rebellion': 'Every bandit inside takes a neutral bullet.',
  'Higher Speed': 'All on the roofs are left behind by one car, at the same moment; the caboose is the end.',
  Safekeeping: 'Every token inside the Marshal’s car is put on its roof, wherever in the car he stands.',
  'Reflex Action':
    'Nobody puts cards away after the scheming. At the end each player, from the first one on, may play one card more, carried out at once; the rest goes on the deck.',
  'Panting Horses': 'With horses: the one nearest the caboose drops out, or two from five players on.',
  'A Shot of Whiskey for the Marshal': 'With whiskey: a flask in his car makes him walk, an old one all the way back.',
  'The Shotgun’s Rage': 'With the stagecoach: everybody on it, in it or beside it takes a neutral bullet.',
  Rumors: 'With a Marshal player: one of his present goals is shown.',
  'Sharing the Loot':
    'At the count a strongbox is split evenly among all bandits in its owner’s space, fractions of a dollar lost.',
  'Mortal Bullet': 'Each bullet received in this last round costs $150, whoever fired it.',
  'Deadly Fall':
    'All round long a punch on a roof may knock its victim off the train, and so may Django’s bullet where the train ends. Who falls is out.',
  Escape: 'With horses or the stagecoach: who is not off the train in time is caught and not counted.',
  'Crime Doesn’t Pay!': 'With the prison: who sits in the cell at the end is not counted.',
  'Guilty Conscience': 'With a Marshal player: if he wins, the one poorest bandit wins too.',
  'Hostage-Taking of the Conductor': 'Every bandit in or on the locomotive is paid $250.',
  Pickpocketing: 'A bandit with no company may take one purse lying there.',
  'Marshal’s Revenge': 'Bandits on the roof over the Marshal lose their least valuable purse. No purse, no loss.',
  Gunslinger: 'Whoever has fired the most bullets is paid $1,000; if several have, each of them.',
};

const byKey = new Map(Object.entries(notes).map(([heading, note]) => [keyOf(heading), { heading, note }]));

/** Headings are compared by their letters alone, so that apostrophes and case do not matter. */
function keyOf(heading: string): string {
  return heading.toLowerCase().replace(/[^a-z0-9]+/g, '');
}

export function tellRule(cite: string): RuleNote {
  if (cite.startsWith('house:')) {
    const [, id = '', option] = cite.split(/[:=]/);
    const house = tellHouse(id);
    const note = option ? `${house.question} ${house.option(option)}.` : house.question;
    return { heading: 'House rule', note };
  }
  const whole = byKey.get(keyOf(cite));
  if (whole) return whole;
  // “Character Powers: Tuco”, “End of Turn Events / Braking”: the narrowest part that we know.
  for (const part of cite.split(/[:/>(),—–]+/).reverse()) {
    const found = byKey.get(keyOf(part));
    if (found) return { heading: cite, note: found.note };
  }
  const heading = /\s/.test(cite) || cite !== cite.toLowerCase() ? capital(cite) : humanise(cite);
  return { heading, note: 'The manual has it under this heading.' };
}
