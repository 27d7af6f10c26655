/** The card on the table is none of those shown: it is typed in by its icons, and lies open. */
import { useStore } from '@nanostores/preact';
import { texts } from '../../src/text/index.ts';
import { TypeCard } from '../round/type-card.tsx';
import { $typing, $view, send } from '../store.ts';

export function OtherRoundCard() {
  const night = useStore($view)?.night;
  const open = useStore($typing) === 'round-card';
  if (!night?.typing) return null;
  return (
    <>
      <button type="button" class="plain" data-do="type-round-card" onClick={() => $typing.set('round-card')}>
        {texts.ui.round.other}
      </button>
      {open && (
        <TypeCard
          typing={night.typing}
          station={night.typing.station}
          take={(icons, station) => {
            send({ do: 'type-round-card', icons, station });
            $typing.set(null);
          }}
          close={() => $typing.set(null)}
        />
      )}
    </>
  );
}
