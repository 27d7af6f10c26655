/** What a correction put right, in words. */
import type { Correction } from '../../messages/commands.ts';
import { names } from './names.ts';
import { count, list } from './words.ts';

/** `Doc stands on the roof of car 2; Ghost has 3 bullets left to fire`. */
export function tellCorrection(put: Correction): string {
  const { who, at, tokens } = names;
  const each = <T>(record: Readonly<Record<string, T>> | undefined, say: (key: string, value: T) => string) =>
    Object.entries(record ?? {}).map(([key, value]) => say(key, value));
  const parts = [
    ...each(put.pieces, (piece, space) =>
      space === 'off' ? `${who(piece)} is off the train` : `${who(piece)} stands ${at(space)}`,
    ),
    ...each(put.loot, (place, held) => `${tokens(held)} ${held.length === 1 ? 'lies' : 'lie'} ${at(place)}`),
    ...each(
      put.things,
      (place, held) =>
        `${held.length === 0 ? 'nothing' : list(held.map(names.thing))} ${held.length > 1 ? 'are' : 'is'} ${at(place)}`,
    ),
    ...each(put.cylinder, (bandit, left) => `${who(bandit)} has ${count(left, 'bullet')} left to fire`),
    ...each(put.received, (bandit, deck) => `${count(deck.length, 'bullet')} in ${who(bandit)}’s deck`),
    ...(put.neutral === undefined ? [] : [`${count(put.neutral, 'neutral bullet')} left`]),
    ...(put.firstPlayer === undefined ? [] : [`${who(put.firstPlayer)} is the first player`]),
    ...each(put.hand, (bandit, cards) => `${who(bandit)} holds ${count(cards, 'card')}`),
  ];
  return list(parts);
}
