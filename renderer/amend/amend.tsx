/** “That was another”: both ways to go on from it, side by side, before anything is accepted. */
import type { AmendOutcome, AmendView, AmendWay } from '../../src/messages/record.ts';
import type { NightView, TrainView } from '../../src/messages/view.ts';
import { texts } from '../../src/text/index.ts';
import { PawnIcon } from '../draw/pawn.tsx';
import { hasControls } from '../face.ts';
import { send } from '../store.ts';
import { TrainPicture } from '../train/picture.tsx';
import { askedAt, questionOf, saysAt } from './words.ts';

const ways: readonly AmendWay[] = ['re-resolve', 'table-stands'];

export function Amend({ night, amend }: { night: NightView; amend: AmendView }) {
  const { ui } = texts;
  const { entry, key } = amend;
  const who = entry.by ?? entry.question?.asks[0] ?? 'table';
  return (
    <main class="amend" aria-label={ui.amend.title}>
      <header class="amend-header">
        {who !== 'table' && <PawnIcon who={who} />}
        <div>
          <p class="kicker">{askedAt(entry)}</p>
          <h1>{ui.amend.now(saysAt(entry, key))}</h1>
          <p class="hint">{ui.amend.stood(saysAt(entry))}</p>
        </div>
        {hasControls ? (
          <button type="button" class="plain" data-do="drop-amend" onClick={() => send({ do: 'drop-amend' })}>
            {ui.amend.drop}
          </button>
        ) : (
          <p class="hint">{ui.amend.deciding}</p>
        )}
      </header>
      <div class="ways">
        {ways.map((way) => (
          <Way key={way} way={way} amend={amend} night={night} />
        ))}
      </div>
    </main>
  );
}

function Way({ way, amend, night }: { way: AmendWay; amend: AmendView; night: NightView }) {
  const { ui } = texts;
  const outcome = amend.ways[way];
  const [title, note] = ui.amend.ways[way] ?? [];
  const { entry, key } = amend;
  return (
    <section class="way" data-way={way}>
      <h2>{title}</h2>
      <p class="way-note">{note}</p>
      <TrainPicture train={standing(night.train, outcome)} kind="way-train" />
      <p class="way-kept">
        <strong>{ui.amend.kept(outcome.kept)}</strong>
        {outcome.unfit.length === 0 && <span>{ui.amend.allFits}</span>}
        {outcome.waiting > 0 && <span>{ui.amend.waiting(outcome.waiting)}</span>}
      </p>
      {outcome.unfit.length > 0 && (
        <>
          <p class="way-unfit">{ui.amend.unfit(outcome.unfit.length)}</p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys */}
          <ul class="way-list" tabIndex={0}>
            {outcome.unfit.map(({ entry: later, why }) => (
              <li key={later.n}>
                {askedAt(later)} <b>{saysAt(later)}</b> <span class="small">{texts.unfit(why)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <p class="way-moves">{outcome.putBack.length > 0 ? ui.amend.moves : ui.amend.noMoves}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys */}
      <ul class="way-list" tabIndex={0}>
        {outcome.putBack.map((move, i) => (
          <li key={i}>{texts.putBack(move)}</li>
        ))}
      </ul>
      <p class="small">{outcome.waits ? ui.amend.waits(texts.ask(questionOf(outcome.waits))) : ui.amend.over}</p>
      {hasControls && (
        <button
          type="button"
          class="big"
          data-accept={way}
          onClick={() => send({ do: 'amend', n: entry.n, way, ...(key !== null && { key }) })}
        >
          {ui.amend.accept}
        </button>
      )}
    </section>
  );
}

/** The train as it would stand. */
function standing(train: TrainView, { pawns, loot }: AmendOutcome): TrainView {
  const floor = (space: string) => ({
    space,
    loot: [...(loot[space] ?? [])],
    pawns: Object.keys(pawns).filter((who) => pawns[who] === space),
  });
  return {
    cars: train.cars.map(({ id, inside, roof }) => ({ id, inside: floor(inside.space), roof: floor(roof.space) })),
    pawns: { ...pawns },
    annexes: train.annexes.map(({ id, car, floors }) => ({ id, car, floors: floors.map(({ space }) => floor(space)) })),
  };
}
