import { expect, it } from 'vitest';
import { splitTerm } from './split-term.ts';

function read(text: string): (string | null)[] {
  const { term, sign, meaning } = splitTerm(text, { start: 0, end: text.length });
  const cut = (range: { start: number; end: number } | null) =>
    range && text.slice(range.start, range.end);
  return [cut(term), sign, cut(meaning)];
}

it.each([
  ['chunking: grouping items', ['chunking', ':', 'grouping items']],
  ['**Stack:** The last in.', ['Stack', ':', 'The last in.']],
  ['**Stack**: The last in.', ['Stack', ':', 'The last in.']],
  ['**Local area network** (LAN): near', ['Local area network', ':', 'near']],
  ['OSI = reference model', ['OSI', '=', 'reference model']],
  ['heat -> expansion', ['heat', '->', 'expansion']],
  ['heat → expansion', ['heat', '->', 'expansion']],
  ['Xylem – carries water', ['Xylem', '-', 'carries water']],
  ['Lind (1747: HMS Salisbury): oranges', ['Lind (1747: HMS Salisbury)', ':', 'oranges']],
  ['slice `a[1: 2]`: a copy', ['slice `a[1: 2]`', ':', 'a copy']],
])('reads the term of %s', (text, parts) => {
  expect(read(text)).toEqual(parts);
});

it.each([
  ['a sentence before the colon', 'The pattern is clear: the further out, the longer.'],
  ['a time', 'It begins at 12:30 sharp'],
  ['a formula', 'E = m*c^2'],
  ['a hyphen inside a word', 'well-known facts'],
  ['a term without a meaning', 'Baddeley & Hitch (1974) working memory model:'],
  ['a long beginning', `${'very '.repeat(9)}long: yes`],
  ['two sentences', 'Best effort. That: it'],
])('finds none in %s', (_what, text) => {
  expect(read(text)).toEqual([null, null, null]);
});
