import { readTableFiles } from '@engram/corpus/list.ts';
import { expect, it } from 'vitest';
import { readPdf } from './reader/pdf/read-pdf.ts';
import { tidyText } from './reader/tidy-text.ts';

const tables = readTableFiles();

it('has the table of three columns and twenty more', () => {
  expect(tables.map(({ name }) => name)).toContain('three-columns.pdf');
  expect(tables.length).toBeGreaterThanOrEqual(21);
});

it.each(tables)('reads $name sign by sign as its key, which is written by hand', async (table) => {
  const { text } = tidyText(await readPdf(new Uint8Array(table.read())));
  expect(`${text}\n`).toBe(table.readExpected());
});
