import { expect, it } from 'vitest';
import { splitSections } from '@engram/generator/split-sections.ts';
import { type CitedPart, citeSource } from './cite-source.ts';

function cite(text: string, quote: string, parts: CitedPart[] = []) {
  const start = text.indexOf(quote);
  const source = { quote, start, end: start + quote.length, page: null };
  return citeSource(source, { text, parts, sections: splitSections(text) });
}

const middle = 'The mitochondrion makes most of the ATP.';

it('gives whole sentences around the quote, as they stand', () => {
  const text = `# Cells\n\nCells are small. ${middle} Dr. Brown saw nuclei.\n`;
  expect(cite(text, middle)).toEqual({
    quote: middle,
    before: 'Cells are small. ',
    after: ' Dr. Brown saw nuclei.',
    title: null,
    page: null,
  });
});

it('leaves out the sentence that would not fit whole into 300 characters', () => {
  const long = `The cell ${'grows and '.repeat(20)}divides.`;
  const text = `${long} ${long} ${middle} ${long} ${long}`;
  expect(cite(text, middle)).toMatchObject({ before: `${long} `, after: ` ${long}` });
});

it('cuts between words where a single sentence is too long', () => {
  const long = `the cell ${'grows and '.repeat(60)}divides`;
  const { before, after } = cite(`${long} ${middle} ${long}`, middle);
  expect(before).toMatch(/^(grows|and) .* divides $/);
  expect(after).toMatch(/^ the cell .* (grows|and)$/);
  expect(before.length).toBeLessThanOrEqual(300);
  expect(after.length).toBeLessThanOrEqual(300);
});

it('takes nothing of another section or another file', () => {
  const text = `# One\n\nFirst words of one.\n\n# Two\n\n${middle}\n\n# Three\n\nLast words.`;
  expect(cite(text, middle)).toMatchObject({ before: '', after: '' });
  const joined = `Words of the first file.\n\n${middle}`;
  const parts = [
    { title: 'First', start: 0 },
    { title: 'Second', start: joined.indexOf(middle) },
  ];
  expect(cite(joined, middle, parts)).toMatchObject({ before: '', title: 'Second' });
});

it('names the part and the page, counted in the part', () => {
  const text = `Cells are small. ${middle} Plants are green.`;
  const at = text.indexOf(middle);
  const parts = [{ title: 'Cells.pdf', start: 0, pageStarts: [0, at] }];
  expect(cite(text, middle, parts)).toMatchObject({ title: 'Cells.pdf', page: 2 });
  expect(cite(text, 'Cells are small.', parts)).toMatchObject({ page: 1 });
});
