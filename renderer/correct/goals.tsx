/** The Marshal's goals by their places: those that lie face down are only counted, one shown by mistake is turned over again. */
import type { Correction } from '../../src/messages/commands.ts';
import type { Place, Thing } from '../../src/messages/facts.ts';
import { texts } from '../../src/text/index.ts';
import { Counter } from './counter.tsx';

interface Props {
  readonly things: Readonly<Record<Place, readonly Thing[]>>;
  readonly correct: (put: Correction) => void;
}

const HIDDEN: Thing = 'goal';

export function Goals({ things, correct }: Props) {
  const { ui, name } = texts;
  const { current = [], revealed = [] } = things;
  return (
    <>
      {(['upcoming', 'current'] as const).map((zone) => (
        <Counter
          key={zone}
          id={zone}
          label={ui.correct.goals[zone]}
          value={(things[zone] ?? []).length}
          set={(n) => correct({ things: { [zone]: Array<Thing>(n).fill(HIDDEN) } })}
        />
      ))}
      {revealed.map((goal) => (
        <button
          key={goal}
          type="button"
          class="plain"
          data-hide={goal}
          onClick={() =>
            correct({ things: { revealed: revealed.filter((one) => one !== goal), current: [...current, HIDDEN] } })
          }
        >
          {ui.correct.hideGoal(name.goal(goal.slice(HIDDEN.length + 1)))}
        </button>
      ))}
    </>
  );
}
