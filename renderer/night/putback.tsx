/** After an undo the real table differs from the record: these pieces must be moved. Nothing goes on before. */
import type { PutBack } from '../../src/messages/view.ts';
import { texts } from '../../src/text/index.ts';
import { PawnIcon } from '../draw/pawn.tsx';
import { ThingIcon } from '../draw/thing.tsx';
import { TokenIcon } from '../draw/token.tsx';
import { hasControls } from '../face.ts';
import { Sign } from '../hands/sign.tsx';
import { send } from '../store.ts';
import { isToken, thingOf } from '../train/moves.tsx';

function MovedIcon({ move: { piece, whose } }: { move: PutBack }) {
  const thing = thingOf(piece);
  if (thing !== null) return <ThingIcon thing={thing} />;
  // A token that is turned shows what it becomes.
  const token = piece.replace(/^turn:[^:]*:/, '');
  return isToken(token) ? <TokenIcon token={token} /> : <PawnIcon who={whose ?? piece.replace('bullet:', '')} />;
}

export function PutBackList({ moves }: { moves: readonly PutBack[] }) {
  return (
    <section class="stage putback" aria-label={texts.ui.night.putBack}>
      <h2>{texts.ui.night.putBack}</h2>
      <ol class={moves.length > 8 ? 'many' : ''} {...(moves.length > 8 && { tabIndex: 0 })}>
        {moves.map((move, i) => (
          <li key={i}>
            <b class="move-number">{i + 1}</b>
            <MovedIcon move={move} />
            <span>{texts.putBack(move)}</span>
          </li>
        ))}
      </ol>
      {hasControls && (
        <button type="button" class="big" data-do="table-matches" onClick={() => send({ do: 'table-matches' })}>
          {texts.ui.night.tableMatches} <Sign of="table-matches" />
        </button>
      )}
    </section>
  );
}
