import { expect, it } from 'vitest';
import { cutMaterial } from './cut-material.ts';

it('leaves a text that fits as it is', () => {
  expect(cutMaterial('One. Two.', 9)).toEqual({
    text: 'One. Two.',
    usedCharacters: 9,
    totalCharacters: 9,
  });
});

it('stops after the last sentence that fits, and says how much was used', () => {
  expect(cutMaterial('Cells are small. They divide. They die.', 32)).toEqual({
    text: 'Cells are small. They divide.',
    usedCharacters: 29,
    totalCharacters: 39,
  });
});

it('keeps a sentence that ends exactly at the limit', () => {
  expect(cutMaterial('They divide. They die.', 12).text).toBe('They divide.');
});

it('does not take an abbreviation for the end of a sentence', () => {
  expect(cutMaterial('They live on. Cells, e.g. those of plants, have walls.', 25).text).toBe(
    'They live on.',
  );
});

it('stops at a line or a word where no sentence ends', () => {
  expect(cutMaterial('cell wall\nnucleus membrane', 15).text).toBe('cell wall');
  expect(cutMaterial('cell wall and nucleus', 15).text).toBe('cell wall and');
});

it('stops at the end of a sentence of a script without spaces', () => {
  expect(cutMaterial('细胞很小。细胞分裂。细胞死亡。', 12).text).toBe('细胞很小。细胞分裂。');
});

it('never cuts a sign in two', () => {
  expect(cutMaterial('😀😀😀', 3).text).toBe('😀');
});
