/** Putting the table right, in the place of the question: touch what is wrong, then where it is; or count. Three touches at most. */
import type { Correction } from '../../src/messages/commands.ts';
import type { Place, Thing, Who } from '../../src/messages/facts.ts';
import { box, fits, outOfGame, type Piece, waitingAt } from '../../src/messages/piece.ts';
import type { NightView, SeatView } from '../../src/messages/view.ts';
import { texts } from '../../src/text/index.ts';
import { PawnIcon } from '../draw/pawn.tsx';
import { HE } from '../he.ts';
import { send } from '../store.ts';
import { Counter } from './counter.tsx';
import { PieceIcon } from './dragged.tsx';
import { Goals } from './goals.tsx';
import { $fix, putAt, takeUp } from './hand.ts';
import { Marks } from './marks.tsx';

interface Props {
  readonly night: NightView;
  readonly held: Piece | null;
  /** Whose bullets are counted. */
  readonly whose: Who | null;
}

const correct = (put: Correction): void => send({ do: 'correct', put });

export function Fixing({ night, held, whose }: Props) {
  const { ui } = texts;
  const seat = night.seats.find(({ who }) => who === whose);
  return (
    <section class="stage fixing" aria-label={ui.night.fix}>
      <div class="fix-ask" role="status">
        {held && <PieceIcon piece={held} />}
        <h2>{held ? ui.correct.whereTo(nameOf(held)) : ui.correct.what}</h2>
        <p class="hint">{held ? ui.correct.touchPlace : ui.correct.how}</p>
        <button type="button" class="plain" data-do="stop-fix" onClick={() => $fix.set(null)}>
          {held ? ui.correct.neverMind : ui.correct.done}
        </button>
      </div>
      {(!held || fits(held, box)) && <Box night={night} held={held} />}
      {(seat && !held ? [] : waitingAt(night)).map((place) => (
        <Untaken key={place} place={place} things={night.things[place] ?? []} held={held} />
      ))}
      {!held && !seat && <Marks night={night} />}
      {!held && (seat ? <Counts night={night} seat={seat} /> : <Common night={night} />)}
    </section>
  );
}

/** What tells a drag which piece it is. */
function marksOf(piece: Piece): Record<string, string> {
  if (piece.is === 'pawn') return { 'data-pawn': piece.who };
  const what = piece.is === 'token' ? { 'data-token': piece.token } : { 'data-thing': piece.thing };
  return { ...what, 'data-from': piece.from };
}

function nameOf(piece: Piece): string {
  const { name } = texts;
  if (piece.is === 'thing') return name.thing(piece.thing);
  return piece.is === 'pawn' ? name.who(piece.who) : texts.ui.correct.the(name.token(piece.token));
}

/** What is out of the game: loot comes from here and goes here, and so do pawns that stand in no space. */
function Box({ night, held }: { night: NightView; held: Piece | null }) {
  const { ui, name } = texts;
  return (
    <div class="fix-box" data-place={box}>
      <h3>{ui.correct.box}</h3>
      {held ? (
        <button type="button" class="plain" data-put={box} onClick={() => putAt(held, box)}>
          {held.is === 'pawn' ? ui.correct.offTrain : ui.correct.intoBox}
        </button>
      ) : (
        <div class="fix-tokens">
          {outOfGame(night).map((piece) => (
            <button
              key={nameOf(piece)}
              type="button"
              aria-label={piece.is === 'token' ? ui.correct.fromBox(name.token(piece.token)) : nameOf(piece)}
              {...marksOf(piece)}
              onClick={() => takeUp(piece)}
            >
              <PieceIcon piece={piece} />
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

/** What lies there for whoever comes first, to be taken up and put down as the box is. */
function Untaken({ place, things, held }: { place: Place; things: readonly Thing[]; held: Piece | null }) {
  const { name, ui } = texts;
  if (held && !fits(held, place)) return null;
  return (
    <div class="fix-box untaken" data-place={place}>
      <h3>{name.at(place)}</h3>
      {held ? (
        <button type="button" class="plain" data-put={place} onClick={() => putAt(held, place)}>
          {ui.correct.nobodys}
        </button>
      ) : (
        <div class="fix-things">
          {things.map((thing) => (
            <button
              key={thing}
              type="button"
              class="kept"
              {...marksOf({ is: 'thing', thing, from: place })}
              onClick={() => takeUp({ is: 'thing', thing, from: place })}
            >
              {name.card(thing)}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

/** The numbers that are nobody's own, and the two ways to step over the record. */
function Common({ night }: { night: NightView }) {
  const { ui, name } = texts;
  return (
    <div class="fix-counts">
      <Counter id="neutral" label={ui.correct.neutral} value={night.neutral} set={(neutral) => correct({ neutral })} />
      <fieldset class="fix-first">
        <legend class="sr">{ui.night.first}</legend>
        <span aria-hidden="true">{ui.night.first}</span>
        {[...new Set(night.seats.map(({ player }) => player))].map((who) => (
          <button
            key={who}
            type="button"
            aria-pressed={night.firstPlayer === who}
            aria-label={name.who(who)}
            data-leads={who}
            onClick={() => correct({ firstPlayer: who })}
          >
            <PawnIcon who={who} />
          </button>
        ))}
      </fieldset>
      <p class="fix-steps">
        <button type="button" class="plain" data-do="skip-step" onClick={() => stepOver('skip-step')}>
          {ui.correct.skip}
        </button>
        <button type="button" class="plain" data-do="repeat-card" onClick={() => stepOver('repeat-card')}>
          {ui.correct.repeat}
        </button>
      </p>
    </div>
  );
}

function stepOver(step: 'skip-step' | 'repeat-card'): void {
  send({ do: step });
  $fix.set(null);
}

/** One bandit's bullets and cards. */
function Counts({ night, seat }: { night: NightView; seat: SeatView }) {
  const { ui, name } = texts;
  const { who, received } = seat;
  const shooters = [...night.seats.map((each) => each.who).filter((each) => each !== who), 'neutral'];
  return (
    <div class="fix-counts">
      <h3 class="fix-whose">
        <PawnIcon who={who} /> {name.who(who)}
      </h3>
      {seat.cylinders.map(({ id, left }, at) => (
        <Counter
          key={id}
          id={at === 0 ? 'cylinder' : id}
          label={seat.cylinders.length === 1 ? ui.correct.cylinder : ui.correct.cylinderNumber(at + 1)}
          value={left}
          set={(n) => correct({ cylinder: { [id]: n } })}
        />
      ))}
      <Counter
        id="hand"
        label={ui.correct.hand}
        value={seat.hand}
        set={(n) => correct({ hand: { [seat.player]: n } })}
      />
      {shooters.map((by) => {
        const others = received.filter((each) => each !== by);
        return (
          <Counter
            key={by}
            id={by}
            label={by === 'neutral' ? ui.correct.neutralIn : ui.correct.bulletsOf(name.who(by))}
            value={received.length - others.length}
            set={(n) => correct({ received: { [who]: [...others, ...Array.from({ length: n }, () => by)] } })}
          />
        );
      })}
      {who === HE && <Goals things={night.things} correct={correct} />}
    </div>
  );
}
