/** What each antenna of the reader is for, where there are several. */
import type { AntennaRole, ReaderView } from '../../src/messages/view.ts';
import { texts } from '../../src/text/index.ts';
import { send } from '../store.ts';
import { Chips } from './how.tsx';

const ROLES: readonly AntennaRole[] = ['any', 'pile', 'answers', 'loot'];

export function Antennas({ antennas }: Pick<ReaderView, 'antennas'>) {
  const { ui } = texts;
  if (antennas.length < 2) return null;
  return (
    <section class="how antennas">
      <h2>{ui.reader.antennas}</h2>
      <p>{ui.reader.antennasNote}</p>
      {antennas.map((role, antenna) => (
        <div key={antenna} data-antenna={antenna}>
          <Chips
            about={ui.reader.antenna(antenna)}
            chips={ROLES.map((id) => ({ id, name: ui.reader.roles[id] }))}
            chosen={role}
            choose={(id) => send({ do: 'antenna', antenna, role: id as AntennaRole })}
          />
        </div>
      ))}
    </section>
  );
}
