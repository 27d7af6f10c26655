/** House rules by what they are about: closed until wanted, since the usual reading holds without them. */
import type { SetupView } from '../../src/messages/view.ts';
import { texts } from '../../src/text/index.ts';
import { switchHouse } from './draft.ts';

type Switch = SetupView['house'][number];

export function HousePart({ setup }: { setup: SetupView }) {
  const { ui } = texts;
  const groups = new Map<string, Switch[]>();
  for (const rule of setup.house) {
    const group = texts.houseGroup(rule.cites);
    groups.set(group, [...(groups.get(group) ?? []), rule]);
  }
  return (
    <section class="house">
      <h2>
        {ui.setup.house} <span class="hint">{ui.setup.houseNote}</span>
      </h2>
      <div class="house-groups">
        {[...groups].map(([group, rules]) => (
          <Group key={group} name={group} rules={rules} setup={setup} />
        ))}
      </div>
    </section>
  );
}

function Group({ name, rules, setup }: { name: string; rules: readonly Switch[]; setup: SetupView }) {
  const { ui } = texts;
  const changed = rules.filter((rule) => rule.chosen !== rule.options[0]).length;
  return (
    <details class="house-group">
      <summary>
        {name} {changed > 0 && <span class="changed">{ui.setup.changed(changed)}</span>}
      </summary>
      {rules.map((rule) => (
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
    <fieldset class={`switch ${rule.chosen === rule.options[0] ? '' : 'turned'}`} data-house={rule.id}>
      <legend>{text.question}</legend>
      <div class="switch-options">
        {rule.options.map((option, i) => (
          <button
            key={option}
            type="button"
            class="switch-option"
            data-option={option}
            aria-pressed={rule.chosen === option}
            onClick={() => choose(option)}
          >
            {text.option(option)}
            {i === 0 && <em> {ui.setup.usual}</em>}
          </button>
        ))}
      </div>
      <p class="cite">
        {ui.night.manual}: {rule.cites.map((cite) => texts.rule(cite).heading).join(' · ')}
      </p>
    </fieldset>
  );
}
