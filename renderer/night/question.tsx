/** The question before the table and its answers. The same answers are marked on the train and have digit keys. */
import type { OptionView, QuestionView } from '../../src/messages/view.ts';
import { texts } from '../../src/text/index.ts';
import { CardGlyph } from '../draw/glyphs.tsx';
import { PawnIcon } from '../draw/pawn.tsx';
import { TokenIcon } from '../draw/token.tsx';
import { hasControls } from '../face.ts';
import { RoundCardSigns } from '../round/icons.tsx';
import { send } from '../store.ts';
import { OtherRoundCard } from './other-round-card.tsx';
import { Cites } from './why.tsx';

interface Props {
  readonly question: QuestionView;
  /** A line under the question, where the screen has one to say. */
  readonly hint?: string;
}

export function Question({ question, hint }: Props) {
  const deck = question.about === 'round-card';
  // “Ready? – Go on” says it twice: the button alone is enough.
  const goingOn = question.options.some((option) => option.kind === 'next');
  return (
    <section class={`question about-${question.about.replace(/\./g, '-')}`} data-question={question.id}>
      <div class="asked">
        <h2 class={goingOn ? 'sr' : ''}>{texts.ask(question)}</h2>
        {!goingOn && <Cites cites={question.cites} />}
      </div>
      {hint && <p class="hint">{hint}</p>}
      <ul class={`options ${deck ? 'round-cards' : ''} ${question.options.length > 6 ? 'many' : ''}`}>
        {question.options.map((option) => (
          <li key={option.key}>
            <Option question={question} option={option} />
          </li>
        ))}
      </ul>
      {deck && hasControls && (
        <p class="deck-tools">
          <button
            type="button"
            class="plain"
            data-do="draw-for-us"
            onClick={() => send({ do: 'draw-for-us', question: question.id })}
          >
            {texts.ui.night.drawForUs}
          </button>
          <OtherRoundCard />
        </p>
      )}
    </section>
  );
}

function Option({ question, option }: { question: QuestionView; option: OptionView }) {
  const inside = (
    <>
      {option.digit !== null && question.options.length > 1 && <kbd>{option.digit}</kbd>}
      <Picture option={option} />
      <span class="label">{texts.option(question, option)}</span>
    </>
  );
  if (!hasControls)
    return (
      <div class={`option ${option.kind}`} data-option={option.key}>
        {inside}
      </div>
    );
  return (
    <button
      type="button"
      class={`option ${option.kind}`}
      data-option={option.key}
      onClick={() => send({ do: 'answer', question: question.id, key: option.key })}
    >
      {inside}
    </button>
  );
}

/** What stands for the option at a glance. */
function Picture({ option }: { option: OptionView }) {
  switch (option.kind) {
    case 'bandit':
      return <PawnIcon who={option.key} />;
    case 'token':
      return <TokenIcon token={option.key} />;
    case 'card':
    case 'draw':
    case 'pass':
      return <CardGlyph card={option.kind === 'card' ? option.key : option.kind} />;
    case 'round-card':
      return option.card ? <RoundCardSigns card={option.card} /> : null;
    default:
      return null;
  }
}
