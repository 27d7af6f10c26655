/** After an undo the real table differs from the record: these pieces must be moved. Nothing goes on before. */
import type { PutBack } from '../../src/messages/view.ts';
import { texts } from '../../src/text/index.ts';
import { PawnIcon } from '../draw/pawn.tsx';
import { TokenIcon } from '../draw/token.tsx';
import { hasControls } from '../face.ts';
import { send } from '../store.ts';
import { isToken } from '../train/moves.tsx';

export function PutBackList({ moves }: { moves: readonly PutBack[] }) {
  return (
    <section class="stage putback" aria-label={texts.ui.night.putBack}>
      <h2>{texts.ui.night.putBack}</h2>
      <ol class={moves.length > 8 ? 'many' : ''} {...(moves.length > 8 && { tabIndex: 0 })}>
        {moves.map((move, i) => (
          <li key={i}>
            <b class="move-number">{i + 1}</b>
            {isToken(move.piece) ? (
              <TokenIcon token={move.piece} />
            ) : (
              <PawnIcon who={move.whose ?? move.piece.replace('bullet:', '')} />
            )}
            <span>{texts.putBack(move)}</span>
          </li>
        ))}
      </ol>
      {hasControls && (
        <button type="button" class="big" data-do="table-matches" onClick={() => send({ do: 'table-matches' })}>
          {texts.ui.night.tableMatches}
        </button>
      )}
    </section>
  );
}
