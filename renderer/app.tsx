/** The face: the host’s screen of the moment, the notice above it, the link’s trouble before everything. */
import { useStore } from '@nanostores/preact';
import { useLayoutEffect } from 'preact/hooks';
import type { View } from '../src/messages/view.ts';
import { texts } from '../src/text/index.ts';
import { $door } from './door.ts';
import { Paints } from './draw/paints.tsx';
import { asked, face } from './face.ts';
import { Labels } from './labels/labels.tsx';
import { Banner } from './parts/banner.tsx';
import { ReaderLamp } from './parts/reader-lamp.tsx';
import { Toast } from './parts/toast.tsx';
import { Cards } from './screens/cards.tsx';
import { DoorPage } from './screens/door.tsx';
import { Home } from './screens/home.tsx';
import { Night } from './screens/night.tsx';
import { Reader } from './screens/reader.tsx';
import { Replay } from './screens/replay.tsx';
import { Setup } from './screens/setup.tsx';
import { CommonDrawers } from './side/drawers.tsx';
import { $link, $view } from './store.ts';

export function App() {
  const view = useStore($view);
  const link = useStore($link);
  const door = useStore($door);

  useLayoutEffect(() => {
    document.documentElement.lang = texts.language;
    document.documentElement.dataset.face = face;
  }, []);

  return (
    <div
      class={`app face-${face}`}
      data-screen={view?.screen ?? ''}
      data-phase={(view?.replay ?? view)?.night?.phase ?? ''}
    >
      <Paints />
      {link === false && !door && <Banner tone="bad">{texts.ui.linkDown}</Banner>}
      {view?.screen === 'night' && <ReaderLamp reader={view.reader} />}
      {view?.demo && <p class="demo-flag">{texts.ui.demo}</p>}
      {door ? (
        <DoorPage door={door} />
      ) : view ? (
        <>
          <Screen view={view} />
          <CommonDrawers view={view} />
        </>
      ) : (
        <main class="opening-page">
          <h1>{texts.ui.connecting}</h1>
        </main>
      )}
      <Toast />
    </div>
  );
}

function Screen({ view }: { view: View }) {
  if (asked.get('sheet') === 'labels') return <Labels cards={view.cards} asked={asked} />;
  if (view.screen === 'night' && view.night) return <Night night={view.night} />;
  if (view.screen === 'replay' && view.replay) return <Replay replay={view.replay} />;
  if (view.screen === 'setup' && view.setup)
    return <Setup setup={view.setup} enrolled={view.home.enrolled} hands={view.hands} />;
  if (view.screen === 'cards' && view.cards) return <Cards cards={view.cards} reader={view.reader} />;
  if (view.screen === 'reader') return <Reader reader={view.reader} />;
  return <Home home={view.home} reader={view.reader} version={view.version} />;
}
