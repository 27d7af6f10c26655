/** What is printed on cards, touched card by card: of a deck how many of each, of a pile its cards from the top down. */
import { useState } from 'preact/hooks';
import type { SetupDraft } from '../../src/messages/commands.ts';
import type { SetupView } from '../../src/messages/view.ts';
import { texts } from '../../src/text/index.ts';

type Print = SetupView['prints'][number];
type Known = SetupDraft['known'];

interface Props {
  readonly prints: readonly Print[];
  readonly known: Known;
  readonly take: (known: Known) => void;
  readonly close: () => void;
}

/** A deck is read as a whole or not at all. */
const isHalfRead = ({ kind, count }: Print, read: readonly string[]): boolean =>
  kind === 'deck' && read.length > 0 && read.length < count;

export function TypePrints({ prints, known, take, close }: Props) {
  const { ui } = texts;
  const [all, setAll] = useState<Known>(known);
  const readOf = ({ of }: Print): string[] => all[of] ?? [];
  const half = prints.some((print) => isHalfRead(print, readOf(print)));
  const whole = () => Object.fromEntries(Object.entries(all).filter(([, read]) => read.length > 0));
  return (
    <div class="type-card type-prints" role="dialog" aria-modal="true" aria-label={ui.prints.title}>
      <div class="typed">
        <h2>{ui.prints.title}</h2>
        <p class="hint">{ui.prints.note}</p>
        <p class="typed-tools">
          <button type="button" class="plain" data-do="type-close" onClick={close}>
            {ui.round.cancel}
          </button>
          <button type="button" class="big" data-do="type-take" disabled={half} onClick={() => take(whole())}>
            {ui.prints.take}
          </button>
        </p>
      </div>
      {prints.map((print) => (
        <PrintRow
          key={print.of}
          print={print}
          read={readOf(print)}
          change={(read) => setAll({ ...all, [print.of]: read })}
        />
      ))}
    </div>
  );
}

interface RowProps {
  readonly print: Print;
  readonly read: readonly string[];
  readonly change: (read: string[]) => void;
}

function PrintRow({ print, read, change }: RowProps) {
  const { of, names, count, kind } = print;
  const { ui } = texts;
  const { name, note } = texts.print(of);
  const choices = kind === 'pile' ? [...names, ''] : names;
  return (
    <fieldset class="type-row" data-print={of}>
      <legend>
        {name} <span class="hint">{note}</span>
      </legend>
      <p class="type-read">
        <span role="status">{ui.prints.read(read.length, count)}</span>
        <button
          type="button"
          class="plain"
          data-do="one-less"
          disabled={read.length === 0}
          onClick={() => change(read.slice(0, -1))}
        >
          {ui.round.oneLess}
        </button>
      </p>
      {kind === 'pile' && read.length > 0 && (
        <ol class="type-pile">
          {read.map((printed, at) => (
            <li key={at}>{labelOf(of, printed)}</li>
          ))}
        </ol>
      )}
      {choices.map((printed) => (
        <button
          key={printed}
          type="button"
          class="type-choice"
          data-choice={printed}
          disabled={read.length >= count}
          onClick={() => change([...read, printed])}
        >
          {labelOf(of, printed)}
          {kind === 'deck' && <b class="type-count">{read.filter((one) => one === printed).length}</b>}
        </button>
      ))}
    </fieldset>
  );
}

const labelOf = (of: string, printed: string): string =>
  printed === '' ? texts.ui.prints.unread : texts.printed(of, printed);
