/** What is said about the Marshal player: his bullets, goals, questions. */
import { money, person } from './people.ts';

/** Cards of his own. */
export const marshalCards: Readonly<Record<string, string>> = {
  'move-plus': 'Move+',
  'change-floor-plus': 'Change Floor+',
  capture: 'Capture',
};

/** What is printed on his bullet cards, and what it does. */
const bullets: Readonly<Record<string, [name: string, effect: string]>> = {
  disarmed: ['Disarmed', 'no Shoot cards until the round is over'],
  'wounded-knee': ['Wounded Knee', 'no Change Floor cards until the round is over'],
  'shoulder-injury': ['Shoulder Injury', 'no Punch cards until the round is over'],
  'got-im': ['Got ’Im!', 'a prisoner goes back to the Marshal'],
  'drop-that-bag': ['Drop That Bag!', 'a mailbag goes to the Marshal'],
  golden: ['Golden Bullet', 'nothing more'],
  plain: ['No penalty', 'nothing more'],
};
export const bulletName = (id: string): string => bullets[id]?.[0] ?? id;
export const bulletEffect = (id: string): string => bullets[id]?.[1] ?? '';

const goals: Readonly<Record<string, [name: string, note: string]>> = {
  'flesh-wound': ['Only a Flesh Wound!', 'a brawler card is left on his sheet'],
  'dodge-bullets': ['Dodge Bullets!', 'no bandit has hit him more than twice'],
  'golden-bullet': ['Golden Bullet Award', 'one of his two cylinders is empty'],
  mail: ['The Mail Must Go Through!', 'he has a mailbag'],
  'throw-away-key': ['Throw Away the Key!', 'he has two prisoners'],
  'full-of-lead': ['Full of Lead', 'every bandit’s deck has a bullet of his'],
  'arch-enemy': ['Arch Enemy', 'one bandit’s deck has four bullets of his'],
};
const wantedMan = (id: string): string | undefined => (id.startsWith('warrant:') ? id.slice(8) : undefined);

export function goalName(id: string): string {
  const who = wantedMan(id);
  return who === undefined ? (goals[id]?.[0] ?? id) : `Arrest warrant: ${person(who)}`;
}

/** `pile-1` as people call it. */
export const pileName = (key: string): string => `cylinder ${key.replace(/^pile-/, '')}`;

/** His things, by what stands before the colon, and where his goals lie. */
export const marshalThings: Readonly<Record<string, string | ((name: string) => string)>> = {
  wanted: (who) => `${person(who)}’s wanted poster`,
  brawler: (dollars) => `the brawler card of ${money(Number(dollars))}`,
  penalty: (bullet) => `the Marshal’s bullet “${bulletName(bullet)}”`,
  goal: (id) => (id === '' ? 'a goal card, face down' : `the goal “${goalName(id)}”`),
};
export const marshalPlaces: Readonly<Record<string, string>> = {
  upcoming: 'among the Marshal’s upcoming goals',
  current: 'among the Marshal’s current goals',
  revealed: 'face up among the Marshal’s goals',
};

/** Rules under the headings of the manual, in our own words. */
export const marshalRules: Readonly<Record<string, string>> = {
  'Move+ / Change Floor+ (Marshal module)':
    'On an open turn the Marshal may lay another card on top of it at once, and on that one a third if it has a plus too. He cannot draw instead. On other turns the plus means nothing.',
  'Capture (Marshal module)':
    'A bandit in his space goes into the cell, and the wanted poster is the Marshal’s from the first time on.',
  'The Marshal (Marshal module)':
    'He is a character like any other: nobody flees him or takes a bullet for meeting him. He may look at his current goals, never at those to come.',
  'Marshal’s Goal Card (Marshal module)':
    'Three special targets and two arrest warrants. Four of the five make him the winner, whatever the bandits own.',
  'Special Targets': 'What must be so at the end of the game, as the card says.',
  'Arrest Warrants': 'That bandit was captured at least once: the wanted poster is the Marshal’s.',
  'Marshal’s Bullet Cards (Marshal module)':
    'They go into the deck of whoever is hit, and each says what else it does to him.',
  'Extended Penalties':
    'The bullet lies before the bandit until the round is over: his Shoot, Change Floor or Punch cards do nothing. A copied action is not his card.',
  'Instant Penalties': 'Got ’Im! takes a prisoner, Drop That Bag! a mailbag; the Golden Bullet does nothing more.',
  Terminology:
    'The bandits and the playable Marshal are characters; the Marshal that nobody plays and the Shotgun are not.',
};
