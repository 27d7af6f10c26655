/** Laying out the table, line by line, for the very set-up that was chosen. */
import type { SetupStep } from '../../messages/view.ts';
import type { LayingLine } from '../texts.ts';
import { told } from './modules/index.ts';
import { names } from './names.ts';
import { tellSilk } from './silk.ts';
import { capital, count, given, humanise, list } from './words.ts';

type Teller = (step: SetupStep) => string;

const numberOf = (step: SetupStep, key: string): number => Number(step.with[key] ?? 0);
const listOf = ({ with: words }: SetupStep, key: string): string[] => {
  const value = words[key];
  return Array.isArray(value) ? value : [];
};
const people = (step: SetupStep, key: string): string => list(listOf(step, key).map(names.who));
const person = (step: SetupStep, key: string): string => names.who(given(step.with, key) ?? 'table');

/** The car furthest back where pawns start. */
const lastOf = (step: SetupStep): string =>
  step.with.last === step.with.caboose ? 'the caboose' : `car ${numberOf(step, 'last')}`;

/** `, of both colours Brilliant Idea` and so on: cards that modules add. */
const added = (step: SetupStep, before: string): string => {
  const cards = listOf(step, 'added').map(names.card);
  return cards.length > 0 ? `${before}${list(cards)}` : '';
};

/** Seven and more play with the cards of the larger band. */
function band(step: SetupStep): string {
  const printed = `round cards for ${(given(step.with, 'band') ?? '').replace('-', '–')} players`;
  return numberOf(step, 'players') > 6 ? `${printed} (there are none for more)` : printed;
}

const unusedCards = (cards: readonly string[]): string =>
  cards.length === 0 ? '' : `${list(cards.map((card) => `every ${names.card(card)}`))} card, `;

const table: Record<string, Teller> = {
  ...told('laying'),
  'box.team': (step) =>
    `Team ${numberOf(step, 'team')}: ${person(step, 'a')} (A) and ${person(step, 'b')} (B) sit side by side, A on the right; A plays, then B.`,
  'box.cars': (step) => {
    const cars = count(listOf(step, 'cars').length, 'car');
    const last = given(step.with, 'more') ? '' : ' The last one is the caboose.';
    return `Line up the locomotive and ${cars} behind it, in the order shown.${last}`;
  },
  'box.purse-aside': (step) => `Set aside ${count(numberOf(step, 'count'), 'purse')} of $250 for the sheets.`,
  'box.loot-car': (step) => {
    const tokens = listOf(step, 'tokens');
    const lay = `Put ${names.tokens(tokens)} into car ${numberOf(step, 'number')}`;
    return tokens.includes('purse') ? `${lay}; purses drawn unseen, face down.` : `${lay}.`;
  },
  'box.locomotive': () => 'Put a strongbox into the locomotive.',
  'box.marshal': () => 'Stand the Marshal inside the locomotive.',
  'box.neutral': (step) => `Stack ${count(numberOf(step, 'count'), 'neutral bullet')} beside the locomotive.`,
  'box.silk': (step) => {
    const words = given(step.with, 'words') || tellSilk(given(step.with, 'power') ?? 'own').note;
    return `Silk’s power tonight: ${/[.!?…]$/.test(words) ? words : `${words}.`}`;
  },
  'box.unused': (step) =>
    `Leave in the box: ${unusedCards(listOf(step, 'cards'))}the cards of bandits who stay home, and all ${listOf(step, 'modules').length > 0 ? 'other modules' : 'modules'}.`,
  'box.round-deck-station': (step) =>
    `Shuffle four ${band(step)}, drawn unseen; one station card goes under them, unseen too.`,
  'box.round-deck-five': (step) => `Shuffle five ${band(step)}, drawn unseen. No station card.`,
  'box.round-deck-chosen': () =>
    'From the seven round cards that you chose draw four, unseen, and shuffle them; under them goes one of your three stations, unseen too.',
  'box.first-player': (step) => `Put the round deck in front of the player of ${people(step, 'first')}, who begins.`,
  'box.first-team': (step) =>
    `Put the round deck in front of ${people(step, 'first')}: a Player A begins, and B of the same team follows.`,
  'box.place': (step) =>
    `Pawns by turns, from the first player on: ${people(step, 'behind')} inside ${lastOf(step)}, ${people(step, 'before')} inside car ${numberOf(step, 'last') - 1}.`,
  'box.place-teams': (step) =>
    `Every A stands inside ${lastOf(step)}: ${people(step, 'behind')}. Every B inside car ${numberOf(step, 'last') - 1}: ${people(step, 'before')}.`,
  'box.fists': (step) =>
    `Each player hides one of his two pawns in each fist. All open them at once: left hand into ${lastOf(step)}, right hand into car ${numberOf(step, 'last') - 1}. Tell Caboose.`,
  'box.expert': () =>
    'Expert: decks are not shuffled between rounds. Cards played, and those you do not keep, lie open on a discard pile to the right of the deck; bullets you take go face down on top of the deck.',
};

