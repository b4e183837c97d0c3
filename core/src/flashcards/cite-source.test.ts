import { expect, it } from 'vitest';
import { CardSource } from './card.ts';
import { citeSource } from './cite-source.ts';

const quote = 'The mitochondrion makes most of the ATP.';
const material = `Cells are small. ${quote} Plants are green.\n\nOther words.`;
const start = material.indexOf(quote);
const source = { quote, start, end: start + quote.length, page: null };

it('takes the sentences around a quote with it, and the file and page', () => {
  const parts = [{ title: 'Cells.pdf', start: 0, pageStarts: [0, start] }];
  expect(citeSource({ source }, material, parts)).toEqual({
    quote,
    before: 'Cells are small.',
    after: 'Plants are green.',
    title: 'Cells.pdf',
    page: 2,
  });
});

it('has the topic of the part that it is in', () => {
  const cited = citeSource({ source, topic: 'Mitochondria' }, material, []);
  expect(CardSource.parse(cited).topic).toBe('Mitochondria');
});

it('says nothing of a file where there is none', () => {
  expect(citeSource({ source, topic: null }, material, [])).toEqual({
    quote,
    before: 'Cells are small.',
    after: 'Plants are green.',
    title: null,
    page: null,
  });
});

it('stays within what a card may carry, however long the sentences are', () => {
  const long = `the cell ${'grows and '.repeat(90)}divides`;
  const text = `${long} ${quote} ${long}`;
  const at = text.indexOf(quote);
  const cited = citeSource({ source: { ...source, start: at, end: at + quote.length } }, text, []);
  expect(CardSource.safeParse(cited).success).toBe(true);
});
