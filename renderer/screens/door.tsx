/** Before a device of the network is let in: the code, and what it is to be. */
import { useState } from 'preact/hooks';
import { texts } from '../../src/text/index.ts';
import { type AtTheDoor, come, givenCode } from '../door.ts';
import { PawnIcon } from '../draw/pawn.tsx';

export function DoorPage({ door }: { door: AtTheDoor }) {
  const { ui, name } = texts;
  const [code, setCode] = useState(givenCode);
  const { seats, refused } = door;
  return (
    <main class="page door" data-door={refused ?? (seats ? 'seats' : 'code')}>
      <header class="page-header">
        <h1>{ui.door.title}</h1>
      </header>
      {refused && (
        <p class="note" role="alert">
          {ui.door.refused[refused]}
        </p>
      )}
      {seats ? (
        <>
          <h2>{ui.door.which}</h2>
          {seats.length === 0 && <p>{ui.door.noNight}</p>}
          <ul class="bandit-grid">
            {seats.map(({ who, taken }) => (
              <li key={who}>
                <button
                  type="button"
                  class={`bandit-tile bandit-${who}`}
                  data-take-seat={who}
                  onClick={() => come('seat', givenCode, who)}
                >
                  <PawnIcon who={who} />
                  <strong>{name.who(who)}</strong>
                  {taken && <span>{ui.door.taken}</span>}
                </button>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <form
          class="door-code"
          onSubmit={(event) => {
            event.preventDefault();
            come('screen', code);
          }}
        >
          <label>
            {ui.door.code}
            <input
              type="text"
              data-field="code"
              autocomplete="off"
              autocapitalize="characters"
              spellcheck={false}
              maxLength={6}
              value={code}
              onInput={(event) => setCode(event.currentTarget.value)}
            />
          </label>
          <p class="door-ways">
            <button type="submit" class="big" data-do="be-screen" disabled={code.trim() === ''}>
              {ui.door.screen}
            </button>
            <button
              type="button"
              class="big"
              data-do="take-seat"
              disabled={code.trim() === ''}
              onClick={() => come('seat', code)}
            >
              {ui.door.seat}
            </button>
          </p>
        </form>
      )}
    </main>
  );
}
