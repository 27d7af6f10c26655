/** The train, hero of every night: the picture, the pieces on it, and what may be touched. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Fact, Place, Space } from '../../src/messages/facts.ts';
import { floorsOf, type Piece } from '../../src/messages/piece.ts';
import type { PutBack, QuestionView, TrainView } from '../../src/messages/view.ts';
import { texts } from '../../src/text/index.ts';
import { putAt, takeUp } from '../correct/hand.ts';
import { Annexes, AnnexFronts } from './annexes/annexes.tsx';
import { Horses } from './beside/horses.tsx';
import { Car } from './car.tsx';
import { Flashes } from './flashes.tsx';
import { layTrain, placePawns, type Things } from './layout.ts';
import { level } from './level.ts';
import { Locomotive } from './locomotive.tsx';
import { Loot } from './loot.tsx';
import { OptionMarks } from './marks.tsx';
import { Moves } from './moves.tsx';
import { Pawns } from './pawns.tsx';
import { Places } from './places.tsx';
import type { Box } from './plan.ts';
import { BEHIND } from './prisoner-spots.ts';
import { Prisoners } from './prisoners.tsx';

interface Props {
  readonly train: TrainView;
  /** Things of the modules by place. */
  readonly things: Things;
  readonly active: readonly string[];
  readonly question: QuestionView | null;
  /** The car that is asked about, where a question names one. */
  readonly car: number | null;
  readonly told: readonly Fact[];
  readonly toldFrom: number;
  readonly onChoose: (key: string) => void;
  /** Putting the table right: null, or the piece that was touched so far. */
  readonly fix: { readonly held: Piece | null } | null;
  /** The place below a piece that is being dragged; undefined while none is. */
  readonly over: Place | null | undefined;
  /** What is to be moved on the real table. */
  readonly moves: readonly PutBack[];
  /** Pieces that are not yet back on a table that is being rebuilt: pawns by name, loot as `token@space`. */
  readonly absent: ReadonlySet<string>;
}

export function Train(props: Props) {
  const { train, active, question, fix, absent } = props;
  const held = fix?.held ?? null;
  const taking = fix !== null && held === null;
  const layout = layTrain(train, props.things);
  const spots = placePawns(layout, train);
  const strip = useRef<HTMLDivElement>(null);
  const focus = spots.get(active[0] ?? '')?.x ?? middleOf(layout.cars[props.car ?? -1]);

  // On a narrow screen the train is a strip: bring whoever acts into the middle of it, or the car that is asked about.
  useLayoutEffect(() => {
    const box = strip.current;
    if (!box || focus === null || box.scrollWidth <= box.clientWidth) return;
    box.scrollTo({ left: (focus / layout.width) * box.scrollWidth - box.clientWidth / 2 });
  }, [focus, layout.width]);

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, and what scrolls must be reachable by keys
    <section class="train-strip" ref={strip} aria-label={texts.ui.night.train} tabIndex={0}>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing is no fieldset */}
      <svg
        class={`train ${layout.bottom > level.bottom ? 'fronted' : ''} ${held ? 'putting' : taking ? 'taking' : ''}`}
        viewBox={`0 0 ${layout.width} ${layout.bottom}`}
        preserveAspectRatio="xMidYMax meet"
        style={{ '--units': layout.width }}
        role="group"
        aria-label={texts.ui.night.train}
      >
        <Track width={layout.width} bottom={layout.bottom} />
        {train.cars.map((car, index) => {
          const box = layout.cars[index];
          if (!box) return null;
          const marks = props.things[`beside.${index}`] ?? [];
          if (index === 0)
            return <Locomotive key="0" cab={box} boiler={layout.boiler} burning={marks.includes('fire')} />;
          return (
            <Car
              key={index}
              id={car.id}
              index={index}
              box={box}
              caboose={index === train.cars.length - 1}
              marks={marks}
            />
          );
        })}
        <Annexes
          cars={layout.cars}
          annexes={train.annexes}
          onTouch={taking ? (thing, from) => takeUp({ is: 'thing', thing, from }) : null}
        />
        <Prisoners layout={layout} prisoners={props.things[BEHIND] ?? []} />
        <Horses
          layout={layout}
          things={props.things}
          onTouch={taking ? (thing, from) => takeUp({ is: 'thing', thing, from }) : null}
        />
        <Places
          layout={layout}
          train={train}
          onPut={held && ((space) => putAt(held, space))}
          over={props.over ?? null}
          dragging={props.over !== undefined}
        />
        <Pawns
          layout={layout}
          train={train}
          active={active}
          onTouch={taking ? (who) => takeUp({ is: 'pawn', who }) : null}
          absent={(who) => absent.has(who)}
        />
        <Loot
          layout={layout}
          train={train}
          onTouch={taking ? (token, from) => takeUp({ is: 'token', token, from }) : null}
          absent={(token, space) => absent.has(`${token}@${space}`)}
        />
        <AnnexFronts cars={layout.cars} annexes={train.annexes} />
        <Moves layout={layout} spots={spots} moves={props.moves} />
        <Flashes layout={layout} train={train} told={props.told} toldFrom={props.toldFrom} />
        {question && !fix && (
          <OptionMarks
            layout={layout}
            train={train}
            things={props.things}
            question={question}
            onChoose={props.onChoose}
          />
        )}
      </svg>
      <TrainInWords train={train} />
    </section>
  );
}

const middleOf = (car: Box | undefined): number | null => (car ? car.x + car.width / 2 : null);

function Track({ width, bottom }: { width: number; bottom: number }) {
  return (
    <g class="track">
      <path class="ballast" d={`M-2000 ${level.rail - 6}H${width + 2000}V${bottom + 200}H-2000Z`} />
      <path class="rail" d={`M-2000 ${level.rail}H${width + 2000}V${level.rail + 5}H-2000Z`} />
      <path class="ties" d={`M-2000 ${level.rail + 9}H${width + 2000}`} />
    </g>
  );
}

/** A car with a cell has a corridor inside. */
const spaceName = ({ annexes }: TrainView, space: Space): string =>
  annexes.some(({ id, car }) => id === 'cell' && space === `${car}.in`)
    ? texts.ui.night.corridor
    : texts.name.space(space);

/** The same picture for those who listen to it. */
function TrainInWords({ train }: { train: TrainView }) {
  return (
    <ul class="sr">
      {floorsOf(train)
        .filter((floor) => floor.pawns.length + floor.loot.length > 0)
        .map((floor) => (
          <li key={floor.space}>
            {spaceName(train, floor.space)}: {texts.name.list(floor.pawns.map(texts.name.who))};{' '}
            {texts.name.tokens(floor.loot)}
          </li>
        ))}
    </ul>
  );
}
