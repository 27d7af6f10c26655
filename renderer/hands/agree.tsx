/** The set-up by taps: one thing after the other in letters that carry, below the page on which it is agreed. */
import { useEffect } from 'preact/hooks';
import type { HandsView, SetupView } from '../../src/messages/view.ts';
import { texts } from '../../src/text/index.ts';
import { PawnIcon } from '../draw/pawn.tsx';
import { Sign } from './sign.tsx';

/** Where on the page a step is agreed. */
const parts: Readonly<Record<string, string>> = {
  modules: '.modules',
  seats: '.setup-seats',
  mode: '.setup-people',
  first: '.setup-seats',
  draws: '.draw',
  silk: '.setup-silk',
  cars: '.setup-cars',
  expert: '.choice.expert',
  taps: '.choice.taps',
  preset: '.choice.preset',
  deck: '.setup-deck',
  laying: '.laying',
};

export function Agree({ setup, hands }: { setup: SetupView; hands: HandsView }) {
  const { ui } = texts;
  const step = hands.about.replace('set-up.', '');
  useEffect(() => {
    document.querySelector(parts[step] ?? '.page')?.scrollIntoView({ block: 'start' });
  }, [step]);
  const choices = Object.keys(hands.tags).filter((key) => key !== 'next' && key !== 'draw');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, and what scrolls must be reachable by keys
    <section class="agree" data-agree={step} aria-label={ui.hands.asks(step)} tabIndex={0}>
      <div class="asked">
        <h2>{ui.hands.asks(step)}</h2>
        <p class="hint">{ui.hands.how(step)}</p>
      </div>
      <ul class={`agree-choices ${choices.length > 8 ? 'many' : ''}`}>
        {choices.map((key) => (
          <Choice key={key} step={step} of={key} place={placeOf(setup, step, key)} />
        ))}
      </ul>
      <p class="agree-commands">
        <span>
          {ui.hands.back} <kbd class="tag">{texts.name.card('undo')}</kbd>
        </span>
        {hands.tags.draw && (
          <span>
            {ui.hands.drawn} <Sign of="draw" />
          </span>
        )}
        {hands.tags.next && (
          <span class="agree-on">
            {step === 'laying' ? ui.setup.start : ui.hands.goOn} <Sign of="next" />
          </span>
        )}
      </p>
    </section>
  );
}

function Choice({ step, of, place }: { step: string; of: string; place: string | null }) {
  const bandit = step === 'seats' || step === 'first';
  return (
    <li
      class={`agree-choice ${place === null ? '' : 'taken'} ${bandit ? `bandit-${of}` : ''}`}
      data-choice={of}
      data-chosen={place === null ? undefined : place}
    >
      <Sign of={of} />
      {bandit && <PawnIcon who={of} />}
      <span>{nameOf(step, of)}</span>
      {place !== null && <b class="agree-place">{place === '' ? '✓' : place}</b>}
      {place !== null && <span class="sr">{texts.ui.hands.chosen}</span>}
    </li>
  );
}

function nameOf(step: string, key: string): string {
  switch (step) {
    case 'modules':
      return texts.module(key).name;
    case 'mode':
      return texts.mode(key).name;
    case 'draws':
      return texts.name.thing(key);
    case 'silk':
      return texts.silk(key).name;
    case 'cars':
      return texts.name.car(key);
    case 'expert':
    case 'taps':
    case 'preset':
      return texts.way(key).name;
    case 'deck':
      return texts.way(`deck-${key}`).name;
    default:
      return texts.name.who(key);
  }
}

/** Whether a choice is taken: null, its place where there is an order, or nothing more to say. */
function placeOf({ draft, presets, expert }: SetupView, step: string, key: string): string | null {
  const among = (list: readonly string[]): string | null => (list.includes(key) ? String(list.indexOf(key) + 1) : null);
  const whether = (is: boolean): string | null => (is ? '' : null);
  switch (step) {
    case 'modules':
      return whether(draft.modules.includes(key));
    case 'seats':
      return among(draft.seats.flatMap(({ bandits }) => bandits));
    case 'mode':
      return whether(draft.mode === key);
    case 'first':
      return whether(draft.firstPlayer === key);
    case 'draws':
      return whether(Object.values(draft.drawn).flat().includes(key));
    case 'silk':
      return whether(draft.silk === key);
    case 'cars':
      return among(draft.cars);
    case 'expert':
      return whether((draft.expert || expert === 'always') === (key === 'expert'));
    case 'taps':
      return whether(draft.taps === key);
    case 'preset':
      return whether(presets.some(({ id, chosen }) => id === key && chosen));
    default:
      return whether(draft.deck.kind === key);
  }
}
