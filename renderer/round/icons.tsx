/** What a round card shows: a sign for each turn, cards that may be kept, and the event. */
import type { RoundIcons } from '../../src/messages/commands.ts';
import { texts } from '../../src/text/index.ts';
import { TurnGlyph } from '../draw/glyphs.tsx';

export function TurnRow({ turns }: { turns: readonly string[] }) {
  return (
    <span class="round-card-turns">
      {turns.map((turn, i) => (
        <TurnGlyph key={i} turn={turn} />
      ))}
      <span class="sr">{turns.map(texts.name.turn).join(', ')}. </span>
    </span>
  );
}

/** The corner of a card with what it gives besides its turns; nothing for most. */
export function KeepIcons({ keep }: { keep: number }) {
  if (keep === 0) return null;
  return (
    <span class="keep" title={texts.ui.round.keep(keep)}>
      {Array.from({ length: keep }, (_, i) => (
        <svg key={i} class="glyph" viewBox="0 0 48 48" aria-hidden="true" focusable="false">
          <path class="solid outlined" d="M14 6H36V42H14Z" />
          <path class="cut" d="M25 14V30M18 24 25 32 32 24" />
        </svg>
      ))}
      <span class="sr">{texts.ui.round.keep(keep)}. </span>
    </span>
  );
}

/** A round card at a glance; its name stands below. */
export function RoundCardSigns({ card }: { card: RoundIcons & { readonly idle: boolean } }) {
  return (
    <span class="round-card-signs">
      <TurnRow turns={card.turns} />
      <KeepIcons keep={card.keep} />
      {card.idle && <span class="idle">{texts.ui.round.idle}</span>}
    </span>
  );
}
