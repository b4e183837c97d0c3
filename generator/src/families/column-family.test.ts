import { expect, it } from 'vitest';
import { tableRows } from '../facts/table-rows.ts';
import { buildDocument } from '../testing/build-document.ts';
import { findOtherValues, readColumns } from './column-family.ts';

function rowsOf(...lines: string[]) {
  const [header = '', ...rows] = lines;
  return tableRows.find(
    buildDocument(
      [header, header.replace(/[^|]+/g, '---'), ...rows].map((line) => `| ${line} |`).join('\n'),
    ),
  );
}

it.each([
  ['names', ['right atrium', 'left atrium', 'aorta'], 'words'],
  ['years', ['1694', '1913', '1957'], 'number'],
  ['amounts of one unit', ['1.5 µg', '40 mg', '10 µg'], 'number'],
])('reads a column of %s', (_, cells, kind) => {
  const columns = readColumns(
    rowsOf('Thing | Value', ...cells.map((cell, no) => `T${no}x | ${cell}`)),
  );
  expect(columns.map((column) => column.kind)).toEqual([kind]);
});

it.each([
  ['mixed kinds', ['1694', 'unclear', '1957']],
  ['a value twice', ['copper', 'zinc', 'copper']],
  ['yes and no', ['yes', 'no', 'partly']],
  ['questions', ['Was it meant?', 'Was it paid?', 'Was it signed?']],
])('refuses a column with %s', (_, cells) => {
  const rows = rowsOf('Thing | Value', ...cells.map((cell, no) => `T${no}x | ${cell}`));
  expect(rows).toHaveLength(3);
  expect(readColumns(rows)).toEqual([]);
});

it('passes over empty cells and columns of examples', () => {
  const rows = rowsOf(
    'Law | Maker | Example',
    'First | Newton | a cart',
    'Second | – | a ball',
    'Third | Ohm | a wire',
  );
  const [column, ...others] = readColumns(rows);
  expect(others).toEqual([]);
  expect([...(column?.values.values() ?? [])]).toEqual(['Newton', 'Ohm']);
});

it('leaves out values that would be right as well', () => {
  const rows = rowsOf(
    'Vitamin | Food',
    'A1 | leafy greens, liver',
    'B9 | leafy greens, chickpeas',
    'C1 | citrus fruit',
    'D3 | oily fish, sunlight',
    'E1 | liver',
  );
  const [column] = readColumns(rows);
  const [first] = rows;
  expect(column && first && findOtherValues(column, first)).toEqual([
    'citrus fruit',
    'oily fish, sunlight',
  ]);
});
