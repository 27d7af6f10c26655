/** What is asked, and the words on the answers. */
import type { Who } from '../../messages/facts.ts';
import type { OptionView, QuestionView } from '../../messages/view.ts';
import { told, wordOf } from './modules/index.ts';
import type { Asked } from './modules/module-texts.ts';
import { tellFreeing } from './modules/prison.ts';
import { names } from './names.ts';
import { capital, given, humanise, list } from './words.ts';

const givenBy = told('given');

const asks: Record<string, (asked: Asked) => string> = {
  ...told('asks'),
  'round-card': ({ question }) => {
    const round = given(question.with, 'number');
    return round ? `Turn up the card of round ${round}: which one is it?` : 'Turn up the round card: which one is it?';
  },
  'place.left': () => 'Which pawn is in the left hand? It starts in the caboose',
  'purse.sheet': ({ who }) => `${who}, on which sheet does your starting purse lie?`,
  'scheme.act': ({ who, question }) => {
    if (question.asks.length > 1) return 'All choose at once: lay a card or draw';
    const after = question.with.cover === undefined ? givenBy[given(question.with, 'given') ?? ''] : undefined;
    if (after) return after(who);
    // Nobody plays whose card is drawn.
    if (question.asks.includes('mary')) return 'Turn up the top card of Mary’s deck';
    return question.with.cover === undefined
      ? `${who}, lay a card or draw`
      : `${who}, cover the shot with a card of your other bandit, or pass`;
  },
  'scheme.keep': ({ who }) => `${who}, how many cards do you keep for the next round?`,
  'scheme.face': ({ who }) => `${who}, face up or face down?`,
  next: () => 'Ready for the next card',
  'turning.card': ({ question }) => `Turn over the next card. It is ${owner(question)}’s: which one?`,
  'turning.end': () => 'That was the last card',
  'turning.whose': () => 'Whose card lies there?',
  'turning.why': ({ question }) =>
    `${found(question)}’s card lies where ${owner(question)}’s was expected. What is so?`,
  'turning.more': ({ question }) => `One more card lies there, ${found(question)}’s. What is so?`,
  'event-next': () => 'The cards are done. Now the event',
  'round-end-next': () => 'The round is over',
  'move.where': ({ who }) => `${who}, move where?`,
  'floor.where': ({ who }) => `${who}, change floor to where?`,
  'loot.which': ({ who }) => `${who}, take which loot?`,
  'shoot.whom': ({ who }) => `${who}, shoot whom?`,
  'punch.whom': ({ who }) => `${who}, punch whom?`,
  'punch.token': ({ who, other }) => `${who}, what does ${other} lose?`,
  'punch.keep': ({ who, other }) => `${who}, keep the purse ${other} lost?`,
  'punch.where': ({ who, other }) => `${who}, where is ${other} knocked to?`,
  'marshal.where': ({ who }) => `${who}, where does the Marshal walk?`,
  'push.where': ({ who, other }) => `${who}, where is ${other} thrown to?`,
  'flee.where': ({ who }) => `${who}, flee to where?`,
  dodge: ({ who }) => `${who}, who takes your bullet?`,
  reflex: ({ who }) => `${who}, one more card from your hand?`,
  pickpocket: ({ who }) => `${who}, pick a purse off the floor?`,
  'purse-value': ({ who, question }) => {
    const token = names.token(given(question.with, 'token') ?? 'purse');
    const whose = given(question.with, 'who');
    return whose ? `What is in ${names.who(whose)}’s ${token}?` : `${who}, what is in your ${token}?`;
  },
};

export function ask(question: QuestionView, to: readonly Who[] = question.asks): string {
  const who = list(to.map((each) => capital(names.who(each))));
  const whom = ['target', 'whom'].map((key) => given(question.with, key)).find(Boolean);
  const asked: Asked = { who, other: whom ? names.who(whom) : 'the other', question };
  const known = asks[question.about];
  if (known) return known(asked);
  if (question.about.startsWith('place')) return `${subject(question, who)}, where do you start?`;
  return `${who}: ${humanise(question.about).toLowerCase()}?`;
}

