/** Putting the table right by tags: where a piece is by the record, which of those there, where it really is. */
import type { Correction } from '../../messages/commands.ts';
import type { Place } from '../../messages/facts.ts';
import { box, fits, floorsOf, outOfGame, type Piece, putDown, waitingAt } from '../../messages/piece.ts';
import type { NightView } from '../../messages/view.ts';
import type { Choice } from './choices.ts';

/** Where a piece stands by the record, once that is said; the piece, once it is in hand. */
export type Fix = { readonly from: null } | { readonly from: Place } | { readonly piece: Piece };

/** A piece as the key of a choice. */
export const keyOf = (piece: Piece): string =>
  piece.is === 'pawn' ? `pawn ${piece.who}` : `${piece.is} ${piece.is === 'token' ? piece.token : piece.thing}`;

export function fixChoices(night: NightView, fix: Fix): Choice[] {
  if ('piece' in fix) return placesFor(night, fix.piece).map((key) => ({ key }));
  if (fix.from === null) return places(night).flatMap((key) => (piecesAt(night, key).length > 0 ? [{ key }] : []));
  return piecesAt(night, fix.from).map((piece) => ({ key: keyOf(piece) }));
}

/**
 * What a choice leads to: the next thing to say, or the correction it comes to.
 * @param key one of the choices, or the pawn of somebody who sits here
 */
export function fixed(night: NightView, fix: Fix, key: string): Fix | Correction {
  if ('piece' in fix) return putDown(night, fix.piece, key) ?? {};
  const pawn = night.seats.find(({ who }) => keyOf({ is: 'pawn', who }) === key)?.who;
  if (pawn !== undefined) return { piece: { is: 'pawn', who: pawn } };
  if (fix.from !== null) return held(night, fix.from, key) ?? fix;
  const [one, ...others] = piecesAt(night, key);
  return one && others.length === 0 ? { piece: one } : { from: key };
}

export const isFix = (step: Fix | Correction): step is Fix => 'from' in step || 'piece' in step;

const held = (night: NightView, from: Place, key: string): Fix | undefined => {
  const piece = piecesAt(night, from).find((one) => keyOf(one) === key);
  return piece && { piece };
};

/** Every place where there may be a piece, the train first, as it is drawn. */
const places = (night: NightView): Place[] => [
  ...floorsOf(night.train).map(({ space }) => space),
  ...night.seats.map(({ who }) => who),
  ...waitingAt(night),
  box,
];

const placesFor = (night: NightView, piece: Piece): Place[] =>
  places(night).filter((place) => fits(piece, place) && putDown(night, piece, place) !== null);

/** What is in a place, each kind once; what runs along the train is looked for inside the car beside it. */
function piecesAt(night: NightView, place: Place): Piece[] {
  if (place === box) return outOfGame(night);
  const floor = floorsOf(night.train).find(({ space }) => space === place);
  const car = /^(\d+)\.in$/.exec(place)?.[1];
  const tokens = floor?.loot ?? night.seats.find(({ who }) => who === place)?.loot ?? [];
  const things = (from: Place): Piece[] =>
    [...new Set(night.things[from] ?? [])].map((thing) => ({ is: 'thing', thing, from }));
  const all: Piece[] = [
    ...(floor?.pawns ?? []).map((who) => ({ is: 'pawn' as const, who })),
    ...[...new Set(tokens)].map((token) => ({ is: 'token' as const, token, from: place })),
    ...things(place),
    ...(car === undefined ? [] : things(`beside.${car}`)),
  ];
  return all.filter((piece) => placesFor(night, piece).length > 0);
}
