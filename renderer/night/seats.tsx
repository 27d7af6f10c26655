/** The plates along the edge, clockwise round the table: one for each bandit, two side by side where one player plays both. */
import type { Thing, Who } from '../../src/messages/facts.ts';
import type { NightView, SeatView } from '../../src/messages/view.ts';
import { texts } from '../../src/text/index.ts';
import type { Fix } from '../correct/hand.ts';
import { HE } from '../he.ts';
import { byPlayer, teamsOf } from './people.ts';
import { Seat } from './seat.tsx';

interface Props {
  readonly night: NightView;
  readonly active: readonly string[];
  /** Set while the table is put right: plates can then be touched. */
  readonly fix: Fix | null;
}

export function Seats({ night, active, fix }: Props) {
  const groups = byPlayer(night.seats);
  const teams = teamsOf(night.seats);
  const plate = (seat: SeatView) => (
    <Seat
      key={seat.who}
      seat={seat}
      things={fix ? (night.things[seat.who] ?? []) : onPlate(night, seat.who)}
      active={active.includes(seat.who)}
      first={leaderOf(night) === seat.who}
      fix={fix}
      hides={night.train.pawns[seat.who] === 'hidden'}
      team={seat.team === null ? null : teams.indexOf(seat.team)}
    />
  );
  return (
    <ol class={`seats of-${night.seats.length}`} aria-label={texts.ui.night.seats}>
      {groups.map((group) =>
        group.length > 1 ? <Pair key={group[0]?.who} group={group} plate={plate} /> : group.map(plate),
      )}
    </ol>
  );
}

/** Who leads; with horses nobody does before all are on board, for only then the First Player is drawn. */
const leaderOf = ({ firstPlayer, phase, inPlay }: NightView): Who | null =>
  phase === 'set-up' && inPlay.modules.includes('horses') ? null : firstPlayer;

/** What lies on a sheet besides what the evidence board shows; while the table is put right, all of it. */
const onPlate = ({ things }: NightView, who: Who): Thing[] =>
  who === HE ? [] : (things[who] ?? []).filter((thing) => !thing.startsWith('wanted:'));

/** Two bandits of one player under the player's name. */
function Pair({ group, plate }: { group: SeatView[]; plate: (seat: SeatView) => preact.JSX.Element }) {
  const { ui, name } = texts;
  const first = group[0];
  if (!first) return null;
  return (
    <li class="pair" data-player={first.player}>
      <p class="pair-name">
        <strong>{first.name || ui.night.player(name.list(group.map(({ who }) => name.who(who))))}</strong>{' '}
        <span>{first.discard === null ? ui.night.hand(first.hand) : ui.night.inHand(first.hand, first.discard)}</span>
      </p>
      <ol class="pair-seats">{group.map((seat) => plate({ ...seat, name: '', discard: null }))}</ol>
    </li>
  );
}
