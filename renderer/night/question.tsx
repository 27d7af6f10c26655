/** The question before the table and its answers. The same answers are marked on the train and have digit keys. */
import { useStore } from '@nanostores/preact';
import type { Who } from '../../src/messages/facts.ts';
import type { OptionView, QuestionView } from '../../src/messages/view.ts';
import { texts } from '../../src/text/index.ts';
import { hasControls } from '../face.ts';
import { Sign } from '../hands/sign.tsx';
import { send } from '../store.ts';
import { $asker, askerOf, isSealed, optionsFor } from './asker.ts';
import { Option, ownerOf } from './option.tsx';
import { OtherRoundCard } from './other-round-card.tsx';
import { Waiting } from './waiting.tsx';
import { Cites, HouseSays } from './why.tsx';

interface Props {
  readonly question: QuestionView;
  /** Whom the sentence speaks to, where that is not who is asked: a player by both bandits. */
  readonly speaksTo?: readonly Who[];
}

export function Question({ question, speaksTo }: Props) {
  const asker = askerOf(question, useStore($asker));
  const deck = question.about === 'round-card';
  // “Ready? – Go on” says it twice: the button alone is enough.
  const goingOn = question.options.some((option) => option.kind === 'next');
  const asks = isSealed(question) && asker ? [asker] : question.asks;
  return (
    <section class={`question about-${question.about.replace(/\./g, '-')}`} data-question={question.id}>
      <div class="asked">
        <h2 class={goingOn ? 'sr' : ''}>{texts.ask({ ...question, asks: [...asks] }, speaksTo ?? asks)}</h2>
        {!goingOn && <HouseSays cites={question.cites} />}
        {!goingOn && <Cites cites={question.cites} />}
      </div>
      {asker ? (
        byOwner(optionsFor(question, asker)).map((options, i) => (
          <ul key={i} class={`options ${deck ? 'round-cards' : ''} ${options.length > 6 ? 'many' : ''}`}>
            {options.map((option) => (
              <li key={option.key}>
                <Option question={question} option={option} />
              </li>
            ))}
          </ul>
        ))
      ) : (
        <Waiting question={question} />
      )}
      {(deck || question.draws) && hasControls && (
        <p class="deck-tools">
          <button
            type="button"
            class="plain"
            data-do="draw-for-us"
            onClick={() => send({ do: 'draw-for-us', question: question.id })}
          >
            {question.asks.includes('table') ? texts.ui.night.drawForUs : texts.ui.night.drawHers}{' '}
            <Sign of="draw-for-us" />
          </button>
          {deck && <OtherRoundCard />}
        </p>
      )}
    </section>
  );
}

/** Cards of one bandit beside each other, each bandit in a row of his own; everything else stays in one row. */
function byOwner(options: readonly OptionView[]): OptionView[][] {
  const owners = [...new Set(options.flatMap((option) => ownerOf(option) ?? []))];
  if (owners.length < 2) return [[...options]];
  const last = owners.at(-1);
  return owners.map((owner) => options.filter((option) => (ownerOf(option) ?? last) === owner));
}
