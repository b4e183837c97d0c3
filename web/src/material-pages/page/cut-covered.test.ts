import { expect, it } from 'vitest';
import { cutCovered } from './cut-covered.ts';

const text = 'One is asked. Two is not. Three is weak.';
const all = { start: 0, end: text.length };

function cover(words: string, missed = 0) {
  const start = text.indexOf(words);
  return { start, end: start + words.length, asked: 3, missed, isWeak: missed > 0 };
}

function wordsOf(pieces: ReturnType<typeof cutCovered>, of = text) {
  return pieces.map(({ start, end, sentence, isEnd }) => [
    of.slice(start, end),
    sentence !== undefined,
    isEnd ?? false,
  ]);
}

it('cuts a paragraph where sentences were asked about', () => {
  const covered = [cover('One is asked.'), cover('Three is weak.', 2)];
  expect(wordsOf(cutCovered(text, all, covered))).toEqual([
    ['One is asked.', true, true],
    [' Two is not. ', false, false],
    ['Three is weak.', true, true],
  ]);
});

it('leaves a paragraph whole that nothing was asked about', () => {
  expect(wordsOf(cutCovered(text, all, []))).toEqual([[text, false, false]]);
});

it('tells of a row of a table behind its last cell alone', () => {
  const row = '| Iron | Fe | ';
  const covered = [{ start: 0, end: row.length, asked: 2, missed: 2, isWeak: true }];
  expect(wordsOf(cutCovered(row, { start: 2, end: 6 }, covered), row)).toEqual([
    ['Iron', true, false],
  ]);
  expect(wordsOf(cutCovered(row, { start: 9, end: 11 }, covered), row)).toEqual([
    ['Fe', true, true],
  ]);
});
