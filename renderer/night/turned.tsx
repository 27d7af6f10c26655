/** The card that was turned over, its owner beside it. */
import { texts } from '../../src/text/index.ts';
import { ActionCard } from '../draw/card.tsx';
import { PawnIcon } from '../draw/pawn.tsx';

export function Turned({ who, card }: { who: string; card: string }) {
  return (
    <div class={`turned-card bandit-${who}`}>
      <ActionCard who={who} card={card} size="large" />
      <PawnIcon who={who} />
      <p class="up-name">{texts.name.who(who)}</p>
    </div>
  );
}
