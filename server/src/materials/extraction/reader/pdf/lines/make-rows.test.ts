import { expect, it } from 'vitest';
import { placePiece, textsOf } from '../../../testing/place-text.ts';
import { makeRows } from './make-rows.ts';

it('puts rows from top to bottom and their words from left to right', () => {
  const rows = makeRows([
    placePiece('below', { y: 120 }),
    placePiece('second', { x: 82, y: 100 }),
    placePiece('first', { x: 50, y: 100 }),
  ]);
  expect(textsOf(rows)).toEqual(['first second', 'below']);
});

it('joins a word that was drawn in parts', () => {
  const rows = makeRows([
    placePiece('The O', { x: 50, width: 25 }),
    placePiece('ff', { x: 75, width: 10 }),
    placePiece('ice', { x: 85, width: 15 }),
  ]);
  expect(textsOf(rows)).toEqual(['The Office']);
});

it('splits a row at a wide gap', () => {
  const rows = makeRows([placePiece('Iron', { x: 50 }), placePiece('26', { x: 150 })]);
  expect(textsOf(rows)).toEqual(['Iron | 26']);
});

it('keeps a small raised number with its word', () => {
  const rows = makeRows([
    placePiece('note', { x: 50, y: 100 }),
    placePiece('1', { x: 70, y: 95, size: 6 }),
  ]);
  expect(textsOf(rows)).toEqual(['note1']);
  expect(rows[0]?.lines[0]?.spans).toEqual([
    { text: 'note', font: 'regular', isRaised: false },
    { text: '1', font: 'regular', isRaised: true },
  ]);
});

it('joins letters that stand apart to words', () => {
  const letters = 'two words'
    .split('')
    .flatMap((letter, at) =>
      letter === ' ' ? [] : [placePiece(letter, { x: 50 + at * 15, width: 5 })],
    );
  expect(textsOf(makeRows(letters))).toEqual(['two words']);
});

it('takes a word once that was drawn twice to look bold', () => {
  const rows = makeRows([placePiece('Bold', { x: 50 }), placePiece('Bold', { x: 50.4 })]);
  expect(textsOf(rows)).toEqual(['Bold']);
});

it('invents no space between the signs of Chinese', () => {
  const rows = makeRows([
    placePiece('中国', { x: 50, width: 20 }),
    placePiece('历史', { x: 73, width: 20 }),
  ]);
  expect(textsOf(rows)).toEqual(['中国历史']);
});
