/** What a table does besides playing: a break, a check, packing up, changing seats, leaving. Quiet, behind one button. */
import { useStore } from '@nanostores/preact';
import { useState } from 'preact/hooks';
import type { FreezeWhy } from '../../src/messages/record.ts';
import type { NightView } from '../../src/messages/view.ts';
import { texts } from '../../src/text/index.ts';
import { Drawer } from '../parts/drawer.tsx';
import { $muted, $panel, send, toggleMuted } from '../store.ts';
import { Seating, type SeatingAct } from './seating.tsx';

export function TableDrawer({ night }: { night: NightView }) {
  const { ui } = texts;
  const [act, setAct] = useState<SeatingAct | null>(null);
  const muted = useStore($muted);
  const freeze = (why: FreezeWhy) => {
    send({ do: 'freeze', why });
    $panel.set(null);
  };
  const rest = () => {
    send({ do: 'break', on: true });
    $panel.set(null);
  };
  if (act)
    return (
      <Drawer kind="table" title={ui.table[act]}>
        <Seating night={night} act={act} onEnd={() => setAct(null)} />
      </Drawer>
    );
  return (
    <Drawer kind="table" title={ui.table.title}>
      <ul class="menu">
        <Line id="break" label={ui.table.break} note={ui.table.breakNote} touch={rest} />
        <Line id="audit" label={ui.table.audit} note={ui.table.auditNote} touch={() => freeze('audit')} />
        <Line id="knocked" label={ui.table.knocked} note={ui.table.knockedNote} touch={() => freeze('knocked')} />
        <Line id="pack" label={ui.table.pack} note={ui.table.packNote} touch={() => freeze('pack')} />
      </ul>
      <h3>{ui.table.seats}</h3>
      <ul class="menu">
        <Line id="swap" label={ui.table.swap} note={ui.table.swapNote} touch={() => setAct('swap')} />
        <Line id="merge" label={ui.table.merge} note={ui.table.mergeNote} touch={() => setAct('merge')} />
        <Line id="leave" label={ui.table.leave} note={ui.table.leaveNote} touch={() => setAct('leave')} />
      </ul>
      <h3>{ui.table.screen}</h3>
      <ul class="menu">
        <Line id="story" label={ui.night.story} touch={() => $panel.set('story')} />
        <Line id="screens" label={ui.lan.button} note={ui.lan.buttonNote} touch={() => $panel.set('screens')} />
        <Line id="keys" label={ui.keyList.title} touch={() => $panel.set('keys')} />
        <Line id="mute" label={muted ? ui.unmute : ui.mute} touch={toggleMuted} />
        <Line
          id="leave-night"
          label={ui.table.quit}
          note={ui.table.quitNote}
          touch={() => send({ do: 'leave-night' })}
        />
      </ul>
    </Drawer>
  );
}

function Line({ id, label, note, touch }: { id: string; label: string; note?: string; touch: () => void }) {
  return (
    <li>
      <button type="button" class="menu-line" data-do={id} onClick={touch}>
        <strong>{label}</strong>
        {note && <span>{note}</span>}
      </button>
    </li>
  );
}
