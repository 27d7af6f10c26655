/** Where the reader may be plugged in. */
import { useState } from 'preact/hooks';
import type { ReaderView } from '../../src/messages/view.ts';
import { texts } from '../../src/text/index.ts';
import { send } from '../store.ts';

const KEYBOARD = 'keyboard';

export function Ports({ reader }: { reader: ReaderView }) {
  const { ui } = texts;
  const [path, setPath] = useState('');
  const open = (source: string) => send({ do: 'reader', source });
  return (
    <section class="ports">
      <h2>{ui.reader.ports}</h2>
      {reader.ports.length === 0 && <p>{ui.reader.noPorts}</p>}
      <ul class="port-list">
        {[...reader.ports, { path: KEYBOARD, label: ui.reader.keyboardNote }].map((port) => (
          <li key={port.path}>
            <button
              type="button"
              class="ticket"
              data-port={port.path}
              aria-pressed={reader.source === port.path}
              onClick={() => open(port.path)}
            >
              <strong>{port.path === KEYBOARD ? ui.reader.keyboard : port.path}</strong>
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
