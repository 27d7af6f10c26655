/** The open question as faces see it: options with digits, without the steps that they lead to. */
import type { OptionView, QuestionView } from '../../messages/view.ts';
import { banditCards } from '../../rules/catalogue/components.ts';
import { roundCard } from '../../rules/catalogue/round-cards.ts';
import type { Option, Question } from '../../rules/engine/state.ts';

/** Keys of a Schemin' turn keep their digit while other cards are used up, so that hands learn them. */
const schemeKeys = [...new Set(banditCards), 'draw', 'pass'];

export function questionView(question: Question): QuestionView {
  return {
    id: question.id,
    asks: [...question.asks],
    waits: question.asks.filter((who) => question.sealed[who] === undefined),
    about: question.about,
    with: { ...question.with },
    cites: [...question.cites],
    options: inSight(question.options).map((option, at) => optionView(question, option, at)),
  };
}

/** Spaces stand in the order in which they are seen, from the locomotive back; everything else as the rules give it. */
const inSight = (options: readonly Option[]): Option[] =>
  options.every((option) => option.tap === 'space')
    ? options.toSorted((a, b) => Number.parseInt(a.key, 10) - Number.parseInt(b.key, 10))
    : [...options];

function optionView(question: Question, option: Option, at: number): OptionView {
  const place = question.about === 'scheme.act' ? schemeKeys.indexOf(option.key) : at;
  const printed = option.tap === 'round-card' ? roundCard(option.key) : undefined;
  return {
    key: option.key,
    kind: option.tap,
    digit: place >= 0 && place < 9 ? place + 1 : null,
    ...(printed && { card: { turns: [...printed.turns], event: printed.event } }),
  };
}
