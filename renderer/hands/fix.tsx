/** Putting the table right by taps, in the place of the question; places on the train have their numbers there. */

import { box, floorsOf, type Piece } from '../../src/messages/piece.ts';
import type { HandsView, NightView, QuestionView } from '../../src/messages/view.ts';
import { texts } from '../../src/text/index.ts';
import { PieceIcon } from '../correct/dragged.tsx';
import { PawnIcon } from '../draw/pawn.tsx';
import { Sign } from './sign.tsx';

export const isFixing = (hands: HandsView | null): hands is HandsView => hands?.about.startsWith('fix.') ?? false;

export function FixByTaps({ night, hands }: { night: NightView; hands: HandsView }) {
  const { ui } = texts;
  const piece = hands.piece === null ? null : pieceOf(hands.piece);
  const step = hands.about.replace('fix.', '');
  const onTrain = placesOnTrain(night, hands);
  const rest = Object.keys(hands.tags).filter((key) => !onTrain.includes(key));
  return (
    <section class="stage fixing by-taps" aria-label={ui.night.fix} data-fixing={step}>
      <div class="fix-ask" role="status">
        {piece && <PieceIcon piece={piece} />}
        <h2>{piece ? ui.correct.whereTo(nameOf(piece)) : step === 'from' ? ui.hands.from : ui.hands.which}</h2>
        <p class="hint">{step === 'from' ? ui.hands.fromHow : piece ? ui.hands.place : ''}</p>
        <p class="agree-commands">
          {ui.hands.back} <kbd class="tag">{texts.name.card('undo')}</kbd> {ui.hands.never}{' '}
          <kbd class="tag">{texts.name.card('fix')}</kbd>
        </p>
      </div>
      <ul class="options">
        {rest.map((key) => (
          <li key={key} class="option" data-option={key}>
            <Sign of={key} />
            {step === 'which' ? <PieceIcon piece={pieceOf(key)} /> : isSeat(night, key) && <PawnIcon who={key} />}
            <span class="label">{step === 'which' ? nameOf(pieceOf(key)) : placeName(key, piece)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The places on the train as options of a question, so that they are marked as those are. */
export const placesAsQuestion = (night: NightView, hands: HandsView): QuestionView => ({
  id: hands.about,
  asks: [],
  waits: [],
  about: hands.about,
  with: {},
  cites: [],
  options: placesOnTrain(night, hands).map((key) => ({ key, kind: 'space', digit: null, for: null })),
});

const placesOnTrain = (night: NightView, { tags }: HandsView): string[] =>
  floorsOf(night.train).flatMap(({ space }) => (tags[space] ? [space] : []));

const isSeat = ({ seats }: NightView, key: string): boolean => seats.some(({ who }) => who === key);

function pieceOf(key: string): Piece {
  const [is, name] = [key.slice(0, key.indexOf(' ')), key.slice(key.indexOf(' ') + 1)];
  if (is === 'pawn') return { is, who: name };
  return is === 'token' ? { is, token: name, from: '' } : { is: 'thing', thing: name, from: '' };
}

function nameOf(piece: Piece): string {
  const { name } = texts;
  if (piece.is === 'thing') return name.thing(piece.thing);
  return piece.is === 'pawn' ? name.who(piece.who) : texts.ui.correct.the(name.token(piece.token));
}

/** @param piece the one that goes there, once it is known */
function placeName(place: string, piece: Piece | null): string {
  const { correct } = texts.ui;
  if (place === 'skip-step') return correct.skip;
  if (place !== box) return texts.name.at(place);
  if (!piece) return correct.box;
  return piece.is === 'pawn' ? correct.offTrain : correct.intoBox;
}
