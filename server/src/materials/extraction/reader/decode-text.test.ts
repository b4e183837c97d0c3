import iconv from 'iconv-lite';
import { expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';

const russian =
  'Крепостное право существовало в России несколько столетий. К середине века крестьяне ' +
  'принадлежали помещикам и не могли по своей воле покинуть имение.';
const french = 'À l’époque où les élèves étudiaient à l’université, le café coûtait déjà 3 €.';

it('reads UTF-8 with and without its mark', async () => {
  expect(await decodeText(Buffer.from(french))).toBe(french);
  expect(await decodeText(Buffer.from(`\uFEFF${french}`))).toBe(french);
});

it('reads UTF-16 with its mark, in both orders', async () => {
  expect(await decodeText(iconv.encode(russian, 'utf-16le', { addBOM: true }))).toBe(russian);
  expect(await decodeText(iconv.encode(russian, 'utf-16be', { addBOM: true }))).toBe(russian);
});

it('reads UTF-16 without its mark, in both orders', async () => {
  expect(await decodeText(iconv.encode(french, 'utf-16le'))).toBe(french);
  expect(await decodeText(iconv.encode(french, 'utf-16be'))).toBe(french);
});

it('reads UTF-32 with its mark', async () => {
  expect(await decodeText(iconv.encode('Zellen 😀', 'utf-32le', { addBOM: true }))).toBe(
    '\uFEFFZellen 😀'.slice(1),
  );
});

it('finds the old encoding of a Russian text', async () => {
  expect(await decodeText(iconv.encode(russian, 'windows-1251'))).toBe(russian);
});

it('finds the old encoding of a Japanese text', async () => {
  const japanese =
    '細胞は生命の基本単位である。すべての生物は一つ以上の細胞からできている。'.repeat(3);

  expect(await decodeText(iconv.encode(japanese, 'shift_jis'))).toBe(japanese);
});

it('takes a Western text for what Windows writes', async () => {
  expect(await decodeText(iconv.encode(french, 'windows-1252'))).toBe(french);
});

it('refuses what is no text', async () => {
  const bytes = Uint8Array.from({ length: 4_000 }, (_, index) => (index * 7919) % 251);

  await expect(decodeText(bytes)).rejects.toThrow('wrong-type');
});
