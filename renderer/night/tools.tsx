/** The few buttons that are always there on the console; what is wanted seldom lies behind Table. */
import { useStore } from '@nanostores/preact';
import type { NightView } from '../../src/messages/view.ts';
import { texts } from '../../src/text/index.ts';
import { $fix, toggleFix } from '../correct/hand.ts';
import { $panel, type Panel, send, togglePanel } from '../store.ts';

export function Tools({ night }: { night: NightView }) {
  const { ui } = texts;
  const fixing = useStore($fix) !== null;
  return (
    <nav class="tools" aria-label={ui.product}>
      <button type="button" data-do="undo" disabled={!night.canUndo} onClick={() => send({ do: 'undo' })}>
        {ui.night.undo}
      </button>
      <button type="button" data-do="redo" disabled={!night.canRedo} onClick={() => send({ do: 'redo' })}>
        {ui.night.redo}
      </button>
      <button type="button" data-do="fix" aria-pressed={fixing} onClick={toggleFix}>
        {ui.night.fix}
      </button>
      <PanelButton panel="log" label={ui.log.button} />
      <PanelButton panel="tonight" label={ui.tonight.button} />
      <PanelButton panel="table" label={ui.table.button} />
    </nav>
  );
}

function PanelButton({ panel, label }: { panel: Panel; label: string }) {
  const open = useStore($panel) === panel;
  return (
    <button type="button" data-do={panel} aria-pressed={open} onClick={() => togglePanel(panel)}>
      {label}
    </button>
  );
}
