/** Who sits where changes in mid-night: one leaves, two swap, one plays for another. Two touches, and one to be sure. */
import { useState } from 'preact/hooks';
import type { Command } from '../../src/messages/commands.ts';
import type { Who } from '../../src/messages/facts.ts';
import type { NightView } from '../../src/messages/view.ts';
import { texts } from '../../src/text/index.ts';
import { PawnIcon } from '../draw/pawn.tsx';
import { byPlayer } from '../night/people.ts';
import { $panel, send } from '../store.ts';

export type SeatingAct = 'leave' | 'swap' | 'merge';

interface Props {
  readonly night: NightView;
  readonly act: SeatingAct;
  readonly onEnd: () => void;
}

export function Seating({ night, act, onEnd }: Props) {
  const { ui, name } = texts;
  const [picked, setPicked] = useState<readonly Who[]>([]);
  const [first, second] = picked;
  const ready = picked.length === (act === 'leave' ? 1 : 2);
  const players = byPlayer(night.seats).filter(([seat]) => seat && !seat.left && !picked.includes(seat.player));
  const sure = () => {
    if (first) send(command(act, first, second ?? first));
    $panel.set(null);
  };
  return (
    <div class="seating">
      <p class="seating-ask">{ready && first ? certain(act, first, second ?? first) : asking(act, first)}</p>
      {ready ? (
        <button type="button" class="big" data-do="sure" onClick={sure}>
          {ui.amend.accept}
        </button>
      ) : (
        <ul class="seating-pawns">
          {players.map((seats) => {
            const player = seats[0]?.player ?? '';
            return (
              <li key={player}>
                <button
                  type="button"
                  class="seating-pawn"
                  data-pick={player}
                  onClick={() => setPicked([...picked, player])}
                >
                  {seats.map(({ who }) => (
                    <PawnIcon key={who} who={who} />
                  ))}
                  <strong>{name.list(seats.map(({ who }) => name.who(who)))}</strong>
                  <span>{seats[0]?.name}</span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
      <button type="button" class="plain" data-do="not-so" onClick={onEnd}>
        {ui.table.notYet}
      </button>
    </div>
  );
}

function asking(act: SeatingAct, first: Who | undefined): string {
  const { table } = texts.ui;
  if (act === 'leave') return table.whoLeaves;
  if (act === 'swap') return first ? table.swapWith(texts.name.who(first)) : table.swapFirst;
  return first ? table.mergeInto(texts.name.who(first)) : table.mergeFrom;
}

function certain(act: SeatingAct, first: Who, second: Who): string {
  const { sure } = texts.ui.table;
  const [one, other] = [texts.name.who(first), texts.name.who(second)];
  return act === 'leave' ? sure.leave(one) : sure[act](one, other);
}

function command(act: SeatingAct, first: Who, second: Who): Command {
  if (act === 'leave') return { do: 'leave', who: first };
  return act === 'swap' ? { do: 'swap-seats', a: first, b: second } : { do: 'merge-seats', from: first, into: second };
}
