import { expect, it } from 'vitest';
import { tableRows } from '../facts/tables/table-rows.ts';
import { buildDocument } from '../testing/build-document.ts';
import { areNear, mayStandFor, readColumns } from './column-family.ts';

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
    rowsOf('Device | Part', ...cells.map((cell, no) => `T${no}x | ${cell}`)),
  );
  expect(columns.map((column) => column.kind)).toEqual([kind]);
});

it.each([
  ['mixed kinds', ['1694', 'unclear', '1957']],
  ['a value twice', ['copper', 'zinc', 'copper']],
  ['yes and no', ['yes', 'no', 'partly']],
  ['questions', ['Was it meant?', 'Was it paid?', 'Was it signed?']],
])('refuses a column with %s', (_, cells) => {
  const rows = rowsOf('Device | Part', ...cells.map((cell, no) => `T${no}x | ${cell}`));
  expect(rows).toHaveLength(3);
  expect(readColumns(rows)).toEqual([]);
});

it('refuses a chain, in which every value is the name of another row', () => {
  const rows = rowsOf(
    'Artery | Part',
    'Subclavian | Axillary',
    'Axillary | Brachial',
    'Brachial | Radial',
  );
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

it.each([
  ['a head that says nothing alone', 'NOT', ['Sydney', 'Toronto', 'Lagos']],
  ['qualities that another row may have', 'Use', ['one trial', 'rare events', 'waiting time']],
  ['degrees', 'Speed', ['simple', 'optimal waiting time', 'short response']],
  ['several values in most cells', 'Part', ['nuts, seeds', 'salt, tea', 'liver']],
  ['data that nobody knows by heart', 'Sales', ['210', '340', '560']],
  ['numbers that are not exact', 'Part', ['56', 'ca. 45', '36']],
])('refuses a column with %s', (_, head, cells) => {
  const rows = rowsOf(`Device | ${head}`, ...cells.map((cell, no) => `T${no}x | ${cell}`));
  expect(rows).toHaveLength(3);
  expect(readColumns(rows)).toEqual([]);
});

it('refuses a chain, in which the value of one row names the next', () => {
  const rows = rowsOf(
    'Artery | Becomes',
    'axillary | brachial',
    'brachial | radial',
    'aorta | x-y',
  );
  expect(readColumns(rows)).toEqual([]);
});

it('does not ask for the cells of a column that are no plain values', () => {
  const rows = rowsOf(
    'Country | Capital',
    'Australia | Canberra',
    'Bolivia | Sucre / La Paz',
    'Turkey | Ankara',
    'Vietnam | Hanoi',
  );
  expect([...(readColumns(rows)[0]?.values.values() ?? [])]).toEqual([
    'Canberra',
    'Ankara',
    'Hanoi',
  ]);
});

it('reads a value without what stands in brackets behind it', () => {
  const rows = rowsOf(
    'Land | Capital',
    'Brazil | Brasília (since 1960)',
    'Peru | Lima',
    'Cuba | Havana',
  );
  expect([...(readColumns(rows)[0]?.values.values() ?? [])]).toEqual([
    'Brasília',
    'Lima',
    'Havana',
  ]);
});

it.each([
  ['a part of the other', 'anaemia', 'microcytic anaemia', true],
  ['a word of a longer cell', 'leafy greens, liver', 'leafy greens, chickpeas', true],
  ['nothing', 'citrus fruit', 'oily fish', false],
])('takes for right as well what has in common: %s', (_, one, other, expected) => {
  expect(mayStandFor(one, other)).toBe(expected);
});

it('takes numbers for near that few could tell apart', () => {
  expect(areNear('6,400', '6,300')).toBe(true);
  expect(areNear('0.39', '0.72')).toBe(false);
  expect(areNear('1848', '1849')).toBe(false);
  expect(areNear('84 yr', '88 d')).toBe(false);
});
