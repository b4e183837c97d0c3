import { expect, it } from 'vitest';
import { placePiece, placeRows, textsOf } from '../../../testing/place-text.ts';
import { makeRows } from '../lines/make-rows.ts';
import { findColumns } from './find-columns.ts';

const left = [
  'a line of the left column',
  'the left column goes on so',
  'and so does it end here ok',
];
const right = [
  'here the right one begins.',
  'it has as many lines as it',
  'needs, and then it is over',
];

it('reads columns one after the other, though they were drawn line by line', () => {
  const rows = placeRows(left.map((text, at) => ({ 50: text, 200: right[at] ?? '' })));
  expect(findColumns(rows).map(textsOf)).toEqual([left, right]);
});

it('reads columns whose lines stand at different heights', () => {
  const rows = makeRows([
    ...left.map((text, at) => placePiece(text, { y: 100 + at * 12 })),
    ...right.map((text, at) => placePiece(text, { x: 200, y: 105 + at * 12 })),
  ]);
  expect(findColumns(rows).map(textsOf)).toEqual([left, right]);
});

it('reads a heading over all columns before them', () => {
  const heading = 'A heading that goes over the whole width of the page';
  const rows = placeRows([
    { 50: heading },
    ...left.map((text, at) => ({ 50: text, 200: right[at] ?? '' })),
  ]);
  expect(findColumns(rows).map(textsOf)).toEqual([[heading], left, right]);
});

it('reads three columns', () => {
  const third = [
    'the third column is here',
    'and is the last to be read',
    'on this page of the paper',
  ];
  const rows = placeRows(
    left.map((text, at) => ({ 50: text, 200: right[at] ?? '', 350: third[at] ?? '' })),
  );
  expect(findColumns(rows).map(textsOf)).toEqual([left, right, third]);
});

it('leaves the rows of a table whole', () => {
  const rows = placeRows([
    { 50: 'Element', 150: 'Symbol', 220: 'Number' },
    { 50: 'Iron', 150: 'Fe', 220: '26' },
    { 50: 'Silver', 150: 'Ag', 220: '47' },
    { 50: 'Gold', 150: 'Au', 220: '79' },
  ]);
  expect(findColumns(rows)).toHaveLength(1);
});

it('reads the right column first where the text runs from right to left', () => {
  const hebrew = ['שורה ראשונה בעמודה הזאת', 'שורה שנייה בעמודה הזאת', 'שורה אחרונה בעמודה זאת'];
  const rows = placeRows(hebrew.map((text) => ({ 50: `${text}.`, 220: text })));
  expect(findColumns(rows).map((part) => part[0]?.lines[0]?.x)).toEqual([220, 50]);
});
