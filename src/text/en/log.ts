/** Entries of the log, what no longer fits, and what cannot be by the rules. */
import type { LogEntry, Warning } from '../../messages/record.ts';
import { tellCorrection } from './corrections.ts';
import { tellHouse } from './house.ts';
import { names } from './names.ts';
import { capital, given, humanise } from './words.ts';

const said = (words: LogEntry['with'], key: string): string => given(words, key) ?? 'somebody';

const deeds: Partial<Record<LogEntry['is'], (words: LogEntry['with']) => string>> = {
  skip: () => 'A step was passed over',
  repeat: () => 'A card was carried out once more',
  amend: () => 'An entry was changed',
  house: (words) => {
    const house = tellHouse(said(words, 'id'));
    return `House rule: ${house.question} ${house.option(said(words, 'option'))}`;
  },
  taps: (words) => `Cards are tapped ${words.taps === 'turning' ? 'as the pile is turned over' : 'as they are laid'}`,
  leave: (words) => `${names.who(said(words, 'who'))} left for good`,
  swap: (words) => `${names.who(said(words, 'a'))} and ${names.who(said(words, 'b'))} changed seats`,
  merge: (words) => `${names.who(said(words, 'into'))} plays ${names.who(said(words, 'from'))} too`,
};

/** What an entry did that answered no question. */
export function tellDeed(entry: LogEntry): string {
  if (entry.put) return `The table: ${tellCorrection(entry.put)}`;
  return deeds[entry.is]?.(entry.with) ?? humanise(entry.is);
}

const whys: Record<string, string> = {
  'no-such-option': 'That is no longer possible',
  'not-asked': 'Nobody is asked that any more',
  'no-question': 'Nobody is asked that any more',
  stale: 'Something else is asked there now',
};

export function tellUnfit(why: string): string {
  return whys[why] ?? humanise(why);
}

const warnings: Record<string, (words: Warning['with']) => string> = {
  'pawn-missing': (words) => `${whoOf(words)} is on no space of the train`,
  'with-marshal': (words) => `${whoOf(words)} stands with the Marshal`,
  'marshal-on-roof': () => 'The Marshal stands on a roof',
  'marshal-missing': () => 'The Marshal is on no space of the train',
  tokens: (words) =>
    `${capital(names.tokens(many(words, 'token')))} lie about, and the box holds ${number(words, 'printed')}`,
  things: (words) =>
    `${capital(names.thing(given(words, 'thing') ?? ''))} is there ${number(words, 'count')} times, and the box holds ${number(words, 'printed')}`,
  bullets: (words) =>
    `${whoOf(words)}’s bullets are ${number(words, 'count')} with those in decks, not ${number(words, 'printed')}`,
  neutral: (words) =>
    `The neutral bullets are ${number(words, 'count')} with those in decks, not ${number(words, 'printed')}`,
};

const number = (words: Warning['with'], key: string): number => Number(given(words, key) ?? 0);
const many = (words: Warning['with'], key: string): string[] =>
  Array.from({ length: number(words, 'count') }, () => given(words, key) ?? 'purse');
const whoOf = (words: Warning['with']): string => capital(names.who(given(words, 'who') ?? 'somebody'));

export function tellWarning({ code, with: words }: Warning): string {
  return `${warnings[code]?.(words) ?? humanise(code)}.`;
}
