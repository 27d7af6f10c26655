/**
 * TTR/1 frames to text and back (PROTOCOL.md, "Frame"). Pure: lines in, values out, and bad input is an answer
 * with a reason, never an exception, because half of what a serial port delivers is noise.
 */
import { crcDigits } from './crc.ts';

/** Longest line in bytes, `$` to LF, that a host may send: an AVR has 64 bytes of receive buffer. */
export const HOST_LINE_LIMIT = 60;
/** Longest line in bytes, `$` to LF, that a device may send. */
export const DEVICE_LINE_LIMIT = 192;
/** What a receiver on a computer puts up with before it calls a line noise. */
export const RECEIVE_LIMIT = 512;

export interface Frame {
  /** Upper-case word, `?` at its end for a question: `SCAN`, `HELLO?`. */
  readonly verb: string;
  /** Values by key, percent escapes undone; each character is one byte (latin1). */
  readonly args: ReadonlyMap<string, string>;
}

/** Why a line is not a frame: `text` is log output (no `$`), the others are damage. */
export type FrameFault = 'text' | 'too-long' | 'syntax' | 'crc';
export type Decoded = { ok: true; frame: Frame } | { ok: false; why: FrameFault };
export type Encoded = { ok: true; line: string } | { ok: false; why: 'too-long' | 'syntax' };

const VERB = /^[A-Z][A-Z0-9]*\??$/;
const KEY = /^[a-z][a-z0-9]*$/;
/** A value on the wire: printable ASCII without the space and the marks, `%` only before two upper hex digits. */
const VALUE = /^(?:[!"#&-)+-~]|%[0-9A-F]{2})*$/;

/**
 * The line for a frame, LF included.
 * @param args values; each character must be one byte (latin1). Keys keep the order given.
 * @param limit longest line in bytes: {@link HOST_LINE_LIMIT} or {@link DEVICE_LINE_LIMIT}
 */
export function encodeFrame(verb: string, args: Readonly<Record<string, string | number>>, limit: number): Encoded {
  if (!VERB.test(verb)) return { ok: false, why: 'syntax' };
  let body = verb;
  for (const [key, value] of Object.entries(args)) {
    const escaped = escapeValue(String(value));
    if (!KEY.test(key) || escaped === null) return { ok: false, why: 'syntax' };
    body += ` ${key}=${escaped}`;
  }
  const line = `$${body}*${crcDigits(body)}\n`;
  return line.length <= limit ? { ok: true, line } : { ok: false, why: 'too-long' };
}

/**
 * The frame in a line, with or without its CR and LF. Whatever stands before the last `$` was torn and is ignored.
 * @param limit longest line in bytes, counted from that `$` and without line end
 */
export function decodeFrame(line: string, limit: number = RECEIVE_LIMIT): Decoded {
  const start = line.lastIndexOf('$');
  if (start < 0) return { ok: false, why: 'text' };
  const text = line.slice(start + 1).replace(/[\r\n]+$/, '');
  if (text.length + 1 > limit) return { ok: false, why: 'too-long' };
  const match = /^([^*]*)\*([0-9A-F]{4})$/.exec(text);
  if (!match) return { ok: false, why: 'syntax' };
  const [, body = '', crc = ''] = match;
  if (crcDigits(body) !== crc) return { ok: false, why: 'crc' };
  return parseBody(body);
}

/** A whole number of 0 or more under this key, or null when it is missing or something else. */
export function numberArg(frame: Frame, key: string): number | null {
  const value = frame.args.get(key);
  return value !== undefined && /^\d{1,10}$/.test(value) ? Number(value) : null;
}

function parseBody(body: string): Decoded {
  const [verb = '', ...pairs] = body.split(' ');
  if (!VERB.test(verb)) return { ok: false, why: 'syntax' };
  const args = new Map<string, string>();
  for (const pair of pairs) {
    const equals = pair.indexOf('=');
    const key = pair.slice(0, equals);
    const value = pair.slice(equals + 1);
    if (equals < 0 || !KEY.test(key) || !VALUE.test(value) || args.has(key)) return { ok: false, why: 'syntax' };
    const plain = value.replace(/%(..)/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
    // Only what must be escaped may be: each value has one spelling, so a small device can compare words as they are.
    if (escapeValue(plain) !== value) return { ok: false, why: 'syntax' };
    args.set(key, plain);
  }
  return { ok: true, frame: { verb, args } };
}

/** null when a character is not one byte. */
function escapeValue(value: string): string | null {
  let out = '';
  for (let i = 0; i < value.length; i++) {
    const char = value.charAt(i);
    const code = value.charCodeAt(i);
    if (code > 0xff) return null;
    out += char !== '%' && VALUE.test(char) ? char : `%${code.toString(16).toUpperCase().padStart(2, '0')}`;
  }
  return out;
}
