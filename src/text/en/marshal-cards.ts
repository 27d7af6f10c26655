/** What is printed on the Marshal player's cards: actions, bullets, goals. */
import { person } from './people.ts';

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
/** Every goal by its id, warrants left out. */
export const goalIds: readonly string[] = Object.keys(goals);
export const bulletIds: readonly string[] = Object.keys(bullets);
const wantedMan = (id: string): string | undefined => (id.startsWith('warrant:') ? id.slice(8) : undefined);

export function goalName(id: string): string {
  const who = wantedMan(id);
  return who === undefined ? (goals[id]?.[0] ?? id) : `Arrest warrant: ${person(who)}`;
}

/** `pile-1` as people call it. */
export const pileName = (key: string): string => `cylinder ${key.replace(/^pile-/, '')}`;
