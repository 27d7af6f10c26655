/** An action card as we draw it: the owner’s colour, letter and hat, the action’s sign and name. */
import { texts } from '../../src/text/index.ts';
import { CardGlyph } from './glyphs.tsx';
import { PawnIcon } from './pawn.tsx';

interface Props {
  readonly who: string;
  /** null lies face down: then nothing but its back is drawn. */
  readonly card: string | null;
  readonly size?: 'small' | 'large';
}

export function ActionCard({ who, card, size = 'small' }: Props) {
  const owner = texts.name.who(who);
  if (card === null) {
    return (
      <div class={`action-card back ${size} bandit-${who}`}>
        <PawnIcon who={who} />
        <span class="sr">{`${owner}: ${texts.ui.night.faceDown}`}</span>
      </div>
    );
  }
  return (
    <div class={`action-card ${size} bandit-${who}`}>
      <span class="owner" aria-hidden="true">
        {texts.name.letter(who)}
      </span>
      <CardGlyph card={card} />
      <span class="sr">{owner}: </span>
      <span class="title">{texts.name.card(card)}</span>
    </div>
  );
}
