import { expect, it } from 'vitest';
import { placeRows, textsOf } from '../../../testing/place-text.ts';
import { findTables } from './find-tables.ts';

function describeParts(rows: Parameters<typeof placeRows>[0]) {
  return findTables(placeRows(rows)).map((part) =>
    part.kind === 'text'
      ? textsOf(part.rows)
      : part.rows.map((cells) => cells.map((lines) => lines.map(({ text }) => text).join(' '))),
  );
}

it('finds a table between paragraphs', () => {
  expect(
    describeParts([
      { 50: 'Some metals are heavy.' },
      { 50: 'Metal', 150: 'Number' },
      { 50: 'Iron', 150: '26' },
      { 50: 'Gold', 150: '79' },
      { 50: 'These are the metals that we have to know by heart.' },
    ]),
  ).toEqual([
    ['Some metals are heavy.'],
    [
      ['Metal', 'Number'],
      ['Iron', '26'],
      ['Gold', '79'],
    ],
    ['These are the metals that we have to know by heart.'],
  ]);
});

it('puts the lines of a cell together', () => {
  expect(
    describeParts([
      { 50: 'Cause', 150: 'What it means' },
      { 50: 'Decay', 150: 'Traces fade' },
      { 150: 'with time' },
      { 50: 'Repression', 150: 'Painful' },
    ]),
  ).toEqual([
    [
      ['Cause', 'What it means'],
      ['Decay', 'Traces fade with time'],
      ['Repression', 'Painful'],
    ],
  ]);
});

it('leaves an empty cell empty', () => {
  expect(
    describeParts([
      { 50: 'Name', 150: 'Born', 250: 'Died' },
      { 50: 'Ann', 250: '1900' },
      { 50: 'Ben', 150: '1850', 250: '1910' },
    ]),
  ).toEqual([
    [
      ['Name', 'Born', 'Died'],
      ['Ann', '', '1900'],
      ['Ben', '1850', '1910'],
    ],
  ]);
});

it('takes no list for a table', () => {
  expect(
    describeParts([
      { 50: '•', 70: 'the first' },
      { 50: '•', 70: 'the second' },
    ]),
  ).toEqual([['• | the first', '• | the second']]);
});
