/** Small tools for building English sentences; they keep an unknown code readable instead of printing `undefined`. */

/** `angryMarshal`, `neutral-shortage`, `tap.play` → `Angry marshal`, `Neutral shortage`, `Tap play`. */
export function humanise(code: string): string {
  const words = code
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[-_.]+/g, ' ')
    .trim()
    .toLowerCase();
  return words === '' ? 'Something' : capital(words);
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `a`, `a and b`, `a, b and c`. */
export function list(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? 'nobody';
  return `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]}`;
}

export function count(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n === 1 ? one : many}`;
}

/** A dictionary look-up that never fails. */
export function word(dictionary: Readonly<Record<string, string>>, code: string): string {
  return Object.hasOwn(dictionary, code) ? (dictionary[code] ?? humanise(code)) : humanise(code);
}

/** One of the words sent along with a code, as text. */
export function given(words: Readonly<Record<string, unknown>>, key: string): string | null {
  const value = words[key];
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : null;
}
