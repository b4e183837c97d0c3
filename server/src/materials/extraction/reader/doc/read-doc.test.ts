import { expect, it } from 'vitest';
import { makeDoc } from '../../testing/make-doc.ts';
import { readDoc } from './read-doc.ts';

const outline = 0x2640;
const inTable = 0x2416;
const endsRow = 0x2417;

it('separates paragraphs and marks headings by their outline', async () => {
  const doc = makeDoc([
    { text: 'Cells\r', changes: [[outline, 0]] },
    { text: 'Они делятся.\u000Bنعم\r' },
    { text: 'Walls\r', changes: [[outline, 1]] },
  ]);

  expect(await read(doc)).toBe('# Cells\n\nОни делятся.\nنعم\n\n## Walls');
});

it('writes tables as rows, and marks bullets that were typed', async () => {
  const doc = makeDoc([
    { text: 'Name\u0007', changes: [[inTable, 1]] },
    { text: 'Holds\r', changes: [[inTable, 1]] },
    { text: 'DNA\u0007', changes: [[inTable, 1]] },
    {
      text: '\u0007',
      changes: [
        [inTable, 1],
        [endsRow, 1],
      ],
    },
    { text: '•\ttyped\r' },
  ]);

  expect(await read(doc)).toBe('| Name | Holds DNA |\n\n- typed');
});

it('shows what fields show, and no signs that only Word knows', async () => {
  const doc = makeDoc([
    {
      text: 'See \u0013HYPERLINK "x" \u0014the \u0013PAGE\u00147\u0015 link\u0015\u0001\u0008\u001F a\u001Eb\r',
    },
  ]);

  expect(await read(doc)).toBe('See the 7 link a-b');
});

it('refuses a document with a password', async () => {
  await expect(readDoc(makeDoc([{ text: 'x\r' }], { flags: 0x0300 }))).rejects.toThrow('password');
});

it('refuses a newer document with a password in the same container', async () => {
  const doc = makeDoc([{ text: 'x\r' }], { streamNames: ['EncryptionInfo', 'EncryptedPackage'] });

  await expect(readDoc(doc)).rejects.toThrow('password');
});

it('refuses other files of the same container', async () => {
  const workbook = makeDoc([{ text: 'x\r' }], { streamNames: ['Workbook', '1Table'] });

  await expect(readDoc(workbook)).rejects.toThrow('wrong-type');
});

it('refuses pieces of text that share their bytes', async () => {
  await expect(readDoc(makeDoc([{ text: 'x'.repeat(600) }], { pieces: 100 }))).rejects.toThrow(
    'damaged',
  );
});

it('refuses a chain of sectors that goes round in circles', async () => {
  const doc = makeDoc([{ text: 'x\r' }]);
  doc.writeUInt32LE(2, 512 + 9 * 4);

  await expect(readDoc(doc)).rejects.toThrow('damaged');
});

it('refuses half a document', async () => {
  const doc = makeDoc([{ text: 'x\r' }]);

  await expect(readDoc(doc.subarray(0, 700))).rejects.toThrow(/damaged|range/);
});

async function read(doc: Buffer): Promise<string> {
  return (await readDoc(doc)).text;
}
