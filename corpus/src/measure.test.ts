import { expect, it } from 'vitest';
import { measure, words } from './measure.ts';

const expected =
  '# Cells\n\nThe cell is small.[^1]\n\n- One\n- Two\n\n| a | b |\n\n[^1]: Very small.\n';

it('gives full marks to the expected text itself', () => {
  expect(measure(expected, expected)).toEqual({ recall: 1, precision: 1, order: 1, structure: 1 });
});

it('counts a word as often as it is expected', () => {
  expect(measure('yes yes yes yes', 'yes').recall).toBe(0.25);
});

it('does not let a word that is read too often raise the recall', () => {
  expect(measure('one two', 'one one one').recall).toBe(0.5);
});

it('finds words that nobody expected', () => {
  expect(measure('one two three', 'one Page 1 two three 7').precision).toBe(0.5);
});

it('sees columns that were read across each other', () => {
  const across = measure('a b c d e f g h', 'a e b f c g d h');
  expect(across.recall).toBe(1);
  expect(across.order).toBe(0.625);
});

it('lets footnotes stand anywhere', () => {
  const moved = measure('one two\n\nthree four\n\n[^1]: note', 'one two\n\nnote\n\nthree four');
  expect(moved.order).toBe(1);
});

it('joins neither hyphenated line ends nor letters that stand apart', () => {
  expect(measure('photosynthesis', 'photosyn-\nthesis').recall).toBe(0);
  expect(measure('heading', 'h e a d i n g').recall).toBe(0);
});

it('takes a ligature for its letters', () => {
  expect(words('eﬃcient ﬂow')).toEqual(['efficient', 'flow']);
});

it('counts Chinese and Japanese by letters and Korean by words', () => {
  expect(words('中国历史')).toEqual(['中', '国', '历', '史']);
  expect(words('한글은 쉽다')).toEqual(['한글은', '쉽다']);
});

it('sees headings, items and rows that were read as plain lines', () => {
  expect(measure(expected, '# Cells\n\nOne\n\n- Two\n\na b').structure).toBe(0.5);
});

it('compares the structure whatever the level of a heading and the depth of an item', () => {
  expect(measure('## Cells\n\n  - One', '# Cells\n\n- One').structure).toBe(1);
});

it('measures a text of 20,000 words, each of which stands there four times', () => {
  const long = Array.from({ length: 20_000 }, (_, at) => `word${at % 5_000}`).join(' ');
  expect(measure(long, long).order).toBe(1);
});
