/** The card reader: how it is in words, where it may be plugged in, and what is heard from it. */
import { useState } from 'preact/hooks';
import type { ReaderView } from '../../src/messages/view.ts';
import { texts } from '../../src/text/index.ts';
import { ReaderPicture } from '../draw/reader.tsx';
import { hasControls } from '../face.ts';
import { Page } from '../parts/page.tsx';
import { send } from '../store.ts';

export function Reader({ reader }: { reader: ReaderView }) {
  const { ui } = texts;
  const trouble = reader.trouble ? texts.trouble(reader.trouble) : null;
  return (
    <Page kind="reader" title={ui.reader.title}>
      <section class={`reader-state ${reader.state}`} role="status" data-reader={reader.state}>
        <ReaderPicture state={reader.state} />
        <div>
          <h2>{texts.readerState(reader)}</h2>
          {reader.source && (
            <p>
              {ui.reader.from(reader.source)}
              {reader.dialect && `, ${ui.reader.dialect[reader.dialect]}`}
            </p>
          )}
          {trouble && (
            <p class="reader-trouble" data-trouble={reader.trouble}>
              <strong>{trouble.what}</strong> {trouble.next}
            </p>
          )}
        </div>
      </section>
      {hasControls && <Ports reader={reader} />}
      <section class="heard">
        <h2>{ui.reader.heard}</h2>
        {reader.heard.length === 0 ? (
          <p>{ui.reader.nothingHeard}</p>
        ) : (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
          <pre tabIndex={0}>{reader.heard.join('\n')}</pre>
        )}
      </section>
    </Page>
  );
}

function Ports({ reader }: { reader: ReaderView }) {
  const { ui } = texts;
  const [path, setPath] = useState('');
  const open = (source: string) => send({ do: 'reader', source });
  return (
    <section class="ports">
      <h2>{ui.reader.ports}</h2>
      {reader.ports.length === 0 && <p>{ui.reader.noPorts}</p>}
      <ul class="port-list">
        {reader.ports.map((port) => (
          <li key={port.path}>
            <button
              type="button"
              class="ticket"
              data-port={port.path}
              aria-pressed={reader.source === port.path}
              onClick={() => open(port.path)}
            >
              <strong>{port.path}</strong>
              <span>{port.label}</span>
            </button>
          </li>
        ))}
      </ul>
      <p class="port-more">
        <button type="button" class="plain" data-do="list-ports" onClick={() => send({ do: 'list-ports' })}>
          {ui.reader.look}
        </button>
        <button type="button" class="plain" data-port="sim" onClick={() => open('sim')}>
          {ui.reader.pretend}
        </button>
        <button type="button" class="plain" data-port="none" onClick={() => open('none')}>
          {ui.reader.off}
        </button>
      </p>
      <form
        class="port-path"
        onSubmit={(event) => {
          event.preventDefault();
          if (path.trim() !== '') open(path.trim());
        }}
      >
        <label>
          {ui.reader.path}
          <input
            type="text"
            value={path}
            placeholder={ui.reader.pathHint}
            autocomplete="off"
            spellcheck={false}
            onInput={(event) => setPath(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="plain" data-do="open-port">
          {ui.reader.open}
        </button>
      </form>
    </section>
  );
}
