import { wordFormulas, writeSentence } from '@engram/corpus/formulas/word-formulas.ts';
import { readGoodFiles } from '@engram/corpus/list.ts';
import { groundQuote } from '@engram/generator/grounding/ground-quote.ts';
import { indexText } from '@engram/generator/grounding/index-text.ts';
import { beforeAll, expect, it } from 'vitest';
import { readDocx } from './reader/docx/read-docx.ts';

let text = '';
beforeAll(async () => {
  const file = readGoodFiles().find(({ name }) => name === 'formulas-word.docx');
  text = (await readDocx(new Uint8Array(file?.read() ?? []))).text;
});

const formulas = wordFormulas.map((formula, at) => ({ ...formula, at }));

it('holds at least forty formulas', () => {
  expect(formulas.length).toBeGreaterThanOrEqual(40);
});

it.each(formulas)('reads a formula of Word as the key written by hand: $name', ({ at, latex }) => {
  const read = text.split('\n\n')[at + 1];
  expect(read).toBe(writeSentence(at, `$${latex}$`));
});

it.each(formulas)('finds a sentence with its formula in the material: $name', ({ at, latex }) => {
  const quote = writeSentence(at, `$${latex}$`);
  expect(groundQuote(indexText(text), quote).ok).toBe(true);
});

it.each(formulas)('refuses a quote in which a bracket is moved: $name', ({ at, wrong }) => {
  const quote = writeSentence(at, `$${wrong}$`);
  expect(groundQuote(indexText(text), quote)).toEqual({ ok: false });
});
