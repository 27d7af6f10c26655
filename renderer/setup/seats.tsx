/** The seats, clockwise, and the bandits still waiting for one. */
import type { SetupView } from '../../src/messages/view.ts';
import { texts } from '../../src/text/index.ts';
import { PawnIcon } from '../draw/pawn.tsx';
import { chooseFirst, drawFirst, nameSeat, seatEarlier, toggleSeat } from './draft.ts';

export function SeatsPart({ setup, enrolled }: { setup: SetupView; enrolled: readonly string[] }) {
  const { ui, name } = texts;
  const free = setup.bandits.filter((who) => !setup.seats.some((seat) => seat.who === who));
  return (
    <section class="setup-seats">
      <h2>{ui.setup.seats}</h2>
      <p class="hint">{ui.setup.seatsHint}</p>
      <ol class={`chairs of-${setup.seats.length}`}>
        {setup.seats.map((seat, at) => (
          <li key={seat.who} class={`chair bandit-${seat.who}`} data-seat={seat.who}>
            <button
              type="button"
              class="chair-pawn"
              aria-label={ui.setup.leave(name.who(seat.who))}
              onClick={() => toggleSeat(setup, seat.who)}
            >
              <PawnIcon who={seat.who} />
            </button>
            <strong>
              {name.who(seat.who)}
              {enrolled.includes(seat.who) && (
                <span class="known" title={ui.cards.all}>
                  {' '}
                  ✓
                </span>
              )}
            </strong>
            <input
              type="text"
              value={seat.name}
              placeholder={ui.setup.playerHint}
              aria-label={ui.setup.player(name.who(seat.who))}
              maxLength={24}
              autocomplete="off"
              onChange={(event) => nameSeat(setup, seat.who, event.currentTarget.value)}
            />
            <span class="chair-tools">
              <button
                type="button"
                class="begins"
                data-first={seat.who}
                aria-pressed={setup.firstPlayer === seat.who}
                aria-label={ui.setup.makeFirst(name.who(seat.who))}
                onClick={() => chooseFirst(setup, seat.who)}
              >
                {ui.setup.first}
              </button>
              <button
                type="button"
                class="earlier"
                aria-label={ui.setup.earlier(name.who(seat.who))}
                onClick={() => seatEarlier(setup, at)}
              >
                ⟲
              </button>
            </span>
          </li>
        ))}
        {free.map((who) => (
          <li key={who} class={`chair empty bandit-${who}`}>
            <button type="button" class="chair-pawn" data-sit={who} onClick={() => toggleSeat(setup, who)}>
              <PawnIcon who={who} />
              <span>{name.who(who)}</span>
            </button>
          </li>
        ))}
      </ol>
      <button
        type="button"
        class="plain"
        data-do="draw-first"
        disabled={setup.seats.length === 0}
        onClick={() => drawFirst(setup)}
      >
        {ui.setup.drawFirst}
      </button>
    </section>
  );
}
