import { expect, it } from 'vitest';
import { hasLists } from './has-lists.ts';

it.each([
  [
    'a table',
    '| Organelle | Task |\n|---|---|\n| Nucleus | keeps DNA |\n| Ribosome | makes protein |',
  ],
  ['a table by tabs', 'Nucleus\tkeeps DNA\nRibosome\tmakes protein\nLysosome\tdigests'],
  ['a list', 'Steps:\n- Absorb light.\n- Split water.\n\n- Make sugar.'],
  ['a list of terms', 'Stroma: the fluid\nGrana: stacks of discs\nStomata: pores of a leaf'],
])('knows %s', (_what, text) => {
  expect(hasLists(text)).toBe(true);
});

it.each([
  ['prose', 'Plants use light. They make sugar.\nIt happens in the leaf: there is chlorophyll.'],
  ['one line with a colon', 'Stroma: the fluid.\nIt fills the chloroplast and holds its enzymes.'],
  ['nothing', ''],
])('finds none in %s', (_what, text) => {
  expect(hasLists(text)).toBe(false);
});
