/** The log, newest first. Each entry can be gone back to; an answer can be said to have been another. */
import { useEffect, useState } from 'preact/hooks';
import type { LogEntry } from '../../src/messages/record.ts';
import type { NightView } from '../../src/messages/view.ts';
import { texts } from '../../src/text/index.ts';
import { askedAt, optionOf, questionOf, saysAt } from '../amend/words.ts';
import { PawnIcon } from '../draw/pawn.tsx';
import { OptionPicture } from '../night/option.tsx';
import { Drawer } from '../parts/drawer.tsx';
import { $panel, send } from '../store.ts';

export function LogDrawer({ night }: { night: NightView }) {
  const { ui } = texts;
  const [open, setOpen] = useState<number | null>(null);
  // The log is long, so the host sends it only while somebody looks at it.
  useEffect(() => {
    send({ do: 'show-log', on: true });
    return () => send({ do: 'show-log', on: false });
  }, []);
  const entries = [...night.log].reverse();
  return (
    <Drawer kind="log" title={ui.log.title}>
      {night.canRedo && (
        <button type="button" class="plain" data-do="redo-all" onClick={() => send({ do: 'redo', all: true })}>
          {ui.log.bringBack}
        </button>
      )}
      {night.unfit.length > 0 && (
        <>
          <h3>{ui.log.unfit}</h3>
          <ul class="log-lines unfit">
            {night.unfit.map(({ entry, why }) => (
              <li key={entry.n}>
                {askedAt(entry)} <b>{saysAt(entry)}</b> <span class="small">{texts.unfit(why)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {night.waiting > 0 && <p>{ui.amend.waiting(night.waiting)}</p>}
      {entries.length === 0 && <p>{ui.log.empty}</p>}
      <ol class="log-lines">
        {entries.map((entry, i) => (
          <li key={entry.n}>
            {entry.round !== entries[i - 1]?.round && (
              <h3>{entry.round > 0 ? ui.night.round(entry.round) : ui.log.before}</h3>
            )}
            <Line
              entry={entry}
              open={open === entry.n}
              touch={() => setOpen(open === entry.n ? null : entry.n)}
              at={night.at}
            />
          </li>
        ))}
      </ol>
    </Drawer>
  );
}

function Line({ entry, open, touch, at }: { entry: LogEntry; open: boolean; touch: () => void; at: number }) {
  const { ui } = texts;
  const who = entry.by ?? entry.question?.asks[0] ?? null;
  const others = entry.options.filter((key) => key !== entry.key);
  return (
    <>
      <button
        type="button"
        class={`log-line ${entry.key === 'next' ? 'slim' : ''}`}
        data-entry={entry.n}
        aria-expanded={open}
        onClick={touch}
      >
        {who && who !== 'table' && <PawnIcon who={who} />}
        {entry.key === 'next' ? (
          <span class="small">{saysAt(entry)}</span>
        ) : (
          <>
            <span class="small">{askedAt(entry)}</span>
            <b>{saysAt(entry)}</b>
          </>
        )}
      </button>
      {open && (
        <div class="log-more">
          <button
            type="button"
            class="plain"
            data-do="undo-to"
            onClick={() => {
              send({ do: 'undo-to', n: entry.n, at });
              $panel.set(null);
            }}
          >
            {ui.log.undoTo}
          </button>
          {entry.is === 'answer' && others.length > 0 && <Others entry={entry} others={others} />}
        </div>
      )}
    </>
  );
}

/** What it may really have been. */
function Others({ entry, others }: { entry: LogEntry; others: readonly string[] }) {
  const { question } = entry;
  if (!question) return null;
  return (
    <>
      <p>{texts.ui.log.whatWas}</p>
      <ul class="options small-tickets">
        {others.map((key) => (
          <li key={key}>
            <button
              type="button"
              class={`option ${optionOf(question, key).kind}`}
              data-amend={key}
              onClick={() => {
                send({ do: 'try-amend', n: entry.n, key });
                $panel.set(null);
              }}
            >
              <OptionPicture option={optionOf(question, key)} />
              <span class="label">{texts.option(questionOf(question), optionOf(question, key))}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