/** What a player of two bandits does, one line each. */
const pair: Record<string, Teller> = {
  'box.two-sheets': () => 'both character sheets, on each its six bullets, the card with six on top.',
  'box.two-decks': () =>
    'one deck of eleven cards: of both colours one Move, one Change Floor, one Shoot, one Punch and one Loot, and a single Marshal card. The other nine are set aside.',
  'box.two-decks-no-marshal': () =>
    'one deck of ten cards: of both colours one Move, one Change Floor, one Shoot, one Punch and one Loot. The others are set aside, and both Marshal cards go back into the box.',
  'box.added-cards': (step) => `${added(step, 'into that deck ')} of ${people(step, 'of')}.`,
  'box.chosen-card': (step) =>
    `choose one card of the deck for your hand; shuffle the other ${numberOf(step, 'others') || 'ten'}, face down.`,
  'box.shuffle': () => 'shuffle the deck, face down. Experts choose no card.',
  'box.purse-either': () => 'a $250 purse, face down, on whichever of the two sheets you like. Tell Caboose.',
  'box.purse-on': (step) => `a $250 purse, face down, on the sheet of ${person(step, 'sheet')}.`,
};

/** What a bandit gets: parts of one sentence, in the order in which they are told. */
const own: Record<string, Teller> = {
  'box.sheet': () => 'the character sheet',
  'box.bullets': () => 'six bullets, the card with six on top',
  'box.cards': (step) => `ten action cards${added(step, ' and ')}, shuffled, face down`,
  'box.purse': () => 'a $250 purse, face down',
  ...told('layingOwn'),
};

export function tellLaying(steps: readonly SetupStep[]): LayingLine[] {
  const lines: { who: string[]; text: string }[] = [];
  const parts = new Map<string, string[]>();
  for (const step of steps) {
    const who = given(step.with, 'who');
    const whose = listOf(step, 'whose');
    const part = who ? own[step.code]?.(step) : undefined;
    if (who && part) {
      if (!parts.has(who)) lines.push({ who: [who], text: '' });
      parts.set(who, [...(parts.get(who) ?? []), part]);
    } else if (whose.length > 0 && pair[step.code]) {
      lines.push({ who: whose, text: `${list(whose.map(names.who))}: ${pair[step.code]?.(step)}` });
    } else {
      const text = table[step.code]?.(step) ?? `${humanise(step.code.replace(/^box\./, ''))}.`;
      lines.push({ who: [], text: capital(text) });
    }
  }
  return lines.map(({ who, text }) => ({
    who,
    text: text || `${capital(list(who.map(names.who)))}: ${(parts.get(who[0] ?? '') ?? []).join('; ')}.`,
  }));
}

const missing: Record<string, string> = {
  'no-such-way': 'So many cannot play in this mode. Choose how many you are.',
  'empty-seats': 'Some seats are still empty.',
  'full-seats': 'More bandits on a seat than it has places.',
  'banned-pair': 'Of Ghost, Doc and Belle a player may control only one.',
  'silk-power': 'Agree on Silk’s power first.',
  'silk-words': 'Write down what Silk’s own power does.',
  'deck-rounds': 'Choose seven round cards.',
  'deck-stations': 'Choose three station cards.',
  'unknown-round-card': 'One of the chosen round cards is not for this table.',
  'cars-number': 'Couple as many cars as the train needs.',
  'no-first-player': 'Draw a pawn and choose who begins.',
  twice: 'A bandit can ride only once.',
  stranger: 'Nobody can play the Marshal without his module.',
  'no-marshal-player': 'Somebody must play the Marshal: give him a seat of his own.',
  'no-prison': 'At this table nobody plays the Marshal without the Prison module.',
  'guest-last': 'Mary sits behind all others, to the right of the first player.',
  'mary-modules': 'Only the horses and the stagecoach go with Mary.',
  'silk-dodge': 'With a Marshal player nobody flees, so Silk cannot have her Dodge power.',
  'marshal-deck': 'Type in all ten cards of the Marshal’s deck, or none.',
  'marshal-bullets': 'One of the Marshal’s bullets is not in this version.',
  'no-circus-car': 'Couple the circus car too, wherever you like.',
  'unknown-bandit': 'One of these bandits is not in this version.',
  'unknown-car': 'One of these cars is not in this version, or is coupled twice.',
  'draw-prison': 'Draw three prisoners.',
  'unknown-module': 'One of these modules is not in this version.',
  'unknown-house-rule': 'One of these house rules is not in this version.',
};

export function tellMissing(code: string): string {
  return missing[code] ?? `${humanise(code)}.`;
}
