import { expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';

it('reads UTF-8 with and without its mark', () => {
  expect(decodeText(utf8('naître'))).toEqual({ text: 'naître', encoding: 'UTF-8' });
  expect(decodeText(utf8('\u{FEFF}naître'))).toEqual({ text: 'naître', encoding: 'UTF-8' });
});

it('reads UTF-16 of either order, by its mark or by its zeros', () => {
  const little = Uint8Array.from(Buffer.from('\u{FEFF}naître', 'utf16le'));
  const big = little.map((_, place) => little[place ^ 1] ?? 0);
  const unmarked = Uint8Array.from(Buffer.from('term\tmeaning', 'utf16le'));
  expect(decodeText(little)).toEqual({ text: 'naître', encoding: 'UTF-16' });
  expect(decodeText(big)).toEqual({ text: 'naître', encoding: 'UTF-16' });
  expect(decodeText(unmarked)).toEqual({ text: 'term\tmeaning', encoding: 'UTF-16' });
});

it('takes what is no UTF-8 for Windows-1252', () => {
  const bytes = Uint8Array.from([0x6e, 0x61, 0xee, 0x74, 0x72, 0x65, 0x20, 0x80]);
  expect(decodeText(bytes)).toEqual({ text: 'naître €', encoding: 'Windows-1252' });
});

it('takes what has zeros and is no UTF-16 for no text', () => {
  expect(
    decodeText(Uint8Array.from([0x50, 0x4b, 0x03, 0x04, 0x14, 0, 0, 0, 0x08])),
  ).toBeUndefined();
});

function utf8(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}
