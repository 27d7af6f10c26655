/** One bandit's plate: what he holds, has left to fire and has taken, whether he leads, and with whom he counts. */
import type { Thing, Token, Who } from '../../src/messages/facts.ts';
import { fits } from '../../src/messages/piece.ts';
import type { SeatView } from '../../src/messages/view.ts';
import { texts } from '../../src/text/index.ts';
import { $fix, type Fix, putAt, takeUp } from '../correct/hand.ts';
import { grouped } from '../draw/kinds.ts';
import { PawnIcon } from '../draw/pawn.tsx';
import { TokenIcon } from '../draw/token.tsx';
import { Keeps } from './keeps.tsx';

interface Props {
  readonly seat: SeatView;
  /** Things of the modules on the sheet. */
  readonly things: readonly Thing[];
  readonly active: boolean;
  readonly first: boolean;
  /** Set while the table is put right. */
  readonly fix: Fix | null;
  /** He hides under a car, nobody knows which. */
  readonly hides: boolean;
  /** Number of the team from 0, or null. */
  readonly team: number | null;
}

export function Seat({ seat, things, active, first, fix, hides, team }: Props) {
  const { ui, name } = texts;
  const { who, playedBy, discard } = seat;
  const by = playedBy ? ui.night.playedBy(name.who(playedBy)) : seat.name;
  return (
    <li
      class={`seat bandit-${who} ${active ? 'active' : ''} ${seat.left ? 'gone' : ''}`}
      data-seat={who}
      data-place={who}
      aria-current={active ? 'true' : undefined}
    >
      <PawnIcon who={who} />
      <div class="seat-words">
        <p class="seat-name">
          {fix ? <Touch who={who} fix={fix} /> : <strong>{plateName(who)}</strong>}
          {by && <span class="player">{by}</span>}
          {team !== null && <TeamBadge team={team} />}
          {first && (
            <span class="first" title={ui.night.first}>
              1<span class="sr">: {ui.night.first}</span>
            </span>
          )}
        </p>
        <p class="seat-loot">
          <span class="sr">{ui.night.loot(name.tokens(seat.loot))}</span>
          {grouped(seat.loot).map((pile) => (
            <Held key={pile.token} {...pile} who={who} taking={fix !== null && fix.held === null} />
          ))}
          <Keeps things={things} who={who} taking={fix !== null && fix.held === null} />
        </p>
        <p class="seat-lead">
          <span class="sr">{ui.night.bullets(seat.cylinder)}, </span>
          {seat.cylinders.map(({ id, left }) => (
            <Cylinder key={id} left={left} />
          ))}
          {seat.left ? (
            <span class="hits">{ui.night.gone}</span>
          ) : (
            <span class={seat.received.length > 0 ? 'hits' : 'sr'}>{ui.night.hits(seat.received.length)}</span>
          )}
          {hides && <span class="seat-cards">{ui.night.hides}</span>}
          {discard !== null && <span class="seat-cards">{ui.night.inHand(seat.hand, discard)}</span>}
        </p>
      </div>
    </li>
  );
}

/** As it stands alone, without its article. */
const plateName = (who: Who): string => texts.name.who(who).replace(/^the /, '');

/** The whole plate is a button while the table is put right: it takes what may lie on a sheet, or shows its bullets. */
function Touch({ who, fix: { held } }: { who: Who; fix: Fix }) {
  const { ui, name } = texts;
  const laid = held && fits(held, who) ? held : null;
  return (
    <button
      type="button"
      class="seat-touch"
      data-plate={who}
      aria-label={laid ? ui.correct.onto(name.who(who)) : ui.correct.look(name.who(who))}
      onClick={() => (laid ? putAt(laid, who) : $fix.set({ held: null, whose: who }))}
    >
      {plateName(who)}
    </button>
  );
}

/** Loot of one look on the sheet. */
function Held({ token, count, who, taking }: { token: Token; count: number; who: Who; taking: boolean }) {
  const look = (
    <>
      <TokenIcon token={token} />
      {count > 1 && `×${count}`}
    </>
  );
  if (!taking)
    return (
      <span class="held" aria-hidden="true" data-token={token} data-from={who}>
        {look}
      </span>
    );
  return (
    <button
      type="button"
      class="held"
      data-token={token}
      data-from={who}
      onClick={() => takeUp({ is: 'token', token, from: who })}
    >
      <span class="sr">{`${texts.name.token(token)} ${texts.name.at(who)}`}</span>
      {look}
    </button>
  );
}

/** Teams differ by number and by outline, not by colour: colours are the bandits'. */
const outlines = [
  'M1 1H23V23H1Z',
  'M12 0 24 12 12 24 0 12Z',
  'M12 0A12 12 0 1 1 12 24 12 12 0 1 1 12 0Z',
  'M12 0 24 24H0Z',
];

function TeamBadge({ team }: { team: number }) {
  return (
    <span class="team">
      <svg viewBox="-1 -1 26 26" aria-hidden="true" focusable="false">
        <path d={outlines[team % outlines.length]} />
        <text x="12" y={team === 3 ? 21 : 18} text-anchor="middle">
          {team + 1}
        </text>
      </svg>
      <span class="sr">{texts.ui.night.team(team + 1)}</span>
    </span>
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
