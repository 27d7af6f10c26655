/** How many people there are, and in which mode they play: what a number of people can choose from stands beside it. */
import type { SetupView } from '../../src/messages/view.ts';
import { texts } from '../../src/text/index.ts';
import { sitAs, sitDownAs, type Way, wayOf } from './draft.ts';

export function PeoplePart({ setup }: { setup: SetupView }) {
  const { ui } = texts;
  const now = wayOf(setup);
  // Whom nobody plays is not one of the people.
  const peopleOf = ({ players, guests }: Way) => players - guests.length;
  const numbers = [...new Set(setup.ways.map(peopleOf))];
  // Under other house rules the same people may have to sit down in another mode.
  const people = now ? peopleOf(now) : setup.draft.seats.flatMap(({ names }) => names).length;
  const modes = setup.ways.filter((way) => peopleOf(way) === people);
  return (
    <section class="setup-people">
      <h2>{ui.setup.people}</h2>
      <ul class="numbers">
        {numbers.map((players) => (
          <li key={players}>
            <button
              type="button"
              class="number"
              data-players={players}
              aria-pressed={players === people}
              aria-label={ui.setup.players(players)}
              onClick={() => sitDownAs(setup, players)}
            >
              {players}
            </button>
          </li>
        ))}
      </ul>
      <ul class="modes">
        {modes.map((way) => (
          <li key={way.mode}>
            <button
              type="button"
              class="mode"
              data-mode={way.mode}
              aria-pressed={way.mode === now?.mode}
              onClick={() => sitAs(setup, way)}
            >
              <Benches way={way} />
              <strong>{texts.mode(way.mode).name}</strong>
              <span>{texts.mode(way.mode).note}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The seats of a mode as hats on benches. */
function Benches({ way }: { way: Way }) {
  return (
    <span class="benches" aria-hidden="true">
      {Array.from({ length: way.seats }, (_, seat) => (
        <span key={seat} class={`bench of-${way.mode}`}>
          {Array.from({ length: way.places }, (_, place) => (
            <svg key={place} class="hat-sign" viewBox="-20 -20 40 24" aria-hidden="true" focusable="false">
              <path d="M-18-2q18 6 36 0-3-3-9-3-1-12-9-12t-9 12q-6 0-9 3Z" />
            </svg>
          ))}
        </span>
      ))}
    </span>
  );
}