function subject(question: QuestionView, who: string): string {
  const named = given(question.with, 'who');
  return named ? capital(names.who(named)) : who;
}

const owner = (question: QuestionView): string => names.who(given(question.with, 'who') ?? 'somebody');
const found = (question: QuestionView): string => capital(names.who(given(question.with, 'found') ?? 'somebody'));

/** Answers that are said in words, by question and key. */
const words: Record<string, Record<string, (question: QuestionView) => string>> = {
  'scheme.keep': { 0: () => 'None' },
  'turning.card': {
    another: () => 'It is another bandit’s card',
    none: () => 'No card is left',
  },
  'turning.end': { another: () => 'A card is left' },
  'turning.why': {
    missing: (question) => `${capital(owner(question))} laid no card there`,
    order: (question) => `The cards got mixed up: ${owner(question)}’s comes later`,
    surplus: (question) => `${found(question)} laid one card more than was counted`,
    mistake: (question) => `A mistake: ${owner(question)}’s card lies there`,
  },
  'turning.more': {
    surplus: (question) => `${found(question)} laid it, and it was not counted`,
    mistake: () => 'A mistake: no card is left',
  },
};

/** Answers that have a name of their own, by question. */
const named: Record<string, (key: string) => string> = {
  'free.whom': (key) => capital(tellFreeing(key) ?? key),
};

/** What a turn comes to, where only turns are counted. */
const counted: Record<string, string> = { unseen: 'Lay a card', covered: 'Lay a Shoot and cover it' };

const hisTurn: Record<string, string> = { covered: 'Lay a card with a plus and another' };

const yesNo: Record<string, [yes: string, no: string]> = {
  'punch.keep': ['Keep the purse', 'Let it fall'],
  pickpocket: ['Take a purse', 'Leave it'],
};

const goingOn: Record<string, string> = {
  next: 'Turn over the next card',
  'event-next': 'See the event',
  'turning.end': 'The pile is at its end',
  'round-end-next': 'On to the next round',
};

const goals = told('goals');

export function optionText(question: QuestionView, option: OptionView): string {
  switch (option.kind) {
    case 'space':
      return capital(goals[question.about]?.(option.key) ?? names.space(option.key).replace(/^the /, ''));
    case 'bandit':
      return option.key.split('+').map(names.who).map(capital).join(' + ');
    case 'token':
      return wordOf(question.about, option.key) ?? capital(names.token(option.key));
    case 'thing': {
      const kind = given(question.with, 'kind');
      return capital(names.thing(kind ? `${kind}:${option.key}` : option.key));
    }
    case 'yes-no': {
      const own = wordOf(question.about, option.key);
      if (own) return own;
      const [yes, no] = yesNo[question.about] ?? ['Yes', 'No'];
      return option.key === 'yes' ? yes : option.key === 'no' ? no : humanise(option.key);
    }
    case 'card': {
      const turn =
        question.asks[0] === 'marshal-player' ? (hisTurn[option.key] ?? counted[option.key]) : counted[option.key];
      if (turn) return turn;
      const [bandit, card] = option.key.split(':');
      return bandit && card ? `${names.who(bandit)}: ${names.card(card)}` : names.card(option.key);
    }
    case 'word':
      return (
        words[question.about]?.[option.key]?.(question) ??
        wordOf(question.about, option.key) ??
        named[question.about]?.(option.key) ??
        humanise(option.key)
      );
    case 'draw':
      return 'Draw 3 cards';
    case 'pass':
      return 'Pass';
    case 'face':
      return option.key === 'down' ? 'Face down' : 'Face up';
    case 'round-card':
      return names.roundCard(option.key, option.card?.event ?? null);
    case 'next':
      return goingOn[question.about] ?? 'Go on';
    case 'value':
      return names.money(Number(option.key));
    default:
      return humanise(option.key);
  }
}
