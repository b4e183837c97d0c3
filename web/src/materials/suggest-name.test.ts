import { expect, it } from 'vitest';
import { suggestSetName, suggestTestName } from './suggest-name.ts';
import { makeMaterial } from './testing/stub-library.ts';

function partsOf(
  title: string,
  facts: { usedInTests?: number; usedInFlashcardSets?: number } = {},
) {
  return [{ material: makeMaterial(1, { title, ...facts }) }];
}

it('names a test after its material, and the next ones with a number (D35)', () => {
  expect(suggestTestName(partsOf('Photosynthesis'))).toBe('Photosynthesis');
  expect(suggestTestName(partsOf('Photosynthesis', { usedInTests: 1 }))).toBe('Photosynthesis 2');
  expect(suggestTestName(partsOf('Photosynthesis.pdf', { usedInTests: 2 }))).toBe(
    'Photosynthesis 3',
  );
});

it('puts the number into brackets where the name ends in one', () => {
  expect(suggestTestName(partsOf('Lecture 7', { usedInTests: 1 }))).toBe('Lecture 7 (2)');
});

it('counts sets apart from tests', () => {
  const parts = partsOf('Photosynthesis', { usedInTests: 4, usedInFlashcardSets: 1 });
  expect(suggestSetName(parts)).toBe('Photosynthesis 2');
});

it('is called after the first of several', () => {
  const parts = [...partsOf('Memory.pdf'), ...partsOf('Cells')];
  expect(suggestTestName(parts)).toBe('Memory');
});

it('finds no name in a sentence, in a long line or in nothing', () => {
  expect(suggestTestName(partsOf('The hippocampus binds what the cortex knows.'))).toBe('');
  expect(suggestTestName(partsOf('a'.repeat(61)))).toBe('');
  expect(suggestTestName([])).toBe('');
});
