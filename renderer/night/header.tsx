/** Above the train: which round it is, its turns, and what waits at its end. */
import type { NightView, RoundView } from '../../src/messages/view.ts';
import { texts } from '../../src/text/index.ts';
import { TurnGlyph } from '../draw/glyphs.tsx';
import { hasControls } from '../face.ts';
import { Tools } from './tools.tsx';

export function NightHeader({ night }: { night: NightView }) {
  // While the next card is looked for, the strip would still show the last one.
  const round = night.phase === 'round-card' ? null : night.round;
  const number = night.phase === 'round-card' ? Number(night.question?.with.number ?? 0) : (night.round?.number ?? 0);
  return (
    <header class="night-header">
      <div class="round-title">
        <p class="kicker">{number > 0 ? texts.ui.night.round(number) : texts.ui.night.noRound}</p>
        <h1>{texts.name.phase(night.phase)}</h1>
      </div>
      {round && !night.count && <RoundStrip round={round} scheming={night.phase === 'schemin'} />}
      {hasControls && <Tools night={night} />}
    </header>
  );
}

/** The round card as a strip: one sign for each turn, the event last. */
function RoundStrip({ round, scheming }: { round: RoundView; scheming: boolean }) {
  const { ui, name } = texts;
  const now = round.turns.find((turn) => turn.state === 'now');
  return (
    <div class="round-strip">
      <ol class="turns" aria-label={ui.night.turns}>
        {round.turns.map((turn, i) => (
          <li key={i} class={`turn ${turn.state}`} aria-current={turn.state === 'now' ? 'step' : undefined}>
            <TurnGlyph turn={turn.type} />
            <span class="sr">{name.turn(turn.type)}</span>
          </li>
        ))}
      </ol>
      <p class="round-words">
        {scheming && now ? (
          <>
            <strong>{name.turn(now.type)}</strong> <span>{name.turnNote(now.type)}</span>
          </>
        ) : (
          <>
            <strong>{round.event ? name.event(round.event) : ui.night.noEvent}</strong>{' '}
            <span>{round.event ? name.eventNote(round.event) : ''}</span>
          </>
        )}
      </p>
    </div>
  );
}
