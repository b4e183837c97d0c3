import { text } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { writeCell, writeFiles } from './write-text.ts';

async function* nothing() {}

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx'])(
  'puts an apostrophe before %j, which could be a formula',
  (cell) => {
    expect(writeCell(cell).replaceAll('"', '')).toBe(`'${cell}`);
  },
);

it('quotes what would break a line of CSV', () => {
  expect(writeCell('a "b", c\nd')).toBe('"a ""b"", c\nd"');
});

it('leaves plain texts, numbers, moments and empty cells as they are', () => {
  const cells = ['a-b', -5, new Date('2026-03-01T12:00:00Z'), null, undefined];
  expect(cells.map(writeCell)).toEqual(['a-b', '-5', '2026-03-01T12:00:00.000Z', '', '']);
});

it('writes a table without rows as an empty list and a line of headings', async () => {
  const files = writeFiles([
    { name: 'notes', about: 'Notes.', readAll: nothing, csvColumns: ['at', 'note'] },
    { name: 'wish', about: 'A wish.', readOne: async () => undefined },
  ]);
  const read = (file: (typeof files)[number]) =>
    text(Readable.from('text' in file ? file.text() : []));
  expect(files.map(({ path }) => path)).toEqual([
    'README.txt',
    'notes.json',
    'notes.csv',
    'wish.json',
  ]);
  const [, ...contents] = await Promise.all(files.map(read));
  expect(contents).toEqual(['[]\n', '\u{feff}at,note\r\n', 'null\n']);
});
