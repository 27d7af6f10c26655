/** The night: header, train, stage, seats; or the count once the last round is over. What stops play takes the stage's place. */
import { useStore } from '@nanostores/preact';
import type { NightView } from '../../src/messages/view.ts';
import { texts } from '../../src/text/index.ts';
import { Amend } from '../amend/amend.tsx';
import { startDrag } from '../correct/drag.ts';
import { Dragged } from '../correct/dragged.tsx';
import { Fixing } from '../correct/fixing.tsx';
import { $drag, $fix } from '../correct/hand.ts';
import { figureOf } from '../draw/pawn.tsx';
import { absentOf, Freeze } from '../freeze/freeze.tsx';
import { FixByTaps, isFixing, placesAsQuestion } from '../hands/fix.tsx';
import { $hands } from '../hands/sign.tsx';
import { $asker, answer, askerOf, optionsFor } from '../night/asker.ts';
import { Count } from '../night/count.tsx';
import { Evidence } from '../night/evidence.tsx';
import { Flights } from '../night/flights.tsx';
import { NightHeader } from '../night/header.tsx';
import { whoActs } from '../night/people.ts';
import { PutBackList } from '../night/putback.tsx';
import { Rest } from '../night/rest.tsx';
import { Seats } from '../night/seats.tsx';
import { Stage } from '../night/stage.tsx';
import { Warnings } from '../night/warnings.tsx';
import { Banner } from '../parts/banner.tsx';
import { Scenery } from '../parts/scenery.tsx';
import { Drawers } from '../side/drawers.tsx';
import { Train } from '../train/train.tsx';

export function Night({ night }: { night: NightView }) {
  const counting = night.count !== null && (night.phase === 'count' || night.phase === 'over');
  if (night.amend) return <Amend night={night} amend={night.amend} />;
  return (
    <main
      class={`night phase-${night.phase} ${isDark(night) ? 'in-tunnel' : ''} ${night.onBreak ? 'on-break' : ''}`}
      onPointerDown={night.freeze || night.onBreak || counting ? undefined : startDrag}
    >
      {night.unsaved && (
        <Banner tone="bad">
          <strong>{texts.ui.unsaved}</strong> {texts.notice(unsavedNotice(night.unsaved))}
        </Banner>
      )}
      {counting && night.count ? (
        <>
          <NightHeader night={night} />
          <Count night={night} count={night.count} />
        </>
      ) : (
        <OnTrain night={night} />
      )}
      <Drawers night={night} />
    </main>
  );
}

function OnTrain({ night }: { night: NightView }) {
  const fix = useStore($fix);
  const drag = useStore($drag);
  const asker = useStore($asker);
  const { question, freeze } = night;
  const active = whoActs(night);
  const stopped = freeze !== null || night.onBreak || night.putBack.length > 0;
  const by = question && askerOf(question, asker);
  const asks = question && by ? { ...question, options: optionsFor(question, by) } : null;
  const byTaps = useStore($hands);
  const marked = isFixing(byTaps) ? placesAsQuestion(night, byTaps) : asks;
  return (
    <>
      <div class="vista">
        <Scenery />
        <NightHeader night={night} />
        <Train
          train={night.train}
          things={night.things}
          active={stopped ? [] : active.map(figureOf)}
          question={stopped ? null : marked}
          car={stopped || question?.with.car === undefined ? null : Number(question.with.car)}
          told={night.told}
          toldFrom={night.toldFrom}
          onChoose={(key) => question && marked === asks && answer(question, key)}
          fix={freeze ? null : fix}
          over={drag?.over}
          moves={freeze ? [] : night.putBack}
          absent={absentOf(freeze)}
        />
      </div>
      {freeze ? (
        <Freeze freeze={freeze} />
      ) : (
        <>
          <Warnings warnings={night.warnings} />
          <Below night={night} fix={fix} />
          <Seats night={night} active={active} fix={fix} />
          <Evidence night={night} />
        </>
      )}
      <Flights night={night} />
      <Dragged />
    </>
  );
}

/** One thing at a time below the train: what stops play comes first. */
function Below({ night, fix }: { night: NightView; fix: ReturnType<typeof $fix.get> }) {
  const hands = useStore($hands);
  if (isFixing(hands)) return <FixByTaps night={night} hands={hands} />;
  if (fix) return <Fixing night={night} held={fix.held} whose={fix.whose} />;
  if (night.onBreak) return <Rest />;
  if (night.putBack.length > 0) return <PutBackList moves={night.putBack} />;
  return <Stage night={night} />;
}

function isDark(night: NightView): boolean {
  return (
    night.phase === 'schemin' &&
    night.round?.turns.some((turn) => turn.state === 'now' && turn.type === 'tunnel') === true
  );
}

function unsavedNotice(code: string) {
  return {
    n: 0,
    tone: 'bad' as const,
    code: code.includes('.') ? code : `save.${code}`,
    who: null,
    card: null,
    with: {},
  };
}
