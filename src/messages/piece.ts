/** A piece in somebody's hand, and what putting it down says of the table. */
import type { Correction } from './commands.ts';
import type { Place, Thing, Token, Who } from './facts.ts';
import type { FloorView, NightView, TrainView } from './view.ts';

export type Piece =
  | { readonly is: 'pawn'; readonly who: Who }
  | { readonly is: 'token'; readonly token: Token; readonly from: Place }
  /** A thing of a module: it stands along the train, or lies on a sheet. */
  | { readonly is: 'thing'; readonly thing: Thing; readonly from: Place };

/** Every floor that a piece may stand on: the cars' from the locomotive back, then what stands beside them. */
export const floorsOf = ({ cars, annexes }: TrainView): FloorView[] => [
  ...cars.flatMap(({ inside, roof }) => [inside, roof]),
  ...annexes.flatMap(({ floors }) => floors),
];

/** What is out of the game: tokens come from it and go back to it. */
export const box = 'box';
/** Where a pawn is that stands in no space. */
const offTrain = 'off';

/** The correction of a piece that really is at `to`; null where it is there already, or cannot be at all. */
export function putDown(night: NightView, piece: Piece, to: Place): Correction | null {
  if (piece.is === 'pawn') {
    const onSheet = night.seats.some((seat) => seat.who === to);
    const space = to === box ? offTrain : to;
    return onSheet || (night.train.pawns[piece.who] ?? offTrain) === space ? null : { pieces: { [piece.who]: space } };
  }
  if (piece.is === 'thing') return putThing(night, piece, to);
  const { token, from } = piece;
  if (from === to) return null;
  const loot: Record<Place, Token[]> = {};
  if (from !== box) loot[from] = without(lootAt(night, from), token);
  if (to !== box) loot[to] = [...lootAt(night, to), token];
  return { loot };
}

/** Things that mark a car of the train. */
export const marks: readonly Thing[] = ['fire', 'flat-bed', 'circus-car'];
/** Things that stand along the train, or mark a car of it. */
const along: readonly Thing[] = ['horse', 'stagecoach', ...marks];
/** What stands at an end of the train. */
const handcar: Thing = 'handcar';
/** Things that may lie on a sheet, by what stands before the colon of their name, and where else; some only on sheets. */
const onSheets: Readonly<Record<string, Place | null>> = {
  hostage: 'stagecoach',
  prisoner: 'prison',
  penalty: box,
  brawler: null,
  wanted: null,
};

const isSpace = (place: Place): boolean => /\.(in|roof)$|^cell$|^handcar$/.test(place);

/** Whether a piece can be in that place: a pawn on no sheet, a hostage in no space. */
export function fits(piece: Piece, place: Place): boolean {
  const onTrain = place === box || isSpace(place);
  const waiting = place !== box && Object.values(onSheets).includes(place);
  if (piece.is === 'pawn') return onTrain;
  if (piece.is === 'token') return !waiting;
  if (piece.thing === handcar) return /^\d+\./.test(place);
  if (along.includes(piece.thing)) return onTrain;
  const waits = onSheets[piece.thing.split(':')[0] as string];
  return waits !== undefined && (place === waits || !(onTrain || waiting));
}

/** What runs along the train stands beside the car whose floor is touched. */
function putThing(night: NightView, piece: Extract<Piece, { is: 'thing' }>, to: Place): Correction | null {
  const { thing, from } = piece;
  const car = /^(\d+)\./.exec(to)?.[1];
  // It stands at the end nearer to the car that is touched.
  const end = Number(car) < night.train.cars.length / 2 ? 'front' : 'rear';
  const goal = thing === handcar ? end : car === undefined ? to : `beside.${car}`;
  if (goal === from || !fits(piece, to) || (car === undefined && isSpace(to))) return null;
  const things: Record<Place, Thing[]> = {};
  if (from !== box) things[from] = without(night.things[from] ?? [], thing);
  if (goal !== box) things[goal] = [...(night.things[goal] ?? []), thing];
  return { things };
}

/** Everything that lies in a space or on a sheet. */
function lootAt(night: NightView, place: Place): readonly Token[] {
  const floor = floorsOf(night.train).find(({ space }) => space === place);
  return floor?.loot ?? night.seats.find((seat) => seat.who === place)?.loot ?? [];
}

function without(tokens: readonly Token[], token: Token): Token[] {
  const at = tokens.indexOf(token);
  return tokens.filter((_, i) => i !== at);
}

/** Face down they are all alike, on the half-drunk side they are not. */
const flasksOf = ({ house }: NightView['inPlay']): Token[] => [
  ...(house.some(({ id, chosen }) => id === 'unknown-flask' && chosen === 'one-kind')
    ? ['flask', 'old-flask']
    : ['any-flask']),
  'flask-half',
  'old-flask-half',
];

/** Tokens that may have to come back onto the table. */
const tokensOf = ({ inPlay }: NightView): Token[] => [
  ...['purse', 'jewel', 'strongbox'],
  ...(inPlay.modules.includes('whiskey') ? flasksOf(inPlay) : []),
  ...(inPlay.modules.includes('marshal') ? ['mailbag'] : []),
  ...(inPlay.extras.includes('circus-car') ? ['clowns-chest'] : []),
  ...['amulet', 'prototype', 'dynamite'].filter((id) => inPlay.variants.includes(id)),
];
/** The same of things that stand along the train. */
const thingsOf = ({ inPlay }: NightView): Thing[] => [
  ...(inPlay.modules.includes('horses') ? ['horse'] : []),
  ...(inPlay.variants.includes('flames') ? ['fire'] : []),
  ...(inPlay.variants.includes('flat-bed') ? ['flat-bed'] : []),
  // Of a bullet that was fired and lies before nobody.
  ...(inPlay.modules.includes('marshal')
    ? ['penalty:disarmed', 'penalty:wounded-knee', 'penalty:shoulder-injury']
    : []),
];

/** Pawns that nobody plays. */
const pawnsOf = ({ inPlay }: NightView): Who[] => [
  'marshal',
  ...(inPlay.modules.includes('stagecoach') ? ['shotgun'] : []),
];
/** Where things wait that somebody may have: hostages that nobody took. */
export const waitingAt = ({ inPlay }: NightView): Place[] => [
  ...(inPlay.modules.includes('stagecoach') ? ['stagecoach'] : []),
  ...(inPlay.modules.includes('prison') ? ['prison'] : []),
];

/** What is out of the game and may really be in it: tokens, things that stand along the train, pawns in no space. */
export const outOfGame = (night: NightView): Piece[] => [
  ...tokensOf(night).map((token) => ({ is: 'token' as const, token, from: box })),
  ...thingsOf(night).map((thing) => ({ is: 'thing' as const, thing, from: box })),
  ...[...pawnsOf(night), ...night.seats.map(({ who }) => who)]
    .filter((who) => !night.train.pawns[who])
    .map((who) => ({ is: 'pawn' as const, who })),
];
