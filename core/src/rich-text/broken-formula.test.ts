import { expect, it } from 'vitest';
import { holdsBroken } from './broken-formula.ts';

const text = [
  'Roots are easy. They are x = b 2a � in all cases. Signs are not.',
  '| Sum | ∑ � | all. Of it |',
  'Clear words.',
].join('\n');

function holds(words: string): boolean {
  const start = text.indexOf(words);
  return holdsBroken(text, { start, end: start + words.length });
}

it('finds a broken formula in the sentence or row of a stretch, and nowhere else', () => {
  expect(['They are', 'in all cases.', 'all. Of', 'Sum'].map(holds)).toEqual(
    Array.from({ length: 4 }, () => true),
  );
  expect(['Roots are easy.', 'Signs are not.', 'Clear words.'].map(holds)).toEqual([
    false,
    false,
    false,
  ]);
});
