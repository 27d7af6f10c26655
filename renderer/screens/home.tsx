/** The station: begin a night, go on with one, or look after reader and cards. */
import type { NightSummary, View } from '../../src/messages/view.ts';
import { texts } from '../../src/text/index.ts';
import { PawnIcon } from '../draw/pawn.tsx';
import { Wordmark } from '../draw/wordmark.tsx';
import { hasControls } from '../face.ts';
import { Sign } from '../hands/sign.tsx';
import { Scenery } from '../parts/scenery.tsx';
import { send, togglePanel } from '../store.ts';
import { Showpiece } from '../train/showpiece.tsx';

export function Home({ home, reader, version }: Pick<View, 'home' | 'reader' | 'version'>) {
  const { ui } = texts;
  return (
    <main class="home">
      <div class="vista">
        <Scenery />
        <div class="masthead">
          <h1>
            <Wordmark />
            <span class="sr">{ui.product}</span>
          </h1>
          <p>{ui.tagline}</p>
        </div>
        <Showpiece />
      </div>
      <div class="platform">
        {hasControls && (
          <nav class="departures" aria-label={ui.home}>
            <button type="button" class="ticket go" data-do="new-night" onClick={() => send({ do: 'go', to: 'setup' })}>
              <strong>
                {ui.start.newNight} <Sign of="new-night" />
              </strong>
              <span>{ui.start.newNightNote}</span>
            </button>
            <button type="button" class="ticket" data-do="demo" onClick={() => send({ do: 'demo' })}>
              <strong>{ui.start.demo}</strong>
              <span>{ui.start.demoNote}</span>
            </button>
            <button type="button" class="ticket" data-do="reader" onClick={() => send({ do: 'go', to: 'reader' })}>
              <strong>{ui.start.reader}</strong>
              <span>{texts.readerState(reader)}</span>
            </button>
            <button type="button" class="ticket" data-do="cards" onClick={() => send({ do: 'go', to: 'cards' })}>
              <strong>{ui.start.cards}</strong>
              <span>{ui.start.enrolled(home.enrolled.length)}</span>
            </button>
            <button type="button" class="ticket" data-do="screens" onClick={() => togglePanel('screens')}>
              <strong>{ui.lan.button}</strong>
              <span>{ui.lan.buttonNote}</span>
            </button>
          </nav>
        )}
        <section class="logbook">
          <h2>{ui.start.resume}</h2>
          {home.nights.length === 0 ? (
            <p>{ui.start.noNights}</p>
          ) : (
            <ul>
              {home.nights.map((night) => (
                <li key={night.id}>
                  <Entry night={night} />
                </li>
              ))}
            </ul>
          )}
        </section>
      </div>
      <footer class="small-print">
        <p>{ui.unofficial}</p>
        {hasControls && (
          <p>
            {ui.start.kept(home.folder)} ·{' '}
            <button type="button" class="as-text" data-do="news" onClick={() => togglePanel('news')}>
              {ui.news.button(version)}
            </button>
          </p>
        )}
      </footer>
    </main>
  );
}

/** One night of the log; one that cannot be read says why instead of vanishing. */
function Entry({ night }: { night: NightSummary }) {
  const { ui, name } = texts;
  const when = new Date(night.at).toLocaleString(texts.language, { dateStyle: 'medium', timeStyle: 'short' });
  const inside = (
    <>
      <span class="when">
        <Sign of={night.id} /> {when}
      </span>
      <span class="who">
        {night.seats.map((seat) => (
          <span key={seat[0]} class="seat-of">
            {seat.map((who) => (
              <PawnIcon key={who} who={who} />
            ))}
          </span>
        ))}
        <span class="sr">{name.list(night.seats.flat().map(name.who))}</span>
      </span>
      <span class="how">
        {ui.setup.players(night.players)}
        {night.mode !== 'standard' && `, ${texts.mode(night.mode).name}`}
      </span>
      <span class="state">
        {night.winners.length > 0 ? ui.start.won(name.list(night.winners.map(name.who))) : ui.start.round(night.round)}
      </span>
    </>
  );
  if (night.trouble)
    return (
      <div class="entry broken">
        <span class="when">{when}</span>
        <span class="trouble">{texts.saveTrouble(night.trouble)}</span>
      </div>
    );
  if (!hasControls) return <div class="entry">{inside}</div>;
  return (
    <div class="entry-line">
      <button
        type="button"
        class="entry"
        data-do="open-night"
        data-night={night.id}
        onClick={() => send({ do: 'open-night', id: night.id })}
      >
        {inside}
      </button>
      <button
        type="button"
        class="plain"
        data-replay-of={night.id}
        aria-label={`${ui.replay.watch}: ${when}`}
        onClick={() => send({ do: 'open-replay', id: night.id })}
      >
        {ui.replay.watch}
      </button>
    </div>
  );
}
