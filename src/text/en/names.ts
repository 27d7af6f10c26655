/** What things are called at the table. */
import type { Place, Space, Token } from '../../messages/facts.ts';
import { roundCard } from '../../rules/catalogue/round-cards.ts';
import type { Names } from '../texts.ts';
import { goalName, marshalCards } from './marshal-cards.ts';
import { tellModule, told } from './modules/index.ts';
import { isPerson, money, person } from './people.ts';
import { thing, thingPlace } from './things.ts';
import { capital, count, humanise, list, word } from './words.ts';

/** Doc keeps the D, so Django wears the letter of his sound. */
const letters: Record<string, string> = {
  django: 'J',
  mary: 'P',
  marshal: '★',
  'marshal-player': '★',
  shotgun: '⌖',
  table: '•',
};

const cards: Record<string, string> = {
  next: 'Go on',
  yes: 'Yes',
  no: 'No',
  draw: 'Draw',
  undo: 'Undo',
  fix: 'Fix',
  ...Object.fromEntries(['1', '2', '3', '4', '5', '6'].map((number) => [number, `Number ${number}`])),
  move: 'Move',
  'change-floor': 'Change Floor',
  loot: 'Loot',
  shoot: 'Shoot',
  punch: 'Punch',
  marshal: 'Marshal',
  ride: 'Ride',
  'brilliant-idea': 'Brilliant Idea',
  nudge: 'Nudge',
  prisoner: 'Prisoner',
  character: 'Character card',
  'fan-club': 'Fan Club card',
  horse: 'Horse',
  flask: 'Flask',
  whiskey: 'Flask of whiskey',
  'old-whiskey': 'Flask of old whiskey',
  ...marshalCards,
  ...told('cards'),
  bullet: 'Bullet',
  unseen: 'card',
};

/** Lists of tags that are neither somebody's nor a module's. */
const boxLists: Record<string, string> = {
  commands: 'Commands',
  'round-cards': 'Round cards',
  train: 'Floors of the train',
  loot: 'Loot',
  'fan-club': 'Fan Club cards',
};

const tokenKinds: Record<string, [one: string, many: string]> = {
  purse: ['purse', 'purses'],
  jewel: ['jewel', 'jewels'],
  strongbox: ['strongbox', 'strongboxes'],
  ...told('tokens'),
};

const cars: Record<string, string> = {
  locomotive: 'Locomotive',
  'car-1p': 'Car with 1 purse',
  'car-3p': 'Car with 3 purses',
  'car-1p1j': 'Car with 1 purse, 1 jewel',
  'car-3p1j': 'Car with 3 purses, 1 jewel',
  'car-4p1j': 'Car with 4 purses, 1 jewel',
  'car-3j': 'Car with 3 jewels',
  'prison-car': 'Prison car',
  'circus-car': 'Circus car',
};

const events: Record<string, [name: string, note: string]> = {
  'angry-marshal': [
    'Angry Marshal',
    'Anyone on the Marshal’s roof takes a bullet; then he walks one car towards the caboose.',
  ],
  'swivel-arm': ['Swivel Arm', 'Everybody on a roof ends up on the roof of the caboose.'],
  braking: ['Braking', 'Everybody on a roof slides one car towards the locomotive.'],
  'take-it-all': ['Take It All!', 'A second strongbox appears where the Marshal stands.'],
  'passengers-rebellion': ['Passengers’ Rebellion', 'Every bandit inside the train takes a bullet.'],
  'marshals-revenge': ['Marshal’s Revenge', 'On the roof above the Marshal, each bandit loses the cheapest purse.'],
  pickpocketing: ['Pickpocketing', 'A bandit alone with a purse may pocket it.'],
  'higher-speed': ['Higher Speed', 'Everybody on a roof is left behind by one car, towards the caboose.'],
  safekeeping: ['Safekeeping', 'All loot inside the Marshal’s car goes up on its roof.'],
  'reflex-action': ['Reflex Action', 'Cards stay in hand; now each bandit may play one more, at once.'],
  'panting-horses': ['Panting Horses', 'The horses at the back drop out.'],
  'whiskey-for-the-marshal': ['A Shot of Whiskey for the Marshal', 'The Marshal drinks a flask that lies where he is.'],
  'shotguns-rage': ['The Shotgun’s Rage', 'On the stagecoach and beside it, everybody takes a bullet.'],
  rumors: ['Rumors', 'One of the Marshal’s goals is shown.'],
  'last-car': ['Last Car', 'The caboose is left behind; who was on it gets over, with a bullet.'],
  'sharing-the-loot': [
    'Sharing the Loot',
    'At the count, strongboxes are shared with whoever stands in the same space.',
  ],
  'mortal-bullet': ['Mortal Bullet', 'Every bullet taken in this round costs $150.'],
  'deadly-fall': ['Deadly Fall', 'In this round bandits may be knocked off the roofs for good.'],
  escape: ['Escape', 'Whoever is still on the train at the end is caught.'],
  'crime-doesnt-pay': ['Crime Doesn’t Pay!', 'Whoever sits in the cell at the end is not counted.'],
  'guilty-conscience': ['Guilty Conscience', 'If the Marshal wins, the poorest bandit wins with him.'],
  'hostage-taking': ['Hostage-Taking of the Conductor', 'In or on the locomotive, each bandit earns $250.'],
};

