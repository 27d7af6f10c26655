/** Above the train: which round it is, its turns, and what waits at its end. */
import type { ComponentChildren } from 'preact';
import type { NightView, RoundView } from '../../src/messages/view.ts';
import { texts } from '../../src/text/index.ts';
import { TurnGlyph } from '../draw/glyphs.tsx';
import { hasControls } from '../face.ts';
import { Tools } from './tools.tsx';

/** @param tools other buttons than those of a night that is played */
export function NightHeader({ night, tools }: { night: NightView; tools?: ComponentChildren }) {
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
      <div class="header-side">
        {hasControls && (tools ?? <Tools night={night} />)}
        <InPlayLine night={night} />
      </div>
    </header>
  );
}

/** What is not as usual tonight, in one line that everybody can read. */
function InPlayLine({ night: { inPlay } }: { night: NightView }) {
  const { mode, expert, house } = inPlay;
  const changed = house.filter(({ chosen, options }) => chosen !== options[0]).length;
  if (mode === 'standard' && !expert && changed === 0) return null;
  return (
    <p class="in-play-line">
      {texts.inPlay(inPlay).mode}
      {changed > 0 && ` · ${texts.ui.tonight.rules(changed)}`}
    </p>
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
