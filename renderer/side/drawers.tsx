/** Which sheet of paper lies over the side of the screen, if any: those of a night, and those of every screen. */
import { useStore } from '@nanostores/preact';
import type { NightView, View } from '../../src/messages/view.ts';
import { $panel } from '../store.ts';
import { KeysDrawer } from './keys.tsx';
import { LogDrawer } from './log.tsx';
import { NewsDrawer } from './news.tsx';
import { ScreensDrawer } from './screens.tsx';
import { StoryDrawer } from './story.tsx';
import { TableDrawer } from './table.tsx';
import { TonightDrawer } from './tonight.tsx';

export function Drawers({ night }: { night: NightView }) {
  switch (useStore($panel)) {
    case 'tonight':
      return <TonightDrawer night={night} />;
    case 'log':
      return <LogDrawer night={night} />;
    case 'table':
      return <TableDrawer night={night} />;
    case 'story':
      return <StoryDrawer story={night.story} />;
    default:
      return null;
  }
}

export function CommonDrawers({ view }: { view: View }) {
  switch (useStore($panel)) {
    case 'keys':
      return <KeysDrawer />;
    case 'screens':
      return view.lan ? <ScreensDrawer lan={view.lan} /> : null;
    case 'news':
      return <NewsDrawer version={view.version} />;
    default:
      return null;
  }
}
