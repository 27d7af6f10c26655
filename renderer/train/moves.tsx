/** What is to be moved on the real table, drawn: a ghost where the piece is, an arrow to where it belongs, the number of its line. */
import type { Place, Thing } from '../../src/messages/facts.ts';
import type { PutBack } from '../../src/messages/view.ts';
import { texts } from '../../src/text/index.ts';
import { HorseShape } from '../draw/horse.tsx';
import { Pawn } from '../draw/pawn.tsx';
import { TokenShape } from '../draw/token.tsx';
import { Stagecoach } from './annexes/stagecoach.tsx';
import { besideSpot } from './beside/horse-spots.ts';
import { groundIn, type Layout, type Spot, spaceBox } from './layout.ts';

interface Props {
  readonly layout: Layout;
  /** Where pawns stand when all is done. */
  readonly spots: ReadonlyMap<string, Spot>;
  readonly moves: readonly PutBack[];
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** How far from the middle of its space a ghost stands. */
const aside = 64;
/** How far an arrow that comes from a sheet, or goes to one, is drawn. */
const reach = 92;

export function Moves({ layout, spots, moves }: Props) {
  return (
    <g class="moves">
      {moves.map((move, i) => {
        const [from, to] = endsOf(move, layout, spots);
        return from || to ? <Move key={i} move={move} number={i + 1} from={from} to={to} layout={layout} /> : null;
      })}
    </g>
  );
}

/** Where it is and where it belongs, each null where that is not on the picture. */
function endsOf({ piece, from, to }: PutBack, layout: Layout, spots: Props['spots']): [Point | null, Point | null] {
  if (thingOf(piece) !== null) return [beside(layout, from), beside(layout, to)];
  const pawn = spots.get(piece);
  const token = isToken(piece);
  if (!pawn && !token) return [null, null];
  return [at(layout, from, token), pawn ?? at(layout, to, token)];
}

/** A thing of a module, `thing:horse`; null for any other piece. */
export const thingOf = (piece: string): Thing | null =>
  piece.startsWith('thing:') ? piece.slice('thing:'.length) : null;

const beside = (layout: Layout, place: Place | null): Point | null =>
  place === null ? null : besideSpot(layout, place);

export const isToken = (piece: string): boolean =>
  /^(purse|jewel|strongbox|mailbag|clowns-chest|amulet|prototype|dynamite|(any-|old-)?flask(-half)?)(:|$)/.test(piece);

/** The middle of a space; null where the other end of the move is not on the train. */
function at(layout: Layout, place: string | null, token: boolean): Point | null {
  const box = place === null ? null : spaceBox(layout, place);
  if (!box) return null;
  const { feet, loot } = groundIn(layout, place as string);
  // Beside the middle, where whoever is there already stands.
  return { x: box.x + box.width / 2 + aside, y: token ? loot : feet };
}

interface MoveProps {
  readonly move: PutBack;
  readonly number: number;
  readonly from: Point | null;
  readonly to: Point | null;
  readonly layout: Layout;
}

function Move({ move, number, from, to, layout }: MoveProps) {
  const chest = isToken(move.piece) ? 14 : 52;
  const start = from ?? (to && { x: to.x, y: to.y - reach });
  const end = to ?? (from && { x: from.x, y: from.y - reach });
  if (!start || !end) return null;
  const [a, b] = [lift(start, chest), lift(end, chest)];
  const bend = Math.min(a.y, b.y) - (Math.abs(a.x - b.x) < 40 ? 0 : 46);
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y + 2 * bend) / 4 };
  const away = from ? move.to : move.from;
  return (
    <g class="move-arrow">
      {from && (
        <g class="ghost-piece">
          <Ghost move={move} at={from} layout={layout} />
        </g>
      )}
      <path class="arrow-under" d={`M${a.x} ${a.y}Q${(a.x + b.x) / 2} ${bend} ${b.x} ${b.y}`} />
      <path class="arrow" d={`M${a.x} ${a.y}Q${(a.x + b.x) / 2} ${bend} ${b.x} ${b.y}`} marker-end="url(#arrow-head)" />
      <g class="digit" transform={`translate(${middle.x} ${middle.y}) scale(0.85)`}>
        <circle r="19" />
        <text y="9" text-anchor="middle">
          {number}
        </text>
      </g>
      {(!from || !to) && away && (
        <text class="arrow-end" x={(from ? end : start).x + 22} y={(from ? end : start).y + 4}>
          {texts.name.letter(away)}
        </text>
      )}
    </g>
  );
}

function Ghost({ move: { piece, from }, at: { x, y }, layout }: { move: PutBack; at: Point; layout: Layout }) {
  const thing = thingOf(piece);
  const car = layout.cars[Number(from?.split('.')[1])];
  if (thing === 'stagecoach') return car ? <Stagecoach car={car} /> : null;
  if (thing !== null && thing !== 'horse') return null;
  return (
    <g transform={`translate(${x} ${y})`}>
      {thing === 'horse' ? <HorseShape /> : isToken(piece) ? <TokenShape token={piece} /> : <Pawn who={piece} />}
    </g>
  );
}

const lift = ({ x, y }: Point, by: number): Point => ({ x, y: y - by });
