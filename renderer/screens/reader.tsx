/** The card reader: how it is in words, what would suit better, where it may be plugged in, and what is heard from it. */
import type { ReaderView } from '../../src/messages/view.ts';
import { texts } from '../../src/text/index.ts';
import { ReaderPicture } from '../draw/reader.tsx';
import { hasControls } from '../face.ts';
import { Page } from '../parts/page.tsx';
import { Antennas } from '../reader/antennas.tsx';
import { Heard } from '../reader/heard.tsx';
import { How } from '../reader/how.tsx';
import { Ports } from '../reader/ports.tsx';
import { send } from '../store.ts';

export function Reader({ reader }: { reader: ReaderView }) {
  const { ui } = texts;
  return (
    <Page kind="reader" title={ui.reader.title}>
      <State reader={reader} />
      <div class="reader-column">
        {hasControls && <Ports reader={reader} />}
        {hasControls && <How reader={reader} />}
        {hasControls && <Antennas antennas={reader.antennas} />}
      </div>
      <Heard reader={reader} />
    </Page>
  );
}

function State({ reader }: { reader: ReaderView }) {
  const { ui } = texts;
  const { source, dialect, proposal } = reader;
  const trouble = reader.trouble ? texts.trouble(reader.trouble) : null;
  return (
    <section class={`reader-state ${reader.state}`} role="status" data-reader={reader.state}>
      <ReaderPicture state={reader.state} />
      <div>
        <h2>{texts.readerState(reader)}</h2>
        {source && (
          <p>
            {[source !== 'keyboard' && ui.reader.from(source), dialect && ui.reader.dialect[dialect]]
              .filter(Boolean)
              .join(', ')}
          </p>
        )}
        {trouble && (
          <p class="reader-trouble" data-trouble={reader.trouble}>
            <strong>{trouble.what}</strong> {trouble.next}
          </p>
        )}
        {proposal && hasControls && (
          <p class="reader-proposal" data-proposal={proposal.why}>
            <span>{texts.proposal(proposal.why, proposal.source)}</span>
            <button
              type="button"
              class="big"
              data-do="take-proposal"
              onClick={() => send({ do: 'reader', source: proposal.source, how: proposal.how })}
            >
              {ui.reader.takeProposal}
            </button>
          </p>
        )}
      </div>
    </section>
  );
}
