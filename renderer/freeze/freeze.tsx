/** Play is frozen: car by car and bandit by bandit where everything goes, ticked off by all screens together. */
import type { FreezeItem, FreezePart, FreezeView } from '../../src/messages/record.ts';
import { texts } from '../../src/text/index.ts';
import { PawnIcon } from '../draw/pawn.tsx';
import { TokenIcon } from '../draw/token.tsx';
import { hasControls } from '../face.ts';
import { send } from '../store.ts';
import { isToken } from '../train/moves.tsx';

/** What is to be done first: a night that is packed is built again only once all is put away. */
function stageOf({ parts }: FreezeView): FreezePart['stage'] {
  const left = parts.find((part) => part.stage === 'keep' && part.items.some((item) => !item.ticked));
  return left ? 'keep' : 'set';
}

/** Pieces that the table has not got back yet, as the train draws them; all are there while things are put away. */
export function absentOf(freeze: FreezeView | null): ReadonlySet<string> {
  if (!freeze || stageOf(freeze) === 'keep') return new Set();
  const away = freeze.parts.filter(({ stage }) => stage === 'set').flatMap(({ items }) => items);
  return new Set(
    away.filter((item) => !item.ticked).map(({ what, name, at }) => (what === 'pawn' ? `${name}` : `${name}@${at}`)),
  );
}

export function Freeze({ freeze }: { freeze: FreezeView }) {
  const { ui } = texts;
  const stage = stageOf(freeze);
  const [title, note] = ui.freeze.why[freeze.why];
  const parts = freeze.parts.filter((part) => part.stage === stage && part.items.length > 0);
  const ready = freeze.ticked === freeze.of;
  return (
    <section class={`freeze ${freeze.why}`} aria-label={title}>
      <header class="freeze-header">
        <div>
          <h2>{title}</h2>
          <p class="hint">{note}</p>
        </div>
        <p class="freeze-sum" role="status">
          {ui.freeze.ticked(freeze.ticked, freeze.of)}
        </p>
        {hasControls && (
          <button
            type="button"
            class={ready ? 'big' : 'plain'}
            data-do="unfreeze"
            onClick={() => send({ do: 'freeze', why: null })}
          >
            {ui.freeze.goOn}
          </button>
        )}
      </header>
      <ul class="freeze-parts cars">
        {parts.filter(isCar).map((part) => (
          <Part key={part.of} part={part} />
        ))}
      </ul>
      <ul class="freeze-parts">
        {parts
          .filter((part) => !isCar(part))
          .map((part) => (
            <Part key={part.of} part={part} />
          ))}
      </ul>
    </section>
  );
}

const isCar = ({ of }: FreezePart): boolean => /^\d+$/.test(of);

function Part({ part }: { part: FreezePart }) {
  const bandit = !isCar(part) && part.of !== 'table';
  const done = part.items.every((item) => item.ticked);
  return (
    <li class={`freeze-part bandit-${bandit ? part.of : 'table'} ${done ? 'done' : ''}`} data-part={part.of}>
      <h3 class="freeze-head">
        {bandit && <PawnIcon who={part.of} />}
        {texts.part(part.of)}
      </h3>
      <ul>
        {part.items.map((item) => (
          <li key={item.id}>
            <Item item={item} />
          </li>
        ))}
      </ul>
    </li>
  );
}

function Item({ item }: { item: FreezeItem }) {
  const inside = (
    <>
      <span class="box-tick" aria-hidden="true">
        {item.ticked && '✓'}
      </span>
      {item.what === 'pawn' && item.name && <PawnIcon who={item.name} />}
      {item.name && isToken(item.name) && <TokenIcon token={item.name} />}
      <span>{texts.item(item)}</span>
    </>
  );
  if (!hasControls) return <div class={`freeze-item ${item.ticked ? 'ticked' : ''}`}>{inside}</div>;
  return (
    <button
      type="button"
      class={`freeze-item ${item.ticked ? 'ticked' : ''}`}
      aria-pressed={item.ticked}
      data-tick={item.id}
      onClick={() => send({ do: 'tick', item: item.id, on: !item.ticked })}
    >
      {inside}
    </button>
  );
}
