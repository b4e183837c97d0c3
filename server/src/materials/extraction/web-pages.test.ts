import { readWebPages } from '@engram/corpus/list.ts';
import { measure } from '@engram/corpus/measure.ts';
import { expect, it } from 'vitest';
import { readWebPage } from './reader/html/read-web-page.ts';

const pages = readWebPages();

it('has ten pages of different makes', () => {
  expect(pages).toHaveLength(10);
});

it.each(pages)('reads the main text of $name', async ({ read, readExpected }) => {
  const { text } = await readWebPage(new Uint8Array(read()));
  const { recall, precision, order, structure } = measure(readExpected(), text);

  expect(recall).toBeGreaterThanOrEqual(0.96);
  expect(order).toBeGreaterThanOrEqual(0.95);
  expect(structure).toBeGreaterThanOrEqual(0.8);
  // Votes, dates, lists of further pages and boxes between paragraphs are not always told apart.
  expect(precision).toBeGreaterThanOrEqual(0.86);
});
