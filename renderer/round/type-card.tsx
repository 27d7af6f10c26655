/** A round card that the app does not know, typed in by touching what it shows. */
import { useState } from 'preact/hooks';
import type { RoundIcons } from '../../src/messages/commands.ts';
import type { TypingView } from '../../src/messages/view.ts';
import { texts } from '../../src/text/index.ts';
import { TurnGlyph } from '../draw/glyphs.tsx';
import { KeepIcons, TurnRow } from './icons.tsx';

const MOST_TURNS = 8;
const keeps = [0, 1, 2, 3];

interface Props {
  readonly typing: TypingView;
  /** Which kind of card it must be; null where the table says. */
  readonly station: boolean | null;
  readonly take: (icons: RoundIcons, station: boolean) => void;
  readonly close: () => void;
}

export function TypeCard({ typing, station: fixed, take, close }: Props) {
  const { ui, name } = texts;
  const [turns, setTurns] = useState<readonly string[]>([]);
  const [event, setEvent] = useState<string | null>(null);
  const [keep, setKeep] = useState(0);
  const [kind, setKind] = useState(fixed ?? false);
  const events = kind ? typing.stationEvents : typing.events;
  const chooseKind = (station: boolean) => {
    setKind(station);
    setEvent(null);
  };
  return (
    <div class="type-card" role="dialog" aria-modal="true" aria-label={ui.round.typeIn}>
      <div class="typed">
        <h2>{ui.round.typeIn}</h2>
        <div class="typed-face">
          {turns.length === 0 ? <span class="hint">{ui.round.noTurnsYet}</span> : <TurnRow turns={turns} />}
          <KeepIcons keep={keep} />
          <strong>{event ? name.event(event) : ui.night.noEvent}</strong>
        </div>
        <p class="typed-tools">
          <button
            type="button"
            class="plain"
            disabled={turns.length === 0}
            onClick={() => setTurns(turns.slice(0, -1))}
          >
            {ui.round.oneLess}
          </button>
          <button type="button" class="plain" data-do="type-close" onClick={close}>
            {ui.round.cancel}
          </button>
          <button
            type="button"
            class="big"
            data-do="type-take"
            disabled={turns.length === 0}
            onClick={() => take({ turns: [...turns], event, keep }, kind)}
          >
            {ui.round.take}
          </button>
        </p>
      </div>
      {fixed === null && (
        <fieldset class="type-row">
          <legend>{ui.round.kind}</legend>
          {[false, true].map((station) => (
            <Choice key={String(station)} chosen={kind === station} choose={() => chooseKind(station)}>
              {ui.round.kinds[station ? 1 : 0]}
            </Choice>
          ))}
        </fieldset>
      )}
      <fieldset class="type-row turns">
        <legend>{ui.round.turns}</legend>
        {typing.turns.map((turn) => (
          <button
            key={turn}
            type="button"
            class="type-turn"
            data-turn={turn}
            disabled={turns.length >= MOST_TURNS}
            onClick={() => setTurns([...turns, turn])}
          >
            <TurnGlyph turn={turn} />
            <span>{name.turn(turn)}</span>
          </button>
        ))}
      </fieldset>
      <fieldset class="type-row">
        <legend>{ui.round.event}</legend>
        <Choice chosen={event === null} choose={() => setEvent(null)}>
          {ui.night.noEvent}
        </Choice>
        {events.map(({ id, idle }) => (
          <Choice key={id} id={id} chosen={event === id} choose={() => setEvent(id)}>
            {name.event(id)}
            {idle && <span class="idle">{ui.round.idle}</span>}
          </Choice>
        ))}
      </fieldset>
      <fieldset class="type-row">
        <legend>{ui.round.keeps}</legend>
        {keeps.map((icons) => (
          <Choice key={icons} chosen={keep === icons} choose={() => setKeep(icons)}>
            {icons === 0 ? ui.round.none : icons}
          </Choice>
        ))}
      </fieldset>
    </div>
  );
}

interface ChoiceProps {
  readonly id?: string;
  readonly chosen: boolean;
  readonly choose: () => void;
  readonly children: preact.ComponentChildren;
}

function Choice({ id, chosen, choose, children }: ChoiceProps) {
  return (
    <button type="button" class="type-choice" data-choice={id} aria-pressed={chosen} onClick={choose}>
      {children}
    </button>
  );
}
