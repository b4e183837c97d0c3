import { expect, it } from 'vitest';
import { findKinds } from './find-kinds.ts';
import { markAll } from './testing/mark-words.ts';

const history = `War broke out in 1914 and the fighting spread. An armistice ended it in 1918. The treaty was signed in 1919 at a palace.
The army had 12 tanks at first. It lost 30 tanks in a week. Only 5 tanks came home. The march took 40 days.`;

it('finds years, and numbers of the same unit', () => {
  const marks = markAll(history, ['1914', '1918', '1919', '12', '30', '5 tanks', '40 days']);
  expect(findKinds(history, marks)).toEqual([
    { kind: 'years', numbers: [1, 2, 3], isMatchable: false },
    { kind: 'numbers', numbers: [4, 5, 6], isMatchable: false },
  ]);
});

it('does not call two of a kind a kind', () => {
  expect(findKinds(history, markAll(history, ['1914', '1918', '12']))).toEqual([]);
});

it('finds terms with the same head', () => {
  const text =
    'Salt leaves the proximal tubule first. Then the distal tubule takes up calcium. Last comes the collecting tubule of the cortex.';
  const marks = markAll(text, ['proximal tubule', 'distal tubule', 'collecting tubule']);
  expect(findKinds(text, marks)).toEqual([
    { kind: 'terms', numbers: [1, 2, 3], isMatchable: false },
  ]);
});

it('finds names that are places in their sentences, and takes no people for places', () => {
  const text =
    'The court sat in Vienna for a year. Later it moved to Prague with all its books. The archive stayed in Linz. It was kept by Kepler alone.';
  const marks = markAll(text, ['Vienna', 'Prague', 'Linz', 'Kepler']);
  expect(findKinds(text, marks)).toEqual([
    { kind: 'names', numbers: [1, 2, 3], isMatchable: false },
  ]);
});

it('finds cells of one column', () => {
  const text = '| Planet | Moons |\n|---|---|\n| Mars | two |\n| Earth | one |\n| Venus | none |';
  expect(findKinds(text, markAll(text, ['Mars', 'Earth', 'Venus', 'two']))).toEqual([
    { kind: 'terms', numbers: [1, 2, 3], isMatchable: false },
  ]);
});

it('says that words with their meanings can be matched', () => {
  const text = `- Osmosis: water passes a membrane
- Diffusion: particles spread out evenly
- Active transport: energy moves them against the gradient`;
  expect(findKinds(text, markAll(text, ['Osmosis', 'Diffusion', 'Active transport']))).toEqual([
    { kind: 'terms', numbers: [1, 2, 3], isMatchable: true },
  ]);
});

it('says so also where they are in different lists', () => {
  const text = `Systole: the ventricles contract\n\n# Waves\n\nP wave: the atria are excited\n\n# Vessels\n\nAorta: carries blood to the body`;
  expect(findKinds(text, markAll(text, ['Systole', 'P wave', 'Aorta']))).toEqual([
    { kind: 'terms', numbers: [1, 2, 3], isMatchable: true },
  ]);
});