const turns: Record<string, [name: string, note: string]> = {
  standard: ['Open turn', 'Cards go face up.'],
  tunnel: ['Tunnel', 'Cards go face down.'],
  'speeding-up': ['Speeding up', 'Each bandit takes two turns in a row.'],
  switching: ['Switching', 'This turn goes round the other way.'],
  turmoil: ['Turmoil', 'Everybody chooses, then all show at once.'],
  jarring: ['Jarring', 'No Shoot and no Punch.'],
};

const quietCards: Record<string, string> = { tunnel: 'Through the tunnel', bridge: 'Over the bridge' };

const phases: Record<string, string> = {
  'set-up': 'All aboard',
  'round-card': 'New round',
  schemin: 'Schemin’',
  stealin: 'Stealin’',
  event: 'The event',
  'round-end': 'End of the round',
  count: 'The count',
  over: 'The count',
};

function token(id: Token): string {
  const [kind = id, value] = id.split(':');
  const name = tokenKinds[kind]?.[0] ?? humanise(kind).toLowerCase();
  const dollars = Number(value);
  return value !== undefined && Number.isFinite(dollars) ? `${money(dollars)} ${name}` : name;
}

/** A card, or a piece that is tapped as one: without its article. */
function card(id: string): string {
  const printed = roundCard(id);
  if (printed) return `${names.roundCard(id, printed.event)}${printed.band === 'station' ? '' : ` (${printed.band})`}`;
  if (cars[bearing(id)]) return isRoof(id) ? `${cars[bearing(id)]}, its roof` : `${cars[bearing(id)]}, inside`;
  if (id.includes(':') && tokenKinds[bearing(id)]) return capital(token(id));
  if (id.includes(':')) return bare(thing(id));
  if (isSpace(id)) return bare(space(id));
  return cards[id] === undefined && tokenKinds[id] ? capital(token(id)) : word(cards, id);
}

function tokens(ids: readonly Token[]): string {
  if (ids.length === 0) return 'nothing';
  const kinds = new Map<string, number>();
  for (const id of ids) kinds.set(id, (kinds.get(id) ?? 0) + 1);
  return list([...kinds].map(([id, n]) => count(n, token(id), tokenKinds[id]?.[1] ?? `${token(id)}s`)));
}

const buildings: Readonly<Record<string, string>> = { ...told('buildings'), 0: 'the locomotive' };

/** Spaces without floors. */
const others: Record<Space, string> = { off: 'off the train', cell: 'the cell', ...told('spaces') };

const isSpace = (id: string): boolean => parts(id) !== null;
const isRoof = (id: string): boolean => parts(id)?.floor === 'roof';
/** What bears a floor or a value: `car-3p.roof`, `purse:300`. */
const bearing = (id: string): string => (parts(id)?.index ?? id.replace(/:.*/, '')) as string;

/** As it stands in a list, without its article. */
const bare = (name: string): string => capital(name.replace(/^(the|an?) /, ''));

function carNumber(index: string): string {
  return buildings[index] ?? (/^\d+$/.test(index) ? `car ${index}` : humanise(index).toLowerCase());
}

function parts(space: Space): { index: string; floor: string } | null {
  const match = /^([\w-]+)\.(in|roof)$/.exec(space);
  return match ? { index: match[1] ?? '', floor: match[2] ?? '' } : null;
}

function space(id: Space): string {
  const known = parts(id);
  if (!known) return others[id] ?? humanise(id).toLowerCase();
  return known.floor === 'in' ? `inside ${carNumber(known.index)}` : `the roof of ${carNumber(known.index)}`;
}

function at(place: Place): string {
  if (isPerson(place)) return `on ${person(place)}’s sheet`;
  const beside = /^beside\.(\d+)$/.exec(place);
  if (beside) return `beside ${carNumber(beside[1] ?? '')}`;
  const known = thingPlace(place);
  if (known) return known;
  return parts(place)?.floor === 'roof' ? `on ${space(place)}` : space(place);
}

export const names: Names = {
  who: person,
  cardsOf: (who) => boxLists[who] ?? (isPerson(who) ? capital(person(who)) : tellModule(who).name),
  isSomebody: isPerson,
  letter: (who) => letters[who] ?? capital(person(who)).charAt(0),
  card,
  token,
  thing,
  goal: goalName,
  tokens,
  car: (id) => word(cars, id),
  event: (id) => events[id]?.[0] ?? humanise(id),
  eventNote: (id) => events[id]?.[1] ?? 'Do as the round card says.',
  turn: (id) => turns[id]?.[0] ?? humanise(id),
  turnNote: (id) => turns[id]?.[1] ?? 'As the round card shows.',
  roundCard: (card, event) => {
    if (event) return names.event(event);
    if (card.includes('-typed-')) return 'No event, typed in';
    const named = events[card.slice(card.indexOf('-') + 1)];
    if (named) return named[0];
    const last = card.split('-').pop() ?? card;
    return quietCards[last] ?? humanise(last);
  },
  space,
  at,
  phase: (id) => word(phases, id),
  list,
  money,
};
