/**
 * NDEF messages, what an NFC tag holds for any reader or phone: one text there and back, and of whatever else is found
 * enough to say what it is. (NFC Forum NDEF 1.0 and Text RTD 1.0.)
 */

/** `other` names the type of the first record, `android.com:pkg` or `text/vcard`. */
export type Content =
  | { readonly is: 'nothing' }
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'link'; readonly text: string }
  | { readonly is: 'other'; readonly text: string };

const SHORT_ONLY_RECORD = 0xd1;
const LANGUAGE = 'en';
/** A short record says its length in a byte, and so does the block that it lies in. */
const MOST_BYTES = 200;
/** What the first byte of a link stands for; the later ones are hardly ever met. */
const PREFIXES = ['', 'http://www.', 'https://www.', 'http://', 'https://', 'tel:', 'mailto:'];

/** A message of one text record; null for one that is too long. */
export function textMessage(text: string): Uint8Array | null {
  const payload = [LANGUAGE.length, ...new TextEncoder().encode(`${LANGUAGE}${text}`)];
  if (payload.length > MOST_BYTES) return null;
  return Uint8Array.from([SHORT_ONLY_RECORD, 1, payload.length, 'T'.charCodeAt(0), ...payload]);
}

/** What a message holds; one that is torn counts as something else, for it is nothing of ours. */
export function readMessage(message: Uint8Array): Content {
  if (message.length === 0) return { is: 'nothing' };
  const [flags = 0, typeLength = 0] = message;
  const isShort = (flags & 0x10) !== 0;
  const hasId = (flags & 0x08) !== 0;
  const format = flags & 0x07;
  if (format === 0) return { is: 'nothing' };
  const length = isShort ? (message[2] ?? 0) : message.subarray(2, 6).reduce((sum, byte) => sum * 256 + byte, 0);
  const typeAt = (isShort ? 3 : 6) + (hasId ? 1 : 0);
  const type = latin(message.subarray(typeAt, typeAt + typeLength));
  const payloadAt = typeAt + typeLength + (hasId ? (message[isShort ? 3 : 6] ?? 0) : 0);
  const payload = message.subarray(payloadAt, payloadAt + length);
  if (payload.length < length) return { is: 'other', text: type };
  if (format === 1 && type === 'T') return { is: 'text', text: utf8(payload.subarray(1 + ((payload[0] ?? 0) & 0x3f))) };
  if (format === 1 && type === 'U')
    return { is: 'link', text: `${PREFIXES[payload[0] ?? 0] ?? ''}${utf8(payload.subarray(1))}` };
  return { is: 'other', text: type };
}

const latin = (bytes: Uint8Array): string => String.fromCharCode(...bytes);
const utf8 = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
