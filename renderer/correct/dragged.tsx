/** The piece on the end of the pointer, and the box to drop loot into. */
import { useStore } from '@nanostores/preact';
import { box, fits, type Piece } from '../../src/messages/piece.ts';
import { texts } from '../../src/text/index.ts';
import { PawnIcon } from '../draw/pawn.tsx';
import { ThingIcon } from '../draw/thing.tsx';
import { TokenIcon } from '../draw/token.tsx';
import { $drag, $fix } from './hand.ts';

export function Dragged() {
  const drag = useStore($drag);
  const fixing = useStore($fix) !== null;
  if (!drag) return null;
  return (
    <>
      {!fixing && fits(drag.piece, box) && (
        <div class={`box-tray ${drag.over === box ? 'over' : ''}`} data-place={box}>
          {drag.piece.is === 'pawn' ? texts.ui.correct.offTrain : texts.ui.correct.box}
        </div>
      )}
      <div class="dragged" style={{ transform: `translate(${drag.x}px, ${drag.y}px)` }} aria-hidden="true">
        <PieceIcon piece={drag.piece} />
      </div>
    </>
  );
}

export function PieceIcon({ piece }: { piece: Piece }) {
  if (piece.is === 'thing') return <ThingIcon thing={piece.thing} />;
  return piece.is === 'pawn' ? <PawnIcon who={piece.who} /> : <TokenIcon token={piece.token} />;
}
