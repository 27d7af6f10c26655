/** What the reader says: the last card, the lines, and the bytes as they came. */
import type { ReaderView } from '../../src/messages/view.ts';
import { texts } from '../../src/text/index.ts';
import { hasControls } from '../face.ts';
import { send } from '../store.ts';

export function Heard({ reader }: { reader: ReaderView }) {
  const { ui } = texts;
  const { card, heard, bytes } = reader;
  const isSilent = heard.length === 0 && bytes.length === 0;
  return (
    <section class="heard">
      <h2>{ui.reader.heard}</h2>
      {card && (
        <p class={`heard-card ${'uid' in card ? 'good' : 'bad'}`} data-card={'uid' in card ? card.uid : ''}>
          {'uid' in card ? ui.reader.card(card.uid) : texts.misread(card.fault)}
        </p>
      )}
      {isSilent && <p>{ui.reader.nothingHeard}</p>}
      {heard.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
        <pre tabIndex={0}>{heard.join('\n')}</pre>
      )}
      {bytes.length > 0 && (
        <details open={heard.length === 0}>
          <summary>{ui.reader.bytes}</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys */}
          <pre class="bytes" tabIndex={0}>
            {bytes.map(({ hex, text }) => `${hex.padEnd(26)}${text}`).join('\n')}
          </pre>
        </details>
      )}
      {hasControls && <Recording path={reader.recording} />}
    </section>
  );
}

/** For a bug report. */
function Recording({ path }: { path: string | null }) {
  const { ui } = texts;
  return (
    <p class="heard-recording">
      {path && <span>{ui.reader.recording(path)}</span>}
      <button
        type="button"
        class="plain"
        data-do="record-reader"
        aria-pressed={path !== null}
        onClick={() => send({ do: 'record-reader', on: path === null })}
      >
        {path ? ui.reader.recordEnd : ui.reader.record}
      </button>
    </p>
  );
}
