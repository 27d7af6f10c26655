/** The night: header, train, stage, seats; or the count once the last round is over. */
import { useStore } from '@nanostores/preact';
import type { NightView } from '../../src/messages/view.ts';
import { texts } from '../../src/text/index.ts';
import { Count } from '../night/count.tsx';
import { Flights } from '../night/flights.tsx';
import { NightHeader } from '../night/header.tsx';
import { PutBackList } from '../night/putback.tsx';
import { Seats } from '../night/seats.tsx';
import { Stage } from '../night/stage.tsx';
import { Story } from '../night/told.tsx';
import { Banner } from '../parts/banner.tsx';
import { Scenery } from '../parts/scenery.tsx';
import { $fix, send } from '../store.ts';
import { Train } from '../train/train.tsx';

export function Night({ night }: { night: NightView }) {
  const fix = useStore($fix);
  const { question } = night;
  const active = whoActs(night);
  const counting = night.count !== null && (night.phase === 'count' || night.phase === 'over');

  const choose = (key: string) => {
    if (question) send({ do: 'answer', question: question.id, key });
  };
  const correct = (to: string) => {
    if (fix?.piece) send({ do: 'correct', put: { pieces: { [fix.piece]: to } } });
    $fix.set(null);
  };

  return (
    <main class={`night phase-${night.phase} ${isDark(night) ? 'in-tunnel' : ''}`}>
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
        <>
          <div class="vista">
            <Scenery />
            <NightHeader night={night} />
            <Train
              train={night.train}
              active={active}
              question={night.putBack.length > 0 ? null : question}
              told={night.told}
              toldFrom={night.toldFrom}
              onChoose={choose}
              fix={fix}
              onFixPawn={(piece) => $fix.set({ piece })}
              onFixSpace={correct}
            />
          </div>
          {fix && (
            <p class="fix-bar" role="status">
              {fix.piece ? texts.ui.night.fixTo(texts.name.who(fix.piece)) : texts.ui.night.fixing}
              <button type="button" class="plain" onClick={() => $fix.set(null)}>
                {texts.ui.night.stopFix}
              </button>
            </p>
          )}
          {night.putBack.length > 0 ? <PutBackList moves={night.putBack} /> : <Stage night={night} />}
          <Seats night={night} active={active} />
          <Flights night={night} />
        </>
      )}
      <Story story={night.story} />
    </main>
  );
}

/** Whom to look at: who is asked, else whose card it is, else whose turn. */
function whoActs(night: NightView): string[] {
  const asked = night.question?.asks.filter((who) => who !== 'table') ?? [];
  if (asked.length > 0) return [...asked];
  const who = night.now?.who ?? night.turn;
  return who ? [who] : [];
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
