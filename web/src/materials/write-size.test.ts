import { expect, it } from 'vitest';
import { writeSize } from './write-size.ts';

it.each([
  [0, '0 bytes'],
  [1023, '1023 bytes'],
  [1024, '1 KB'],
  [84_000, '82 KB'],
  [1_048_575, '1.0 MB'],
  [2_516_582, '2.4 MB'],
  [10_485_760, '10.0 MB'],
])('writes %i bytes as %s', (bytes, words) => {
  expect(writeSize(bytes)).toBe(words);
});
