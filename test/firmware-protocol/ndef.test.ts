import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readMessage, textMessage } from '../../firmware-protocol/ndef.ts';

const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex, 'hex'));

test('a text comes back as it was written', () => {
  const message = textMessage('Bring it!') as Uint8Array;
  expect(Buffer.from(message).toString('hex').toUpperCase()).toBe('D1010C5402656E4272696E6720697421');
  expect(readMessage(message)).toEqual({ is: 'text', text: 'Bring it!' });
  expect(textMessage('x'.repeat(198))).toBeNull();
});

test.each([
  ['nothing', '', { is: 'nothing' }],
  ['an empty record', 'D00000', { is: 'nothing' }],
  ['a link', 'D1010C55046578616D706C652E6F7267', { is: 'link', text: 'https://example.org' }],
  ['a card of a person', 'D20A01746578742F766361726441', { is: 'other', text: 'text/vcard' }],
  ['a text with an id and a long length', 'C9010000000401495402656E41', { is: 'other', text: 'I' }],
  ['a torn text', 'D1010C5402656E42', { is: 'other', text: 'T' }],
])('%s', (_what, hex, content) => expect(readMessage(bytes(hex))).toEqual(content));

test('whatever is there is read as something', () => {
  fc.assert(fc.property(fc.uint8Array({ maxLength: 60 }), (message) => readMessage(message).is.length > 0));
});
