/** “In play tonight”: what was agreed, each with its text, changeable by touch while the night goes on. */
import type { InPlay } from '../../src/messages/record.ts';
import type { NightView } from '../../src/messages/view.ts';
import { texts } from '../../src/text/index.ts';
import { Drawer } from '../parts/drawer.tsx';
import { send } from '../store.ts';

export function TonightDrawer({ night }: { night: NightView }) {
  const { ui } = texts;
  const { inPlay } = night;
  const told = texts.inPlay(inPlay);
  const differs = ({ chosen, options }: InPlay['house'][number]) => chosen !== options[0];
  const house = [...inPlay.house].sort((a, b) => Number(differs(b)) - Number(differs(a)));
  return (
    <Drawer kind="tonight" title={ui.tonight.title}>
      <dl class="agreed">
        <Line label={ui.tonight.mode} text={told.mode} />
        {told.parts !== null && <Line label={ui.tonight.parts} text={told.parts} />}
        {told.silk !== null && <Line label={ui.tonight.silk} text={told.silk} />}
        <Line label={ui.tonight.deck} text={told.deck} />
        {told.preset !== null && <Line label={ui.tonight.preset} text={told.preset} />}
        <div>
          <dt>{ui.tonight.taps}</dt>
          <dd>
            <Choice
              options={['scheming', 'turning'] as const}
              chosen={told.tapped}
              say={(taps) => told.taps[taps]}
              choose={(taps) => send({ do: 'set-taps', taps })}
            />
            <p class="small">{ui.tonight.tapsLater}</p>
          </dd>
        </div>
      </dl>
      <h3>
        {ui.tonight.house} <span class="small">{ui.tonight.changed(house.filter(differs).length)}</span>
      </h3>
      <ul class="house-list">
        {house.map((rule) => (
          <li key={rule.id}>
            <HouseRule rule={rule} differs={differs(rule)} />
          </li>
        ))}
      </ul>
    </Drawer>
  );
}

function Line({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </div>
  );
}

/** Closed it says what holds; opened it offers the other ways, and where the manual speaks of it. */
function HouseRule({ rule, differs }: { rule: InPlay['house'][number]; differs: boolean }) {
  const { ui } = texts;
  const { id, options, chosen } = rule;
  const text = texts.house(id);
  return (
    <details class={differs ? 'differs' : ''} data-house={id}>
      <summary>
        {text.question} <strong class="house-now">{text.option(chosen)}</strong>
      </summary>
      <Choice
        options={options}
        chosen={chosen}
        say={(option) => `${text.option(option)}${option === options[0] ? ` (${ui.tonight.usual})` : ''}`}
        choose={(option) => send({ do: 'set-house', id, option })}
      />
      {rule.cites.map((cite) => (
        <p key={cite} class="small">
          {ui.tonight.cited(texts.rule(cite).heading)}
        </p>
      ))}
    </details>
  );
}

interface ChoiceProps<T extends string> {
  readonly options: readonly T[];
  readonly chosen: T;
  readonly say: (option: T) => string;
  readonly choose: (option: T) => void;
}

function Choice<T extends string>({ options, chosen, say, choose }: ChoiceProps<T>) {
  return (
    <ul class="picks">
      {options.map((option) => (
        <li key={option}>
          <button
            type="button"
            aria-pressed={option === chosen}
            data-choose={option}
            onClick={() => option !== chosen && choose(option)}
          >
            {say(option)}
          </button>
        </li>
      ))}
    </ul>
  );
}
