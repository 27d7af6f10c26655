/**
 * A reader that types like a keyboard: its keys come faster than people type. While one is connected, digits and
 * letters of numbers are held back for a moment; a burst of them goes to the host as one card, anything slower to the
 * screen as if nothing had been.
 */
import { $view, send } from './store.ts';

/** Milliseconds between two keys of a reader, at most. People need 80 and more. */
const BETWEEN_MS = 60;
/** The shortest number is one of four bytes. */
const FEWEST = 8;
/** What a card's number may be written with; some put `;` before it and `?` behind it. */
const OF_NUMBERS = /^[0-9a-f,:;?%-]$/i;
const AT_PLACE: Record<string, string> = { Comma: ',', Semicolon: ';', Minus: '-', Slash: '?' };

/** Listens before all others. */
export function listenToWedge(): void {
  let held: KeyboardEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const release = () => {
    clearTimeout(timer);
    const keys = held;
    held = [];
    if (keys.length >= FEWEST) typed(keys);
    else for (const key of keys) key.target?.dispatchEvent(new KeyboardEvent('keydown', key));
  };

  addEventListener(
    'keydown',
    (event) => {
      // What is not trusted is what we let go again.
      if (!event.isTrusted || event.repeat || !isWanted() || event.ctrlKey || event.altKey || event.metaKey) return;
      if (event.target instanceof Element && event.target.matches('input, select, textarea')) return;
      const ends = event.key === 'Enter' || event.key === 'Tab';
      if (ends && held.length >= FEWEST) {
        hold(event);
        release();
      } else if (!ends && belongs(event)) {
        held.push(event);
        hold(event);
        clearTimeout(timer);
        timer = setTimeout(release, BETWEEN_MS);
      } else if (event.key !== 'Shift') release();
    },
    { capture: true },
  );
}

/** With another layout the digits of a reader arrive as `à` or `&`: a burst is told by the places of its keys, too. */
const belongs = (event: KeyboardEvent): boolean => OF_NUMBERS.test(event.key) || OF_NUMBERS.test(atPlace(event));

/** On the reader's own screen it is listened for too, so that it can be proposed. */
const isWanted = (): boolean => {
  const view = $view.get();
  return view?.screen === 'reader' || view?.reader.source === 'keyboard';
};

function hold(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

function typed(keys: readonly KeyboardEvent[]): void {
  const text = (of: (key: KeyboardEvent) => string) =>
    keys
      .map(of)
      .join('')
      .replace(/^[;%]|\?$/g, '');
  send({ do: 'typed', place: text(atPlace), typed: text(({ key }) => key) });
}

/** What stands at that place of a US keyboard, whatever the layout of this computer; empty for keys of no number. */
function atPlace({ code }: KeyboardEvent): string {
  return /^(?:Digit|Numpad|Key)([0-9A-Z])$/.exec(code)?.[1] ?? AT_PLACE[code] ?? '';
}
