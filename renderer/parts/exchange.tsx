/** The list of cards as a file, to another computer and from it. */
import { texts } from '../../src/text/index.ts';
import { send } from '../store.ts';

const WAYS = ['add', 'replace'] as const;

export function Exchange({ file }: { file: string }) {
  const { ui } = texts;
  const take = async (input: HTMLInputElement, way: (typeof WAYS)[number]) => {
    const chosen = input.files?.[0];
    // Chosen again, the same file is to be read again.
    if (chosen) send({ do: 'import-cards', file: await chosen.text(), way });
    input.value = '';
  };
  return (
    <section class="exchange">
      <h2>{ui.cards.exchange}</h2>
      <p>{ui.cards.exchangeNote}</p>
      <p class="exchange-ways">
        <a
          class="plain"
          data-do="export-cards"
          download="caboose-cards.json"
          href={`data:application/json,${encodeURIComponent(file)}`}
        >
          {ui.cards.save}
        </a>
        {WAYS.map((way) => (
          <label key={way} class="plain">
            {ui.cards.take[way]}
            <input
              type="file"
              class="sr"
              accept=".json,application/json"
              data-import={way}
              onChange={(event) => void take(event.currentTarget, way)}
            />
          </label>
        ))}
      </p>
    </section>
  );
}
