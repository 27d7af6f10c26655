/** Where in a record the UID stands, if it has one: rules four and five of the tolerant reader. */

/** How the value behind a label is written. */
export type LabelKind = 'hex' | 'decimal' | 'padded';
export interface Labelled {
  readonly kind: LabelKind;
  /** The text from behind the label on. */
  readonly rest: string;
}

/** Removal, keys, failures and versions: such records speak of cards without one having been tapped. */
const NOT_A_SCAN = new RegExp(
  [
    String.raw`\b(?:removed|removal|released|departed|left|gone|lost|no (?:card|tag|picc)|no more)\b`,
    String.raw`\bkeys?\b`,
    String.raw`\b(?:fail(?:ed|ure|s)?|errors?|time(?:d )?out|unable|invalid|cannot|can't|could not|warning)\b`,
    String.raw`\b(?:versions?|firmware|ver\.)`,
  ].join('|'),
  'i',
);

const CARD = '(?:card|tag|rfid|nfc|chip|karte|carte|tarjeta|badge|fob)';
/** Without `chip`: at their start, ESP boards tell the `Chip ID` of their processor and of its flash memory. */
const NUMBERED = CARD.replace('|chip', '');

/** A label ends where its value begins, or where the words between them begin (`UID tag is :`). */
const LABELS: readonly { kind: LabelKind; label: RegExp }[] = [
  { kind: 'padded', label: /\bwiegand\s+hex\b/gi },
  { kind: 'hex', label: /\bin hex\b/gi },
  { kind: 'decimal', label: /\bin dec\b/gi },
  { kind: 'decimal', label: /\bwith id\b/gi },
  { kind: 'hex', label: /\bN?UID\b/gi },
  { kind: 'hex', label: /\bIDm\b/gi },
  { kind: 'hex', label: new RegExp(`\\b${NUMBERED}s?[\\s_-]*(?:id|serial|number)\\b`, 'gi') },
  { kind: 'hex', label: new RegExp(`\\bid\\b(?=[^:=]{0,24}\\b${CARD})`, 'gi') },
  { kind: 'hex', label: /\bfound new tag\b(?! with)/gi },
  { kind: 'hex', label: new RegExp(`\\b${CARD} found(?=\\s*[:=])`, 'gi') },
];

/** Words between a label and its value, up to a colon or equals sign; a length or type is another matter. */
const BETWEEN = /^(?![^:=]*\b(?:len(?:gth)?|size|type|count|bytes?|bits)\b)(?:\s*\([^)]*\))?[^:=0-9]{0,40}[:=]\s*/i;

/** True when the record must not be read as a tap, whatever it contains. `$` + capital: native frames, NMEA. */
export function isNoScan(text: string): boolean {
  return /^\$[A-Z]/.test(text) || NOT_A_SCAN.test(text);
}

/** Takes a reader index (`Reader 2:`, `2|`) off the front. `reader` is null when there is none. */
export function splitIndex(text: string): { reader: number | null; text: string } {
  const match = /^(?:reader\s*#?(\d{1,3})\s*[:|]|(\d{1,3})\s*\|)\s*/i.exec(text);
  if (!match) return { reader: null, text };
  return { reader: Number(match[1] ?? match[2]), text: text.slice(match[0].length) };
}

/** Every place where a value may stand, the surest first. */
export function* labelled(text: string): Generator<Labelled> {
  for (const { kind, label } of LABELS) {
    for (const match of text.matchAll(label)) {
      const rest = text.slice(match.index + match[0].length);
      yield { kind, rest };
      const between = BETWEEN.exec(rest);
      if (between) yield { kind, rest: rest.slice(between[0].length) };
    }
  }
}
