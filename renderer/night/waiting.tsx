/** A sealed question: who is still to choose, and nothing else. Whoever steps up to the screen touches his pawn first. */
import type { QuestionView } from '../../src/messages/view.ts';
import { texts } from '../../src/text/index.ts';
import { PawnIcon } from '../draw/pawn.tsx';
import { hasControls } from '../face.ts';
import { Sign } from '../hands/sign.tsx';
import { stepUp } from './asker.ts';
import { useMine } from './mine.ts';

export function Waiting({ question }: { question: QuestionView }) {
  const { ui, name } = texts;
  const mine = useMine();
  return (
    <div class="choosing">
      <p class="hint">{ui.night.sealed(question.waits.length, question.asks.length)}</p>
      <ul class="choosers">
        {question.asks.map((who) => {
          const done = !question.waits.includes(who);
          const digit = question.waits.indexOf(who) + 1;
          const inside = (
            <>
              {!done && <Sign of={who} digit={hasControls ? digit : null} />}
              <PawnIcon who={who} />
              <strong>{name.who(who)}</strong>
              <span>{done ? ui.night.hasChosen : ui.night.stillChooses}</span>
            </>
          );
          return (
            <li key={who} data-waits={done ? undefined : who}>
              {done || !mine(who) ? (
                <div class={`chooser bandit-${who} ${done ? 'done' : ''}`}>{inside}</div>
              ) : (
                <button
                  type="button"
                  class={`chooser bandit-${who}`}
                  data-asker={who}
                  onClick={() => stepUp(question, who)}
                >
                  {inside}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
