/** How the reader writes, for those that are not found out by themselves. */
import type { HowToRead, ReaderView } from '../../src/messages/view.ts';
import { texts } from '../../src/text/index.ts';
import { send } from '../store.ts';

type Profile = NonNullable<HowToRead['profile']>;
const ON_A_PORT: readonly Profile[] = ['auto', 'ttr', 'pn532-hsu', 'pad32', 'wedge-dec-le'];
const TYPED: readonly Profile[] = ['auto', 'wedge-dec-le', 'pad32'];
const LAYOUTS = ['place', 'typed'] as const;
/** Null: found out. */
const RATES = [null, 115_200, 57_600, 38_400, 19_200, 9600, 2400];

export function How({ reader }: { reader: ReaderView }) {
  const { source, how } = reader;
  const { ui } = texts;
  if (source === null || source === 'sim' || source.startsWith('pcsc')) return null;
  const types = source === 'keyboard';
  const use = (next: HowToRead) => send({ do: 'reader', source, how: next });
  const { profile, layout, baud, ...rest } = how;
  return (
    <section class="how">
      <h2>{ui.reader.how}</h2>
      <Chips
        about={types ? ui.reader.numbers : ui.reader.kind}
        chips={(types ? TYPED : ON_A_PORT).map((id) => ({
          id,
          name: types && id === 'auto' ? ui.reader.asItComes : ui.reader.profile[id],
        }))}
        chosen={profile ?? 'auto'}
        choose={(id) => use({ ...how, profile: id as Profile })}
      />
      {types ? (
        <Chips
          about={ui.reader.layout}
          chips={LAYOUTS.map((id) => ({ id, name: ui.reader.layouts[id] }))}
          chosen={layout ?? 'place'}
          choose={(id) => use({ ...how, layout: id as (typeof LAYOUTS)[number] })}
        />
      ) : (
        <Chips
          about={ui.reader.baud}
          chips={RATES.map((rate) => ({
            id: String(rate),
            name: rate === null ? ui.reader.rateFound(baud === undefined ? reader.baud : null) : String(rate),
          }))}
          chosen={String(baud ?? null)}
          choose={(id) => use({ ...rest, ...(profile && { profile }), ...(id !== 'null' && { baud: Number(id) }) })}
        />
      )}
    </section>
  );
}

interface ChipsProps {
  readonly about: string;
  readonly chips: readonly { id: string; name: string }[];
  readonly chosen: string;
  readonly choose: (id: string) => void;
}

export function Chips({ about, chips, chosen, choose }: ChipsProps) {
  return (
    <fieldset class="chips">
      <legend>{about}</legend>
      {chips.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          class="plain"
          data-how={id}
          aria-pressed={id === chosen}
          onClick={() => choose(id)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
