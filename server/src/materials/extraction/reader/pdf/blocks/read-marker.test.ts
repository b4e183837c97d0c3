import { expect, it } from 'vitest';
import { isMarker, readMarker } from './read-marker.ts';

it.each([
  ['• bullet', '-', 'bullet'],
  ['– dash', '-', 'dash'],
  ['▪square', '-', 'square'],
  ['* star', '-', 'star'],
  ['3. third', '3.', 'third'],
  ['(12) twelfth', '12.', 'twelfth'],
  ['a) keeps its letter', '-', 'a) keeps its letter'],
  ['(iv) keeps its number', '-', '(iv) keeps its number'],
])('reads %s', (line, mark, text) => {
  expect(readMarker(line)).toEqual({ mark, text });
});

it.each(['1914 was the year', '-5 degrees', 'A. Smith wrote', 'plain words', '3.5 litres'])(
  'finds no marker in %s',
  (line) => {
    expect(readMarker(line)).toBeUndefined();
  },
);

it('knows a marker that stands alone', () => {
  expect(['•', '1.', '(a)', 'o'].map(isMarker)).toEqual([true, true, true, true]);
  expect(['word', '1914', '26'].map(isMarker)).toEqual([false, false, false]);
});
