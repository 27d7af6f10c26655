/** What to tap for each choice there is: a command that says it, or numbers; so that nobody needs a hand at the screen. */
import { numberTags } from '../command-tags.ts';

export interface Choice {
  readonly key: string;
  /** The command tag that says it, or `card` where a card of its own is tapped; without it, it gets a number. */
  readonly by?: string;
}

/** The command tags to tap one after the other for each choice, by its key; none where a card is tapped, or a hand needed. */
export type TagsByKey = Readonly<Record<string, readonly string[]>>;

const row = numberTags.length;

/** Numbers for so many choices: one tap each for up to six, the row and the place in it for up to thirty-six. */
function numbersFor(count: number): string[][] {
  const tag = (at: number): string => numberTags[at] ?? '';
  return Array.from({ length: count }, (_, at) => {
    if (count <= row) return [tag(at)];
    return at < row * row ? [tag(Math.floor(at / row)), tag(at % row)] : [];
  });
}

export function tagsOf(choices: readonly Choice[]): TagsByKey {
  const numbers = numbersFor(choices.filter(({ by }) => by === undefined).length);
  return Object.fromEntries(
    choices.map(({ key, by }) => [key, by === undefined ? (numbers.shift() ?? []) : by === 'card' ? [] : [by]]),
  );
}

/** What a further tag says after those tapped before: a choice, the first half of one, or nothing that is asked. */
export function pressed(
  tags: TagsByKey,
  before: readonly string[],
  tag: string,
): { key: string } | { begun: string[] } | null {
  const taps = [...before, tag];
  const begins = Object.entries(tags).filter(([, way]) => taps.every((one, at) => way[at] === one));
  const whole = begins.find(([, way]) => way.length === taps.length);
  if (whole) return { key: whole[0] };
  if (begins.length > 0) return { begun: taps };
  // A second number that is none begins anew.
  return before.length > 0 ? pressed(tags, [], tag) : null;
}
