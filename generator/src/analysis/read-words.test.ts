import { expect, it } from 'vitest';
import { readWords } from './read-words.ts';

it('tells each word with its kind and its place in the text', () => {
  const text = 'The **nucleus** stores\nDNA.';
  expect(readWords(text).map(({ text: word, tag, start, end }) => [word, tag, start, end])).toEqual(
    [
      ['The', 'DET', 0, 3],
      ['nucleus', 'NOUN', 6, 13],
      ['stores', 'NOUN', 16, 22],
      ['DNA', 'PROPN', 23, 26],
      ['.', 'PUNCT', 26, 27],
    ],
  );
});

it('finds the words around emoji and zero-width signs where they stand', () => {
  const text = 'Cells 🧫🧫 divide.';
  const words = readWords(text);
  expect(words.every(({ text: word, start, end }) => text.slice(start, end) === word)).toBe(true);
  expect(words.at(-2)?.text).toBe('divide');
});
