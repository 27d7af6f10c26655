/** A night of the shelf, looked at again: the train moves, and what happened is told, step by step. */
import type { ReplayView } from '../../src/messages/view.ts';
import { texts } from '../../src/text/index.ts';
import { hasControls } from '../face.ts';
import { NightHeader } from '../night/header.tsx';
import { whoActs } from '../night/people.ts';
import { PileProgress } from '../night/pile.tsx';
import { Seats } from '../night/seats.tsx';
import { Turned } from '../night/turned.tsx';
import { Scenery } from '../parts/scenery.tsx';
import { send } from '../store.ts';
import { Train } from '../train/train.tsx';

const none: ReadonlySet<string> = new Set();

export function Replay({ replay }: { replay: ReplayView }) {
  const { night, at, steps } = replay;
  const { ui } = texts;
  const active = whoActs(night);
  const facts = steps[at]?.facts ?? [];
  return (
    <main class={`night replay phase-${night.phase}`} data-step={at}>
      <div class="vista">
        <Scenery />
        <NightHeader night={night} tools={<Leave />} />
        <Train
          train={night.train}
          things={night.things}
          active={active}
          question={null}
          car={null}
          told={facts}
          toldFrom={at * 1000}
          onChoose={() => undefined}
          fix={null}
          over={undefined}
          moves={[]}
          absent={none}
        />
      </div>
      <section class="stage replay-stage">
        <div class="turned">{night.now && <Turned key={night.now.at} who={night.now.who} card={night.now.card} />}</div>
        <div class="play">
          {night.now && <PileProgress pile={night.pile} at={night.now.at} />}
          <ol class="replay-told" aria-live="polite">
            {at === 0 && <li>{ui.replay.setUp}</li>}
            {facts.slice(-6).map((fact, i) => (
              <li key={`${at}/${i}`}>{texts.say(fact)}</li>
            ))}
            {at > 0 && facts.length === 0 && <li>{ui.replay.quiet}</li>}
          </ol>
        </div>
        <Steps replay={replay} />
      </section>
      <Seats night={night} active={active} fix={null} />
    </main>
  );
}

function Leave() {
  return (
    <nav class="tools" aria-label={texts.ui.replay.title}>
      <button type="button" data-do="close-replay" onClick={() => send({ do: 'close-replay' })}>
        {texts.ui.close}
      </button>
    </nav>
  );
}

function Steps({ replay: { at, of } }: { replay: ReplayView }) {
  const { ui } = texts;
  const to = (n: number) => send({ do: 'replay-to', n });
  if (!hasControls) return <p class="replay-at">{ui.replay.of(at, of)}</p>;
  return (
    <div class="replay-steps">
      <Step id="first" label={ui.replay.first} sign="«" off={at === 0} touch={() => to(0)} />
      <Step id="back" label={ui.replay.back} sign="‹" off={at === 0} touch={() => to(at - 1)} />
      <label class="replay-slider">
        <span>{ui.replay.of(at, of)}</span>
        <input
          type="range"
          min={0}
          max={of}
          value={at}
          aria-label={ui.replay.slider}
          onInput={(event) => to(Number(event.currentTarget.value))}
        />
      </label>
      <Step id="on" label={ui.replay.on} sign="›" off={at === of} touch={() => to(at + 1)} />
      <Step id="last" label={ui.replay.last} sign="»" off={at === of} touch={() => to(of)} />
    </div>
  );
}

interface StepProps {
  readonly id: string;
  readonly label: string;
  readonly sign: string;
  readonly off: boolean;
  readonly touch: () => void;
}

function Step({ id, label, sign, off, touch }: StepProps) {
  return (
    <button type="button" class="step" data-replay={id} aria-label={label} disabled={off} onClick={touch}>
      {sign}
    </button>
  );
}
