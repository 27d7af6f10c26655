/** Below the train, one thing at a time: who is up, what is asked, what happened. */
import { useStore } from '@nanostores/preact';
import type { NightView } from '../../src/messages/view.ts';
import { texts } from '../../src/text/index.ts';
import { ActionCard } from '../draw/card.tsx';
import { PawnIcon } from '../draw/pawn.tsx';
import { $asker, askerOf } from './asker.ts';
import { pawnsOf } from './people.ts';
import { Pile, PileProgress } from './pile.tsx';
import { Question } from './question.tsx';
import { Told } from './told.tsx';
import { Turned } from './turned.tsx';

export function Stage({ night }: { night: NightView }) {
  switch (night.phase) {
    case 'schemin':
      return <Schemin night={night} />;
    case 'stealin':
      return <Stealin night={night} />;
    default:
      return <Between night={night} />;
  }
}

function Schemin({ night }: { night: NightView }) {
  const { question, turn } = night;
  const asker = useStore($asker);
  const up = question ? askerOf(question, asker) : turn;
  return (
    <div class={`stage schemin ${up ? '' : 'sealed'}`}>
      <Up night={night} who={up} />
      {question ? (
        <Question question={question} {...(up && { speaksTo: pawnsOf(night, up) })} />
      ) : (
        <Told night={night} />
      )}
      <Pile pile={night.pile} />
    </div>
  );
}

function Stealin({ night }: { night: NightView }) {
  const { question, now } = night;
  const goingOn = question?.options.some((option) => option.kind === 'next');
  return (
    <div class={`stage stealin ${goingOn ? 'going-on' : ''}`}>
      <div class="turned">
        {now ? <Turned key={now.at} who={now.who} card={now.card} /> : <NextCard night={night} />}
      </div>
      <div class="play">
        {now && <PileProgress pile={night.pile} at={now.at} />}
        {goingOn ? <Told night={night} /> : question && <Question question={question} />}
      </div>
      {goingOn && question ? <Question question={question} /> : <Told night={night} />}
    </div>
  );
}

/** Before the first card is turned over: its back, for whose it is everybody saw. */
function NextCard({ night }: { night: NightView }) {
  const first = night.pile[0];
  if (first) return <ActionCard who={first.who} card={null} size="large" />;
  return <Up night={night} who={night.question?.asks[0] ?? null} />;
}

/** Round cards, events, the end of a round: an event that has just struck hangs there as a poster. */
function Between({ night }: { night: NightView }) {
  const { question } = night;
  const struck = night.told.find((fact) => fact.is === 'event')?.event;
  const event = struck ?? (night.phase === 'event' ? night.round?.event : null);
  const asker = useStore($asker);
  const goingOn = question?.options.some((option) => option.kind === 'next') ?? true;
  const asked = question && askerOf(question, asker);
  return (
    <div class={`stage between ${night.phase}`}>
      {event && <Poster event={event} />}
      {!event && asked && <Up night={night} who={asked} />}
      <div class="play">
        <Told night={night} lines={goingOn ? 4 : 2} />
        {question && (
          <Question question={question} {...(asked && asked !== 'table' && { speaksTo: pawnsOf(night, asked) })} />
        )}
      </div>
    </div>
  );
}

function Poster({ event }: { event: string }) {
  return (
    <div class="poster">
      <p class="kicker">{texts.ui.night.eventNow}</p>
      <h2>{texts.name.event(event)}</h2>
      <p>{texts.name.eventNote(event)}</p>
    </div>
  );
}

/** Whose turn it is, as large as the table is far: a player of two bandits stands there with both. */
function Up({ night, who }: { night: NightView; who: string | null }) {
  if (!who || who === 'table') return null;
  const pawns = pawnsOf(night, who);
  const seat = night.seats.find((each) => each.who === who);
  return (
    <div class={`up bandit-${who} ${pawns.length > 1 ? 'two-up' : ''}`}>
      <p class="up-pawns">
        {pawns.map((pawn) => (
          <PawnIcon key={pawn} who={pawn} />
        ))}
      </p>
      <p class="up-name">
        {pawns.length > 1 && seat?.name ? seat.name : texts.name.list(pawns.map(texts.name.who)).replace(/^the /, '')}
      </p>
    </div>
  );
}
