/** The options of the question, marked where they are on the train: spaces, pawns, loot at the asker’s feet. */
import type { ComponentChildren } from 'preact';
import type { Space } from '../../src/messages/facts.ts';
import { floorsOf } from '../../src/messages/piece.ts';
import type { OptionView, QuestionView, TrainView } from '../../src/messages/view.ts';
import { texts } from '../../src/text/index.ts';
import { kindOf } from '../draw/kinds.ts';
import { figureOf } from '../draw/pawn.tsx';
import { hasControls } from '../face.ts';
import { useMark } from '../hands/sign.tsx';
import { type Layout, placeLoot, placePawns, type Spot, spaceBox, type Things } from './layout.ts';
import { BEHIND, freedBy, placePrisoners } from './prisoner-spots.ts';

interface Props {
  readonly layout: Layout;
  readonly train: TrainView;
  readonly things: Things;
  readonly question: QuestionView;
  readonly onChoose: (key: string) => void;
}

export function OptionMarks({ layout, train, things, question, onChoose }: Props) {
  const pawns = placePawns(layout, train);
  return (
    <g class="marks">
      {question.options.map((option) => {
        const touch = () => onChoose(option.key);
        const common = { label: texts.option(question, option), digit: option.digit, touch, mark: option.key };
        if (option.kind === 'space')
          return <SpaceMark key={option.key} layout={layout} space={option.key} {...common} />;
        const freed = freedBy(option.key);
        if (freed) {
          const prisoner = placePrisoners(layout, things[BEHIND] ?? []).find(({ thing }) => thing === freed.thing);
          const spot = prisoner ?? pawns.get(freed.who);
          return spot ? (
            <SpotMark key={option.key} spot={spot} kind={prisoner ? 'token' : 'bandit'} {...common} />
          ) : null;
        }
        const spot =
          option.kind === 'bandit' ? pawns.get(figureOf(option.key)) : lootSpot(layout, train, question, option);
        return spot ? <SpotMark key={option.key} spot={spot} kind={option.kind} {...common} /> : null;
      })}
    </g>
  );
}

/** A token to loot lies in the space of who is asked; a token to lose lies on a sheet and is not on the train. */
function lootSpot(layout: Layout, train: TrainView, question: QuestionView, option: OptionView): Spot | null {
  if (option.kind !== 'token' || question.about !== 'loot.which') return null;
  const here = train.pawns[question.asks[0] ?? ''];
  const floor = floorsOf(train).find((each) => each.space === here);
  if (!floor) return null;
  return placeLoot(layout, floor).find(({ token }) => kindOf(token) === kindOf(option.key)) ?? null;
}

interface Mark {
  readonly label: string;
  readonly digit: number | null;
  readonly touch: () => void;
  readonly mark: string;
}

/** A whole space that may be touched. */
export function SpaceMark({ layout, space, ...mark }: Mark & { layout: Layout; space: Space }) {
  const box = spaceBox(layout, space);
  if (!box) return null;
  return (
    <Touchable {...mark} kind="space">
      <rect class="zone" x={box.x} y={box.y} width={box.width} height={box.height} rx="14" />
      <Digit {...mark} x={box.x + 26} y={box.y + 26} />
    </Touchable>
  );
}

function SpotMark({ spot, kind, ...mark }: Mark & { spot: Spot; kind: string }) {
  const token = kind === 'token';
  const [half, tall] = token ? [22, 34] : [25, 110];
  // Above a pawn’s hat; on the corner of a token, where it covers nobody’s badge.
  const [aside, above] = token ? [-half, tall - 8] : [0, tall + 4];
  return (
    <Touchable {...mark} kind={kind}>
      <rect
        class="zone"
        x={spot.x - half * spot.scale}
        y={spot.y - tall * spot.scale}
        width={2 * half * spot.scale}
        height={(tall + 8) * spot.scale}
        rx="16"
      />
      <Digit {...mark} x={spot.x + aside * spot.scale} y={spot.y - above * spot.scale} size={token ? 0.75 : 1} />
    </Touchable>
  );
}

function Touchable({
  label,
  digit,
  touch,
  mark,
  kind,
  children,
}: Mark & { kind: string; children: ComponentChildren }) {
  const { label: sign } = useMark(mark, digit);
  if (!hasControls) return <g class={`mark ${kind}`}>{children}</g>;
  return (
    // biome-ignore lint/a11y/useSemanticElements: an SVG drawing has no button element
    <g
      class={`mark ${kind}`}
      role="button"
      tabindex={0}
      aria-label={sign === null ? label : `${sign}: ${label}`}
      data-mark={mark}
      onClick={touch}
      onKeyDown={(event) => {
        if (event.key === 'Enter' || event.key === ' ') touch();
      }}
    >
      {children}
    </g>
  );
}

/** Its digit key in a circle, or the numbers that are tapped for it; wider where there are two. */
function Digit({ mark, digit, x, y, size = 1 }: Mark & { x: number; y: number; size?: number }) {
  const { label, open } = useMark(mark, digit);
  if (label === null) return null;
  const wide = label.length > 1 ? 12 : 0;
  return (
    <g class={`digit ${open ? '' : 'passed-by'}`} transform={`translate(${x + wide * size} ${y}) scale(${size})`}>
      <rect x={-19 - wide} y="-19" width={38 + 2 * wide} height="38" rx="19" />
      <text y="9" text-anchor="middle">
        {label}
      </text>
    </g>
  );
}
