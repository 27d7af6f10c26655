/** One answer as a ticket: its digit, a picture, its words. */
import type { OptionView, QuestionView } from '../../src/messages/view.ts';
import { texts } from '../../src/text/index.ts';
import { CardGlyph } from '../draw/glyphs.tsx';
import { HorseIcon } from '../draw/horse.tsx';
import { PawnIcon } from '../draw/pawn.tsx';
import { TokenIcon } from '../draw/token.tsx';
import { Sign } from '../hands/sign.tsx';
import { RoundCardSigns } from '../round/icons.tsx';
import { freedBy } from '../train/prisoner-spots.ts';
import { answer } from './asker.ts';
import { useMine } from './mine.ts';

export function Option({ question, option }: { question: QuestionView; option: OptionView }) {
  const mine = useMine();
  const owner = ownerOf(option);
  const look = `option ${option.kind} ${owner ? `owned bandit-${owner}` : ''}`;
  const inside = (
    <>
      <Sign of={option.key} digit={question.options.length > 1 ? option.digit : null} />
      <OptionPicture option={option} />
      {owner ? (
        <span class="label">
          <span class="sr">{texts.name.who(owner)}: </span>
          {texts.name.card(option.key.slice(owner.length + 1))}
        </span>
      ) : (
        <span class="label">{texts.option(question, option)}</span>
      )}
    </>
  );
  if (!question.waits.some(mine))
    return (
      <div class={look} data-option={option.key}>
        {inside}
      </div>
    );
  return (
    <button type="button" class={look} data-option={option.key} onClick={() => answer(question, option.key)}>
      {inside}
    </button>
  );
}

/** Whose card it is where a player holds cards of two bandits: `ghost:shoot`. */
export function ownerOf({ kind, key }: OptionView): string | null {
  return kind === 'card' && key.includes(':') ? (key.split(':')[0] ?? null) : null;
}

/** What stands for the option at a glance. */
export function OptionPicture({ option }: { option: OptionView }) {
  const owner = ownerOf(option);
  switch (option.kind) {
    case 'bandit':
      return (
        <>
          {option.key.split('+').map((who) => (
            <PawnIcon key={who} who={who} />
          ))}
        </>
      );
    case 'token':
      return <TokenIcon token={option.key} />;
    case 'card':
      return (
        <>
          {owner && <PawnIcon who={owner} />}
          <CardGlyph card={option.key.split(':').at(-1) ?? option.key} />
        </>
      );
    case 'draw':
    case 'pass':
      return <CardGlyph card={option.kind} />;
    case 'word': {
      if (option.key === 'ride') return <HorseIcon />;
      if (option.key === 'flask') return <CardGlyph card="flask" />;
      const freed = freedBy(option.key);
      return freed ? <PawnIcon who={freed.who} /> : null;
    }
    case 'round-card':
      return option.card ? <RoundCardSigns card={option.card} /> : null;
    default:
      return null;
  }
}
