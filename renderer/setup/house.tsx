/** House rules: closed until wanted, since the usual reading holds without them. */
import type { SetupView } from '../../src/messages/view.ts';
import { texts } from '../../src/text/index.ts';
import { switchHouse } from './draft.ts';

type Switch = SetupView['house'][number];

export function HousePart({ setup }: { setup: SetupView }) {
  const { ui } = texts;
  const changed = setup.house.filter((rule) => rule.chosen !== rule.options[0]).length;
  return (
    <details class="house">
      <summary>
        {ui.setup.house} {changed > 0 && <span class="changed">{ui.setup.changed(changed)}</span>}
      </summary>
      <p class="hint">{ui.setup.houseNote}</p>
      {setup.house.map((rule) => (
        <HouseSwitch key={rule.id} rule={rule} choose={(option) => switchHouse(setup, rule.id, option)} />
      ))}
    </details>
  );
}

/** The first option is the usual one. */
function HouseSwitch({ rule, choose }: { rule: Switch; choose: (option: string) => void }) {
  const { ui } = texts;
  const text = texts.house(rule.id);
  return (
    <fieldset class="switch" data-house={rule.id}>
      <legend>{text.question}</legend>
      {rule.options.map((option, i) => (
        <label key={option}>
          <input type="radio" name={rule.id} checked={rule.chosen === option} onChange={() => choose(option)} />
          {text.option(option)}
          {i === 0 && <em> {ui.setup.usual}</em>}
        </label>
      ))}
      {rule.cites.map((cite) => (
        <p key={cite} class="cite">
          {ui.night.manual}: {texts.rule(cite).heading}
        </p>
      ))}
    </fieldset>
  );
}
