/** Whiskey flasks: five normal ones and an old one, alike until they are drunk from; each is drunk from twice. */
import type { State, Token } from '../../engine/state.ts';

/** A full flask of which nobody has told the kind: its owner knows, nobody else does. */
export const UNKNOWN: Token = 'any-flask';
export type Kind = 'flask' | 'old-flask';

interface Flask {
  readonly kind: Kind | null;
  readonly half: boolean;
}

const flasks: Readonly<Record<Token, Flask>> = {
  [UNKNOWN]: { kind: null, half: false },
  flask: { kind: 'flask', half: false },
  'flask-half': { kind: 'flask', half: true },
  'old-flask': { kind: 'old-flask', half: false },
  'old-flask-half': { kind: 'old-flask', half: true },
};

/** How many the box has of each kind. */
const printed: Readonly<Record<Kind, number>> = { flask: 5, 'old-flask': 1 };
export const FLASKS = printed.flask + printed['old-flask'];

/** What the tags of flasks are called: unlike a token, a tag tells the kind for good, but says it only when it is asked for. */
const pieceOf: Readonly<Record<Kind, string>> = { flask: 'whiskey', 'old-flask': 'old-whiskey' };
export const pieces: readonly string[] = (Object.keys(printed) as Kind[]).flatMap((kind) =>
  Array<string>(printed[kind]).fill(pieceOf[kind]),
);
/** Whether a flask with that tag may be the one that an option is about. */
export const isOne = (piece: string, token: Token): boolean => {
  const kind = kindOf(token);
  return isFlask(token) && (kind === null || pieceOf[kind] === piece);
};

export const isFlask = (token: Token): boolean => flasks[token] !== undefined;
/** Its kind; null while nobody has told it. */
export const kindOf = (token: Token): Kind | null => flasks[token]?.kind ?? null;
export const isHalf = (token: Token): boolean => flasks[token]?.half ?? false;
/** Whether it lies on the side that is alike for both kinds. */
export const isClosed = (token: Token): boolean => isFlask(token) && !isHalf(token);

/** The kinds that an unknown flask can still be: those of which not every one has been told. */
export function kindsLeft({ loot }: State): Kind[] {
  const known = Object.values(loot).flat().map(kindOf);
  const left = (Object.keys(printed) as Kind[]).filter(
    (kind) => known.filter((one) => one === kind).length < printed[kind],
  );
  return left.length > 0 ? left : (Object.keys(printed) as Kind[]);
}
