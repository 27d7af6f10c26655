/** The bandits round the table, clockwise: what each holds, has left to fire, and whose turn it is. */
import type { NightView, SeatView } from '../../src/messages/view.ts';
import { texts } from '../../src/text/index.ts';
import { grouped } from '../draw/kinds.ts';
import { PawnIcon } from '../draw/pawn.tsx';
import { TokenIcon } from '../draw/token.tsx';

interface Props {
  readonly night: NightView;
  readonly active: readonly string[];
}

export function Seats({ night, active }: Props) {
  return (
    <ol class={`seats of-${night.seats.length}`} aria-label={texts.ui.night.seats}>
      {night.seats.map((seat) => (
        <Seat key={seat.who} seat={seat} active={active.includes(seat.who)} first={night.firstPlayer === seat.who} />
      ))}
    </ol>
  );
}

function Seat({ seat, active, first }: { seat: SeatView; active: boolean; first: boolean }) {
  const { ui, name } = texts;
  const { who } = seat;
  return (
    <li
      class={`seat bandit-${who} ${active ? 'active' : ''}`}
      data-seat={who}
      aria-current={active ? 'true' : undefined}
    >
      <PawnIcon who={who} />
      <div class="seat-words">
        <p class="seat-name">
          <strong>{name.who(who)}</strong>
          {seat.name && <span class="player">{seat.name}</span>}
          {first && (
            <span class="first" title={ui.night.first}>
              1<span class="sr">: {ui.night.first}</span>
            </span>
          )}
        </p>
        <p class="seat-loot">
          <span class="sr">{ui.night.loot(name.tokens(seat.loot))}</span>
          {grouped(seat.loot).map(({ token, count }) => (
            <span key={token} class="held" aria-hidden="true">
              <TokenIcon token={token} />
              {count > 1 && `×${count}`}
            </span>
          ))}
        </p>
        <p class="seat-lead">
          <span class="sr">{ui.night.bullets(seat.cylinder)}, </span>
          <Cylinder left={seat.cylinder} />
          <span class={seat.received.length > 0 ? 'hits' : 'sr'}>{ui.night.hits(seat.received.length)}</span>
        </p>
      </div>
    </li>
  );
}

/** Six chambers; the full ones are bullets left to fire. */
function Cylinder({ left }: { left: number }) {
  return (
    <svg class="cylinder" viewBox="0 0 92 16" aria-hidden="true" focusable="false">
      {[0, 1, 2, 3, 4, 5].map((i) => (
        <path
          key={i}
          class={i < left ? 'full' : 'spent'}
          d={`M${i * 15 + 3} 14V7Q${i * 15 + 7.5}-2 ${i * 15 + 12} 7V14Z`}
        />
      ))}
    </svg>
  );
}
