import { expect, it } from 'vitest';
import { hasMagicOf } from './magic-bytes.ts';

const zip = bytes('PK\u0003\u0004rest');
const compound = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0);
const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a);

it('knows a PDF, also after rubbish, but not beyond the first 1024 bytes', () => {
  expect(hasMagicOf('pdf', bytes('%PDF-1.7'))).toBe(true);
  expect(hasMagicOf('pdf', bytes(`${' '.repeat(1_019)}%PDF-`))).toBe(true);
  expect(hasMagicOf('pdf', bytes(`${' '.repeat(1_020)}%PDF-`))).toBe(false);
  expect(hasMagicOf('pdf', zip)).toBe(false);
});

it('knows a DOCX, also one with a password', () => {
  expect(hasMagicOf('docx', zip)).toBe(true);
  expect(hasMagicOf('docx', compound)).toBe(true);
  expect(hasMagicOf('docx', bytes('%PDF-1.7'))).toBe(false);
});

it('knows a DOC', () => {
  expect(hasMagicOf('doc', compound)).toBe(true);
  expect(hasMagicOf('doc', zip)).toBe(false);
});

it('knows an RTF', () => {
  expect(hasMagicOf('rtf', bytes('{\\rtf1\\ansi'))).toBe(true);
  expect(hasMagicOf('rtf', bytes('{rtf1'))).toBe(false);
});

it('takes no picture, archive, program or other document for text', () => {
  const binaries = [png, zip, compound, bytes('%PDF-1.7'), bytes('{\\rtf1'), bytes('\u007fELF')];

  expect(binaries.map((head) => hasMagicOf('txt', head))).toEqual(binaries.map(() => false));
  expect(hasMagicOf('txt', bytes('The %PDF- of a text'))).toBe(true);
  expect(hasMagicOf('md', bytes('# Cells'))).toBe(true);
});

it('knows nothing by an empty beginning, but that it may be text', () => {
  const empty = new Uint8Array();

  expect(hasMagicOf('pdf', empty)).toBe(false);
  expect(hasMagicOf('docx', empty)).toBe(false);
  expect(hasMagicOf('txt', empty)).toBe(true);
});

function bytes(text: string): Uint8Array {
  return Buffer.from(text, 'latin1');
}
