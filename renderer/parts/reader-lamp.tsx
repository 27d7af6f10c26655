/** Whether the reader hears, on every screen of the night: nothing about it is silent. */
import type { ReaderView } from '../../src/messages/view.ts';
import { texts } from '../../src/text/index.ts';

export function ReaderLamp({ reader }: { reader: ReaderView }) {
  if (reader.source === null) return null;
  const well = reader.state === 'ready' && reader.trouble === null;
  return (
    <p class={`reader-lamp ${well ? 'well' : 'ill'}`} role="status" data-reader={reader.state}>
      <span class="lamp" aria-hidden="true" />
      {well ? <span class="sr">{texts.readerState(reader)}</span> : <span>{lampWords(reader)}</span>}
    </p>
  );
}

/** What is wrong comes first; the state alone where nothing is known to be. */
function lampWords(reader: ReaderView): string {
  return reader.trouble === null ? texts.readerState(reader) : texts.trouble(reader.trouble).what;
}
