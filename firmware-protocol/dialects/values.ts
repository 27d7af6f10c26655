/**
 * A piece of text to the bytes of a UID: the sixth rule of the tolerant reader. What several UIDs would fit is called
 * `ambiguous`, never guessed: a wrong UID enrols as a card that nobody can find again.
 */
import { reverse, xor } from './checks.ts';

/** How the user says the reader writes numbers: `pad32` drops leading zeros, `wedge-dec-le` sends the last byte first. */
export type TextProfile = 'auto' | 'pad32' | 'wedge-dec-le';

/** Hex digits of the bytes read, why they cannot be, or null: this is no value. */
export type Value = { hex: string } | { error: 'ambiguous' | 'checksum' } | null;

const AMBIGUOUS = { error: 'ambiguous' } as const;
const COUNTS = [4, 5, 7, 8, 10];

/** A record that is nothing but a value, or the value of a JSON key. */
export function wholeValue(text: string, profile: TextProfile, indexed: boolean): Value {
  const bare = text.replace(/^['"([<]+|['")\]>]+$/g, '').trim();
  const facility = /^(\d{3}),(\d{5})$/.exec(bare);
  if (facility) return facilityAndNumber(Number(facility[1]), Number(facility[2]));
  const { tokens, separators, rest } = tokenize(bare);
  if (rest !== '' || tokens.length === 0) return null;
  if (tokens.length === 1) return bareValue(tokens[0] ?? '', profile);
  if (indexed && isJoinedList(tokens)) return { hex: tokens.join('').toUpperCase() };
  // Dumps and tables are columns of numbers too, but not evenly spaced ones; an address is written with dots.
  if (new Set(separators).size !== 1) return null;
  const list = byteList(tokens);
  if (list === null) return null;
  return separators[0] === '.' ? dottedValue(tokens, list) : { hex: list.hex };
}

/** Bytes with dots between them: hex, unless it can be the address of a computer. */
function dottedValue(tokens: readonly string[], list: { hex: string; base: 10 | 16 }): Value {
  if (list.base === 10) return null;
  const isAddress = tokens.length === 4 && tokens.every((token) => /^(?:0|[1-9]\d?)$/.test(token));
  if (!isAddress) return { hex: list.hex };
  // 10.0.0.17 is not written like a UID, 10.20.30.40 may be one.
  return tokens.some((token) => token.length === 1) ? null : AMBIGUOUS;
}

/** The value behind a card label; other words may follow it. */
export function labelledValue(text: string, profile: TextProfile): Value {
  const { tokens } = tokenize(text.replace(/^[\s'"([<]+/, ''));
  const first = tokens[0];
  if (first === undefined) return null;
  if (/^\d{3},\d{5}\b/.test(text)) return wholeValue(text.slice(0, 9), profile, false);
  if (tokens.length === 1 || first.length >= 8) {
    const value = bareValue(first, profile);
    // A word that happens to be spelt in hex digits is no damaged UID.
    return value !== null || !/\d/.test(first) ? value : first.length === 12 ? { error: 'checksum' } : AMBIGUOUS;
  }
  if (isJoinedList(tokens) && tokens.some((token) => token.length > 2)) return { hex: tokens.join('').toUpperCase() };
  const end = tokens.findIndex((token) => token.length > 3);
  const list = byteList(end < 0 ? tokens : tokens.slice(0, end));
  if (list) return { hex: list.hex };
  return tokens.some((token) => /\d/.test(token)) ? AMBIGUOUS : null;
}

/** Decimal digits behind a label that says so: one 32-bit number, or a list of bytes. */
export function decimalValue(text: string, profile: TextProfile): Value {
  const { tokens } = tokenize(text.replace(/^[\s'"([<]+/, ''));
  const [first, second] = tokens;
  if (first === undefined || !/^\d+$/.test(first)) return null;
  if (second === undefined || first.length > 3) return number32(first, profile);
  const list = decimalList(tokens);
  return list === null ? AMBIGUOUS : { hex: list };
}

/** Hex digits that the reader prints as a number, without leading zeros. */
export function paddedValue(digits: string): Value {
  return digits.length <= 8 ? { hex: digits.toUpperCase().padStart(8, '0') } : null;
}

/** A frame of a 125 kHz module: 5 bytes and their XOR, 5 bytes, or up to 4. */
export function framedValue(digits: string): Value {
  if (digits.length === 12)
    return xor(digits) === 0 ? { hex: digits.slice(0, 10).toUpperCase() } : { error: 'checksum' };
  if (digits.length === 10) return { hex: digits.toUpperCase() };
  return digits.length >= 6 && digits.length <= 8 ? paddedValue(digits) : null;
}

interface Tokens {
  /** Hex or decimal digits, `0x` taken off. */
  readonly tokens: string[];
  /** What stands between them, quotes left out. */
  readonly separators: string[];
  /** What follows the last token. */
  readonly rest: string;
}

function tokenize(text: string): Tokens {
  const token = /(?:0x)?([0-9a-f]+)(?![0-9a-z])/iy;
  const separator = /['"]*([ \t:,\-._]+)['"]*/y;
  const [tokens, separators]: [string[], string[]] = [[], []];
  let at = 0;
  for (let gap: string | null = ''; gap !== null; ) {
    token.lastIndex = separator.lastIndex = at + (gap === '' ? 0 : gap.length);
    const found = token.exec(text);
    if (!found) break;
    if (tokens.length > 0) separators.push(gap.replace(/['"]/g, ''));
    tokens.push(found[1] ?? '');
    at = separator.lastIndex = token.lastIndex;
    gap = separator.exec(text)?.[0] ?? null;
  }
  return { tokens, separators, rest: text.slice(at) };
}

/** One run of digits. */
function bareValue(digits: string, profile: TextProfile): Value {
  const decimal = /^\d+$/.test(digits);
  if (profile === 'wedge-dec-le' && decimal && digits.length >= 5 && digits.length <= 10)
    return number32(digits, profile);
  if (profile === 'pad32' && digits.length >= 5 && digits.length <= 8) return paddedValue(digits);
  if (decimal && digits.length === 10 && Number(digits) <= 0xffffffff) return number32(digits, profile);
  if (digits.length === 12 && xor(digits) === 0) return { hex: digits.slice(0, 10).toUpperCase() };
  if (decimal && digits.length >= 11 && digits.length <= 13) return number40(digits);
  if (digits.length % 2 === 0 && COUNTS.includes(digits.length / 2)) return { hex: digits.toUpperCase() };
  const damaged = /\d/.test(digits) && digits.length >= 5 && (digits.length % 2 === 1 || digits.length < 8);
  return damaged && digits.length < 20 ? AMBIGUOUS : null;
}

function number32(digits: string, profile: TextProfile): Value {
  const value = Number(digits);
  if (value > 0xffffffff) return null;
  const hex = value.toString(16).toUpperCase().padStart(8, '0');
  return { hex: profile === 'wedge-dec-le' ? reverse(hex) : hex };
}

/** SimpleMFRC522 prints four UID bytes and their XOR as one number; the XOR is what makes it recognisable. */
function number40(digits: string): Value {
  const hex = Number(digits).toString(16).toUpperCase().padStart(10, '0');
  return hex.length === 10 && xor(hex) === 0 ? { hex } : null;
}

function facilityAndNumber(facility: number, number: number): Value {
  if (facility > 0xff || number > 0xffff) return null;
  return paddedValue(((facility << 16) | number).toString(16));
}

/** Bytes as a list of hex bytes, of decimal bytes or of half bytes. */
function byteList(tokens: readonly string[]): { hex: string; base: 10 | 16 } | null {
  if (tokens.some((token) => token.length === 3)) {
    const hex = decimalList(tokens);
    return hex === null ? null : { hex, base: 10 };
  }
  if (tokens.some((token) => token.length > 2)) return null;
  if (tokens.every((token) => token.length === 1) && tokens.length % 2 === 0 && COUNTS.includes(tokens.length / 2))
    return { hex: tokens.join('').toUpperCase(), base: 16 };
  if (!COUNTS.includes(tokens.length) || tokens.every((token) => token.length === 1)) return null;
  return { hex: tokens.map((token) => token.padStart(2, '0').toUpperCase()).join(''), base: 16 };
}

function decimalList(tokens: readonly string[]): string | null {
  const bytes = tokens.map((token) => (/^\d{1,3}$/.test(token) ? Number(token) : 256));
  if (!COUNTS.includes(bytes.length) || bytes.some((byte) => byte > 255)) return null;
  return bytes.map((byte) => byte.toString(16).toUpperCase().padStart(2, '0')).join('');
}

/** Whole bytes run together, with a space only before those below 0x10 (the poker-stream sketch). */
function isJoinedList(tokens: readonly string[]): boolean {
  const whole = tokens.every((token, i) => token.length % 2 === 0 && (i === 0 || token.startsWith('0')));
  return whole && COUNTS.includes(tokens.join('').length / 2);
}
