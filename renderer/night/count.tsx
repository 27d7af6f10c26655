/** The end of the night: purses are opened, the money is counted, somebody has won. */
import type { CountRow, CountView, NightView, QuestionView } from '../../src/messages/view.ts';
import { texts } from '../../src/text/index.ts';
import { PawnIcon } from '../draw/pawn.tsx';
import { TokenIcon } from '../draw/token.tsx';
import { hasControls } from '../face.ts';
import { Sign } from '../hands/sign.tsx';
import { send } from '../store.ts';
import { answer } from './asker.ts';
import { Question } from './question.tsx';

export function Count({ night, count }: { night: NightView; count: CountView }) {
  const won = count.winners.length > 0;
  const over = night.phase === 'over';
  const { question } = night;
  return (
    <div class={`count ${won ? 'won' : 'opening'}`}>
      {won && <Rays />}
      {won && <Winners winners={count.winners} />}
      {over && !won && <h2 class="nobody">{texts.ui.count.nobody}</h2>}
      {!won && question?.about === 'purse-value' && <Keypad question={question} count={count} />}
      {!won && question && question.about !== 'purse-value' && <Question question={question} />}
      {count.goals && <Verdict goals={count.goals} />}
      <ol class="ranking">
        {ranked(count.rows).map((row) => (
          <Row over={over} key={row.who} row={row} won={count.winners.includes(row.who)} tied={isTied(row, count)} />
        ))}
      </ol>
      {(won || over) && hasControls && (
        <button type="button" class="big" data-do="leave-night" onClick={() => send({ do: 'leave-night' })}>
          {texts.ui.count.home} <Sign of="leave-night" />
        </button>
      )}
    </div>
  );
}

function sum(row: CountRow): number {
  return row.total ?? row.terms.reduce((all, term) => all + term.dollars, 0);
}

/** Richest first; among equals whoever took fewer bullets. */
function ranked(rows: readonly CountRow[]): CountRow[] {
  return [...rows].sort((a, b) => sum(b) - sum(a) || a.bullets - b.bullets);
}

/** Bullets only matter, and are only shown loudly, where the money is the same. */
function isTied(row: CountRow, count: CountView): boolean {
  return row.total !== null && count.rows.some((other) => other.who !== row.who && other.total === row.total);
}

function Winners({ winners }: { winners: readonly string[] }) {
  const { ui, name } = texts;
  const names = name.list(winners.map(name.who));
  return (
    <section class="winners">
      <div class="winner-pawns">
        {winners.map((who) => (
          <span key={who} data-winner={who}>
            <PawnIcon who={who} />
          </span>
        ))}
      </div>
      <h2>{winners.length > 1 ? ui.count.shared(names) : ui.count.winner(names)}</h2>
    </section>
  );
}

/** What became of each of the Marshal player's goals. */
function Verdict({ goals }: { goals: NonNullable<CountView['goals']> }) {
  return (
    <ul class="verdict" aria-label={texts.ui.evidence.goals}>
      {goals.map(({ id, reached }) => (
        <li key={id} class={reached ? 'reached' : 'missed'} data-goal={id} data-reached={reached}>
          {texts.name.goal(id)}
          <span class="sr">: {reached ? texts.ui.evidence.reached : texts.ui.evidence.missed}</span>
        </li>
      ))}
    </ul>
  );
}

function Rays() {
  return (
    <svg class="rays" viewBox="-100 -100 200 200" aria-hidden="true" focusable="false">
      {Array.from({ length: 16 }, (_, i) => (
        <path key={i} d="M0 0 9-100H-9Z" transform={`rotate(${i * 22.5})`} />
      ))}
    </svg>
  );
}

/** @param over once all is counted: who has no total then is out of the game */
function Row({ row, won, tied, over }: { row: CountRow; won: boolean; tied: boolean; over: boolean }) {
  const { ui, name } = texts;
  const out = over && row.total === null;
  return (
    <li class={`rank bandit-${row.who} ${won ? 'winner' : ''}`} data-score={row.who} data-dollars={row.total ?? ''}>
      <PawnIcon who={row.who} />
      <strong class="rank-name">{name.who(row.who)}</strong>
      <ul class="terms">
        {row.terms.map((term) => (
          <li key={term.id} class={`term ${term.id}`}>
            <span>{texts.term(term.id)}</span> <b>{name.money(term.dollars)}</b>
          </li>
        ))}
        {out && <li class="term out">{ui.count.out}</li>}
        {row.closed > 0 && !out && <li class="term closed">{ui.count.closed(row.closed)}</li>}
        {tied && <li class="term tie">{ui.count.bullets(row.bullets)}</li>}
      </ul>
      <span class="total">{row.total === null ? (out ? '—' : '…') : name.money(row.total)}</span>
    </li>
  );
}

/** What may still be in a purse: the tokens of the box that nobody has opened yet. */
function Keypad({ question, count }: { question: QuestionView; count: CountView }) {
  const owner = question.with.who ?? question.asks[0];
  const { ui, name } = texts;
  return (
    <section class="keypad" data-question={question.id}>
      <div class="asked">
        {owner && <PawnIcon who={String(owner)} />}
        <h2>{texts.ask(question)}</h2>
      </div>
      <ul class="keys">
        {question.options.map((option) => {
          const left = count.purses.find((purse) => String(purse.dollars) === option.key)?.left;
          const inside = (
            <>
              <Sign of={option.key} digit={option.digit} />
              <TokenIcon token="purse" />
              <b>{name.money(Number(option.key))}</b>
              {left !== undefined && <span class="left">{ui.count.left(left)}</span>}
            </>
          );
          return (
            <li key={option.key}>
              {hasControls ? (
                <button type="button" class="key" data-option={option.key} onClick={() => answer(question, option.key)}>
                  {inside}
                </button>
              ) : (
                <div class="key" data-option={option.key}>
                  {inside}
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
