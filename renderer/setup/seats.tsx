/** The seats, clockwise, and the bandits still waiting for one. */
import { useState } from 'preact/hooks';
import type { SetupView } from '../../src/messages/view.ts';
import { texts } from '../../src/text/index.ts';
import { PawnIcon } from '../draw/pawn.tsx';
import { chooseFirst, drawFirst, namePlayer, seatEarlier, swapPair, toggleBandit, wayOf } from './draft.ts';

export function SeatsPart({ setup, enrolled }: { setup: SetupView; enrolled: readonly string[] }) {
  const { ui, name } = texts;
  const { seats } = setup.draft;
  /** The seat that was touched last: the next bandit goes there. */
  const [aim, setAim] = useState<number | null>(null);
  const places = wayOf(setup)?.places ?? 1;
  const free = setup.bandits.filter((who) => !seats.some(({ bandits }) => bandits.includes(who)));
  return (
    <section class="setup-seats">
      <h2>{ui.setup.seats}</h2>
      <p class="hint">{ui.setup.seatsHint[setup.draft.mode] ?? ui.setup.seatsHint.standard}</p>
      <ol class={`chairs of-${setup.draft.mode}`}>
        {seats.map((_, at) => (
          <Chair
            key={at}
            setup={setup}
            at={at}
            places={places}
            enrolled={enrolled}
            aimed={aim === at}
            aim={() => setAim(at)}
          />
        ))}
      </ol>
      <div class="platform-waiting">
        <ul class="unseated" aria-label={ui.setup.waiting}>
          {free.map((who) => (
            <li key={who} class={`bandit-${who}`}>
              <button
                type="button"
                class="unseated-pawn"
                data-sit={who}
                onClick={() => {
                  toggleBandit(setup, who, aim);
                  setAim(null);
                }}
              >
                <PawnIcon who={who} />
                <span>{name.who(who)}</span>
              </button>
            </li>
          ))}
        </ul>
        <button
          type="button"
          class="plain"
          data-do="draw-first"
          disabled={(wayOf(setup)?.others ?? []).length > 0 || seats.every(({ bandits }) => bandits.length === 0)}
          onClick={() => drawFirst(setup)}
        >
          {ui.setup.drawFirst}
        </button>
      </div>
    </section>
  );
}

interface ChairProps {
  readonly setup: SetupView;
  readonly at: number;
  readonly places: number;
  readonly enrolled: readonly string[];
  readonly aimed: boolean;
  readonly aim: () => void;
}

function Chair({ setup, at, places, enrolled, aimed, aim }: ChairProps) {
  const { ui } = texts;
  const { mode, seats, firstPlayer } = setup.draft;
  const seat = seats[at] ?? { bandits: [], names: [] };
  const [one] = seat.bandits;
  const others = wayOf(setup)?.others ?? [];
  const guest = one !== undefined && setup.guests.includes(one);
  const alone = guest || (one !== undefined && others.includes(one));
  const leads = others[0] ?? firstPlayer;
  const whose = texts.name.list(seat.bandits.map(texts.name.who));
  return (
    <li class={`chair ${one ? '' : 'empty'}`} data-chair={at}>
      <div class="places">
        {Array.from({ length: alone ? 1 : places }, (_, place) => {
          const who = seat.bandits[place];
          const letter = mode === 'teams' ? (ui.setup.partners[place] ?? '') : '';
          return who ? (
            <Seated key={who} setup={setup} who={who} letter={letter} known={enrolled.includes(who)} />
          ) : (
            <button
              key={place}
              type="button"
              class="place empty"
              aria-pressed={aimed}
              aria-label={ui.setup.emptyPlace(at + 1)}
              onClick={aim}
            >
              <span aria-hidden="true">{letter || '+'}</span>
            </button>
          );
        })}
      </div>
      {guest && <p class="hint">{ui.setup.nobody}</p>}
      {(guest ? [] : alone ? seat.names.slice(0, 1) : seat.names).map((player, person) => (
        <input
          key={person}
          type="text"
          value={player}
          placeholder={ui.setup.playerHint}
          aria-label={ui.setup.player(at + 1, mode === 'teams' ? (ui.setup.partners[person] ?? '') : '')}
          maxLength={24}
          autocomplete="off"
          onChange={(event) => namePlayer(setup, at, person, event.currentTarget.value)}
        />
      ))}
      <span class="chair-tools">
        {setup.first === 'chosen' && !guest && (
          <button
            type="button"
            class="begins"
            data-first={one}
            disabled={!one || others.length > 0}
            aria-pressed={leads !== null && seat.bandits.includes(leads)}
            aria-label={ui.setup.makeFirst(one ? whose : ui.setup.seat(at + 1))}
            onClick={() => chooseFirst(setup, at)}
          >
            {ui.setup.first}
          </button>
        )}
        {mode === 'teams' && !guest && (
          <button
            type="button"
            class="earlier"
            disabled={seat.bandits.length < 2}
            aria-label={ui.setup.swap(whose)}
            onClick={() => swapPair(setup, at)}
          >
            ⇄
          </button>
        )}
        {!guest && (
          <button
            type="button"
            class="earlier"
            aria-label={ui.setup.earlier(one ? whose : ui.setup.seat(at + 1))}
            onClick={() => seatEarlier(setup, at)}
          >
            ⟲
          </button>
        )}
      </span>
    </li>
  );
}

interface SeatedProps {
  readonly setup: SetupView;
  readonly who: string;
  /** A or B of a team. */
  readonly letter: string;
  readonly known: boolean;
}

/** A bandit on a chair; touched, he gets up. */
function Seated({ setup, who, letter, known }: SeatedProps) {
  const { ui, name } = texts;
  return (
    <button
      type="button"
      class={`place bandit-${who}`}
      data-seat={who}
      title={ui.setup.leave(name.who(who))}
      onClick={() => toggleBandit(setup, who)}
    >
      <PawnIcon who={who} />
      <strong class={known ? 'known' : ''} data-partner={letter || undefined}>
        {name.who(who)}
      </strong>
    </button>
  );
}
