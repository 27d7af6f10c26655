/** The open question as faces see it: options with digits, without the steps that they lead to. */
import type { OptionView, QuestionView } from '../../messages/view.ts';
import { isIdle, printedRound } from '../../rules/base/flow/round-cards.ts';
import { banditCards } from '../../rules/catalogue/components.ts';
import { waiting } from '../../rules/engine/game.ts';
import { isSeen, type Option, type PrintedRound, type Question, type Setup } from '../../rules/engine/state.ts';
import { inSight } from '../../table/in-sight.ts';

/** Keys of a Schemin' turn keep their digit while other cards are used up, so that hands learn them; two colours are too many for it. */
const schemeKeys = [...new Set(banditCards), 'draw', 'pass', 'ride'];

/** A flask has the digit of passing, and of drawing while there is nothing to draw; -1 for what has no digit to learn. */
function learntPlace({ options }: Question, key: string): number {
  if (key !== 'flask') return schemeKeys.indexOf(key);
  const free = ['pass', 'draw'].find((one) => options.every((other) => other.key !== one));
  return free === undefined ? -1 : schemeKeys.indexOf(free);
}

/** @param mayDraw whether the app may draw the answer */
export function questionView(question: Question, setup: Setup, mayDraw = false): QuestionView {
  return {
    id: question.id,
    asks: [...question.asks],
    waits: waiting(question),
    about: question.about,
    with: { ...question.with },
    cites: [...question.cites],
    ...(mayDraw && { draws: true }),
    options: inSight(question.options).map((option, _at, all) =>
      optionView(question, option, all.filter((one) => one.for === option.for).indexOf(option), setup),
    ),
  };
}

function optionView(question: Question, option: Option, at: number, setup: Setup): OptionView {
  const learnt =
    question.about === 'scheme.act' && question.options.every(({ key }) => isSeen(key) && !key.includes(':'));
  const place = learnt ? learntPlace(question, option.key) : at;
  const printed = option.tap === 'round-card' ? printedRound(setup, option.key) : undefined;
  return {
    key: option.key,
    kind: option.tap,
    digit: place >= 0 && place < 9 ? place + 1 : null,
    for: option.for ?? null,
    ...(printed && { card: cardView(setup, printed) }),
  };
}

const cardView = (setup: Setup, { turns, event, keep }: PrintedRound): NonNullable<OptionView['card']> => ({
  turns: [...turns],
  event,
  keep,
  idle: isIdle(setup, event),
});
